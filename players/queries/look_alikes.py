"""People in the house whose names look the same, and what tells them apart. For staff: nothing here is public."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from typing import Any

from django.db.models import QuerySet

from players.models import Player
from players.rules import search_form
from pokerroom.models import Room

TAIL = 4
# Each app that knows where players are adds its ids of them: on a list, in a chair, with chips in custody.
IN_THE_HOUSE: list[Callable[[Room], QuerySet[Any, Any]]] = []


def look_alikes(room: Room) -> dict[int, str]:
    """Player id → what tells them from another in the house of the same look; two queries."""
    return among(in_the_house(room))


def among(ids: Collection[int]) -> dict[int, str]:
    """Player id → what tells them from another of these; one query."""
    return told_apart(Player.objects.filter(pk__in=ids).only("name", "public_name", "card", "phone"))


def in_the_house(room: Room) -> set[int]:
    """Ids of the players on a list, in a chair, with chips in custody or with a seat kept for them; one query."""
    first, *others = (ids(room) for ids in IN_THE_HOUSE)
    return {pk for (pk,) in first.union(*others)}


def told_apart(people: Iterable[Player]) -> dict[int, str]:
    """Player id → what tells them from others of these with the same display name or full name.

    The last digits of the card, else of the phone; the record's number where there is neither, or both are the same.
    """
    looks: dict[str, dict[int, Player]] = defaultdict(dict)
    for person in people:
        for name in (person.public_name, person.name):
            looks[search_form(name)][person.pk] = person
    groups = [group for group in looks.values() if len(group) > 1]
    alike = {pk: _digits(person) for group in groups for pk, person in group.items()}
    marks = list(alike.values())
    return {pk: mark if mark and marks.count(mark) == 1 else f"{mark} #{pk}".strip() for pk, mark in alike.items()}


def _digits(person: Player) -> str:
    if person.card:
        return f"card …{person.card[-TAIL:]}"
    return f"phone …{person.phone[-TAIL:]}" if person.phone else ""


def said(player: Player) -> str:
    """The display name in a sentence for staff, with what tells it from another in the house that looks the same.

    Reads who is in the house: for one sentence, not for a list of names.
    """
    return with_tells(player.public_name, look_alikes(player.room).get(player.pk, ""))


def with_tells(name: str, tells: str) -> str:
    """ "Kim L. (card …4711)"."""
    return f"{name} ({tells})" if tells else name
