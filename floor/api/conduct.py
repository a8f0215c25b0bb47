"""Removing a person from a game (T42)."""

from __future__ import annotations

from floor.api.sittings import named
from floor.commands import conduct
from pokerroom.api.base import Ask, post
from pokerroom.api.fields import amount, required, text
from tables.queries.api import SittingShape, sitting

REMOVE = {"reason": required(text(160, least=1)), "rule": text(12, least=1), "amount": amount(least=0)}


@post(REMOVE, answers=SittingShape)
def remove(ask: Ask, number: int) -> SittingShape:
    """The house removes a person from a game (T42, supervisor)."""
    conduct.remove_from_game(named(ask, number), **ask.facts, **ask.by)
    return sitting(ask.room, number, ask.at)
