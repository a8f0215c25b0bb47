"""For whom a chair is locked up; a lock-up in the way of whoever sits down moves to another chair."""

from __future__ import annotations

from players.models import Player
from pokerroom.turn import Turn
from tables.models import Seat
from tables.refusals import SeatLocked
from waitlist.commands.steps import lock_up, record
from waitlist.models import Call


def kept_for(chair: Seat) -> int | None:
    """Whom the floor keeps this chair for, without a call: nothing but the event remembers it, for undo."""
    called = chair.locked_for_id is not None and Call.objects.filter(seat=chair, outcome="").exists()
    return None if called else chair.locked_for_id


def lock_up_in_the_way(now: Turn, player: Player, chair: Seat) -> tuple[Call, Seat] | None:
    """Somebody else's call for this chair, and the chair it will move to: this player's own at that table (rules §2).

    None if nothing is in the way. Refused (SeatLocked) if this player has no call at that table to give in exchange.
    """
    if chair.locked_for_id in (None, player.pk):
        return None
    open_calls = Call.objects.filter(room=now.room, outcome="", seat__table=chair.table)
    theirs = open_calls.filter(seat=chair).select_related("entry__game", "entry__player").first()
    mine = open_calls.filter(entry__player=player).select_related("seat__table").first()
    if theirs is None or mine is None:
        name = chair.locked_for.public_name if chair.locked_for else "somebody"
        raise SeatLocked(f"Table {chair.table.number} seat {chair.number} is locked up for {name}.")
    return theirs, mine.seat


def move_lock_up(now: Turn, theirs: Call, to: Seat) -> None:
    """The lock-up follows the hole: same deadline, no new page."""
    left = theirs.seat_id
    theirs.seat = to
    theirs.save(update_fields=["seat"])
    lock_up(to, theirs.entry, None if theirs.answered_at else theirs.due_at)
    record(
        now,
        theirs.entry,
        "waitlist.lock_up_moved",
        topics=[f"table:{to.table.number}"],
        touches=[f"seat:{left}", f"seat:{to.pk}"],
        was={"seat": left},
        call=theirs.pk,
        table=to.table.number,
        seat=to.number,
    )
