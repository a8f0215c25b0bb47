"""Reads that belong together show the room at one moment, however many queries they take."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection, transaction
from psycopg import IsolationLevel


@contextmanager
def one_moment() -> Iterator[None]:
    """All that is read inside is as it was at the first query: nobody is both on a list and off it (I1).

    Nothing can be written inside. Within a command's own transaction nothing changes: the room is locked there.
    """
    if connection.in_atomic_block:
        yield
        return
    connection.ensure_connection()
    wire = connection.connection
    wire.isolation_level, wire.read_only = IsolationLevel.REPEATABLE_READ, True
    try:
        with transaction.atomic():
            yield
    finally:
        if not wire.closed:
            wire.isolation_level, wire.read_only = None, None
