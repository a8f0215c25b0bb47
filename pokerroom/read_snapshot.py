"""Reads that belong together show the room at one moment, however many queries they take."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection, transaction


@contextmanager
def read_snapshot() -> Iterator[None]:
    """All that is read inside is as it was at the first query, and nothing can be written: a read-only snapshot.

    Inside another transaction it is that one which counts: a command's, which has the room to itself, or a snapshot.
    """
    if connection.in_atomic_block:
        yield
        return
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        yield


@contextmanager
def one_long_read() -> Iterator[None]:
    """A read-only snapshot in which a statement may take longer than a screen would wait, and all rows are wanted."""
    with read_snapshot():
        with connection.cursor() as cursor:
            cursor.execute("SET LOCAL statement_timeout = '10min'; SET LOCAL cursor_tuple_fraction = 1")
        yield
