"""Undo of what was decided for a table: opened, started, closed, no fills."""

from __future__ import annotations

from pokerroom.events import typed
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from pokerroom.undo import undoes
from tables.commands import AS_CLOSED
from tables.commands.games import check_offered
from tables.commands.subjects import table_of
from tables.models import Draw, Game, Seat
from tables.queries import seats_at
from tables.rules import TableStatus


@undoes("tables.no_fills")
def _undo_no_fills(now: Turn, event: Event) -> None:
    table_of(now, event).update(no_fills=not event.data["on"])


@undoes("tables.opened", "tables.taken_over")
def undo_opened(now: Turn, event: Event) -> None:
    table = table_of(now, event).get()
    if any(seat.sitting_id or seat.locked_for_id for seat in seats_at(now.room, table)):
        raise Refused(f"Somebody sits at or is called for table {table.number}.", code="stands_on", rule="T4")
    Seat.objects.filter(table__in=table_of(now, event)).update(open_since=None)
    table_of(now, event).update(status=TableStatus.CLOSED, **AS_CLOSED)
    _scheduled_again(now, event)


@undoes("tables.started")
def _undo_started(now: Turn, event: Event) -> None:
    table_of(now, event).update(status=TableStatus.OPEN, running_since=None)
    _scheduled_again(now, event)


def _scheduled_again(now: Turn, event: Event) -> None:
    """A start that did not happen leaves the game scheduled for when it was (T46)."""
    if scheduled_at := event.data.get("scheduled_at"):
        games = Game.objects.filter(room=now.room, slug=event.data["game"])
        games.update(scheduled_at=typed("_at", scheduled_at))


@undoes("tables.closed")
def _undo_closed(now: Turn, event: Event) -> None:
    """Open as it was; where it was breaking, its draw goes on."""
    table_open_again(now, event, TableStatus(event.data["status"]))
    Draw.objects.filter(room=now.room, table__number=event.data["table"], closed_at=event.at).update(closed_at=None)


def table_open_again(now: Turn, event: Event, status: TableStatus) -> None:
    """With all that closing ended; a table that is open by now for something else stays so."""
    closed = table_of(now, event).filter(status=TableStatus.CLOSED)
    if not closed.exists():
        raise Refused(f"Table {event.data['table']} is open again already.", code="stands_on")
    was = {name: typed(name, value) for name, value in event.data["was"].items()}
    check_offered(Game.objects.get(room=now.room, pk=was["game_id"]))
    if was["clock_due_at"] and was["clock_due_at"] <= now.at:
        was["clock_due_at"] = None  # its thirty seconds are over
    closed.update(status=TableStatus.OPEN, **was | {"running_since": None})  # no table runs that is not open first
    table_of(now, event).update(status=status, running_since=was["running_since"])
    for seat, open_since in event.data["holes"]:
        Seat.objects.filter(pk=seat).update(open_since=typed("open_since", open_since))
