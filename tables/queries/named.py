"""What is meant: a table or a seat by its number, a game by its slug or as people call it."""

from __future__ import annotations

from collections.abc import Sequence

from players.rules import search_form
from pokerroom.models import Room
from pokerroom.refusals import NotFound
from tables.models import Game, Seat, Table


def table_of(room: Room, number: int) -> Table:
    """The room's table, with its game. Raises NotFound."""
    table = Table.objects.select_related("game").filter(room=room, number=number).first()
    if table is None:
        raise NotFound(f"There is no table {number}.")
    return table


def seat_of(room: Room, table: int, number: int) -> Seat:
    """The seat at that table, with its game and whom it is kept for. Raises NotFound."""
    seats = Seat.objects.select_related("table__game", "locked_for")
    seat = seats.filter(room=room, table__number=table, number=number).first()
    if seat is None:
        raise NotFound(f"There is no table {table} seat {number}.")
    return seat


def game_of(room: Room, slug: str) -> Game:
    """The room's game by its slug. Raises NotFound."""
    game = Game.objects.filter(room=room, slug=slug).first()
    if game is None:
        raise NotFound(f"There is no game called {slug[:40]} here.")
    return game


def games_offered(room: Room) -> list[Game]:
    return list(Game.objects.filter(room=room, offered=True))


def game_called(games: Sequence[Game], text: str) -> Game | None:
    """By its name as people write it: 2-5 NLH, 2/5 NLH, $2-$5 NLH; or the one game with that word in it: 2-5, PLO."""
    wanted = _plain(text)
    exactly = [game for game in games if wanted in (game.slug, _plain(game.name), _plain(game.short))]
    partly = [game for game in games if wanted in _plain(game.short).split(" ")]
    found = exactly or (partly if len(partly) == 1 else [])
    return found[0] if found else None


def _plain(name: str) -> str:
    return search_form(name.replace("/", "-").replace("$", "").replace(",", " "))
