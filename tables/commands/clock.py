"""The clock called on a player (T30): it counts down on the table's screen, and at zero the hand is dead."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, TypedDict

from django.db.models import QuerySet
from django.utils.dateparse import parse_datetime

from pokerroom.event_text import says
from pokerroom.expirations import Due
from pokerroom.models import Event, Staff
from pokerroom.refusals import NotFound, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import facts_of, undoes
from tables.models import Placement, Table
from tables.queries.clock import last_called
from tables.refusals import TableState
from tables.rules import TableStatus


def call_clock(table: Table, *, seat: int | None = None, on: int | None = None, by: Staff, at: datetime) -> Table:
    """Start the clock. Refused while one runs, or with no game on.

    `seat`: the player who calls it; none: staff do. `on`: the player who is to act, where somebody says so.
    """
    with turn(table.room_id, by=by, at=at, act=Act.HAND_CLOCK) as now:
        table = now.again(Table.objects, table.pk)
        if table.status not in (TableStatus.OPEN, TableStatus.RUNNING):
            raise TableState(f"Table {table.number} is {table.status}: no hand is dealt there.", rule="T30")
        if table.clock_due_at:
            raise TableState(f"The clock runs at table {table.number} already.", code="clock_runs", rule="T30")
        caller = _player_at(table, seat) if seat else by.name
        table.clock_due_at = now.at + timedelta(seconds=now.policy.at(table.game, table).thirty_second_clock)
        whose = _player_at(table, on) if on else ""
        _save(now, table, "tables.clock_called", due_at=table.clock_due_at, called_by=caller, seat=seat, whose=whose)
        return table


def _player_at(table: Table, seat: int) -> str:
    sits = Placement.objects.select_related("sitting__player").filter(
        seat__table=table, seat__number=seat, until__isnull=True
    )
    if not (placement := sits.first()):
        raise NotFound(f"Nobody sits at table {table.number} seat {seat}.")
    player = placement.sitting.player
    return f"seat {seat}, {player.public_name}" if player else f"seat {seat}"


def stop_clock(table: Table, *, by: Staff, at: datetime) -> Table:
    """The player has acted in time."""
    with turn(table.room_id, by=by, at=at, act=Act.HAND_CLOCK) as now:
        table = now.again(Table.objects, table.pk)
        if table.clock_due_at is None:
            raise TableState(f"No clock runs at table {table.number}.", code="no_clock", rule="T30")
        was = table.clock_due_at
        table.clock_due_at = None
        _save(now, table, "tables.clock_stopped", was_due_at=was)
        return table


class HandClock(TypedDict):
    """What an event of the hand clock carries."""

    table: int


class ClockStopped(HandClock):
    """The player acted in time: when it would have run out."""

    was_due_at: str


@undoes("tables.clock_called")
def _called(now: Turn, event: Event) -> None:
    """Never called: nothing counts down."""
    _of(now, event).update(clock_due_at=None)


@undoes("tables.clock_stopped")
def _stopped(now: Turn, event: Event) -> None:
    """It runs on with its deadline, if that is still to come."""
    due_at = parse_datetime(facts_of(event, ClockStopped)["was_due_at"])
    if due_at is None or due_at <= now.at:
        raise Refused("The thirty seconds are over meanwhile: call the clock anew.", code="not_undoable", rule="T30")
    _of(now, event).update(clock_due_at=due_at)


def _of(now: Turn, event: Event) -> QuerySet[Table]:
    return Table.objects.filter(room=now.room, number=facts_of(event, HandClock)["table"])


DUE = "SELECT room_id FROM tables_table WHERE clock_due_at <= %(at)s"


def due(now: Turn) -> Iterable[Due]:
    rows = Table.objects.filter(room=now.room, clock_due_at__lte=now.at)
    return [(row.clock_due_at, row) for row in rows if row.clock_due_at]


def expire(now: Turn, table: Table, due_at: datetime) -> Iterable[Due]:
    """Zero: the hand is dead, without exceptions."""
    table.clock_due_at = None
    called = last_called(table)
    _save(now, table, "tables.hand_dead", at=due_at, whose=called.data["whose"] if called else "")
    return []


def _save(now: Turn, table: Table, verb: str, **facts: Any) -> None:
    table.save(update_fields=["clock_due_at"])
    topics = [f"table:{table.number}", "rail"]
    now.record(verb, f"clock:{table.number}", topics=topics, table=table.number, rule="T30", **facts)


def _whose(facts: dict[str, Any], link: str = " on") -> str:
    """The hand that the clock is on, where somebody said whose."""
    return f"{link} {facts['whose']}" if facts.get("whose") else ""


says("tables.clock_called")(lambda facts: f"Clock called at Table {facts['table']}{_whose(facts)}")
says("tables.clock_stopped")("Clock stopped at Table {table}".format_map)
says("tables.hand_dead")(lambda facts: f"Hand dead at Table {facts['table']}{_whose(facts, ':')}")
