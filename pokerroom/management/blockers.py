"""Who holds what a schema change waits for: seen while it waits, told when it gives up."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any, NamedTuple

import psycopg
from django.core.management.base import CommandError
from django.db import OperationalError
from psycopg.errors import LockNotAvailable

LOOK_SECONDS = 0.2
BLOCKERS = """
    SELECT pid, coalesce(usename, ''), coalesce(application_name, ''), coalesce(state, ''),
        to_char(xact_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')
    FROM pg_stat_activity WHERE pid = ANY(pg_blocking_pids(%s)) ORDER BY pid
"""


class Blocker(NamedTuple):
    """A session in the way. State and time are unknown where we may not see them."""

    pid: int
    role: str
    application: str
    state: str
    since: str | None

    def __str__(self) -> str:
        state = f", {self.state}" if self.state else ""
        since = f" since {self.since} UTC" if self.since else ""
        return f"session {self.pid} of {self.role} ({self.application or 'unnamed'}{state}{since})"


@contextmanager
def told(connection: Any, doing: list[str]) -> Iterator[None]:
    """Raises CommandError that names the blockers where a statement of this connection waited too long for a lock.

    doing: what is being done, the newest last; "" where nothing is known.
    """
    connection.ensure_connection()
    watch = _Watch(connection)
    watch.start()
    try:
        yield
    except OperationalError as trouble:
        if not isinstance(trouble.__cause__, LockNotAvailable):
            raise
        raise CommandError(_sentence(watch.seen, doing)) from None
    finally:
        watch.over.set()
        watch.join()


class _Watch(threading.Thread):
    """Looks from a connection of its own, as the waiting one can't."""

    def __init__(self, connection: Any) -> None:
        super().__init__(daemon=True)
        self.facts = connection.get_connection_params()
        self.pid = connection.connection.info.backend_pid
        self.over = threading.Event()
        self.seen: list[Blocker] = []

    def run(self) -> None:
        with closing(psycopg.connect(**self.facts, autocommit=True)) as apart:
            while not self.over.wait(LOOK_SECONDS):
                if found := apart.execute(BLOCKERS, [self.pid]).fetchall():
                    self.seen = [Blocker(*row[:5]) for row in found]


def _sentence(seen: list[Blocker], doing: list[str]) -> str:
    what = f"Migration {doing[-1]}" if doing else "The migration"
    who = ", ".join(map(str, seen)) or "a session that is gone by now"
    return (
        f"{what} gave up: {who} holds a lock that it needs. It changed nothing. Stop the web processes, worker and "
        "beat of every node (or end that session with pg_terminate_backend), and run it again."
    )
