"""Entries as plain rows, without models: a list may hold hundreds, and one of them is called."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from datetime import date, datetime
from decimal import Decimal

from django.db import connection

from pokerroom.models import Room
from tables.models import Game


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
    put_rung: int | None
    put_moment: datetime | None
    put_key: Decimal | None
    put_why: str


@dataclass(slots=True)
class WaitingName(NameFacts):
    """What it takes to say where a waiting name stands, and whether it can be called."""

    born_on: date | None
    barred_until: datetime | None
    employee: bool
    not_tables: list[int]


OF_PLAYER = ("tier", "born_on", "barred_until", "employee")


NAMED = {"pk": "entry.id"} | {name: f"player.{name}" for name in OF_PLAYER}
COLUMNS = ", ".join(NAMED.get(field.name, f"entry.{field.name}") for field in fields(WaitingName))
WAITING = f"""
    SELECT {COLUMNS} FROM waitlist_entry entry JOIN players_player player ON player.id = entry.player_id
    WHERE entry.room_id = %s AND entry.game_id = %s AND entry.status = 'waiting'
"""  # noqa: S608


def waiting(room: Room, game: Game) -> list[WaitingName]:
    """Everybody who waits on this list, in no order. Written as SQL: it is read with most commands."""
    with connection.cursor() as cursor:
        cursor.execute(WAITING, [room.pk, game.pk])
        return [WaitingName(*[*facts, json.loads(tables)]) for *facts, tables in cursor.fetchall()]
