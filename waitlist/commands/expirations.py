"""Calls, holds and extended dinners that run out, each at exactly its deadline (T34, T45)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from pokerroom.event_text import says
from pokerroom.expirations import Due
from pokerroom.turn import Turn
from tables.queries.money import open_bag
from waitlist.commands import calls
from waitlist.commands.calls.open_calls import record_call
from waitlist.commands.entry_changes import alter, change, record, write_ended_when_due
from waitlist.commands.turn_notes import CallNotes
from waitlist.models import Call, Entry
from waitlist.rules import Missed, Outcome, Status, over

DUE = "SELECT room_id FROM waitlist_entry WHERE due_at <= %(at)s"


def entries_due(now: Turn) -> Iterable[Due]:
    """Unanswered calls and holds that are over, in this room."""
    rows = Entry.objects.filter(room=now.room, due_at__lte=now.at).select_related("game", "player")
    return [(_moment(now, row), row) for row in rows if row.due_at]


def _moment(now: Turn, entry: Entry) -> datetime:
    """When it fell due; of a name that was called while it grew too old, when it came back to wait."""
    assert entry.due_at
    waits_again = entry.status == Status.WAITING and entry.due_at == entry.expires_at and entry.called_at is not None
    return max(entry.due_at, now.room.last_event_at or entry.due_at) if waits_again else entry.due_at


def expire(now: Turn, entry: Entry, due_at: datetime) -> Iterable[Due]:
    """A missed call becomes a hold, a missed hold a removal, each at exactly its deadline (T45)."""
    if entry.status == Status.CALLED:
        write_removed(now)
        return _missed(now, entry, due_at)
    why, rule = over(entry.status, entry.origin, arrived=entry.arrived_at is not None)
    in_time = due_at == entry.due_at
    was = alter(entry, status=Status.REMOVED, due_at=None, ended_at=due_at, ended_why=why)
    now.note(CallNotes).removed.append(entry) if in_time else entry.save()
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


def _missed(now: Turn, entry: Entry, due_at: datetime) -> Iterable[Due]:
    """What the room's rule makes of the place; chips in custody keep it, whatever the rule (T35, T45)."""
    call = calls.open_call_of(entry)
    assert call
    calls.end(now, call, Outcome.LAPSED, at=due_at)
    bag = open_bag(entry.player_id, entry.game_id)
    there = now.policy.at(entry.game)
    match Missed.KEEP if bag else Missed(there.missed_call):
        case Missed.HOLD:
            return _hold(now, entry, call, due_at)
        case Missed.REMOVE:
            return _remove(now, entry, call, due_at)
        case Missed.BEHIND:
            return _wait(
                now,
                entry,
                call,
                due_at,
                rule="T45",
                then=BEHIND,
                put_before_id=None,
                put_at=due_at,
                put_why="missed a call",
            )
        case Missed.KEEP:
            return _wait(
                now, entry, call, due_at, rule=entry.origin_rule if bag else "T45", then=CHIPS if bag else KEPT
            )


CHIPS, KEPT, BEHIND = "chips in custody, place kept", "place kept, not here", "behind everyone waiting, not here"


def _wait(
    now: Turn, entry: Entry, call: Call, due_at: datetime, *, rule: str, then: str, **facts: Any
) -> Iterable[Due]:
    """Waiting again, not here until checked in."""
    was = change(entry, status=Status.WAITING, due_at=None, away_since=due_at, **facts)
    record_call(now, entry, call, "waitlist.missed", at=due_at, rule=rule, then=then, was=was)
    return [(max(due_at, entry.due_at), entry)] if entry.due_at else []


def _remove(now: Turn, entry: Entry, call: Call, due_at: datetime) -> Iterable[Due]:
    record_call(now, entry, call, "waitlist.missed", at=due_at, rule="T45", then="off the list")
    why, rule = over(entry.status, entry.origin, arrived=True)
    was = change(entry, status=Status.REMOVED, due_at=None, ended_at=due_at, ended_why=why)
    record_call(now, entry, call, "waitlist.removed", at=due_at, reason=why, rule=rule, was=was)
    return []


def _hold(now: Turn, entry: Entry, call: Call, due_at: datetime) -> Iterable[Due]:
    hold_due = due_at + timedelta(seconds=now.policy.at(entry.game).call_hold_seconds)
    was = change(entry, status=Status.HELD, due_at=hold_due, missed_at=call.called_at, back_at=None)
    record_call(now, entry, call, "waitlist.held", at=due_at, due_at=hold_due, rule="T45", was=was)
    return [(hold_due, entry)]


says("waitlist.held")("{name} on hold".format_map)


@says("waitlist.missed")
def _missed_text(facts: dict[str, Any]) -> str:
    then = facts.get("then", CHIPS)  # what earlier versions did not say
    return f"{facts['name']} missed the call; {then}"
