"""Chips that leave the table: pick up, count, pay out, cash out, what was left with."""

from __future__ import annotations

from typing import TypedDict

from floor.commands import cash_outs
from players.queries.api import PlayerShape, player_shape
from pokerroom.api.base import Ask, answered, get, perform, post
from pokerroom.api.fields import amount, required, text, yes_no
from pokerroom.api.shapes import amount_or_null, moment, moment_or_null
from pokerroom.money import decimal_of
from pokerroom.refusals import NotFound
from tables.models import Bag, CashOut, Sitting
from tables.queries.api import SittingShape, sitting
from tables.queries.money import in_custody, open_bags
from waitlist.api.entries import OVERRULE


class BagShape(TypedDict):
    """A player's chips in the room's custody; a null amount is still to be counted."""

    id: int
    player: PlayerShape
    game: str
    bag: str
    amount: str | None
    picked_up_at: str
    verified_by: str
    ended_at: str | None
    ended_as: str


class CustodyShape(TypedDict):
    """Everything in custody; the total is the ledger's."""

    total: str
    bags: list[BagShape]


def bag_shape(bag: Bag) -> BagShape:
    return {
        "id": bag.pk,
        "player": player_shape(bag.player),
        "game": bag.game.slug,
        "bag": bag.number,
        "amount": amount_or_null(bag.amount),
        "picked_up_at": moment(bag.picked_up_at),
        "verified_by": bag.verified_by,
        "ended_at": moment_or_null(bag.ended_at),
        "ended_as": bag.ended_as,
    }


VERIFIED = required(text(80, least=1))


PICK_UP = {
    "amount": required(amount()),
    "verified_by": VERIFIED,
    "bag": required(text(20, least=1)),
    "overrule": OVERRULE,
}


@answered("custody.pick_up")
@answered("custody.count")
@answered("custody.pay_out")
def _bag_as_it_is(ask: Ask, bag: Bag) -> BagShape:
    return bag_shape(bag)


@answered("custody.cash_out")
def _stay_as_it_is(ask: Ask, row: Sitting) -> SittingShape:
    return sitting(ask.room, row.pk, ask.at)


@post(PICK_UP, answers=BagShape, approvable=True)
def pick_up(ask: Ask, number: int) -> BagShape:
    """End an overdue stay: chips counted, verified by a second person, kept under the player's name (T31, T35, T36)."""
    answer: BagShape = perform(ask, "custody.pick_up", sitting=number, **ask.facts)
    return answer


CASH_OUT = {"amount": required(amount(least=0)), "extended_dinner": yes_no(), "verified_by": text(80)}


@post(CASH_OUT, answers=SittingShape, approvable=True)
def cash_out(ask: Ask, number: int) -> SittingShape:
    """Leave with an amount; extended dinner keeps a place for ninety minutes (T34, supervisor)."""
    answer: SittingShape = perform(ask, "custody.cash_out", sitting=number, **ask.facts)
    return answer


@post({"amount": required(amount(least=0))}, answers=SittingShape)
def left_with(ask: Ask, number: int) -> SittingShape:
    """What somebody left with, said afterwards because the return rule asks (T16)."""
    cash_out = CashOut.objects.filter(room=ask.room, sitting=number, taken_back=False).first()
    if cash_out is None:
        raise NotFound("Nothing was cashed out of that stay.")
    cash_outs.state_left_with(cash_out, **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)


@get(answers=CustodyShape)
def every(ask: Ask) -> CustodyShape:
    """Chips in custody now."""
    return {"total": decimal_of(in_custody(ask.room)), "bags": [bag_shape(bag) for bag in open_bags(ask.room)]}


@post({"amount": required(amount()), "verified_by": VERIFIED}, answers=BagShape, approvable=True)
def count(ask: Ask, bag: int) -> BagShape:
    """Count chips that were picked up uncounted (supervisor)."""
    answer: BagShape = perform(ask, "custody.count", bag=bag, **ask.facts)
    return answer


@post(answers=BagShape, approvable=True)
def pay_out(ask: Ask, bag: int) -> BagShape:
    """Pay custody out: that is the cash-out (T16, supervisor)."""
    answer: BagShape = perform(ask, "custody.pay_out", bag=bag)
    return answer
