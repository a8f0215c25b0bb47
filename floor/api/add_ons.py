"""Add-ons, missed blinds, notes for the dealer."""

from __future__ import annotations

from floor.api.sittings import named
from floor.commands import add_ons
from floor.commands import missed_blinds as blinds
from pokerroom.api.base import Ask, post
from pokerroom.api.fields import amount, required, text, yes_no
from tables.queries.api import SittingShape, sitting
from waitlist.api.entries import OVERRULE

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
    add_ons.add_on(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)


@post({"small": yes_no(), "big": yes_no()}, answers=SittingShape)
def missed_blinds(ask: Ask, number: int) -> SittingShape:
    """Which missed-blind buttons lie on the seat (T44): one, or both."""
    blinds.missed_blinds(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)


@post({"note": required(text(120))}, answers=SittingShape)
def note(ask: Ask, number: int) -> SittingShape:
    """A note that the dealer sees."""
    blinds.note_for_dealer(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)
