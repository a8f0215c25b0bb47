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

from pokerroom.approvals import why_over
from pokerroom.commands import document, in_force
from pokerroom.models import Approval, PolicyVersion, Room
from pokerroom.policy import cleaned
from pokerroom.privileges import excess
from pokerroom.read_snapshot import one_long_read
from pokerroom.refusals import Malformed
from pokerroom.schema import differences

Row = tuple[int | None, str]
Rows = Iterable[Row]
Progress = Callable[[str, int, int], object]  # of what, how many there are, how many are done
Find = str | Callable[[datetime, Progress], Rows]
A_CHUNK = 1000  # rows that are fetched at once


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


def broken(invariant: Invariant, at: datetime, progress: Progress = lambda of, whole, done: None) -> Iterator[Broken]:
    """What breaks this one, as it is found; in a transaction. `progress` hears how far it is."""
    find = invariant.find
    for room, what in find(at, progress) if callable(find) else _rows(find, {"at": at}):
        yield Broken(invariant.key, invariant.sentence, room, what)


def _rows(query: str, facts: Any) -> Iterator[Row]:
    """However many there are, a chunk of them is in memory."""
    with connection.chunked_cursor() as cursor:
        cursor.execute(query, facts)
        while rows := cursor.fetchmany(A_CHUNK):
            yield from rows


@cache
def every() -> list[Invariant]:
    """The whole registry, in order."""
    autodiscover_modules("invariants", "trail.invariants")
    return sorted(INVARIANTS, key=lambda one: (int(one.key[1:]), one.sentence))


always(
    "I18",
    "Money is whole cents: no column of ours is a floating number",
    """
    SELECT NULL::bigint, table_name || '.' || column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('real', 'double precision', 'money')
        AND split_part(table_name, '_', 1) IN ('pokerroom', 'players', 'tables', 'waitlist', 'promotions')
    """,
)


def _schema(at: datetime, progress: Progress) -> Rows:
    return ((None, str(one)) for one in differences())


def _privileges(at: datetime, progress: Progress) -> Rows:
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


def _settings_in_force(at: datetime, progress: Progress) -> Rows:
    """A version holds from its moment on, until the next is due: whenever it is asked, that moment tells."""
    for room in Room.objects.select_related("policy").order_by("pk"):
        if room.policy and in_force(room) != document(room, room.policy.effective_from):
            yield room.pk, f"policy {room.policy.number}"


always("I41", "The settings in force are those that were dated for the moment from which they hold", _settings_in_force)


always(
    "I39",
    "A request is decided once, in its time, by somebody else than who asked",
    """
    SELECT room_id, 'approval ' || id FROM pokerroom_approval
    WHERE outcome IN ('approved', 'refused')
        AND (decided_by_id IS NULL OR decided_by_id = asked_by_id OR decided_at NOT BETWEEN asked_at AND due_at)
    """,
)

always(
    "I40",
    "Whoever does not work here any more has no token and no open request",
    """
    SELECT staff.room_id, 'token of staff ' || staff.id FROM pokerroom_staff staff
    JOIN authtoken_token token ON token.user_id = staff.id WHERE NOT staff.is_active
    UNION ALL
    SELECT staff.room_id, 'approval ' || approval.id FROM pokerroom_staff staff
    JOIN pokerroom_approval approval ON approval.asked_by_id = staff.id
    WHERE NOT staff.is_active AND approval.decided_at IS NULL
    """,
)


def _requests_that_are_over(at: datetime, progress: Progress) -> Rows:
    waiting = Approval.objects.filter(decided_at=None, due_at__gt=at).exclude(deed="")
    for approval in waiting.select_related("room").order_by("pk"):
        if why := why_over(approval.room, approval, at):
            yield approval.room_id, f"approval {approval.pk}: {why}"


always("I47", "A request for approval names something that stands as it was asked for", _requests_that_are_over)


def _bad_settings(at: datetime, progress: Progress) -> Rows:
    for version in PolicyVersion.objects.order_by("pk"):
        try:
            cleaned(version.settings)
        except Malformed as wrong:
            yield version.room_id, f"policy {version.number}: {wrong}"


always("I48", "Every version of the policy passes the check of each of its settings", _bad_settings)


def _across_rooms(at: datetime, progress: Progress) -> Rows:
    return _rows(*_strangers())


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
