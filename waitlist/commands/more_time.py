"""More time for one clock of a list: an unanswered call or a hold."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db.models import F

from pokerroom.event_text import says
from pokerroom.models import Staff
from pokerroom.refusals import Malformed
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from tables.commands.seats import lock_up
from waitlist.commands import calls
from waitlist.commands.entry_changes import change, record
from waitlist.commands.entry_lookup import entry_again
from waitlist.models import Call, Entry
from waitlist.refusals import NotWaiting


def extend(entry: Entry, *, seconds: int, reason: str = "", by: Staff, at: datetime) -> Entry:
    """More time for one clock: an unanswered call or a hold."""
    with turn(entry.room_id, by=by, at=at, act=Act.CLOCKS) as now:
        entry = entry_again(now, entry.pk)
        if entry.due_at is None:
            raise NotWaiting(f"No clock is running for {entry.player.public_name}.")
        extend_entry(now, entry, checked_span(seconds), reason)
        return entry


def checked_span(seconds: int) -> timedelta:
    if not 1 <= seconds <= 86_400:
        raise Malformed({"seconds": "Give a whole number of seconds from 1 to 86400."})
    return timedelta(seconds=seconds)


def extend_entry(now: Turn, entry: Entry, span: timedelta, reason: str) -> None:
    assert entry.due_at
    due_at = entry.due_at + span
    was = change(entry, due_at=due_at)
    call = calls.open_call_of(entry)
    if call:
        Call.objects.filter(pk=call.pk).update(due_at=F("due_at") + span)
        lock_up(call.seat, entry.player, due_at)
        now.wake(f"table:{call.seat.table.number}")
    record(now, entry, "waitlist.extended", topics=["rail"], due_at=due_at, reason=reason, was=was)


says("waitlist.extended")("More time for {name}".format_map)
