"""What was decided for a table: opened, closed, marked, locked up, another limit."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet

from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from pokerroom.undo import SHORT, undoes
from tables.commands import AS_CLOSED
from tables.commands.games import check_offered
from tables.models import Draw, Game, Seat, Sitting
from tables.queries import seats_at
from tables.rules import TableStatus
from waitlist.commands import calls
from waitlist.commands.entries import stand_again
from waitlist.commands.steps import typed
from waitlist.commands.tables import check_no_rivals_came, rivals_near
from waitlist.commands.undoing.shared import table_of, whole
from waitlist.models import Entry
from waitlist.rules import LIVE


@undoes("tables.no_fills")
def _no_fills(now: Turn, event: Event) -> None:
    table_of(now, event).update(no_fills=not event.data["on"])


@undoes("tables.opened", "tables.taken_over")
def _opened(now: Turn, event: Event) -> None:
    table = table_of(now, event).get()
    if any(seat.sitting_id or seat.locked_for_id for seat in seats_at(now.room, table)):
        raise Refused(f"Somebody sits at or is called for table {table.number}.", code="stands_on", rule="T4")
    Seat.objects.filter(table__in=table_of(now, event)).update(open_since=None)
    table_of(now, event).update(status=TableStatus.CLOSED, **AS_CLOSED)


@undoes("tables.started")
def _started(now: Turn, event: Event) -> None:
    table_of(now, event).update(status=TableStatus.OPEN, running_since=None)
    Game.objects.filter(room=now.room, slug=event.data["game"]).update(
        scheduled_at=typed("_at", event.data["scheduled_at"])
    )


@undoes("overruled", "tables.counted")
def _said(now: Turn, event: Event) -> None:
    """What was said about the rest of the command: nothing to take back."""


@undoes("tables.marked")
def _marked(now: Turn, event: Event) -> None:
    table_of(now, event).update(**event.data["was"])


@undoes("tables.locked_up")
def _locked_up(now: Turn, event: Event) -> None:
    _seat(now, event).update(locked_for=None, locked_until=None)


@undoes("tables.freed")
def _freed(now: Turn, event: Event) -> dict[str, Any]:
    """A lock-up without a call is there again; one behind a call comes back with the call."""
    kept = event.data["was_for"]
    locked = kept and _seat(now, event).filter(open_since__isnull=False).update(locked_for=kept)
    return SHORT if kept and not locked else {}


def _seat(now: Turn, event: Event) -> QuerySet[Seat]:
    return Seat.objects.filter(room=now.room, pk=int(event.subject.removeprefix("seat:")))


@undoes("tables.closed")
def _closed(now: Turn, event: Event) -> None:
    """Open as it was; where it was breaking, its draw goes on."""
    _open_again(now, event, TableStatus(event.data["status"]))
    Draw.objects.filter(room=now.room, table__number=event.data["table"], closed_at=event.at).update(closed_at=None)


def _open_again(now: Turn, event: Event, status: TableStatus) -> None:
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


@undoes("tables.limit_changed")
def _limit_changed(now: Turn, event: Event) -> dict[str, Any]:
    old = Game.objects.get(room=now.room, slug=event.data["from"])
    check_offered(old)
    sittings = Sitting.objects.filter(room=now.room, pk__in=event.data["agreed"], ended_at__isnull=True)
    _check_not_waiting(old, sittings)
    table = table_of(now, event).get()
    near = rivals_near(now, table)
    sittings.update(game=old)
    table_of(now, event).update(game=old)
    check_no_rivals_came(now, table, near)
    short: dict[str, Any] = {}
    for closed in event.data["closed"]:
        entry = now.again(Entry.objects.select_related("game", "player"), closed["entry"])
        stand_again(now, entry, closed["was"])
        calls.reopen(now, entry, closed["call"])
        short |= whole(entry, closed["was"])
    return short


def _check_not_waiting(game: Game, sittings: QuerySet[Sitting]) -> None:
    """Nobody both sits in a game and waits for it."""
    names = Entry.objects.filter(game=game, status__in=LIVE, player__in=sittings.values("player"))
    listed = names.select_related("player").first()
    if listed:
        raise Refused(f"{listed.player.public_name} is on the {game.short} list by now.", code="stands_on")
