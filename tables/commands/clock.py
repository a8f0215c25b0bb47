"""The clock called on a player (T30): it counts down on the table's screen, and at zero the hand is dead."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from pokerroom.lapses import Due
from pokerroom.models import Staff
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from tables.models import Table
from tables.refusals import TableState
from tables.rules import TableStatus


def call_clock(table: Table, *, by: Staff, at: datetime) -> Table:
    """Start the clock. Refused while one runs, or where no cards are in the air."""
    with turn(table.room_id, by=by, at=at, act=Act.HAND_CLOCK) as now:
        table = now.again(Table.objects, table.pk)
        if table.status not in (TableStatus.OPEN, TableStatus.RUNNING):
            raise TableState(f"Table {table.number} is {table.status}: no hand is dealt there.", rule="T30")
        if table.clock_due_at:
            raise TableState(f"The clock runs at table {table.number} already.", code="clock_runs", rule="T30")
        table.clock_due_at = now.at + timedelta(seconds=now.policy.thirty_second_clock)
        _save(now, table, "tables.clock_called", due_at=table.clock_due_at)
        return table


def stop_clock(table: Table, *, by: Staff, at: datetime) -> Table:
    """The player has acted in time."""
    with turn(table.room_id, by=by, at=at, act=Act.HAND_CLOCK) as now:
        table = now.again(Table.objects, table.pk)
        if table.clock_due_at is None:
            raise TableState(f"No clock runs at table {table.number}.", code="no_clock", rule="T30")
        table.clock_due_at = None
        _save(now, table, "tables.clock_stopped")
        return table


DUE = "SELECT room_id FROM tables_table WHERE clock_due_at <= %(at)s"


def due(now: Turn) -> Iterable[Due]:
    rows = Table.objects.filter(room=now.room, clock_due_at__lte=now.at)
    return [(row.clock_due_at, row) for row in rows if row.clock_due_at]


def lapse(now: Turn, table: Table, due_at: datetime) -> Iterable[Due]:
    """Zero: the hand is dead, without exceptions."""
    table.clock_due_at = None
    _save(now, table, "tables.hand_dead", at=due_at)
    return []


def _save(now: Turn, table: Table, verb: str, **facts: Any) -> None:
    table.save(update_fields=["clock_due_at"])
    topics = [f"table:{table.number}", "rail"]
    now.record(verb, f"table:{table.number}", topics=topics, table=table.number, rule="T30", **facts)
