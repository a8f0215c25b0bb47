"""Finding events by what they are about, however many there are: by one index of terms, which the database makes.

The terms of an event (`pokerroom_event_terms`, migration 0013) are what it touches, its table, its verb, who did it,
and each word of its name and reason, all of them with the room.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from django.contrib.postgres.search import SearchVectorField
from django.db.models import F, Func, QuerySet

from pokerroom.models import Event, Room, Staff
from pokerroom.terms import LONGEST, Fits, all_of, any_of, beginning, term

NEAR = 4000  # events that are looked at one by one, before all that fit are taken from the index and sorted
# Words end at white space and signs, as in the function.
ENDS_A_WORD = re.compile(r"[\s!-/:-@\[-`{-~]+")
MARKS = re.compile("[\u0300-\u036f]")


class _Terms(Func):
    """As the index has it: by another expression the planner would not know it."""

    function = "pokerroom_event_terms"
    output_field = SearchVectorField()

    def __init__(self) -> None:
        super().__init__(F("room_id"), F("touches"), F("verb"), F("actor_id"), F("data"))


def fitting(room: Room, search: str) -> QuerySet[Event]:
    """The room's events that fit a search, in no order: `newest` and `first_after` tell how to take some."""
    return Event.objects.filter(Fits(_Terms(), search), room=room)


def newest(events: QuerySet[Event], room: Room, most: int) -> list[Event]:
    """The last ones of these. What fits often is found near the end; what does not is rare, and quickly sorted."""
    near = list(events.filter(seq__gt=room.version - NEAR).order_by("-seq")[:most])
    return near if len(near) == most else list(events.order_by(_by_hand().desc())[:most])


def first_after(events: QuerySet[Event], seq: int) -> Event | None:
    """The first of these after a number."""
    later = events.filter(seq__gt=seq)
    return later.filter(seq__lte=seq + NEAR).order_by("seq").first() or later.order_by(_by_hand()).first()


def _by_hand() -> Func:
    """The number, in a form that no index has: a walk along the numbers would be long where little fits."""
    return F("seq") + 0  # type: ignore[return-value]


def touching(room: Room, touches: Iterable[str]) -> str:
    """About any of these: "entry:5", "seat:31"."""
    return any_of(term(room.pk, touch) for touch in touches)


def at_tables(room: Room, numbers: Iterable[int]) -> str:
    """At any of these tables, as they are told; what an undo stands on is what is touched."""
    return any_of(term(room.pk, f"at:{number}") for number in numbers)


def told_by(room: Room, verbs: Iterable[str]) -> str:
    """Told by any of these verbs."""
    return any_of(term(room.pk, f"verb:{verb}") for verb in verbs)


def done_by(room: Room, people: Iterable[Staff]) -> str:
    """Done by any of these."""
    return any_of(term(room.pk, f"by:{one.pk}") for one in people)


def naming(room: Room, text: str) -> str:
    """With a word that begins so, for each word of this, in the name or the reason. Case and accents do not count."""
    return all_of(beginning(room.pk, f"word:{word[:LONGEST]}") for word in words(text))


def words(text: str) -> list[str]:
    """The words of a text as the terms have them."""
    bare = MARKS.sub("", unicodedata.normalize("NFKD", text))
    return [word for word in ENDS_A_WORD.split("".join(map(str.lower, bare))) if word]
