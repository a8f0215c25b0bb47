"""Finding people: by name, public name, telephone or card."""

from __future__ import annotations

from datetime import datetime

from django.db import connection
from django.db.models import OuterRef, Q, QuerySet

from players.models import Player
from players.rules import KeptOut, Person, kept_out, search_form
from pokerroom.models import Room
from pokerroom.policy import Policy


def players(room: Room) -> QuerySet[Player]:
    """The room's records, without those merged into another."""
    return Player.objects.filter(room=room, merged_into__isnull=True)


def find(room: Room, text: str, *, most: int = 12) -> QuerySet[Player]:
    """Records whose name, public name, telephone or card fits; every word must. Two letters are enough."""
    found = players(room)
    words = search_form(text).split()
    digits = "".join(char for char in text if char.isdigit())
    by_name = Q()
    for word in words:
        by_name &= Q(search__startswith=word) | Q(search__contains=f" {word}")
    by_number = Q(card__endswith=digits) | Q(phone__endswith=digits) if len(digits) >= 3 else Q()
    if not words:
        return found.none()
    return found.filter(by_name | by_number if by_number else by_name).order_by("search", "pk")[:most]


def of_person(player: Player | OuterRef) -> Q:
    """Rows of this record, and of those merged into it: what is never changed stays where it was."""
    return Q(player=player) | Q(player__merged_into=player)


def kept_out_now(room: Room, policy: Policy, at: datetime, person: Person) -> KeptOut | None:
    """Why somebody may not play here now; None if they may."""
    today = at.astimezone(room.zone).date()
    employees = policy.employees_may_play
    return kept_out(person, at, today, minimum_age=policy.minimum_age, employees=employees)


PAIRS = "SELECT one_id, other_id FROM players_apartpair WHERE room_id = %s AND until IS NULL"


def kept_apart(room: Room) -> dict[int, set[int]]:
    """Player id → the ids of those they are kept apart from (T39)."""
    apart: dict[int, set[int]] = {}
    with connection.cursor() as cursor:
        cursor.execute(PAIRS, [room.pk])
        pairs = cursor.fetchall()
    for one, other in pairs:
        apart.setdefault(one, set()).add(other)
        apart.setdefault(other, set()).add(one)
    return apart
