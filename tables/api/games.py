"""Games: what the room offers."""

from __future__ import annotations

from typing import Any

from pokerroom.api.base import Ask, get, post
from pokerroom.api.fields import (
    Facts,
    Field,
    amount,
    list_of,
    moment,
    one_of,
    or_null,
    required,
    slug,
    text,
    whole,
    yes_no,
)
from tables.commands.games import add_game
from tables.queries.api_games import GameShape, game_shape, games
from tables.rules import MaxKind, Structure
from tables.rules.offerings import Variant


def sheet() -> Field:
    """What else a player asks: a few names with a short text, number or yes."""
    schema = {"type": "object", "maxProperties": 30, "additionalProperties": {"type": ["string", "integer", "boolean"]}}

    def clean(value: Any) -> dict[str, Any]:
        if not isinstance(value, dict) or len(value) > 30:
            raise ValueError("Give an object of at most 30 facts.")
        if not all(isinstance(fact, str | int) and len(str(fact)[:201]) <= 200 for fact in value.values()):
            raise ValueError("Each fact is a short text, a whole number, or true or false.")
        return value

    return Field(schema, clean)


OFFERING: Facts = {
    "name": text(60, least=1),
    "short": text(24, least=1),
    "place": whole(least=0, most=1000),
    "offered": yes_no(),
    "structure": one_of(Structure),
    "variants": list_of(one_of(Variant), least=1, most=8),
    "small_blind": or_null(amount()),
    "big_blind": or_null(amount()),
    "ante": or_null(amount()),
    "bring_in": or_null(amount()),
    "lower_limit": or_null(amount()),
    "upper_limit": or_null(amount()),
    "multiples": or_null(list_of(whole(most=100), most=5)),
    "multiples_approval": text(120),
    "buy_in_min": or_null(amount()),
    "buy_in_max": or_null(amount()),
    "max_kind": one_of(MaxKind),
    "match_percent": or_null(whole(most=1000)),
    "most_chairs": whole(least=2, most=12),
    "run_it_twice": yes_no(),
    "sheet": sheet(),
    "scheduled_at": or_null(moment()),
}
NEEDED = {name: required(OFFERING[name]) for name in ("name", "short", "structure")}


@get(answers=list[GameShape])
def offerings(ask: Ask) -> list[GameShape]:
    """What the room offers, in the order of the screens."""
    return games(ask.room)


@post({"game": required(slug())} | OFFERING | NEEDED, answers=GameShape, status=201)
def offer(ask: Ask) -> GameShape:
    """Offer another game (manager)."""
    return game_shape(add_game(ask.room, slug=ask.facts.pop("game"), **ask.facts, **ask.by))
