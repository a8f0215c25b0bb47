"""Off the table and back, and the clocks of it."""

from __future__ import annotations

from floor.api.sittings import named
from floor.commands import absence_clocks, absence_returns, absences
from pokerroom.api.base import Ask, post
from pokerroom.api.fields import moment, required, text, whole, yes_no
from tables.queries.api import SittingShape, sitting

REASON = text(160)


@post({"dinner": yes_no(), "since": moment()}, answers=SittingShape)
def away(ask: Ask, number: int) -> SittingShape:
    """Off the table, since now or since when staff say; said again, it corrects time or dinner (T33-T36)."""
    absences.away(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)


@post({"card": text(30)}, answers=SittingShape)
def back(ask: Ask, number: int) -> SittingShape:
    """Back in the chair, overdue or not. A swiped card that is somebody else's is refused."""
    absence_returns.back(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)


@post({"seconds": required(whole(most=86_400)), "reason": REASON}, answers=SittingShape)
def more_time(ask: Ask, number: int) -> SittingShape:
    """More time for one walk (supervisor)."""
    absence_clocks.more_time(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)


@post({"blinds": whole(least=0, most=20), "laps": whole(least=0, most=20)}, answers=SittingShape)
def tally(ask: Ask, number: int) -> SittingShape:
    """Blinds missed and laps gone by while away, where a room counts in these."""
    absence_clocks.tally(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)
