"""Tables: opened, started, frozen, closed."""

from __future__ import annotations

from functools import lru_cache

from pokerroom.api.base import Ask, get, post
from pokerroom.api.fields import required, slug, whole, yes_no
from pokerroom.refusals import NotFound
from tables import commands
from tables.commands.adding import add_table
from tables.models import Game
from tables.queries import game_of, table_of
from tables.queries.api import TableShape, table, tables

CHAIRS = whole(least=2, most=20)


@lru_cache(maxsize=1024)
def _game_number(room_id: int, slug: str) -> int:
    """A game keeps its slug for good, so its number is read once a process."""
    number = Game.objects.filter(room=room_id, slug=slug).values_list("pk", flat=True).first()
    if number is None:
        raise NotFound(f"There is no game called {slug[:40]} here.")
    return number


def game_named(ask: Ask, slug: str) -> Game:
    """The game by its number alone, for commands that read it themselves, under the lock."""
    return Game(pk=_game_number(ask.room.pk, slug), room_id=ask.room.pk)


@get(answers=list[TableShape])
def every(ask: Ask) -> list[TableShape]:
    """Every table with its chairs."""
    return tables(ask.room, ask.at)


@post({"number": required(whole(most=1000)), "chairs": required(CHAIRS)}, answers=TableShape, status=201)
def add(ask: Ask) -> TableShape:
    """Put another table in the room, closed (supervisor)."""
    added = add_table(ask.room, **ask.facts, **ask.by)
    return table(ask.room, added.number, ask.at)


@get(answers=TableShape)
def one(ask: Ask, number: int) -> TableShape:
    """One table with its chairs."""
    return table(ask.room, number, ask.at)


@post({"game": required(slug()), "chairs": CHAIRS}, answers=TableShape)
def open_(ask: Ask, number: int) -> TableShape:
    """Open a table for a game: seats can be called and taken (supervisor)."""
    game = game_of(ask.room, ask.facts["game"])
    commands.open_table(table_of(ask.room, number), game=game, chairs=ask.facts.get("chairs"), **ask.by)
    return table(ask.room, number, ask.at)


@post(answers=TableShape)
def start(ask: Ask, number: int) -> TableShape:
    """Cards in the air. A running table is answered unchanged."""
    commands.start(table_of(ask.room, number), **ask.by)
    return table(ask.room, number, ask.at)


@post({"on": required(yes_no())}, answers=TableShape)
def no_fills(ask: Ask, number: int) -> TableShape:
    """Freeze a table, or let it fill again (supervisor)."""
    commands.no_fills(table_of(ask.room, number), on=ask.facts["on"], **ask.by)
    return table(ask.room, number, ask.at)


@post(answers=TableShape)
def close(ask: Ask, number: int) -> TableShape:
    """Close a table where nobody sits and no seat is locked up (supervisor)."""
    commands.close_table(table_of(ask.room, number), **ask.by)
    return table(ask.room, number, ask.at)
