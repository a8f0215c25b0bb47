"""Why a name stands where it does, in one sentence: the only author of it, for screens, log and API."""

from __future__ import annotations

from pokerroom.models import Room
from pokerroom.times import clock, clock_to_the_second
from pokerroom.turn import policy_of
from waitlist.models import Call, Entry
from waitlist.queries.order import ladder
from waitlist.rules import Status, why


def reason_of(entry: Entry, call: Call | None, room: Room) -> str:
    """Why this entry stands there, or what became of it. `call`: its open or last call, with table and seat."""
    zone = room.zone
    if entry.status == Status.WAITING:
        return why(entry, entry.player.tier, ladder(entry.game, policy_of(room)), zone)
    called = clock(entry.called_at, zone) if entry.called_at else ""
    if entry.status == Status.CALLED and call:
        chair = f"for Table {call.seat.table.number} seat {call.seat.number} at {called}"
        if call.answered_at:
            return f"Called {chair}, and here: the seat stays locked up (T45)."
        return f"Called {chair}, to claim by {clock_to_the_second(call.due_at, zone)} (T45)."
    if entry.status == Status.HELD and entry.due_at:
        return f"Missed the call of {called}: held at the top until {clock_to_the_second(entry.due_at, zone)} (T45)."
    when = clock(entry.ended_at, zone) if entry.ended_at else ""
    return f"Seated at {when}." if entry.status == Status.SEATED else f"Left the list at {when}: {entry.ended_why}."
