"""Back in the chair before pick-up (T33-T36), overdue or not."""

from __future__ import annotations

from datetime import datetime
from typing import TypedDict

from floor.commands.absences import wanted
from floor.commands.chairs import chair_of_sitting, live_sitting, place
from players.queries import players
from pokerroom.event_text import chair_text, says
from pokerroom.models import Event, Staff
from pokerroom.refusals import Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import Moved, Result, facts_of, undoes
from tables.commands.absences import derive, end_absence, go_on
from tables.commands.subjects import sitting_of
from tables.models import Absence, Sitting
from tables.queries import sitter_name, where
from tables.rules.absences import AbsenceEnd


def back(sitting: Sitting, *, card: str = "", by: Staff, at: datetime) -> Sitting:
    """Back in the chair before pick-up, overdue or not: the walk is over.

    `card`: the one that was swiped; refused if it is somebody else's.
    """
    with turn(sitting.room_id, by=by, at=at, act=Act.AWAY) as now:
        sitting = live_sitting(now, sitting)
        _check_card(now, sitting, card)
        chair = chair_of_sitting(sitting)
        absence = end_absence(now, sitting, AbsenceEnd.BACK)
        if absence is None:
            raise Refused(f"{sitter_name(sitting)} is not away.", code="not_away")
        clocks = renumber(now, absence)
        now.record(
            "tables.back",
            f"sitting:{sitting.pk}",
            name=sitter_name(sitting),
            absence=absence.pk,
            away_seconds=int((now.at - absence.since).total_seconds()),
            clocks=clocks,
            **place(chair, "rail"),
        )
        return sitting


def renumber(now: Turn, absence: Absence) -> list[Moved]:
    """A step: this walk ended, or goes on after all; where the room counts anew, so do those who left later."""
    if not now.policy.at(absence.sitting.game).renumber_on_return:
        return []
    return derive(now, absence.sitting, left_from=absence.since, facts=lambda row: wanted(now, row))


def _check_card(now: Turn, sitting: Sitting, card: str) -> None:
    """Nobody sits down behind somebody else's chips (PL-05)."""
    owner = players(now.room).filter(card=card).first() if card else None
    if owner is None or owner.pk == sitting.player_id:
        return
    chair = where(now.room, [owner.pk]).get(owner.pk)
    place = f" belongs to table {chair.seat.table.number} seat {chair.seat.number}" if chair else " does not sit here"
    raise Refused(f"{owner.public_name}{place}.", code="other_player")


class Back(TypedDict):
    """What coming back carries: the absence that ended."""

    absence: int


@undoes("tables.back")
def _undo_back(now: Turn, event: Event) -> Result:
    """Still away, with the deadline there was (PL-05); those whom the return renumbered are so no longer."""
    live_sitting(now, sitting_of(now, event))
    absence = Absence.objects.select_related("sitting").get(pk=facts_of(event, Back)["absence"])
    go_on(Absence.objects.filter(pk=absence.pk))
    absence.refresh_from_db()
    return {"clocks": renumber(now, absence)}


says("tables.back")(lambda facts: f"{facts['name']} back at {chair_text(facts)}")
