"""Undo of moves within a game."""

from __future__ import annotations

from floor.commands.chairs import chair_of, chair_of_sitting, live_sitting
from floor.commands.kept_apart import check_apart
from floor.commands.requests import ask_again
from pokerroom.events import typed
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from pokerroom.undo import undoes
from tables.commands import check_free
from tables.commands.moves import sit_back, slide_back
from tables.commands.subjects import sitting_of
from tables.models import Seat, Sitting


@undoes("tables.seat_changed", "tables.table_changed", "tables.must_moved")
def _undo_moved(now: Turn, event: Event) -> None:
    sitting = live_sitting(now, sitting_of(now, event))
    left = chair_of(now, event.data["from"]["table"], event.data["from"]["seat"])
    taken = Seat.objects.get(room=now.room, table__number=event.data["table"], number=event.data["seat"])
    check_free(now, left)
    if left.locked_for and left.table_id != taken.table_id:
        raise Refused(f"Seat {left.number} is locked up for {left.locked_for.public_name}.", code="seat_locked")
    if sitting.player and left.table_id != taken.table_id:
        check_apart(now, sitting.player, left)
    slide_back(now, sitting, left, taken, typed("open_since", event.data["open_since"]))
    ask_again(now, event)


@undoes("tables.swapped")
def _undo_swapped(now: Turn, event: Event) -> None:
    one, other = (live_sitting(now, Sitting(pk=pk)) for pk in (sitting_of(now, event).pk, event.data["other"]))
    sit_back((one, chair_of_sitting(other)), (other, chair_of_sitting(one)))
    ask_again(now, event)
