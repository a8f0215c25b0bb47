"""The same statements without the software: what the database alone takes for a command.

Commands are carried out by this process's own Django in a transaction that is taken back, with every statement noted.
Sequences are set back too, so the very same statements, ids and all, can then be sent by psycopg alone and committed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from django.db import connection, transaction
from psycopg import Connection

from bench.house import bare

Statement = tuple[str, Any]
SEQUENCES = (
    "SELECT schemaname, sequencename, coalesce(last_value, start_value), last_value IS NOT NULL FROM pg_sequences"
)


class Notes:
    """The statements of each command, with its transaction's bounds as the web process sends them."""

    def __init__(self) -> None:
        self.commands: list[tuple[str, list[Statement]]] = []
        self._open: list[str] = []

    @contextmanager
    def command(self, name: str) -> Iterator[None]:
        self.commands.append((name, []))
        with connection.execute_wrapper(self._note):
            yield

    def _note(self, execute: Callable[..., Any], sql: str, params: Any, many: bool, context: dict[str, Any]) -> Any:
        self.commands[-1][1].append((self._outermost(sql), params))
        return execute(sql, params, many, context)

    def _outermost(self, sql: str) -> str:
        """Inside our transaction a command's own is a savepoint; outside it is one."""
        if sql.startswith("SAVEPOINT"):
            self._open.append(sql)
            return "BEGIN" if len(self._open) == 1 else sql
        if sql.startswith("RELEASE SAVEPOINT"):
            self._open.pop()
            return sql if self._open else "COMMIT"
        return sql


@contextmanager
def taken_back() -> Iterator[Notes]:
    """Whatever happens inside is noted and never was."""
    with bare() as line:
        before = line.execute(SEQUENCES).fetchall()
        with transaction.atomic():
            yield Notes()
            transaction.set_rollback(True)
        for schema, name, value, called in before:
            line.execute("SELECT setval(format('%%I.%%I', %s::text, %s::text), %s, %s)", [schema, name, value, called])


def replayed(notes: Notes) -> list[tuple[str, float]]:
    """How long each command takes with nothing but psycopg."""
    with bare() as line:
        return [(name, _sent(line, statements)) for name, statements in notes.commands]


def _sent(line: Connection[Any], statements: list[Statement]) -> float:
    since = time.perf_counter()
    with line.cursor() as cursor:
        for sql, params in statements:
            cursor.execute(sql, params)
            if cursor.description:
                cursor.fetchall()
    return time.perf_counter() - since
