"""Is the process up, and does what it stands on really work?

Readiness is asked end to end: a worker that is there but takes no tasks (seen after a broker came back) is not ready.
Each question is asked on a thread of its own and waited for a moment only: a frozen server gives no answer at all.
"""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import Any

import psycopg
from django.db import connection
from django.http import HttpRequest, JsonResponse
from django.views.decorators.http import require_safe
from kombu.exceptions import OperationalError
from psycopg.errors import DiskFull
from psycopg.rows import dict_row

from pokerroom import disk, integrity, static_files
from pokerroom.celery import app
from pokerroom.live import listen
from pokerroom.release import VERSION

SILENCE = timedelta(seconds=5)
ANSWER_SECONDS = 1.5
# A worker works if any job was done lately, but not in its stead; the sweep has its own beat.
BEATS = """
    SELECT part, max(at) AS since, coalesce(clock_timestamp() - max(at) > %s, true) AS silent
    FROM (VALUES ('worker', NULL), ('sweep', 'sweep')) AS parts (part, job)
    LEFT JOIN pokerroom_heartbeat ON name = coalesce(job, name) AND name NOT IN ('standby', 'standing in')
    GROUP BY part
"""
# What raised in some room and is tried again: the room goes on, so this alone does not make it not ready.
SET_ASIDE = """
    SELECT slug AS room__slug, what, row, since, tries
    FROM pokerroom_setaside JOIN pokerroom_room room ON room.id = room_id ORDER BY since LIMIT 20
"""
SAYS = {
    "database": "The database does not answer.",
    "disk": "The database's disk is full: nothing can be saved.",
    "broker": "The broker does not answer.",
    "worker": "The worker does no tasks.",
    "sweep": "Deadlines are not looked after.",
}

_failing_since: dict[str, datetime] = {}
_threads = {part: ThreadPoolExecutor(1, thread_name_prefix=f"ready-{part}") for part in ("database", "broker")}


@require_safe
def healthz(request: HttpRequest) -> JsonResponse:
    return JsonResponse({"status": "up", "version": VERSION})


@require_safe
def readyz(request: HttpRequest) -> JsonResponse:
    database, broker = _ask("database", _look_at_database), _ask("broker", _look_for_broker)
    silent, set_aside = _answer(database, ({"database": None}, []))
    found = silent | _answer(broker, {"broker": None})
    if disk.ours_is_full():
        found["disk"] = None
    failing = {part: {"since": since, "detail": SAYS[part]} for part, since in _dated(found).items()}
    told: dict[str, object] = {"status": "not ready", "failing": failing} if failing else {"status": "ready"}
    told |= integrity.troubles
    if set_aside:
        told["set_aside"] = set_aside
    if listen.stream_trouble:  # it works, but late
        told["stream"] = listen.stream_trouble
    if static_files.trouble():  # they are served, but browsers can't keep them, or keep old ones
        told["static_files"] = static_files.trouble()
    return JsonResponse(told, status=503 if failing else 200)


def _ask(part: str, question: Callable[[], Any]) -> Future[Any]:
    return _threads[part].submit(question)


def _answer(asked: Future[Any], otherwise: Any) -> Any:
    """What was answered in time; `otherwise`, where nothing was."""
    try:
        return asked.result(ANSWER_SECONDS)
    except (psycopg.Error, OperationalError, OSError):  # TimeoutError is one
        asked.cancel()
        return otherwise


def _dated(found: dict[str, datetime | None]) -> dict[str, datetime | None]:
    """Each part that does not work, and since when; null: it never did."""
    for part in ("database", "broker", "disk"):
        if part in found:
            found[part] = _failing_since.setdefault(part, datetime.now(UTC))
        else:
            _failing_since.pop(part, None)
    return found


def _look_at_database() -> tuple[dict[str, datetime | None], list[dict[str, Any]]]:
    """Which parts left no beat lately, whether the disk is full, and what is set aside."""
    # A connection of its own: another might be an old one that a stopped server still holds.
    facts = {**connection.get_connection_params(), "connect_timeout": 2, "autocommit": True, "row_factory": dict_row}
    with closing(psycopg.connect(**facts)) as fresh:
        found = {row["part"]: row["since"] for row in fresh.execute(BEATS, [SILENCE]) if row["silent"]}
        set_aside = fresh.execute(SET_ASIDE).fetchall()
        try:
            fresh.execute(disk.PROBE)
        except DiskFull:
            found["disk"] = None
        return found, set_aside


def _look_for_broker() -> dict[str, datetime | None]:
    with app.connection_for_read(connect_timeout=1, transport_options={"socket_timeout": 1}) as broker:
        broker.ensure_connection(max_retries=1, interval_start=0, timeout=1)
    return {}
