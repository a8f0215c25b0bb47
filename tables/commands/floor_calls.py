"""Floor, please: a table asks a supervisor to come, and one does."""

from __future__ import annotations

from datetime import datetime
from typing import Any, TypedDict

from django.utils.dateparse import parse_datetime

from pokerroom.event_text import says
from pokerroom.models import Event, Staff
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import facts_of, undoes
from tables.models import Table
from tables.refusals import TableState


def call_floor(table: Table, *, by: Staff, at: datetime) -> Table:
    """It stands among the clocks of the floor and on every bar until a supervisor takes it."""
    with turn(table.room_id, by=by, at=at, act=Act.CALL_FLOOR) as now:
        table = now.again(Table.objects, table.pk)
        if table.floor_called_at:
            raise TableState(f"Table {table.number} has called the floor already.", code="floor_called")
        _set(now, table, now.at, "tables.floor_called")
        return table


def come(table: Table, *, by: Staff, at: datetime) -> Table:
    """A supervisor takes the call."""
    with turn(table.room_id, by=by, at=at, act=Act.COME) as now:
        table = now.again(Table.objects, table.pk)
        called_at = table.floor_called_at
        if called_at is None:
            raise TableState(f"Table {table.number} does not call the floor.", code="no_floor_call")
        waited = int((now.at - called_at).total_seconds())
        _set(now, table, None, "tables.floor_came", called_at=called_at, waited_seconds=waited)
        return table


class FloorCall(TypedDict):
    """What a call for the floor carries."""

    table: int


class FloorCame(FloorCall):
    """The floor took the call: since when it waited."""

    called_at: str


@undoes("tables.floor_called")
def _called(now: Turn, event: Event) -> None:
    Table.objects.filter(room=now.room, number=facts_of(event, FloorCall)["table"]).update(floor_called_at=None)


@undoes("tables.floor_came")
def _came(now: Turn, event: Event) -> None:
    called_at = parse_datetime(facts_of(event, FloorCame)["called_at"])
    Table.objects.filter(room=now.room, number=facts_of(event, FloorCall)["table"]).update(floor_called_at=called_at)


def calls_touched(table: Table) -> list[str]:
    """The floor and the clock it called: both end with the table, and nothing of them is taken back past that."""
    return [f"floor:{table.number}", f"clock:{table.number}"]


def _set(now: Turn, table: Table, calls_since: datetime | None, verb: str, **facts: Any) -> None:
    table.floor_called_at = calls_since
    table.save(update_fields=["floor_called_at"])
    topics = [f"table:{table.number}", "rail", "bar"]
    now.record(verb, f"floor:{table.number}", topics=topics, table=table.number, **facts)


says("tables.floor_called")("Table {table} calls the floor".format_map)
says("tables.floor_came")("The floor comes to Table {table}".format_map)
