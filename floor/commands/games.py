"""Offerings and their lists: what changes about a game that people wait for."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pokerroom.models import Staff
from pokerroom.refusals import Refused
from pokerroom.roles import Act
from pokerroom.turn import turn
from tables.commands.games import amend_game
from tables.models import Game, Table
from waitlist.models import Entry
from waitlist.rules import LIVE


def change_game(game: Game, *, by: Staff, at: datetime, **facts: Any) -> Game:
    """Change an offering. It is withdrawn only when no table plays it and nobody is on its list."""
    with turn(game.room_id, by=by, at=at, act=Act.GAMES) as now:
        game = now.again(Game.objects, game.pk)
        if facts.get("offered") is False and game.offered:
            _check_unused(game)
        if facts:
            amend_game(now, game, **facts)
        return game


def _check_unused(game: Game) -> None:
    table = Table.objects.filter(game=game).first()
    if table:
        raise Refused(f"{game.name} is played at table {table.number}.", code="in_use", rule="T4")
    names = Entry.objects.filter(game=game, status__in=LIVE).count()
    if names:
        raise Refused(f"{names} on the {game.short} list: clear it first.", code="in_use", rule="T4")
