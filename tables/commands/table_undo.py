"""Undo of what was decided for a table: opened, started, closed, no fills."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from pokerroom.events import typed
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from pokerroom.undo import facts_of, undoes
from tables.commands import AS_CLOSED, become
from tables.commands.games import check_offered
from tables.commands.requests import end_for, reopen
from tables.commands.subjects import table_of
from tables.models import Draw, Game, Seat
from tables.queries import seats_at
from tables.rules import TableStatus


class NoFills(TypedDict):
    """What freezing a table, or letting it fill again, carries."""

    on: bool


class Started(TypedDict):
    """What the start of a table carries: its game, and for when that was scheduled."""

    game: str
    scheduled_at: NotRequired[str | None]


class AsItWas(TypedDict):
    """What an event that ends a table carries: all that was decided for it, its open chairs since when, requests."""

    table: int
    was: dict[str, Any]
    holes: list[tuple[int, str]]
    wishes: NotRequired[list[tuple[int, str]]]


class Closed(AsItWas):
    """The same, closed by a command of its own: what the table was."""

    status: str


@undoes("tables.no_fills")
def _undo_no_fills(now: Turn, event: Event) -> None:
    table_of(now, event).update(no_fills=not facts_of(event, NoFills)["on"])


@undoes("tables.opened", "tables.taken_over")
def undo_opened(now: Turn, event: Event) -> None:
    table = table_of(now, event).get()
    if any(seat.sitting_id or seat.locked_for_id for seat in seats_at(now.room, table)):
        raise Refused(f"Somebody sits at or is called for table {table.number}.", code="stands_on", rule="T4")
    Seat.objects.filter(table__in=table_of(now, event)).update(open_since=None)
    become(table, TableStatus.CLOSED, **AS_CLOSED)
    end_for(now, table)
    _scheduled_again(now, event)


@undoes("tables.started")
def _undo_started(now: Turn, event: Event) -> None:
    become(table_of(now, event).get(), TableStatus.OPEN, running_since=None)
    _scheduled_again(now, event)


def _scheduled_again(now: Turn, event: Event) -> None:
    """A start that did not happen leaves the game scheduled for when it was (T46)."""
    started = facts_of(event, Started)
    if scheduled_at := started.get("scheduled_at"):
        games = Game.objects.filter(room=now.room, slug=started["game"])
        games.update(scheduled_at=typed("_at", scheduled_at))


@undoes("tables.closed")
def _undo_closed(now: Turn, event: Event) -> None:
    """Open as it was; where it was breaking, its draw goes on."""
    closed = facts_of(event, Closed)
    table_open_again(now, event, TableStatus(closed["status"]))
    Draw.objects.filter(room=now.room, table__number=closed["table"], closed_at=event.at).update(closed_at=None)


def table_open_again(now: Turn, event: Event, status: TableStatus) -> None:
    """With all that closing ended; a table that is open by now for something else stays so."""
    facts = facts_of(event, AsItWas)
    table = table_of(now, event).get()
    if table.status != TableStatus.CLOSED:
        raise Refused(f"Table {facts['table']} is open again already.", code="stands_on")
    was = {name: typed(name, value) for name, value in facts["was"].items()}
    check_offered(Game.objects.get(room=now.room, pk=was["game_id"]))
    if was["clock_due_at"] and was["clock_due_at"] <= now.at:
        was["clock_due_at"] = None  # its thirty seconds are over
    become(table, TableStatus.OPEN, **was | {"running_since": None})  # no table runs that is not open first
    if status != TableStatus.OPEN:
        become(table, status, running_since=was["running_since"])
    for seat, open_since in facts["holes"]:
        Seat.objects.filter(pk=seat).update(open_since=typed("open_since", open_since))
    for pk, state in facts.get("wishes", []):
        reopen(now, pk, state)
