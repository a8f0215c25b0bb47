"""A table that broke."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from pokerroom.undo import undoes
from tables.commands import check_free, sit_again
from tables.commands.moves import slide_back
from tables.models import Card, Draw
from tables.queries import seat_of, seats_at
from tables.rules import TableStatus
from waitlist.commands.chairs import live_sitting
from waitlist.commands.steps import typed
from waitlist.commands.tables import check_no_rivals_came
from waitlist.commands.undoing.shared import call_again, sitting_of, table_of
from waitlist.commands.undoing.tables import _freed, _open_again


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
    left, taken = (seat_of(now.room, place["table"], place["seat"]) for place in (facts["from"], facts))
    check_free(now, left)
    slide_back(now, live_sitting(now, sitting_of(now, event)), left, taken, typed("open_since", facts["open_since"]))


@undoes("tables.broken_up")
def _broken_up(now: Turn, event: Event) -> None:
    if event.data["bag"]:
        name = event.data["name"]
        raise Refused(f"Chips of {name} are in custody: seat them again.", code="not_undoable", rule="T43")
    sit_again(now, sitting_of(now, event), seat_of(now.room, event.data["table"], event.data["seat"]))


@undoes("tables.broken")
def _broken(now: Turn, event: Event) -> dict[str, Any]:
    """The draw is open again, with its cards."""
    _open_again(now, event, TableStatus.BREAKING)
    draws = Draw.objects.filter(room=now.room, table__number=event.data["table"]).order_by("-pk")[:1]
    Draw.objects.filter(pk__in=[draw.pk for draw in draws]).update(closed_at=None)
    _check_apart(now, event)
    return {"short": False} | _keep_again(now, event)  # what a part fell short of is tried again here


def _check_apart(now: Turn, event: Event) -> None:
    """Whoever sat here together may again; nobody comes back beside a rival who has sat down since (T39)."""
    table = table_of(now, event).get()
    here = [seat.player_id for seat in seats_at(now.room, table) if seat.player_id]
    check_no_rivals_came(now, table, set(permutations(here, 2)))


def _keep_again(now: Turn, event: Event) -> dict[str, Any]:
    """Whoever was kept a seat there, by the floor or by a call, is kept it again: only now is it there."""
    short: dict[str, Any] = {}
    for freed in Event.objects.filter(room=now.room, command=event.command, verb="tables.freed"):
        short |= _freed(now, freed) or {}
    return short | call_again(now, event)


@undoes("tables.card_drawn")
def _card_drawn(now: Turn, event: Event) -> None:
    Card.objects.filter(draw__closed_at__isnull=True, sitting=sitting_of(now, event)).delete()
