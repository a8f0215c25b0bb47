"""The action bar under every staff screen: what was done last, what needs attention, what waits for approval."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta

from pokerroom import approvals
from pokerroom.event_text import main_event, tell
from pokerroom.models import Event, Room, Staff
from pokerroom.roles import Role
from pokerroom.times import clock
from pokerroom.turn import policy_of
from pokerroom.undo import can_undo
from screens.parts.event_names import told
from waitlist.models import Call, Entry
from waitlist.queries.snapshot import Snapshot
from waitlist.rules import Status


@dataclass(frozen=True)
class LastAction:
    """What was done last from this log-in, and until when one tap takes it back."""

    event_seq: int
    text: str
    undo_until: datetime
    can_undo: bool


@dataclass(frozen=True)
class Bar:
    """The foot of every staff screen."""

    last: LastAction | None
    alerts: list[str] = field(default_factory=list)
    to_approve: int = 0
    next_due: datetime | None = None


def bar(shot: Snapshot, staff: Staff) -> Bar:
    """The last thing this person did, and what wants somebody's eye."""
    room, at = shot.room, shot.at
    due = [row.due_at for row in shot.away if row.due_at and row.due_at > at]
    wants = [*_silence(room), *_floor_calls(shot), *_flagged(shot), *_overdue(shot), *_alerts(shot)]
    return Bar(last_action(room, staff, at), wants, approvals.waiting(room, at).count(), min(due, default=None))


def last_action(room: Room, staff: Staff, at: datetime) -> LastAction | None:
    last = Event.objects.filter(room=room, actor=staff, seq__gt=room.version - 200).order_by("-seq").first()
    if last is None:
        return None
    span = policy_of(room).undo_seconds
    # What an undo wrote on its way is no action of anybody's.
    whole = last.seq == last.command or last.verb == "undone"
    parts = [last] if whole else list(Event.objects.filter(room=room, command=last.command).order_by("seq"))
    root = parts[0]
    until = root.at + timedelta(seconds=span)
    undo = at < until and all(can_undo(part, staff, at, span) for part in parts)
    return LastAction(root.seq, _told(room, staff, _answered(main_event(parts))), until, undo)


def _told(room: Room, staff: Staff, event: Event) -> str:
    """A table's own tablet stands among the players: nothing of a card or a phone is on it."""
    return tell(event, room.zone) if staff.role == Role.TABLE else told(room, [event])[0]


def _answered(asked: Event) -> Event:
    """What was asked for is told as it was answered."""
    if asked.verb != "approvals.asked":
        return asked
    return Event.objects.filter(room=asked.room_id, subject=asked.subject).order_by("-seq")[0]


def _silence(room: Room) -> list[str]:
    """After an outage: since when nobody looked after the room, and what that stopped."""
    if room.silent_since is None:
        return []
    return [f"The room was silent since {clock(room.silent_since, room.zone)}: auto-call is off until you switch it on"]


def _floor_calls(shot: Snapshot) -> list[str]:
    """Tables that wait for a supervisor, longest first."""
    calling = [(table.floor_called_at, table.number) for table in shot.tables if table.floor_called_at]
    return [f"Table {number} calls the floor" for _since, number in sorted(calling)]


def _flagged(shot: Snapshot) -> list[str]:
    """Who may not play and sits: flagged until they have cashed out (T2, T41)."""
    return [
        f"{seat.name} is {seat.flag.says} and sits: Table {seat.table.number} seat {seat.number}"
        for seat in shot.seats
        if seat.flag
    ]


def _overdue(shot: Snapshot) -> list[str]:
    """Who should be back by now, longest first."""
    late = [row for row in shot.away if row.is_overdue(shot.at)]
    return [f"{shot.name_of(row.sitting.player)} is overdue: Table {row.table.number}" for row in late]


def _patience(shot: Snapshot, call: Call) -> timedelta:
    """How long a player who has answered a call may take to sit down."""
    table = call.seat.table
    return timedelta(seconds=shot.policy.at(table.game, table).seat_after_answer_seconds)


def _alerts(shot: Snapshot) -> list[str]:
    """Called and here, but not sitting after `seat_after_answer_seconds`; stepped out and past the time they said."""
    slow = [call for call in shot.calls if call.answered_at and call.answered_at <= shot.at - _patience(shot, call)]
    out = Entry.objects.filter(room=shot.room, status=Status.WAITING, back_by__lte=shot.at).select_related("player")
    return [
        f"{shot.name_of(call.entry.player)} is here but not sitting: Table {call.seat.table.number}" for call in slow
    ] + [f"{shot.name_of(entry.player)} stepped out and is past the time" for entry in out]
