"""Games and tables as layers of the room's settings."""

from __future__ import annotations

from pokerroom.models import Room
from pokerroom.policy import game_layer, table_layer
from pokerroom.refusals import NotFound
from tables.queries.named import game_of, table_of


def at_game(room: Room, slug: str) -> tuple[str, ...]:
    """The layers of a game: its own. Raises NotFound."""
    return (game_layer(game_of(room, slug).slug),)


def at_table(room: Room, number: str) -> tuple[str, ...]:
    """The layers at a table: its game's, if it has one now, and its own. Raises NotFound."""
    table = table_of(room, int(number) if number.isdecimal() else 0)
    if number != str(table.number):  # 04: a layer has one name
        raise NotFound(f"There is no table {number}.")
    return (*([game_layer(table.game.slug)] if table.game else []), table_layer(table.number))
