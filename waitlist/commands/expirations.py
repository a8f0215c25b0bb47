"""Calls, holds and extended dinners that run out, each at exactly its deadline (T34, T45)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from pokerroom.event_text import says
from pokerroom.expirations import Due
from pokerroom.turn import Turn
from tables.queries.money import open_bag
from waitlist.commands import calls
from waitlist.commands.calls.open_calls import record_call
from waitlist.commands.entry_changes import alter, change, record, write_ended_when_due
from waitlist.commands.turn_notes import CallNotes
from waitlist.models import Entry
from waitlist.rules import DINNER_OVER, NO_SHOW, Outcome, Status

DUE = "SELECT room_id FROM waitlist_entry WHERE due_at <= %(at)s"


def entries_due(now: Turn) -> Iterable[Due]:
    """Unanswered calls and holds that are over, in this room."""
    rows = Entry.objects.filter(room=now.room, due_at__lte=now.at).select_related("game", "player")
    return [(row.due_at, row) for row in rows if row.due_at]


def expire(now: Turn, entry: Entry, due_at: datetime) -> Iterable[Due]:
    """A missed call becomes a hold, a missed hold a removal, each at exactly its deadline (T45)."""
    if entry.status == Status.CALLED:
        write_removed(now)
        return (
            _keep_for_chips(now, entry, due_at)
            if open_bag(entry.player_id, entry.game_id)
            else _hold(now, entry, due_at)
        )
    why, rule = (DINNER_OVER, "T34") if entry.status == Status.WAITING else (NO_SHOW, "T45")
    was = alter(entry, status=Status.REMOVED, due_at=None, ended_at=due_at, ended_why=why)
    now.note(CallNotes).removed.append(entry)
    record(
        now,
        entry,
        "waitlist.removed",
        topics=["rail"],
        at=due_at,
        reason=why,
        rule=rule,
        was=was,
    )
    return []


def write_removed(now: Turn) -> None:
    """However many names an outage has left overdue: one statement, each stamped with its own due moment."""
    write_ended_when_due(now.note(CallNotes).removed)
    now.note(CallNotes).removed.clear()


def _keep_for_chips(now: Turn, entry: Entry, due_at: datetime) -> Iterable[Due]:
    """A missed call of somebody whose chips are in custody: waiting at the old place again, not here."""
    call = calls.open_call_of(entry)
    assert call
    calls.end(now, call, Outcome.LAPSED, at=due_at)
    was = change(entry, status=Status.WAITING, due_at=None, away_since=due_at)
    record_call(now, entry, call, "waitlist.missed", at=due_at, rule=entry.origin_rule, was=was)
    return []


def _hold(now: Turn, entry: Entry, due_at: datetime) -> Iterable[Due]:
    call = calls.open_call_of(entry)
    assert call
    calls.end(now, call, Outcome.LAPSED, at=due_at)
    hold_due = due_at + timedelta(seconds=now.policy.at(entry.game).call_hold_seconds)
    was = change(entry, status=Status.HELD, due_at=hold_due, missed_at=call.called_at, back_at=None)
    record_call(now, entry, call, "waitlist.held", at=due_at, due_at=hold_due, rule="T45", was=was)
    return [(hold_due, entry)]


says("waitlist.held")("{name} on hold".format_map)
says("waitlist.missed")("{name} missed the call; chips in custody, place kept".format_map)
