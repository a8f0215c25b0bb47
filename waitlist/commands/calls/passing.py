"""The called player turns the seat down and keeps the place."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pokerroom.event_text import says
from pokerroom.models import Staff
from pokerroom.turn import Turn, turn
from waitlist.commands.calls.checks import called
from waitlist.commands.calls.open_calls import end, open_call_of, record_call
from waitlist.commands.entry_changes import change
from waitlist.models import Entry
from waitlist.rules import Outcome, Status


def pass_(entry: Entry, *, by: Staff, at: datetime) -> Entry:
    """The called player turns the seat down: place kept once, then behind everyone (`passes_allowed`).

    A table against a recorded wish is no pass: it does not count, and the seat goes on to the next.
    """
    with turn(entry.room_id, by=by, at=at) as now:
        entry = called(now, entry)
        call = open_call_of(entry)
        assert call
        end(now, call, Outcome.PASSED)
        facts: dict[str, Any] = {"status": Status.WAITING, "due_at": None}
        if call.seat.table.number not in entry.not_tables:
            facts |= {"passes": entry.passes + 1, "passed_at": now.at}
        if entry.passes + 1 > now.policy.passes_allowed and "passes" in facts:
            facts |= _behind_everyone(now, entry)
        was = change(entry, **facts)
        record_call(now, entry, call, "waitlist.passed", was=was)
        return entry


def _behind_everyone(now: Turn, entry: Entry) -> dict[str, Any]:
    return {
        "put_before_id": None,
        "put_at": now.at,
        "put_why": f"passed {entry.passes + 1} times, behind everyone waiting",
    }


says("waitlist.passed")("{name} passed".format_map)
