"""Records whose change ends entries and calls: bars, pairs kept apart."""

from __future__ import annotations

from django.db import transaction

from floor.commands import barring
from floor.commands import kept_apart as pairs
from players.api.records import RECORD
from players.commands.records import add_player
from players.models import ApartPair, Player
from players.queries.api import ApartShape, RecordShape, apart_pairs, apart_shape, record
from pokerroom.api.base import Ask, get, patch, post
from pokerroom.api.fields import number_of, required

BAR = ("barred_until", "barred_why")


@post(RECORD | {"name": required(RECORD["name"])}, answers=RecordShape, status=201)
def add(ask: Ask) -> RecordShape:
    """A new record; a name is enough."""
    bar = {name: ask.facts.pop(name) for name in BAR if name in ask.facts}
    with transaction.atomic():
        player = add_player(ask.room, **ask.facts, **ask.by)
        if bar:
            barring.change_record(player, **bar, **ask.by)
    return record(ask.room, player.pk, ask.staff)


@get(answers=RecordShape)
def one(ask: Ask, player: int) -> RecordShape:
    """One record."""
    return record(ask.room, player, ask.staff)


@patch(RECORD, answers=RecordShape)
def change(ask: Ask, player: int) -> RecordShape:
    """Change a record. A bar ends entries and calls at once (supervisor), as a tier is a supervisor's."""
    barring.change_record(Player(pk=player, room_id=ask.room.pk), **ask.facts, **ask.by)
    return record(ask.room, player, ask.staff)


@get(answers=list[ApartShape])
def kept_apart(ask: Ask) -> list[ApartShape]:
    """Pairs who are never at one table (T39, supervisor): the podium reads "not at table 4", no names."""
    return apart_pairs(ask.room)


@post({"other": required(number_of())}, answers=ApartShape, status=201)
def keep_apart(ask: Ask, player: int) -> ApartShape:
    """Keep this player and another apart (T39, supervisor)."""
    one, other = (Player(pk=pk, room_id=ask.room.pk) for pk in (player, ask.facts["other"]))
    return apart_shape(pairs.keep_apart(one, other=other, **ask.by))


@post(answers=ApartShape)
def let_together(ask: Ask, pair: int) -> ApartShape:
    """These two may sit together again (supervisor)."""
    return apart_shape(pairs.let_together(ApartPair(pk=pair, room_id=ask.room.pk), **ask.by))
