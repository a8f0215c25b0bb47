"""The called player shows up: the clock stops, the seat stays locked up."""

from __future__ import annotations

from pokerroom.event_text import says
from pokerroom.models import Event
from pokerroom.turn import Turn
from pokerroom.undo import SHORT, Result, facts_of, undoes
from tables.commands.seats import lock_up
from waitlist.commands.calls.open_calls import end, end_elsewhere, open_call_of, record_call
from waitlist.commands.entry_changes import Changed, change, entry_of, give_back, seen_here
from waitlist.models import Entry
from waitlist.rules import Outcome, Status


def answer(now: Turn, entry: Entry) -> None:
    """A step: the called player shows up. The clock stops, the seat stays locked up; any other open call ends."""
    call = open_call_of(entry)
    if call is None or call.answered_at:
        return
    call.answered_at = now.at
    call.save(update_fields=["answered_at"])
    lock_up(call.seat, entry.player, None)
    was = change(entry, due_at=None, **seen_here(entry, now.at))
    record_call(now, entry, call, "waitlist.answered", was=was)
    end_elsewhere(now, entry.player, "answered another call", but=entry.pk)


@undoes("waitlist.answered")
def _undo_answered(now: Turn, event: Event) -> Result:
    """The clock runs on with its deadline; if that has passed, the entry waits at its old place."""
    entry, was = entry_of(now, event), facts_of(event, Changed)["was"]
    call = open_call_of(entry)
    if call is None:
        return SHORT
    if call.due_at <= now.at:
        end(now, call, Outcome.WITHDRAWN)
        give_back(entry, was | {"status": Status.WAITING, "due_at": None})
        return SHORT
    call.answered_at = None
    call.save(update_fields=["answered_at"])
    lock_up(call.seat, entry.player, call.due_at)
    give_back(entry, was)
    return {}


says("waitlist.answered")("{name} is here".format_map)
