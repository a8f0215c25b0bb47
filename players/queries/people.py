"""Finding people: by name, public name, telephone or card."""

from __future__ import annotations

from datetime import datetime

from django.contrib.postgres.search import SearchVectorField
from django.db import connection
from django.db.models import F, Func, OuterRef, Q, QuerySet, Value
from django.db.models.functions import Concat

from players.models import Player
from players.rules import KeptOut, Person, kept_out, search_form
from pokerroom.models import Room
from pokerroom.policy import Policy
from pokerroom.terms import LONGEST, Fits, all_of, any_of, beginning

FEWEST_DIGITS = 3


def players(room: Room) -> QuerySet[Player]:
    """The room's records, without those merged into another."""
    return Player.objects.filter(room=room, merged_into__isnull=True)


class _Terms(Func):
    """As the index has it (migration 0005): by another expression the planner would not know it."""

    function = "players_player_terms"
    output_field = SearchVectorField()

    def __init__(self) -> None:
        super().__init__(F("room_id"), F("search"), F("card"), F("phone"))


def find(room: Room, text: str, *, most: int = 12) -> QuerySet[Player]:
    """Records whose name, public name, telephone or card fits; every word must. Two letters are enough.

    A number is found by its last digits, three or more.
    """
    words = search_form(text).split()
    if not words:
        return Player.objects.none()
    digits = "".join(char for char in text if char in "0123456789")
    by_name = all_of(beginning(room.pk, f"word:{word[:LONGEST]}") for word in words)
    by_number = beginning(room.pk, f"number:{digits[::-1]}") if len(digits) >= FEWEST_DIGITS else ""
    # Sorted by hand: a walk along the index of names would be long where the text is rare.
    found = players(room).filter(Fits(_Terms(), any_of([by_name, by_number])))
    return found.order_by(Concat("search", Value("")), "pk")[:most]


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
