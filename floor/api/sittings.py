"""A player's stay at a table: seated, named, leaving, staying, left."""

from __future__ import annotations

from floor.commands import chairs, naming
from pokerroom.api.base import Ask, get, post
from pokerroom.api.fields import Facts, amount, required, yes_no
from tables.models import Sitting
from tables.queries.api import SittingShape, sitting
from waitlist.api.entries import OVERRULE, REASON, SEAT
from waitlist.api.lists import WHO, whom

BUY_IN: Facts = {
    "buy_in": amount(),
    "largest_stack": amount(),
    "id_seen": yes_no(),
    "reason": REASON,
    "overrule": OVERRULE,
}


def named(ask: Ask, number: int) -> Sitting:
    return Sitting(pk=number, room_id=ask.room.pk)


@post({"seat": required(SEAT)} | WHO | BUY_IN, answers=SittingShape, status=201)
def walk_up(ask: Ask, number: int) -> SittingShape:
    """Somebody sits straight down in an open seat."""
    who = whom(ask)
    facts = {name: fact for name, fact in ask.facts.items() if name not in WHO}
    sat = chairs.walk_up(ask.room, table=number, **facts, **who, **ask.by)
    return sitting(ask.room, sat.pk, ask.at)


@post({"seat": required(SEAT), "overrule": OVERRULE}, answers=SittingShape, status=201)
def occupied(ask: Ask, number: int) -> SittingShape:
    """Somebody sits there, name later."""
    sat = naming.occupied(ask.room, table=number, **ask.facts, **ask.by)
    return sitting(ask.room, sat.pk, ask.at)


@get(answers=SittingShape)
def one(ask: Ask, number: int) -> SittingShape:
    """One stay."""
    return sitting(ask.room, number, ask.at)


NAMED: Facts = WHO | {field: fact for field, fact in BUY_IN.items() if field != "reason"}


@post(NAMED, answers=SittingShape)
def name(ask: Ask, number: int) -> SittingShape:
    """Whoever sits there gets a name."""
    facts = {name: fact for name, fact in ask.facts.items() if name not in WHO}
    naming.name_sitter(named(ask, number), **facts, **whom(ask), **ask.by)
    return sitting(ask.room, number, ask.at)


@post(answers=SittingShape)
def leaving(ask: Ask, number: int) -> SittingShape:
    """Last hand: the chair can be called for while the player still sits."""
    chairs.leaving(named(ask, number), **ask.by)
    return sitting(ask.room, number, ask.at)


@post(answers=SittingShape)
def stay(ask: Ask, number: int) -> SittingShape:
    """The player stays after all; the call behind that chair is withdrawn."""
    chairs.stay(named(ask, number), **ask.by)
    return sitting(ask.room, number, ask.at)


@post({"amount": amount(least=0)}, answers=SittingShape)
def leave(ask: Ask, number: int) -> SittingShape:
    """The player has left the game; without an amount it is not stated."""
    chairs.leave(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)
