"""What is always true: a registry that each app fills, each a query that must return no rows.

Run by `manage.py check_invariants`: nightly, after each restore, and after every step of the state machine in the
tests. A query answers the room and what is wrong there; `%(at)s` is the moment at which it is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any

from django.apps import apps
from django.db import connection
from django.db.models import CharField, F, ForeignKey, QuerySet, Value
from django.db.models.functions import Cast, Concat
from django.utils.module_loading import autodiscover_modules

from pokerroom.commands import document, in_force
from pokerroom.models import Room
from pokerroom.privileges import excess
from pokerroom.read_snapshot import one_long_read
from pokerroom.schema import differences
from pokerroom.trail import checkpoints
from pokerroom.trail.chain import broken_links
from pokerroom.trail.verifying import departures, gone, unsigned_until

Row = tuple[int | None, str]
Rows = Iterable[Row]
Find = str | Callable[[datetime], Rows]


@dataclass(frozen=True)
class Invariant:
    """A sentence that always holds, and how what breaks it is found."""

    key: str
    sentence: str
    find: Find


@dataclass(frozen=True)
class Broken:
    """One thing that should never be."""

    key: str
    sentence: str
    room: int | None
    what: str

    def __str__(self) -> str:
        return f"{self.key} {self.sentence}: room {self.room}, {self.what}"


INVARIANTS: list[Invariant] = []


def always(key: str, sentence: str, find: Find) -> None:
    """Register an invariant."""
    INVARIANTS.append(Invariant(key, sentence, find))


def check(at: datetime, *, but: frozenset[str] = frozenset()) -> Iterator[Broken]:
    """Everything that is broken, by invariant: all of them see one moment of a room that goes on."""
    with one_long_read():
        for invariant in every():
            if invariant.key not in but:
                yield from broken(invariant, at)


def broken(invariant: Invariant, at: datetime) -> Iterator[Broken]:
    """What breaks this one."""
    for room, what in invariant.find(at) if callable(invariant.find) else _rows(invariant.find, at):
        yield Broken(invariant.key, invariant.sentence, room, what)


def _rows(query: str, at: datetime) -> Iterator[Row]:
    with connection.cursor() as cursor:
        cursor.execute(query, {"at": at})
        yield from cursor.fetchall()


@cache
def every() -> list[Invariant]:
    """The whole registry, in order."""
    autodiscover_modules("invariants")
    return sorted(INVARIANTS, key=lambda one: (int(one.key[1:]), one.sentence))


always(
    "I6",
    "Nothing is recorded before it happened",
    "SELECT room_id, 'event ' || seq FROM pokerroom_event WHERE recorded_at < at",
)

always(
    "I18",
    "Money is whole cents: no column of ours is a floating number",
    """
    SELECT NULL::bigint, table_name || '.' || column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('real', 'double precision', 'money')
        AND split_part(table_name, '_', 1) IN ('pokerroom', 'players', 'tables', 'waitlist', 'promotions')
    """,
)

always(
    "I27",
    "A room's version is the number of its last event, and they are numbered from 1 without a gap",
    """
    SELECT room.id, 'version ' || room.version || ', events ' || coalesce(counted, 0)
    FROM pokerroom_room room LEFT JOIN (
        SELECT room_id, count(*) AS counted, min(seq) AS first, max(seq) AS last FROM pokerroom_event GROUP BY room_id
    ) event ON event.room_id = room.id
    WHERE room.version <> coalesce(counted, 0) OR room.version <> coalesce(last, 0) OR first <> 1
    """,
)


def _chains(at: datetime) -> Rows:
    book = checkpoints.read().until(at)
    for room in Room.objects.order_by("pk"):
        for finding in broken_links(room, unsigned_until(room, book)):
            yield room.pk, str(finding)


always("I28", "Each event follows from the one before and is signed, and the room's head is the last of them", _chains)


def _departures(at: datetime) -> Rows:
    book = checkpoints.read().until(at)
    yield from ((None, str(finding)) for finding in gone(book))
    for room in Room.objects.order_by("pk"):
        yield from ((room.pk, str(finding)) for finding in departures(room, book))


always("I29", "What was written down outside the database is still there, as it was", _departures)

always(
    "I31",
    "An event has a verb, a policy version of its room, and somebody of that room or the clock",
    """
    SELECT event.room_id, 'event ' || event.seq FROM pokerroom_event event
    LEFT JOIN pokerroom_staff actor ON actor.id = event.actor_id
    LEFT JOIN pokerroom_policyversion version
        ON version.room_id = event.room_id AND version.number = event.policy_number
    WHERE event.verb = '' OR event.subject = '' OR actor.room_id <> event.room_id
        OR (event.policy_number > 0 AND version.id IS NULL)
    """,
)


def _schema(at: datetime) -> Rows:
    return ((None, str(one)) for one in differences())


def _privileges(at: datetime) -> Rows:
    return ((None, sentence) for sentence in excess())


always("I32", "Columns, constraints, triggers and functions are what the migrations make, and switched on", _schema)

always("I32", "Application and reader may do in the database what they were granted, and no more", _privileges)

always(
    "I33",
    "An answer kept under a key was given in the same transaction",
    """
    SELECT staff.room_id, 'key ' || kept.id FROM pokerroom_idempotencykey kept
    JOIN pokerroom_staff staff ON staff.id = kept.caller_id
    WHERE kept.status IS NULL AND kept.at < %(at)s - interval '1 minute'
    """,
)

always(
    "I37",
    "An event's gaming day follows from its time, the room's zone and the hour at which the day begins",
    """
    SELECT event.room_id, 'event ' || event.seq FROM pokerroom_event event
    JOIN pokerroom_room room ON room.id = event.room_id
    LEFT JOIN pokerroom_policyversion version
        ON version.room_id = event.room_id AND version.number = event.policy_number
    WHERE event.gaming_day <> (
        (event.at AT TIME ZONE room.timezone) - coalesce(version.settings ->> 'gaming_day_starts', '06:00')::interval
    )::date
    """,
)


def _settings_in_force(at: datetime) -> Rows:
    """A version holds from its moment on, until the next is due: whenever it is asked, that moment tells."""
    for room in Room.objects.select_related("policy").order_by("pk"):
        if room.policy and in_force(room) != document(room, room.policy.effective_from):
            yield room.pk, f"policy {room.policy.number}"


always("I41", "The settings in force are those that were dated for the moment from which they hold", _settings_in_force)


def _across_rooms(at: datetime) -> Rows:
    with connection.cursor() as cursor:
        cursor.execute(*_strangers())
        yield from cursor.fetchall()


@cache
def _strangers() -> tuple[str, tuple[Any, ...]]:
    """Every foreign key between rows that have a room, in one statement."""
    found: list[QuerySet[Any, Any]] = []
    for model in filter(_has_room, apps.get_models()):
        for link in model._meta.fields:
            if isinstance(link, ForeignKey) and _has_room(link.related_model):
                rows = model._default_manager.filter(**{f"{link.name}__isnull": False})
                name = Concat(Value(f"{model._meta.label}.{link.name} "), Cast("pk", CharField()))
                found.append(rows.exclude(**{f"{link.name}__room": F("room")}).values_list("room_id", name))
    return found[0].union(*found[1:], all=True).query.sql_with_params()


def _has_room(model: Any) -> bool:
    return any(field.name == "room" for field in model._meta.fields)


always("I45", "No row leads into another room", _across_rooms)

always(
    "I49",
    "A room says that something is set aside just when something is",
    """
    SELECT room.id, room.slug FROM pokerroom_room room
    WHERE room.has_set_aside <> EXISTS (SELECT FROM pokerroom_setaside aside WHERE aside.room_id = room.id)
    """,
)
