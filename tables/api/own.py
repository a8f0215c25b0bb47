"""What a table asks for itself, often on its own tablet: the clock, the floor, the game sheet; and that tablet."""

from __future__ import annotations

from typing import TypedDict

from rest_framework.authtoken.models import Token

from pokerroom.api.base import Ask, get, post
from pokerroom.api.fields import whole
from pokerroom.models import Staff
from pokerroom.refusals import NotFound
from tables.commands import clock, floor_calls, tablets
from tables.models import Placement
from tables.queries import table_of
from tables.queries.api import LineShape, TableShape, table
from tables.queries.sheet import sheet


def its_own(tablet: Staff, number: int) -> bool:
    """A table's own tablet asks about that table."""
    return tablet.bound_to == number


def its_players(tablet: Staff, number: int) -> bool:
    """A table's own tablet asks about a stay at that table."""
    here = Placement.objects.filter(room=tablet.room_id, sitting=number, until__isnull=True)
    return tablet.bound_to in here.values_list("seat__table__number", flat=True)


@post({"seat": whole(most=20), "on": whole(most=20)}, answers=TableShape)
def call_clock(ask: Ask, number: int) -> TableShape:
    """The 30-second clock (T30). `seat`: the player who calls it; without one, staff do. `on`: who is to act."""
    clock.call_clock(table_of(ask.room, number), **ask.facts, **ask.by)
    return table(ask.room, number, ask.at)


@post(answers=TableShape)
def stop_clock(ask: Ask, number: int) -> TableShape:
    """The player has acted in time."""
    clock.stop_clock(table_of(ask.room, number), **ask.by)
    return table(ask.room, number, ask.at)


@post(answers=TableShape)
def call_floor(ask: Ask, number: int) -> TableShape:
    """Floor, please: shown until a supervisor comes."""
    floor_calls.call_floor(table_of(ask.room, number), **ask.by)
    return table(ask.room, number, ask.at)


@post(answers=TableShape)
def come(ask: Ask, number: int) -> TableShape:
    """Take a table's call for the floor (supervisor)."""
    floor_calls.come(table_of(ask.room, number), **ask.by)
    return table(ask.room, number, ask.at)


@get(answers=list[LineShape])
def game_sheet(ask: Ask, number: int) -> list[LineShape]:
    """What a player asks about the game at this table."""
    game = table_of(ask.room, number).game
    if game is None:
        raise NotFound(f"Table {number} is closed: nothing is played there.")
    return [{"what": what, "answer": answer, "rule": rule} for what, answer, rule in sheet(game)]


class TabletShape(TypedDict):
    """A table's own tablet: sent as `Authorization: Token …`, it can act at that table only."""

    table: int
    username: str
    token: str


@post(answers=TabletShape, status=201)
def bind(ask: Ask, number: int) -> TabletShape:
    """A tablet of the table's own (supervisor). The one before is out."""
    tablet = tablets.bind(table_of(ask.room, number), **ask.by)
    return {"table": number, "username": tablet.username, "token": Token.objects.create(user=tablet).key}


@post(answers=TableShape)
def release(ask: Ask, number: int) -> TableShape:
    """No tablet is the table's own any more (supervisor)."""
    tablets.release(table_of(ask.room, number), **ask.by)
    return table(ask.room, number, ask.at)
