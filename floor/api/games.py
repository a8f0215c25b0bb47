"""Offerings as their lists see them: changing one."""

from __future__ import annotations

from floor.commands.games import change_game
from pokerroom.api.base import Ask, patch
from tables.api.games import OFFERING
from tables.queries import game_of
from tables.queries.api import GameShape, game_shape


@patch(OFFERING, answers=GameShape)
def change(ask: Ask, game: str) -> GameShape:
    """Change an offering, schedule it, or withdraw it while nobody plays or waits for it (manager)."""
    return game_shape(change_game(game_of(ask.room, game), **ask.facts, **ask.by))
