"""Games as the API shows them."""

from __future__ import annotations

from typing import Any, TypedDict

from pokerroom.api.shapes import amount_or_null, moment_or_null
from pokerroom.models import Room
from tables.models import Game


class GameShape(TypedDict):
    """An offering. Amounts are null where the game has none; `max_kind` says what no maximum means."""

    game: str
    name: str
    short: str
    place: int
    offered: bool
    structure: str
    variants: list[str]
    small_blind: str | None
    big_blind: str | None
    ante: str | None
    bring_in: str | None
    lower_limit: str | None
    upper_limit: str | None
    multiples: list[int] | None
    multiples_approval: str
    buy_in_min: str | None
    buy_in_max: str | None
    max_kind: str
    match_percent: int | None
    most_chairs: int
    run_it_twice: bool
    sheet: dict[str, Any]
    scheduled_at: str | None
    list_closed_at: str | None


MONEY = (
    "small_blind", "big_blind", "ante", "bring_in", "lower_limit", "upper_limit", "buy_in_min", "buy_in_max",
)  # fmt: skip
PLAIN = (
    "name",
    "short",
    "place",
    "offered",
    "structure",
    "variants",
    "multiples",
    "multiples_approval",
    "max_kind",
    "match_percent",
    "most_chairs",
    "run_it_twice",
    "sheet",
)


def games(room: Room) -> list[GameShape]:
    return [game_shape(game) for game in Game.objects.filter(room=room)]


def game_shape(game: Game) -> GameShape:
    plain = {name: getattr(game, name) for name in PLAIN}
    money = {name: amount_or_null(getattr(game, name)) for name in MONEY}
    closed, scheduled = moment_or_null(game.list_closed_at), moment_or_null(game.scheduled_at)
    return {"game": game.slug, **plain, **money, "scheduled_at": scheduled, "list_closed_at": closed}  # type: ignore[typeddict-item]
