"""How moves, requests and what was decided for a table are taken back."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet

from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from pokerroom.undo import SHORT, undoes
from tables.commands import check_free, sit_again
from tables.commands.moves import sit_back, slide_back
from tables.models import Card, Draw, Game, Request, Seat, Sitting
from tables.rules import TableStatus
from waitlist.commands import calls
from waitlist.commands.chairs import chair_of, check_apart, live_sitting
from waitlist.commands.entries import stand_again
from waitlist.commands.requests import reopen
from waitlist.commands.steps import typed
from waitlist.commands.undoing import entry_of, table_of, whole
from waitlist.models import Entry


@undoes("overruled", "tables.counted")
def _said(now: Turn, event: Event) -> None:
    """What was said about the rest of the command: nothing to take back."""


@undoes("tables.seat_changed", "tables.table_changed", "tables.must_moved")
def _moved(now: Turn, event: Event) -> None:
    sitting = live_sitting(now, _sitting(now, event))
    left = chair_of(now, event.data["from"]["table"], event.data["from"]["seat"])
    taken = Seat.objects.get(room=now.room, table__number=event.data["table"], number=event.data["seat"])
    check_free(now, left)
    if left.locked_for and left.table_id != taken.table_id:
        raise Refused(f"Seat {left.number} is locked up for {left.locked_for.public_name}.", code="seat_locked")
    if sitting.player:
        check_apart(now, sitting.player, left)
    slide_back(now, sitting, left, taken, typed("open_since", event.data["open_since"]))
    _ask_again(now, event)


@undoes("tables.swapped")
def _swapped(now: Turn, event: Event) -> None:
    sit_back(*(live_sitting(now, Sitting(pk=pk)) for pk in (_sitting(now, event).pk, event.data["other"])))
    _ask_again(now, event)


def _ask_again(now: Turn, event: Event) -> None:
    for pk, state in event.data.get("answered", []):
        reopen(now, pk, state)


def _sitting(now: Turn, event: Event) -> Sitting:
    return now.again(Sitting.objects, int(event.subject.removeprefix("sitting:")))


@undoes("tables.asked")
def _asked(now: Turn, event: Event) -> None:
    was = event.data["was"]
    facts = {name: typed(name, value) for name, value in was.items()} if was else _gone(now)
    _request(now, event).filter(ended_at__isnull=True).update(**facts)


def _gone(now: Turn) -> dict[str, object]:
    return {"state": "withdrawn", "ended_at": now.at}


@undoes("tables.request_approved")
def _approved(now: Turn, event: Event) -> None:
    _request(now, event).filter(ended_at__isnull=True).update(state="asked", approved_by=None, approved_at=None)


@undoes("tables.request_withdrawn")
def _withdrawn(now: Turn, event: Event) -> None:
    reopen(now, _request(now, event).get().pk, event.data["was"])


def _request(now: Turn, event: Event) -> QuerySet[Request]:
    return Request.objects.filter(room=now.room, pk=int(event.subject.removeprefix("request:")))


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


@undoes("tables.breaking")
def _breaking(now: Turn, event: Event) -> None:
    """The table goes on as it was; cards that were drawn for nothing stay on record."""
    table = table_of(now, event).get()
    Draw.objects.filter(table=table, closed_at__isnull=True).update(closed_at=now.at)
    table_of(now, event).update(status=TableStatus.RUNNING if table.running_since else TableStatus.OPEN)


@undoes("tables.moved_on")
def _moved_on(now: Turn, event: Event) -> None:
    """Back at the table that broke; it is open again by the end of this."""
    facts = event.data
    left, taken = (_chair(now, place["table"], place["seat"]) for place in (facts["from"], facts))
    check_free(now, left)
    slide_back(now, live_sitting(now, _sitting(now, event)), left, taken, typed("open_since", facts["open_since"]))


@undoes("tables.broken_up")
def _broken_up(now: Turn, event: Event) -> None:
    if event.data["bag"]:
        name = event.data["name"]
        raise Refused(f"Chips of {name} are in custody: seat them again.", code="not_undoable", rule="T43")
    sit_again(now, _sitting(now, event), _chair(now, event.data["table"], event.data["seat"]))


@undoes("tables.broken")
def _broken(now: Turn, event: Event) -> dict[str, Any]:
    """The draw is open again, with its cards."""
    _open_again(now, event, TableStatus.BREAKING)
    draws = Draw.objects.filter(room=now.room, table__number=event.data["table"]).order_by("-pk")[:1]
    Draw.objects.filter(pk__in=[draw.pk for draw in draws]).update(closed_at=None)
    return _keep_again(now, event)


def _keep_again(now: Turn, event: Event) -> dict[str, Any]:
    """Whoever was kept a seat there, by the floor or by a call, is kept it again: only now is it there."""
    short: dict[str, Any] = {}
    parts = Event.objects.filter(room=now.room, command=event.command)
    for freed in parts.filter(verb="tables.freed"):
        short |= _freed(now, freed) or {}
    for withdrawn in parts.filter(verb="waitlist.withdrawn"):
        entry = entry_of(now, withdrawn)
        calls.reopen(now, entry, withdrawn.data["call"])
        short |= whole(entry, withdrawn.data["was"])
    return short


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
    if was["clock_due_at"] and was["clock_due_at"] <= now.at:
        was["clock_due_at"] = None  # its thirty seconds are over
    closed.update(status=TableStatus.OPEN, **was | {"running_since": None})  # no table runs that is not open first
    table_of(now, event).update(status=status, running_since=was["running_since"])
    for seat, open_since in event.data["holes"]:
        Seat.objects.filter(pk=seat).update(open_since=typed("open_since", open_since))


@undoes("tables.limit_changed")
def _limit_changed(now: Turn, event: Event) -> dict[str, Any]:
    old = Game.objects.get(room=now.room, slug=event.data["from"])
    Sitting.objects.filter(room=now.room, pk__in=event.data["agreed"], ended_at__isnull=True).update(game=old)
    table_of(now, event).update(game=old)
    short: dict[str, Any] = {}
    for closed in event.data["closed"]:
        entry = now.again(Entry.objects.select_related("game", "player"), closed["entry"])
        stand_again(now, entry, closed["was"])
        calls.reopen(now, entry, closed["call"])
        short |= whole(entry, closed["was"])
    return short


def _chair(now: Turn, table: int, seat: int) -> Seat:
    return Seat.objects.select_related("table__game").get(room=now.room, table__number=table, number=seat)


@undoes("tables.card_drawn")
def _card_drawn(now: Turn, event: Event) -> None:
    Card.objects.filter(draw__closed_at__isnull=True, sitting=_sitting(now, event)).delete()


def _seat(now: Turn, event: Event) -> QuerySet[Seat]:
    return Seat.objects.filter(room=now.room, pk=int(event.subject.removeprefix("seat:")))
