"""Is the process up, and does what it stands on really work?

Readiness is asked end to end: a worker that is there but takes no tasks (seen after a broker came back) is not ready.
"""

from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import Any

import psycopg
from django.db import connection
from django.http import HttpRequest, JsonResponse
from kombu.exceptions import OperationalError

from pokerroom import integrity, static_files
from pokerroom.celery import app
from pokerroom.live import listen
from pokerroom.models import SetAside

SILENCE = timedelta(seconds=5)
# A worker works if any job was done lately, but not in its stead; the sweep has its own beat.
BEATS = """
    SELECT part, max(at), coalesce(clock_timestamp() - max(at) > %s, true)
    FROM (VALUES ('worker', NULL), ('sweep', 'sweep')) AS parts (part, job)
    LEFT JOIN pokerroom_heartbeat ON name = coalesce(job, name) AND name NOT IN ('standby', 'standing in')
    GROUP BY part
"""

_failing_since: dict[str, datetime] = {}


def healthz(request: HttpRequest) -> JsonResponse:
    return JsonResponse({"status": "up"})


def readyz(request: HttpRequest) -> JsonResponse:
    failing = _failing()
    told: dict[str, object] = {"status": "not ready", "failing": failing} if failing else {"status": "ready"}
    if "database" not in failing:
        told |= _set_aside()
    told |= integrity.troubles
    if listen.stream_trouble:  # it works, but late
        told["stream"] = listen.stream_trouble
    if static_files.trouble():  # they are served, but browsers can't keep them, or keep old ones
        told["static_files"] = static_files.trouble()
    return JsonResponse(told, status=503 if failing else 200)


def _set_aside() -> dict[str, Any]:
    """What raised in some room and is tried again: the room goes on, so this alone does not make it not ready."""
    rows = SetAside.objects.order_by("since").values("room__slug", "what", "row", "since", "tries")[:20]
    return {"set_aside": list(rows)} if rows else {}


def _failing() -> dict[str, dict[str, datetime | None]]:
    """Each part that does not work, and since when; null: it never did."""
    found: dict[str, datetime | None] = {}
    try:
        found |= _silent_parts()
    except psycopg.Error:
        found["database"] = None
    if not _broker_answers():
        found["broker"] = None
    for part in ("database", "broker"):
        if part in found:
            found[part] = _failing_since.setdefault(part, datetime.now(UTC))
        else:
            _failing_since.pop(part, None)
    return {part: {"since": since} for part, since in found.items()}


def _silent_parts() -> dict[str, datetime | None]:
    # A connection of its own: the request's might be an old one that a stopped server still holds.
    with closing(psycopg.connect(**{**connection.get_connection_params(), "connect_timeout": 1})) as fresh:
        return {part: at for part, at, silent in fresh.execute(BEATS, [SILENCE]) if silent}


def _broker_answers() -> bool:
    try:
        with app.connection_for_read(connect_timeout=1, transport_options={"socket_timeout": 1}) as broker:
            broker.ensure_connection(max_retries=1, interval_start=0, timeout=1)
    except (OperationalError, OSError):
        return False
    return True
