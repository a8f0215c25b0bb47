"""What a line says, as the room knows it: a moment, a game."""

from __future__ import annotations

from datetime import datetime

from pokerroom.refusals import Malformed, NotFound
from pokerroom.turn import Turn
from tables.models import Game
from tables.queries import game_called, games_offered


def told(now: Turn, moment: datetime | None) -> datetime:
    if moment and moment > now.at:
        raise Malformed({"since": "That time is still to come."})
    return moment or now.at


def game_meant(now: Turn, text: str) -> Game:
    games = games_offered(now.room)
    if game := game_called(games, text):
        return game
    raise NotFound(f"There is no game called {text[:40]} here: {', '.join(game.short for game in games)}.")
