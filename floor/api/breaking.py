"""Breaking a table: the draw, the cards, who goes where (T43)."""

from __future__ import annotations

from typing import Any, TypedDict

from floor.api.custody import VERIFIED
from floor.api.sittings import named
from floor.commands import breaking
from floor.commands.breaking import Count
from pokerroom.api.base import Ask, post
from pokerroom.api.fields import (
    Facts,
    amount,
    list_of,
    number_of,
    object_of,
    required,
    text,
    whole,
    yes_no,
)
from pokerroom.api.shapes import moment_or_null
from tables.models import Draw
from tables.queries import table_of
from tables.rules.moves import words
from waitlist.api.entries import OVERRULE, SEAT


class DrawShape(TypedDict):
    """A table that breaks: who drew what, best first. The seed is shown once the draw is closed."""

    table: int
    closed_at: str | None
    seed_hash: str
    seed: str | None
    order: list[dict[str, Any]]


def draw_shape(draw: Draw) -> DrawShape:
    return {
        "table": draw.table.number,
        "closed_at": moment_or_null(draw.closed_at),
        "seed_hash": draw.seed_hash,
        "seed": draw.seed if draw.closed_at else None,
        "order": [
            {"sitting": card.sitting_id, "card": words(card.card), "for_absent": card.by_supervisor}
            for card in breaking.drawn_order(draw)
        ],
    }


@post({"software": yes_no()}, answers=DrawShape)
def break_(ask: Ask, number: int) -> DrawShape:
    """Break a table (T43, supervisor): nobody is called for that game until its draw is closed.

    `software`: whether it draws, or the players do, where policy leaves that to each break; not said: as policy has it.
    """
    return draw_shape(breaking.break_table(table_of(ask.room, number), **ask.facts, **ask.by))


@post(answers=DrawShape)
def deal(ask: Ask, number: int) -> DrawShape:
    """The software deals the cards of its draw, whose hash is shown already (T43, supervisor)."""
    return draw_shape(breaking.deal(table_of(ask.room, number), **ask.by))


@post({"sitting": required(number_of()), "card": required(text(4, least=2))}, answers=DrawShape)
def draw(ask: Ask, number: int) -> DrawShape:
    """A player's card (T43)."""
    card = breaking.draw_card(
        table_of(ask.room, number), sitting=named(ask, ask.facts["sitting"]), card=ask.facts["card"], **ask.by
    )
    return draw_shape(card.draw)


CHOICE = object_of({"sitting": required(number_of()), "table": required(whole(most=1000)), "seat": required(SEAT)})


COUNT = object_of(
    {
        "sitting": required(number_of()),
        "amount": required(amount()),
        "bag": required(text(20, least=1)),
        "verified_by": VERIFIED,
    }
)


CLOSE: Facts = {"choices": list_of(CHOICE, most=20), "counts": list_of(COUNT, most=20), "overrule": OVERRULE}


@post(CLOSE, answers=DrawShape)
def close_draw(ask: Ask, number: int) -> DrawShape:
    """Everybody goes: chosen seats in draw order, the rest to the top of the list (T43, supervisor)."""
    choices = [(row["sitting"], row["table"], row["seat"]) for row in ask.facts.get("choices", [])]
    counts = {
        row["sitting"]: Count(row["amount"], row["bag"], row["verified_by"]) for row in ask.facts.get("counts", [])
    }
    facts: dict[str, Any] = {"choices": choices, "counts": counts, "overrule": ask.facts.get("overrule", "")}
    return draw_shape(breaking.close_draw(table_of(ask.room, number), **facts, **ask.by))
