"""Entries as plain rows, without models: a list may hold hundreds, and one of them is called."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, fields
from datetime import date, datetime
from typing import Any, TypeVar

from django.db import connection

from pokerroom.models import Room
from tables.models import Game
from waitlist.rules import Facts, Ladder, Standing, standings


@dataclass(slots=True)
class NameFacts:
    """What the ladder needs to know of a name (waitlist.rules.Facts)."""

    pk: int
    player_id: int
    tier: int
    via: str
    joined_at: datetime
    origin: str
    origin_at: datetime | None
    origin_rank: int | None
    origin_rule: str
    arrived_at: datetime | None
    away_since: datetime | None
    back_by: datetime | None
    called_at: datetime | None
    missed_at: datetime | None
    back_at: datetime | None
    passes: int
    passed_at: datetime | None
    put_before_id: int | None
    put_at: datetime | None
    put_why: str
    return_place: int | None


@dataclass(slots=True)
class WaitingName(NameFacts):
    """What it takes to say where a waiting name stands, and whether it can be called."""

    born_on: date | None
    barred_until: datetime | None
    employee: bool
    not_tables: list[int]
    not_passed: list[int]


OF_PLAYER = ("tier", "born_on", "barred_until", "employee")


NAMED = {"pk": "entry.id"} | {name: f"player.{name}" for name in OF_PLAYER}
COLUMNS = ", ".join(NAMED.get(field.name, f"entry.{field.name}") for field in fields(WaitingName))
READ = f"SELECT {COLUMNS} FROM waitlist_entry entry JOIN players_player player ON player.id = entry.player_id"  # noqa: S608
WAITING = f"{READ} WHERE entry.room_id = %s AND entry.game_id = %s AND entry.status = 'waiting'"
BY_NUMBER = f"{READ} WHERE entry.id = ANY(%s)"


def waiting(room: Room, game: Game) -> list[WaitingName]:
    """Everybody who waits on this list, in no order. Written as SQL: it is read with most commands."""
    return _read(WAITING, [room.pk, game.pk])


def _read(statement: str, params: list[Any]) -> list[WaitingName]:
    with connection.cursor() as cursor:
        cursor.execute(statement, params)
        rows = cursor.fetchall()
    return [WaitingName(*[*facts, json.loads(tables), json.loads(seats)]) for *facts, tables, seats in rows]


Bare = TypeVar("Bare", bound=NameFacts)


def in_list_order(rows: Iterable[Bare], rungs: Ladder) -> list[Bare]:
    """These names in the order of the list."""
    rows = list(rows)
    where = where_they_stand({row.pk: (row, row.tier) for row in rows}, rungs)
    return sorted(rows, key=lambda row: where[row.pk].rank)


def where_they_stand(names: dict[int, tuple[Facts, int]], rungs: Ladder) -> dict[int, Standing]:
    """Where each of these stands. Whom one of them was put before is read along, if they wait no more."""
    known: dict[int, tuple[Facts, int]] = dict(names)
    while absent := {facts.put_before_id for facts, _ in known.values() if facts.put_before_id} - known.keys():
        known |= {row.pk: (row, row.tier) for row in _read(BY_NUMBER, [list(absent)])}
    return standings(known, rungs)
