"""Off the table and back; add-ons, missed blinds, notes for the dealer; removal from a game."""

from __future__ import annotations

from pokerroom.api.base import Ask, post
from pokerroom.api.fields import amount, moment, required, text, whole, yes_no
from tables.queries.api import SittingShape, sitting
from waitlist.api.chairs import named
from waitlist.commands import away as walking
from waitlist.commands import buying, conduct

REASON = text(160)
OVERRULE = text(160)


@post({"dinner": yes_no(), "since": moment()}, answers=SittingShape)
def away(ask: Ask, number: int) -> SittingShape:
    """Off the table, since now or since when staff say; said again, it corrects time or dinner (T33-T36)."""
    walking.away(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)


@post({"card": text(30)}, answers=SittingShape)
def back(ask: Ask, number: int) -> SittingShape:
    """Back in the chair, overdue or not. A swiped card that is somebody else's is refused."""
    walking.back(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)


@post({"seconds": required(whole(most=86_400)), "reason": REASON}, answers=SittingShape)
def more_time(ask: Ask, number: int) -> SittingShape:
    """More time for one walk (supervisor)."""
    walking.more_time(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)


@post({"blinds": whole(least=0, most=20), "laps": whole(least=0, most=20)}, answers=SittingShape)
def tally(ask: Ask, number: int) -> SittingShape:
    """Blinds missed and laps gone by while away, where a room counts in these."""
    walking.tally(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)


ADD_ON = {
    "amount": required(amount()),
    "stack": amount(least=0),
    "largest_stack": amount(),
    "after_all_in": yes_no(),
    "overrule": OVERRULE,
}


@post(ADD_ON, answers=SittingShape)
def add_on(ask: Ask, number: int) -> SittingShape:
    """Add chips between hands, up to the maximum (T21); under one big blind a rebuy (T23)."""
    buying.add_on(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)


@post({"small": required(yes_no()), "big": required(yes_no())}, answers=SittingShape)
def missed_blinds(ask: Ask, number: int) -> SittingShape:
    """Which missed-blind buttons lie on the seat (T44)."""
    buying.missed_blinds(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)


@post({"note": required(text(120))}, answers=SittingShape)
def note(ask: Ask, number: int) -> SittingShape:
    """A note that the dealer sees."""
    buying.note_for_dealer(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)


REMOVE = {"reason": required(text(160, least=1)), "rule": text(12, least=1), "amount": amount(least=0)}


@post(REMOVE, answers=SittingShape)
def remove(ask: Ask, number: int) -> SittingShape:
    """The house removes a person from a game (T42, supervisor)."""
    conduct.remove_from_game(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)
