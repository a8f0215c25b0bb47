"""Offerings as their lists see them: changing one."""

from __future__ import annotations

from floor.commands.games import change_game
from pokerroom.api.base import Ask, get, patch
from tables.api.games import OFFERING
from tables.queries import game_of
from tables.queries.api_games import GameShape, game_shape


@get(answers=GameShape)
def one(ask: Ask, game: str) -> GameShape:
    """An offering."""
    return game_shape(game_of(ask.room, game))


@patch(OFFERING, answers=GameShape)
def change(ask: Ask, game: str) -> GameShape:
    """Change an offering, schedule it, or withdraw it while nobody plays or waits for it (manager)."""
    change_game(game_of(ask.room, game), **ask.facts, **ask.by)
    return one.act(ask, game)
