"""Another chair at the same table: seat change, swap (T12)."""

from __future__ import annotations

from datetime import datetime

from floor.commands.chairs import chair_of
from floor.commands.lock_ups import move_lock_up
from floor.commands.moves.checks import check_not_kept, check_seat_changes, getting_up, moved
from floor.commands.requests import answer_wish
from pokerroom.event_text import chair_text, says
from pokerroom.models import Staff
from pokerroom.refusals import Malformed
from pokerroom.roles import Act
from pokerroom.turn import turn
from tables.commands import check_free
from tables.commands import moves as chairs_of
from tables.models import Sitting
from tables.rules.moves import CameBy, Wish
from waitlist.commands.calls import seat_changed
from waitlist.models import Call


def change_seat(sitting: Sitting, *, seat: int, overrule: str = "", by: Staff, at: datetime) -> Sitting:
    """Another chair at the same table. A lock-up on that chair follows the hole: same deadline, no new page."""
    with turn(sitting.room_id, by=by, at=at, act=Act.SEATING, overrule=overrule) as now:
        sitting, left = getting_up(now, sitting)
        taken = chair_of(now, left.table.number, seat)
        check_free(now, taken)
        check_seat_changes(now, taken)
        theirs = Call.objects.filter(seat=taken, outcome="").select_related("entry__game", "entry__player").first()
        if theirs is None:
            check_not_kept(now, sitting, taken)
        open_since = chairs_of.slide(now, sitting, left, taken, CameBy.SEAT_CHANGE)
        seat_changed(now, taken, left)
        if theirs:
            left.refresh_from_db()
            move_lock_up(now, theirs, left)
        answered = answer_wish(now, sitting, Wish.SEAT)
        moved(now, sitting, left, taken, "tables.seat_changed", open_since=open_since, answered=answered)
        return sitting


def swap(sitting: Sitting, *, other: Sitting, overrule: str = "", by: Staff, at: datetime) -> Sitting:
    """Two players at one table change chairs, both having agreed."""
    with turn(sitting.room_id, by=by, at=at, act=Act.SEATING, overrule=overrule) as now:
        sitting, mine = getting_up(now, sitting)
        other, theirs = getting_up(now, other)
        if mine.table_id != theirs.table_id or sitting.pk == other.pk:
            raise Malformed({"other": "Choose two players at one table."})
        check_seat_changes(now, theirs)
        chairs_of.swap(now, sitting, other)
        answered = answer_wish(now, sitting, Wish.SEAT)
        moved(now, sitting, mine, theirs, "tables.swapped", other=other.pk, answered=answered)
        return sitting


says("tables.seat_changed")(lambda facts: f"{facts['name']} changed to {chair_text(facts)}")
says("tables.swapped")(lambda facts: f"{facts['name']} swapped to {chair_text(facts)}")
