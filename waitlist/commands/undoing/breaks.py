"""A table that broke."""

from __future__ import annotations

from typing import Any

from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from pokerroom.undo import undoes
from tables.commands import check_free, sit_again
from tables.commands.moves import slide_back
from tables.models import Card, Draw
from tables.rules import TableStatus
from waitlist.commands import calls
from waitlist.commands.chairs import check_apart, live_sitting
from waitlist.commands.steps import typed
from waitlist.commands.undoing.shared import chair_again, entry_of, sitting_of, table_of, whole
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
    left, taken = (chair_again(now, place["table"], place["seat"]) for place in (facts["from"], facts))
    check_free(now, left)
    sitting = live_sitting(now, sitting_of(now, event))
    if sitting.player:
        check_apart(now, sitting.player, left)
    slide_back(now, sitting, left, taken, typed("open_since", facts["open_since"]))


@undoes("tables.broken_up")
def _broken_up(now: Turn, event: Event) -> None:
    if event.data["bag"]:
        name = event.data["name"]
        raise Refused(f"Chips of {name} are in custody: seat them again.", code="not_undoable", rule="T43")
    sitting = sitting_of(now, event)
    if sitting.player:
        check_apart(now, sitting.player, chair_again(now, event.data["table"], event.data["seat"]))
    sit_again(now, sitting)


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


@undoes("tables.card_drawn")
def _card_drawn(now: Turn, event: Event) -> None:
    Card.objects.filter(draw__closed_at__isnull=True, sitting=sitting_of(now, event)).delete()
