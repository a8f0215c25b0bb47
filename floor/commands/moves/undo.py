"""Undo of moves within a game."""

from __future__ import annotations

from typing import TypedDict

from floor.commands.chairs import Chair, chair_of, chair_of_sitting, live_sitting
from floor.commands.requests import ask_again
from players.queries import said
from pokerroom.events import typed
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from pokerroom.undo import facts_of, undoes
from tables.commands import check_free
from tables.commands.moves import sit_back, slide_back
from tables.commands.subjects import sitting_of
from tables.models import Sitting
from tables.queries import seat_of
from waitlist.commands.calls import seat_changed
from waitlist.commands.open_seats import check_apart


class Swapped(TypedDict):
    """What a swap carries: the other sitting."""

    other: int


# What a move carries: the chair left, the chair taken, and since when that was open.
Moved = TypedDict("Moved", {"from": Chair, "table": int, "seat": int, "open_since": str})


@undoes("tables.seat_changed", "tables.table_changed", "tables.must_moved")
def _undo_moved(now: Turn, event: Event) -> None:
    sitting = live_sitting(now, sitting_of(now, event))
    moved = facts_of(event, Moved)
    left = chair_of(now, moved["from"]["table"], moved["from"]["seat"])
    taken = seat_of(now.room, moved["table"], moved["seat"])
    check_free(now, left)
    if left.locked_for and left.table_id != taken.table_id:
        raise Refused(f"Seat {left.number} is locked up for {said(left.locked_for)}.", code="seat_locked")
    if sitting.player and left.table_id != taken.table_id:
        check_apart(now, sitting.player, left.table)
    slide_back(now, sitting, left, taken, typed("open_since", moved["open_since"]))
    if left.table_id == taken.table_id:
        seat_changed(now, left, taken)
    ask_again(now, event)


@undoes("tables.swapped")
def _undo_swapped(now: Turn, event: Event) -> None:
    one, other = (
        live_sitting(now, Sitting(pk=pk)) for pk in (sitting_of(now, event).pk, facts_of(event, Swapped)["other"])
    )
    sit_back((one, chair_of_sitting(other)), (other, chair_of_sitting(one)))
    ask_again(now, event)
