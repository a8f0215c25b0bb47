"""Moves of players who sit: chairs, tables, games, must-move; what happens if a seat opens."""

from __future__ import annotations

from typing import TypedDict

from floor.api.sittings import named
from floor.commands import moves
from pokerroom.api.base import Ask, answered, get, perform, post
from pokerroom.api.fields import amount, number_of, required, text, whole, yes_no
from tables.models import Sitting
from tables.queries import table_of
from tables.queries.api import SittingShape, sitting
from waitlist import queries
from waitlist.api.entries import OVERRULE, SEAT

TABLE = whole(most=1000)


@post({"seat": required(SEAT), "overrule": OVERRULE}, answers=SittingShape)
def change_seat(ask: Ask, number: int) -> SittingShape:
    """Another chair at the same table; a lock-up on it follows the hole."""
    moves.change_seat(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)


@post({"other": required(number_of()), "overrule": OVERRULE}, answers=SittingShape)
def swap(ask: Ask, number: int) -> SittingShape:
    """Two players at one table change chairs."""
    other, overrule = named(ask, ask.facts["other"]), ask.facts.get("overrule", "")
    moves.swap(named(ask, number), other=other, overrule=overrule, **ask.by)
    return sitting(ask.room, number, ask.at)


CHANGE_TABLE = {
    "table": required(TABLE),
    "seat": required(SEAT),
    "stack": amount(),
    "largest_stack": amount(),
    "approved_by": text(80),
    "overrule": OVERRULE,
}


@answered("moves.change_table")
def _stay_as_it_is(ask: Ask, row: Sitting) -> SittingShape:
    return sitting(ask.room, row.pk, ask.at)


@post(CHANGE_TABLE, answers=SittingShape, approvable=True)
def change_table(ask: Ask, number: int) -> SittingShape:
    """To another table of the same game with the whole stack; a supervisor approves (T47)."""
    answer: SittingShape = perform(ask, "moves.change_table", sitting=number, **ask.facts)
    return answer


CHANGE_GAME = {
    "table": required(TABLE),
    "seat": required(SEAT),
    "amount": amount(least=0),
    "buy_in": amount(),
    "largest_stack": amount(),
    "reason": text(160),
    "overrule": OVERRULE,
}


@post(CHANGE_GAME, answers=SittingShape)
def change_game(ask: Ask, number: int) -> SittingShape:
    """Up or down to another game in one go; answers the new stay."""
    amount_left = ask.facts.pop("amount", None)
    sat = moves.change_game(named(ask, number), amount=amount_left, **ask.facts, **ask.by)
    return sitting(ask.room, sat.pk, ask.at)


MUST_MOVE = {
    "table": required(TABLE),
    "seat": required(SEAT),
    "sitting": number_of(),
    "refused": yes_no(),
    "overrule": OVERRULE,
}


@post(MUST_MOVE, answers=SittingShape)
def must_move(ask: Ask, number: int) -> SittingShape:
    """The feeder's next mover goes to the main game; whoever refuses gives up the seat."""
    to, shown = (ask.facts.pop("table"), ask.facts.pop("seat")), ask.facts.pop("sitting", None)
    moved = moves.must_move(table_of(ask.room, number), to=to, shown=shown, **ask.facts, **ask.by)
    return sitting(ask.room, moved.pk, ask.at)


class StepShape(TypedDict):
    """One move of the chain; the last calls somebody of the list."""

    by: str
    name: str
    to_table: int
    to_seat: int
    from_table: int | None
    from_seat: int | None
    sitting: int | None
    entry: int | None


@get({"seat": required(SEAT)}, answers=list[StepShape])
def if_opened(ask: Ask, number: int) -> list[StepShape]:
    """What happens if this seat opens now: the whole chain, before anything is done."""
    return [
        {
            "by": step.by,
            "name": step.name,
            "to_table": step.to_table,
            "to_seat": step.to_seat,
            "from_table": step.from_table,
            "from_seat": step.from_seat,
            "sitting": step.sitting_id,
            "entry": step.entry_id,
        }
        for step in queries.chain(ask.room, number, ask.facts["seat"], ask.at)
    ]
