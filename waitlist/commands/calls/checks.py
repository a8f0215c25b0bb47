"""What a call is refused for, in words."""

from __future__ import annotations

from players.queries import said
from pokerroom.times import clock_to_the_second
from pokerroom.turn import Turn
from waitlist.commands.entry_lookup import ended, entry_again
from waitlist.models import Call, Entry
from waitlist.refusals import NotWaiting
from waitlist.rules import Outcome, Status


def called(now: Turn, entry: Entry) -> Entry:
    """This entry, which must have an open call. Otherwise the refusal says what became of it."""
    entry = entry_again(now, entry.pk)
    if entry.status != Status.CALLED:
        raise no_longer_called(now, entry)
    return entry


def no_longer_called(now: Turn, entry: Entry) -> NotWaiting:
    """What became of an entry that has no open call."""
    if not entry.is_live:
        return ended(now, entry)
    if entry.status == Status.HELD and entry.due_at:
        call = Call.objects.filter(entry=entry, outcome=Outcome.LAPSED).last()  # none: taken over on hold
        over = f"The call ended {clock_to_the_second(call.due_at, now.room.zone)}, on" if call else "On"
        hold = clock_to_the_second(entry.due_at, now.room.zone)
        return NotWaiting(f"{over} hold until {hold}: check {said(entry.player)} in first.", rule="T45")
    return NotWaiting(f"{said(entry.player)} is {entry.status}, not called.")


def check_waiting(now: Turn, entry: Entry) -> None:
    if entry.status == Status.CALLED:
        raise NotWaiting(stale(now, entry.pk), code="already_called")
    if entry.status != Status.WAITING:
        raise no_longer_called(now, entry)


def stale(now: Turn, entry_id: int) -> str:
    call = Call.objects.filter(room=now.room, entry=entry_id).select_related("by", "seat__table").last()
    entry = Entry.objects.select_related("player", "game").filter(room=now.room, pk=entry_id).first()
    if entry is None:
        return "The list has moved on: look again."
    if call and not call.outcome:
        whom = f" by {call.by.name}" if call.by else ""
        return (
            f"{said(entry.player)} was called for table {call.seat.table.number} seat {call.seat.number}"
            f"{whom} at {clock_to_the_second(call.called_at, now.room.zone)}."
        )
    return f"{said(entry.player)} is not next any more: look again."
