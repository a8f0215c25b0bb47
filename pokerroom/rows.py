"""Rows of several tables by SQL that stands written, for the few reads that run with every command.

There Django takes longer to build the statement than the database to answer it, and `raw` makes rows of one table only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from django.db import connection
from django.db.models import Model


def columns(model: type[Model], table: str) -> str:
    """The columns of a whole row, as `joined` takes them; `table`: its name in the statement."""
    return ", ".join(f'{table}."{field.column}"' for field in model._meta.concrete_fields)


def joined(models: Sequence[type[Model]], sql: str, params: Sequence[Any]) -> Iterator[list[Any]]:
    """One row of each model, in this order, then whatever else the statement selects.

    for entry, entry.player, here in joined([Entry, Player], f"SELECT {columns(Entry, 'entry')}, …", [pk]): ...
    """
    with connection.cursor() as cursor:
        cursor.execute(sql, params)
        found = cursor.fetchall()
    for row in found:
        values = iter(row)
        yield [*(_made(model, values) for model in models), *values]


def _made(model: type[Model], values: Iterator[Any]) -> Model:
    fields = model._meta.concrete_fields
    read = [_read(field, value) for field, value in zip(fields, islice(values, len(fields)), strict=True)]
    return model.from_db(connection.alias, [field.attname for field in fields], read)


def _read(field: Any, value: Any) -> Any:
    return field.from_db_value(value, None, connection) if hasattr(field, "from_db_value") else value
