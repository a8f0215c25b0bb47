"""Entries as plain rows, without models: a list may hold hundreds, and one of them is called."""

from __future__ import annotations

from dataclasses import dataclass, fields
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from django.db.models import QuerySet

from pokerroom.models import Room
from pokerroom.prepared import prepared
from tables.models import Game
from waitlist.models import Entry
from waitlist.rules import Status


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


COLUMNS = [f"player__{field.name}" if field.name in OF_PLAYER else field.name for field in fields(WaitingName)]


def waiting(room: Room, game: Game) -> list[WaitingName]:
    """Everybody who waits on this list, in no order."""
    return [WaitingName(*row) for row in _waiting(room=room.pk, game=game.pk)]


@prepared
def _waiting(room: int, game: int) -> QuerySet[Entry, tuple[Any, ...]]:
    return Entry.objects.filter(room=room, game=game, status=Status.WAITING).values_list(*COLUMNS)
