"""Players as the API shows them: in short beside other things, and the whole record."""

from __future__ import annotations

from typing import TypedDict

from django.db.models import Exists, OuterRef, QuerySet

from players.models import AgeCheck, ApartPair, Player
from players.queries.people import find, of_person, players
from pokerroom.api.shapes import day_or_null, moment, moment_or_null
from pokerroom.models import Room, Staff
from pokerroom.refusals import NotFound
from pokerroom.roles import Act, may

MOST = 500


class PlayerShape(TypedDict):
    """A player beside something else; nothing private."""

    id: int
    name: str
    public_name: str
    tier: int


class RecordShape(TypedDict):
    """A player's record. `id_seen`: an age check is on record; `barred_why`: for whoever may bar, as on the page."""

    id: int
    name: str
    public_name: str
    tier: int
    born_on: str | None
    id_seen: bool
    phone: str
    card: str
    note: str
    employee: bool
    barred_until: str | None
    barred_why: str


class ApartShape(TypedDict):
    """Two players who are never at one table."""

    id: int
    players: list[PlayerShape]
    since: str


def player_shape(player: Player) -> PlayerShape:
    return {"id": player.pk, "name": player.name, "public_name": player.public_name, "tier": player.tier}


def records(room: Room, by: Staff | None, text: str | None = None) -> list[RecordShape]:
    """The room's records by name, the first five hundred; with a text, those that it finds."""
    found = players(room).order_by("search", "pk")[:MOST] if text is None else find(room, text)
    return [_record(player, by) for player in _with_age_check(found)]


def record(room: Room, pk: int, by: Staff | None) -> RecordShape:
    player = _with_age_check(Player.objects.filter(room=room, pk=pk)).first()
    if player is None:
        raise NotFound("There is no such player in this room.")
    return _record(player, by)


def _with_age_check(rows: QuerySet[Player]) -> QuerySet[Player]:
    return rows.annotate(id_seen=Exists(AgeCheck.objects.filter(of_person(OuterRef("pk")))))


def _record(player: Player, by: Staff | None) -> RecordShape:
    return {
        **player_shape(player),
        "born_on": day_or_null(player.born_on),
        "id_seen": player.id_seen,  # type: ignore[attr-defined]
        "phone": player.phone,
        "card": player.card,
        "note": player.note,
        "employee": player.employee,
        "barred_until": moment_or_null(player.barred_until),
        "barred_why": player.barred_why if by and may(by.role, Act.BARS) else "",
    }


def apart_pairs(room: Room) -> list[ApartShape]:
    rows = ApartPair.objects.filter(room=room, until__isnull=True).select_related("one", "other").order_by("pk")
    return [apart_shape(pair) for pair in rows]


def apart_shape(pair: ApartPair) -> ApartShape:
    return {
        "id": pair.pk,
        "players": [player_shape(pair.one), player_shape(pair.other)],
        "since": moment(pair.since),
    }
