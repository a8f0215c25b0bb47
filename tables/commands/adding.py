"""Another table that stands in the room, and its chairs."""

from __future__ import annotations

from datetime import datetime

from pokerroom.event_text import says
from pokerroom.models import Event, Room, Staff
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import undoes
from tables.commands.subjects import table_of
from tables.models import Seat, Table
from tables.refusals import TableState


def add_table(room: Room, *, number: int, chairs: int, by: Staff, at: datetime) -> Table:
    """A closed table with its chairs, from seat 1. Refused where the number is taken."""
    with turn(room, by=by, at=at, act=Act.TABLES) as now:
        if Table.objects.filter(room=now.room, number=number).exists():
            raise TableState(f"There is a table {number} already.", code="table_exists", rule="T4")
        table = Table.objects.create(room=now.room, number=number, chairs=chairs)
        Seat.objects.bulk_create(Seat(room=now.room, table=table, number=seat) for seat in range(1, chairs + 1))
        now.record("tables.added", f"table:{number}", table=number, topics=["*"], chairs=chairs)
        return table


says("tables.added")("Table {table} added, {chairs} chairs".format_map)


@undoes("tables.added")
def _undo_added(now: Turn, event: Event) -> None:
    """Nothing was done at it since: undo has seen to that."""
    Seat.objects.filter(table__in=table_of(now, event)).delete()
    table_of(now, event).delete()
