"""More time for one clock of a list: an unanswered call or a hold."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from players.queries import said
from pokerroom.event_text import says
from pokerroom.events import typed
from pokerroom.models import Event, Staff
from pokerroom.refusals import Malformed
from pokerroom.roles import Act
from pokerroom.times import span
from pokerroom.turn import Turn, turn
from pokerroom.undo import Result, check_still_to_come, facts_of, undoes
from tables.commands.seats import lock_up
from waitlist.commands import calls
from waitlist.commands.entry_changes import Changed, EntryWas, change, entry_of, record
from waitlist.commands.entry_lookup import entry_again
from waitlist.models import Call, Entry
from waitlist.refusals import NotWaiting
from waitlist.rules import Origin


def extend(entry: Entry, *, seconds: int, reason: str = "", by: Staff, at: datetime) -> Entry:
    """More time for one clock: an unanswered call or a hold."""
    with turn(entry.room_id, by=by, at=at, act=Act.CLOCKS) as now:
        entry = entry_again(now, entry.pk)
        if entry.due_at is None:
            raise NotWaiting(f"No clock is running for {said(entry.player)}.")
        extend_entry(now, entry, checked_span(seconds), reason)
        return entry


def checked_span(seconds: int) -> timedelta:
    if not 1 <= seconds <= 86_400:
        raise Malformed({"seconds": "Give a whole number of seconds from 1 to 86400."})
    return timedelta(seconds=seconds)


def extend_entry(now: Turn, entry: Entry, added: timedelta, reason: str) -> None:
    assert entry.due_at
    due_at = entry.due_at + added
    was = _set_due(now, entry, due_at)
    seconds = int(added.total_seconds())
    record(now, entry, "waitlist.extended", topics=["rail"], due_at=due_at, seconds=seconds, reason=reason, was=was)


def _set_due(now: Turn, entry: Entry, due_at: datetime) -> EntryWas:
    """The deadline of an entry, of its open call and of the seat locked up for it."""
    call = calls.open_call_of(entry)
    if call:
        Call.objects.filter(pk=call.pk).update(due_at=due_at)
        lock_up(call.seat, entry.player, due_at)
        now.wake(f"table:{call.seat.table.number}")
    return change(entry, due_at=due_at)


class Extended(Changed):
    """What more time for an entry carries."""

    due_at: str


@undoes("waitlist.extended")
def _undo_extended(now: Turn, event: Event) -> Result:
    """The deadline that there was. Of every clock of the room, one that would be over keeps its time, and is named."""
    entry, extended = entry_of(now, event), facts_of(event, Extended)
    due_at = typed("due_at", extended["was"]["due_at"])
    if event.seq == event.command:
        check_still_to_come(now, entry.player.public_name, due_at, "T34" if entry.origin == Origin.DINNER else "T45")
    if due_at <= now.at:
        kept = typed("due_at", extended["due_at"])
        return {"short": True, "clocks": [{"entry": entry.pk, "name": entry.player.public_name, "due_at": kept}]}
    _set_due(now, entry, due_at)
    return {}


@says("waitlist.extended")
def _extended(facts: dict[str, Any]) -> str:
    """How much more; events of earlier versions did not say."""
    more = f"{span(facts['seconds'])} more" if "seconds" in facts else "More time"
    return f"{more} for {facts['name']}"
