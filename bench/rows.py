"""Rows in bulk: written by COPY in its binary form, whatever a model has by default filled in."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from typing import Any

import psycopg
from django.db import connection
from django.db.models import Field, Max, Model
from django.db.models.fields import NOT_PROVIDED
from psycopg.types.json import Jsonb

Fields = list["Field[Any, Any]"]


class Rows:
    """Rows of several models, kept until they are sent. Their numbers go on from those that are there."""

    def __init__(self, wire: psycopg.Connection[Any]) -> None:
        self.wire = wire
        self._kept: dict[type[Model], list[tuple[Any, ...]]] = defaultdict(list)
        self._last: dict[type[Model], int] = {}

    def add(self, model: type[Model], **facts: Any) -> int:
        """Keep one, by column names; its number."""
        number = facts["id"] = self.last(model) + 1
        self._last[model] = number
        self._kept[model].append(tuple(facts.get(column, default) for column, default in _columns(model).items()))
        return number

    def last(self, model: type[Model]) -> int:
        """The number of the last one."""
        if model not in self._last:
            self._last[model] = model._default_manager.aggregate(last=Max("id"))["last"] or 0
        return self._last[model]

    def send(self) -> None:
        """Write what is kept."""
        for model, rows in self._kept.items():
            names = ", ".join(f'"{column}"' for column in _columns(model))
            with (
                self.wire.cursor() as cursor,
                cursor.copy(f"COPY {_table(model)} ({names}) FROM STDIN (FORMAT BINARY)") as copy,
            ):
                copy.set_types([_type(field) for field in _fields(model)])
                for row in rows:
                    copy.write_row(row)
        self._kept.clear()

    def end(self) -> None:
        """Write what is kept, and let the database number on from there."""
        self.send()
        for model, number in self._last.items():
            self.wire.execute("SELECT setval(pg_get_serial_sequence(%s, 'id'), %s)", [_table(model), number])


@cache
def _columns(model: type[Model]) -> dict[str, Any]:
    """Names in order, and what is written where nothing is given."""
    return {str(field.column): _default(field) for field in _fields(model)}


def _fields(model: type[Model]) -> Fields:
    return [field for field in model._meta.concrete_fields if not field.generated]


def _table(model: type[Model]) -> str:
    return model._meta.db_table


def _default(field: Field[Any, Any]) -> Any:
    if field.db_default is not NOT_PROVIDED:
        raise ValueError(f"{field} has a default of the database's")
    default = field.get_default()
    return Jsonb(default) if _type(field) == "jsonb" and default is not None else default


def _type(field: Field[Any, Any]) -> str:
    return re.sub(r"\(\d+\)", "", field.db_type(connection) or "")
