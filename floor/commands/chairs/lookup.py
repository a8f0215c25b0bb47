"""A chair and who sits there, read again inside a turn."""

from __future__ import annotations

from typing import Any, TypedDict

from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from tables import commands as floor
from tables.models import Placement, Seat, Sitting, Table
from tables.queries import seat_of, sitter_name
from tables.refusals import TableState
from tables.rules import TableStatus


class Chair(TypedDict):
    """Which chair an event is about."""

    table: int
    seat: int


def chair_of(now: Turn, table: int, seat: int) -> Seat:
    row = seat_of(now.room, table, seat)
    if row.table.status in (TableStatus.CLOSED, TableStatus.BREAKING) or seat > row.table.chairs:
        what = f"is {row.table.status}" if seat <= row.table.chairs else f"has {row.table.chairs} chairs in use"
        raise TableState(f"Table {table} {what}: nobody is seated there.", rule="T4")
    return row


def chair_of_sitting(sitting: Sitting) -> Seat:
    return Placement.objects.select_related("seat__table__game").get(sitting=sitting, until__isnull=True).seat


def live_sitting(now: Turn, sitting: Sitting) -> Sitting:
    sitting = now.again(Sitting.objects.select_related("player", "game", "session"), sitting.pk)
    if sitting.ended_at:
        raise Refused(f"{sitter_name(sitting)} has left already.", code="left_already")
    return sitting


def place(chair: Seat, *topics: str) -> dict[str, Any]:
    """Where it happened: facts, topics and touches that every event of a chair carries."""
    table: Table = chair.table
    assert table.game
    return {
        "table": table.number,
        "seat": chair.number,
        "list": table.game.slug,
        "topics": [*floor.table_topics(table, table.game), *topics],
        "touches": [f"seat:{chair.pk}"],
    }
