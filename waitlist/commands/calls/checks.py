"""What a call is refused for, in words."""

from __future__ import annotations

from pokerroom.times import clock_to_the_second
from pokerroom.turn import Turn
from tables.models import Game, Table
from tables.refusals import TableState
from tables.rules import TableStatus
from waitlist.commands.entry_lookup import entry_again
from waitlist.models import Call, Entry
from waitlist.refusals import NotWaiting
from waitlist.rules import Outcome, Status


def called(now: Turn, entry: Entry) -> Entry:
    """This entry, which must have an open call. Otherwise the refusal says what became of it."""
    entry = entry_again(now, entry.pk)
    if entry.status != Status.CALLED:
        raise NotWaiting(no_longer_called(now, entry), rule="T45" if entry.status == Status.HELD else None)
    return entry


def no_longer_called(now: Turn, entry: Entry) -> str:
    zone = now.room.zone
    if entry.status == Status.HELD and entry.due_at:
        call = Call.objects.filter(entry=entry, outcome=Outcome.LAPSED).last()  # none: taken over on hold
        ended = f"The call ended {clock_to_the_second(call.due_at, zone)}, on" if call else "On"
        hold = clock_to_the_second(entry.due_at, zone)
        return f"{ended} hold until {hold}: check {entry.player.public_name} in first."
    if entry.status == Status.REMOVED:
        return f"{entry.player.public_name} left the list: {entry.ended_why}."
    return f"{entry.player.public_name} is {entry.status}, not called."


def check_waiting(now: Turn, entry: Entry) -> None:
    if entry.status == Status.WAITING:
        return
    if entry.status == Status.CALLED:
        raise NotWaiting(stale(now, entry.pk), code="already_called")
    raise NotWaiting(no_longer_called(now, entry), rule="T45" if entry.status == Status.HELD else None)


def stale(now: Turn, entry_id: int) -> str:
    call = Call.objects.filter(room=now.room, entry=entry_id).select_related("by", "seat__table").last()
    entry = Entry.objects.select_related("player", "game").filter(room=now.room, pk=entry_id).first()
    if entry is None:
        return "The list has moved on: look again."
    if call and not call.outcome:
        whom = f" by {call.by.name}" if call.by else ""
        return (
            f"{entry.player.public_name} was called for table {call.seat.table.number} seat {call.seat.number}"
            f"{whom} at {clock_to_the_second(call.called_at, now.room.zone)}."
        )
    return f"{entry.player.public_name} is not next any more: look again."


def check_not_breaking(now: Turn, game: Game) -> None:
    """While a table of this game breaks no one is called for the game (T43)."""
    table = breaking(now, game)
    if table:
        says = f"Table {table.number} is breaking: its players choose first."
        now.refuse(TableState(says, code="breaking", rule="T43", overrulable=True))


def breaking(now: Turn, game: Game) -> Table | None:
    return Table.objects.filter(room=now.room, game=game, status=TableStatus.BREAKING).first()
