"""What the events of list and floor are about, as it stands now."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet

from pokerroom.models import Event
from pokerroom.turn import Turn
from pokerroom.undo import SHORT
from tables.models import Sitting, Table
from waitlist.commands import calls
from waitlist.models import Entry


def entry_of(now: Turn, event: Event) -> Entry:
    pk = event.data.get("entry") or event.subject.removeprefix("entry:")
    return now.again(Entry.objects.select_related("game", "player"), int(pk))


def whole(entry: Entry, was: dict[str, Any]) -> dict[str, Any]:
    """Says it where a step fell short: the time of a call or hold is over, its seat is gone."""
    return {} if entry.status == was["status"] else SHORT


def call_again(now: Turn, event: Event) -> dict[str, Any]:
    """The calls that this command withdrew go on, once nothing stands in their way any more; or it fell short."""
    short: dict[str, Any] = {}
    for withdrawn in Event.objects.filter(room=now.room, command=event.command, verb="waitlist.withdrawn"):
        entry = entry_of(now, withdrawn)
        calls.reopen(now, entry, withdrawn.data["call"])
        short |= whole(entry, withdrawn.data["was"])
    return short


def sitting_of(now: Turn, event: Event) -> Sitting:
    pk = event.data.get("sitting") or event.subject.removeprefix("sitting:")
    return now.again(Sitting.objects, int(pk))


def table_of(now: Turn, event: Event) -> QuerySet[Table]:
    return Table.objects.filter(room=now.room, number=int(event.subject.removeprefix("table:")))
