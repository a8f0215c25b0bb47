"""A pooler between us and PostgreSQL (PgBouncer, or another) is found out, not configured.

One that works by transaction gives each transaction any of its server connections, so nothing may stand on a session:
no statement is prepared there, and whoever must keep a connection (`LISTEN`) goes past it by DIRECT_DATABASE_URL.
"""

from __future__ import annotations

import logging
from typing import Any

from django.conf import settings
from psycopg.conninfo import conninfo_to_dict

# A pooler numbers the connections that it hands out by itself.
LOOK = "SELECT pg_backend_pid(), current_setting('statement_timeout') = '0'"

log = logging.getLogger(__name__)
_told: set[str] = set()


def look(connection: Any, **_: object) -> None:
    """At each new connection of Django's."""
    with connection.cursor() as cursor:
        cursor.execute(LOOK)
        number, unlimited = cursor.fetchone()
    wire = connection.connection
    if number == wire.info.backend_pid:
        return
    wire.prepare_threshold = None
    if unlimited:
        _tell("The pooler in front of the database does not pass on the limits on time: set them for the role.")


def _tell(sentence: str) -> None:
    """Once a process: connections are many."""
    if sentence not in _told:
        _told.add(sentence)
        log.warning(sentence)


def past(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of a connection, past the pooler where we were told the way."""
    if not settings.DIRECT_DATABASE_URL:
        return facts
    rest = {name: fact for name, fact in facts.items() if name not in ("host", "port")}
    return {**rest, **conninfo_to_dict(settings.DIRECT_DATABASE_URL)}
