"""Finding rows by terms, however many there are: a function of the database makes them of a row, an index keeps them.

A search is written in PostgreSQL's `tsquery`: terms in quotes, `&`, `|`, and `:*` behind one that only begins so.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.db.models import BooleanField, Func
from psycopg.sql import quote

LONGEST = 40  # letters of a word that count
NOTHING = "'/'"  # no row has this term


class Fits(Func):
    """Whether the terms of a row are what a search wants. `terms`: the call of the function, just as the index has it.

    The search is no parameter, but stands in the statement: how often its terms occur decides how it is carried out.
    """

    output_field = BooleanField()

    def __init__(self, terms: Func, search: str) -> None:
        super().__init__(terms)
        self.search = search

    def as_sql(self, compiler: Any, *args: Any, **options: Any) -> tuple[str, Any]:
        terms, facts = compiler.compile(self.source_expressions[0])
        return f"{terms} @@ {quote(self.search).replace('%', '%%')}::tsquery", facts


def term(room_id: int, said: str) -> str:
    """One term of a room's."""
    escaped = f"{room_id}/{said}".replace("\\", "\\\\").replace("'", "''")
    return f"'{escaped}'"


def beginning(room_id: int, said: str) -> str:
    """Any term of a room's that begins so."""
    return f"{term(room_id, said)}:*"


def any_of(searches: Iterable[str]) -> str:
    return _joined(searches, " | ")


def all_of(searches: Iterable[str]) -> str:
    return _joined(searches, " & ")


def _joined(searches: Iterable[str], by: str) -> str:
    """Without those that ask for nothing."""
    asked = [search for search in searches if search]
    return f"({by.join(asked)})" if asked else ""
