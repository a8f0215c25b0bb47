"""Reads that run with every command, compiled once: building the same SQL anew costs Django more than running it.

    @prepared
    def _live(game: int) -> QuerySet[Entry]:
        return Entry.objects.filter(game=game, status__in=LIVE)

    _live(game=7)   # its rows

Each fact becomes one parameter of the statement: it is compared with a column, and nothing else depends on it.
"""

from __future__ import annotations

import copy
import inspect
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from django.db import connections
from django.db.models import QuerySet
from django.db.models.sql.compiler import SQLCompiler

MARK = -1_000_003  # stands for the first fact; as unlikely as any number


class Statement(NamedTuple):
    rows: QuerySet[Any, Any]
    compiler: SQLCompiler
    sql: str
    params: tuple[Any, ...]


def prepared(build: Callable[..., QuerySet[Any, Any]]) -> Callable[..., list[Any]]:
    marks = {MARK - place: name for place, name in enumerate(inspect.signature(build).parameters)}
    stands_for = marks | {str(mark): name for mark, name in marks.items()}

    @cache
    def statement() -> Statement:
        rows = build(**{name: mark for mark, name in marks.items()})
        compiler = rows.query.get_compiler(rows.db)
        sql, params = compiler.as_sql()
        if sorted(stands_for[param] for param in params if param in stands_for) != sorted(marks.values()):
            raise TypeError(f"{build.__name__}: each fact is compared with one column.")
        return Statement(rows, compiler, sql, params)

    def read(**facts: Any) -> list[Any]:
        known = statement()
        given = tuple(facts[stands_for[param]] if param in stands_for else param for param in known.params)
        return _run(known, given)

    return read


def _run(known: Statement, params: tuple[Any, ...]) -> list[Any]:
    """The rows of this statement, as the query set makes them."""
    compiler = copy.copy(known.compiler)
    compiler.connection = connections[known.rows.db]
    compiler.as_sql = lambda *args, **kwargs: (known.sql, params)  # type: ignore[method-assign]
    unread = known.rows._chain()  # type: ignore[attr-defined]
    unread.query.get_compiler = lambda *args, **kwargs: compiler
    return list(unread)
