"""What a line says, as the room knows it: a moment, a game, a player."""

from __future__ import annotations

from datetime import datetime

from players.commands.records import enrol, set_tier
from players.models import Player
from players.queries import players
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


def player_called(now: Turn, name: str, tier: int | None) -> Player:
    """The one record of exactly that name, or a new one; its tier as the line says."""
    same = list(players(now.room).filter(name__iexact=" ".join(name.split()))[:2])
    player = same[0] if len(same) == 1 else enrol(now, name=name)
    if tier is not None:
        set_tier(now, player, tier)
    return player
