"""The called player turns the seat down and keeps the place."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.db.models import Q

from pokerroom.event_text import says
from pokerroom.models import Staff
from pokerroom.turn import Turn, turn
from tables.models import Seat
from waitlist.commands.calls.checks import called
from waitlist.commands.calls.open_calls import end, open_call_of, record_call
from waitlist.commands.entry_changes import change
from waitlist.models import Entry
from waitlist.rules import LIVE, Candidate, Outcome, Status


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
            facts |= {"passes": entry.passes + 1, "passed_at": now.at, "not_passed": _locked_for_others(now, entry)}
        if entry.passes + 1 > now.policy.at(entry.game).passes_allowed and "passes" in facts:
            facts |= _behind_everyone(now, entry)
        was = change(entry, **facts)
        record_call(now, entry, call, "waitlist.passed", was=was)
        return entry


def _locked_for_others(now: Turn, entry: Entry) -> list[int]:
    """The seats of this game that are locked up now, those excepted that this entry has passed before."""
    before = Candidate(entry.pk, passed_at=entry.passed_at, not_passed=tuple(entry.not_passed))
    locked = Seat.objects.filter(
        room=now.room, table__game=entry.game, open_since__isnull=False, locked_for__isnull=False
    ).values_list("pk", "open_since")
    return sorted(seat for seat, since in locked if since and not before.has_passed(seat, since))


def _behind_everyone(now: Turn, entry: Entry) -> dict[str, Any]:
    return {
        "put_before_id": None,
        "put_at": now.at,
        "put_why": f"passed {entry.passes + 1} times, behind everyone waiting",
    }


def seat_changed(now: Turn, taken: Seat, left: Seat) -> None:
    """A step: a seat change hands the open seat on to the chair that was left, for whoever has not passed it, too."""
    either = Q(not_passed__contains=taken.pk) | Q(not_passed__contains=left.pk)
    for entry in Entry.objects.filter(either, room=now.room, status__in=LIVE):
        others = [seat for seat in entry.not_passed if seat not in (taken.pk, left.pk)]
        entry.not_passed = [*others, left.pk] if taken.pk in entry.not_passed else others
        entry.save(update_fields=["not_passed"])


says("waitlist.passed")("{name} passed".format_map)
