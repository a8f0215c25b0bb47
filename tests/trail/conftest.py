"""Whoever owns the database: past every guard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection


@contextmanager
def past_the_guards() -> Iterator[None]:
    """What is done in here no trigger sees, as a superuser of the database can do it."""
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED")
        cursor.execute("SET LOCAL session_replication_role = replica")
        yield
        cursor.execute("SET LOCAL session_replication_role = origin")


def superuser(*statements: str) -> None:
    with past_the_guards(), connection.cursor() as cursor:
        for statement in statements:
            cursor.execute(statement)


def end_at(seq: int) -> None:
    """Cut the end off, and leave the room's row as if it had always been so."""
    superuser(
        f"DELETE FROM pokerroom_event WHERE seq > {seq}",
        f"UPDATE pokerroom_room SET version = {seq}, head_hash = (SELECT hash FROM pokerroom_event WHERE seq = {seq})",
    )
