"""Undo: itself a command, one step for each kind of event, filled in by each app when it is loaded.

An event that nothing is registered for cannot be undone; nor can one that later events stand on. Where a refusal leaves
an amount that was entered wrong, it says what corrects that instead.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import NotRequired, TypedDict, TypeVar, cast

from django.db import IntegrityError, connection
from django.db.models import Q

from pokerroom.event_search import first_after, fitting, told_by, touching
from pokerroom.event_text import main_event, says, sentence_of, tell, verb_text
from pokerroom.models import Event, Room, Staff
from pokerroom.refusals import NotFound, Refused
from pokerroom.roles import Act, may
from pokerroom.terms import all_of
from pokerroom.times import clock
from pokerroom.turn import Turn, require, turn

log = logging.getLogger(__name__)


class Moved(TypedDict):
    """Whose clock an undo moved (T33), or could not move back, and until when it runs."""

    sitting: NotRequired[int]
    entry: NotRequired[int]
    name: str
    due_at: datetime | None


class Result(TypedDict, total=False):
    """What else an undo handler has to say: it fell short of bringing all of it back; clocks that it moved."""

    short: bool
    clocks: list[Moved]


class Undone(TypedDict):
    """What the event of an undo carries."""

    undone: str
    undoes: int
    short: NotRequired[bool]


Kind = TypeVar("Kind")


def facts_of(event: Event, kind: type[Kind]) -> Kind:
    """The facts of an event as the type of its verb names them."""
    return cast(Kind, event.data)


Undoer = Callable[[Turn, Event], Result | None]
UNDOERS: dict[str, Undoer] = {}
FIRST: set[str] = set()  # verbs that the rest of their command followed from: undone before it
CORRECTIONS: dict[str, str] = {}  # of verbs that state an amount: how it is corrected where they are not undone
SHORT: Result = {"short": True}  # answered by a step that could not bring all of it back: the command did happen
# Said aloud already, or what a setting did by itself at its moment: they stand on nothing.
SILENT = frozenset({"pages.shown", "pages.dropped", "policy.in_force"})


def only(result: Result) -> Result:
    """This result alone: what other parts of the command fell short of was tried again for it."""
    return {"short": result.get("short", False)}


def undoes(*verbs: str, first: bool = False) -> Callable[[Undoer], Undoer]:
    """Register the step that takes these events back.

    `first`: before the other events of the command, which could not be taken back while this one holds.
    """

    def register(undoer: Undoer) -> Undoer:
        UNDOERS.update(dict.fromkeys(verbs, undoer))
        FIRST.update(verbs if first else ())
        return undoer

    return register


def nothing_to_undo(*verbs: str) -> None:
    """Register events that can be undone with their command although they changed nothing themselves."""
    UNDOERS.update(dict.fromkeys(verbs, _no_step))


def corrected_by(sentence: str, *verbs: str) -> None:
    """Register the sentence that offers the correction of an amount where these events are not undone."""
    CORRECTIONS.update(dict.fromkeys(verbs, sentence))


def _no_step(now: Turn, event: Event) -> None:
    """What was said about the rest of the command."""


def undo(room: Room, *, seq: int, by: Staff, at: datetime) -> Event:
    """Take back the command that this event belongs to. A host: their own, for a minute; a supervisor: any.

    Refused when later events stand on it, when it is undone already, or when it cannot be undone.
    """
    with turn(room, by=by, at=at, act=Act.UNDO_OWN) as now:
        event = Event.objects.filter(room=now.room, seq=seq).first()
        if event is None:
            raise NotFound("There is no such event in this room.")
        parts = list(Event.objects.filter(room=now.room, command=event.command).order_by("-seq"))
        _check_may(now, parts[-1])
        _check_not_undone(now, parts)
        with _or_corrected(parts):
            _check_possible(now, parts)
            facts = _taken_back(now, parts)
        touches = sorted({touch for part in parts for touch in part.touches})
        root = main_event(parts[::-1])
        about = {key: root.data[key] for key in ("name", "table") if key in root.data}  # what a search finds it by
        return now.record(
            "undone",
            f"event:{event.command}",
            topics=["*"],
            touches=touches,
            undone=root.verb,
            undoes=event.command,
            said=sentence_of(root),
            **about,
            **facts,
        )


@contextmanager
def _or_corrected(parts: Sequence[Event]) -> Iterator[None]:
    """A refusal to undo an amount also says how it is corrected."""
    try:
        yield
    except Refused as refusal:
        stated = (part for part in parts if part.data.get("amount_cents") is not None)
        sentences = (CORRECTIONS[part.verb] for part in stated if part.verb in CORRECTIONS)
        refusal.detail = " ".join([refusal.detail, *dict.fromkeys(sentences)])
        raise


def check_still_to_come(now: Turn, name: str, due_at: datetime, rule: str) -> None:
    """Refused where undo would give back a deadline that has passed."""
    if due_at <= now.at:
        was = clock(due_at, now.room.zone)
        raise Refused(f"{name}'s earlier deadline, {was}, has passed.", code="not_undoable", rule=rule)


def _taken_back(now: Turn, parts: Sequence[Event]) -> Result:
    """Step by step. What the steps did not foresee the database does: refused, and nothing is taken back."""
    facts: Result = {}
    try:
        for part in sorted(parts, key=lambda part: part.verb not in FIRST):
            result = UNDOERS[part.verb](now, part) or {}
            clocks = [*facts.get("clocks", []), *result.get("clocks", [])]
            facts |= result
            if clocks:
                facts["clocks"] = clocks
        with connection.cursor() as cursor:
            cursor.execute("SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED")
    except IntegrityError as error:
        log.warning("Event %s, %s, could not be undone: %s", parts[-1].seq, parts[-1].verb, error)
        raise Refused(
            "This cannot be undone any more: with what was done since it would leave the room in a state that "
            "cannot be.",
            code="stands_on",
        ) from error
    return facts


def can_undo(event: Event, by: Staff, at: datetime, undo_seconds: int) -> bool:
    """Whether a screen should offer it: the verb can be undone, and this person still may."""
    if event.verb not in UNDOERS or not may(by.role, Act.UNDO_OWN):
        return False
    own = event.actor_id == by.pk and at < event.at + timedelta(seconds=undo_seconds)
    return own or may(by.role, Act.UNDO_ANY)


def _check_may(now: Turn, event: Event) -> None:
    assert now.by
    until = event.at + timedelta(seconds=now.policy.undo_seconds)
    if event.actor_id != now.by.pk or now.at >= until:
        require(now.by, Act.UNDO_ANY, now.room.pk)


def _check_not_undone(now: Turn, parts: Sequence[Event]) -> None:
    if Event.objects.filter(room=now.room, subject=f"event:{parts[0].command}", verb="undone").exists():
        raise Refused("This cannot be undone any more: it was undone already.", code="stands_on")


def _check_possible(now: Turn, parts: Sequence[Event]) -> None:
    fixed = next((part for part in parts if part.verb not in UNDOERS), None)
    if fixed:
        raise Refused(f"This cannot be undone: {tell(fixed, now.room.zone)}.", code="not_undoable")
    same_things = touching(now.room, {touch for part in parts for touch in part.touches})
    undoing = all_of([same_things, told_by(now.room, ["undone"])])
    undone = list(fitting(now.room, undoing).filter(seq__gt=parts[0].seq).order_by("seq"))
    stands = first_after(fitting(now.room, same_things).exclude(_never_happened(undone)), parts[0].seq)
    if stands:
        said = tell(stands, now.room.zone)
        raise Refused(f"This cannot be undone any more. Since then: {said}.", code="stands_on")


def _never_happened(undone: list[Event]) -> Q:
    """What was taken back whole, with its taking back: so one after the other is undone, last to first.

    What the room did by itself after that, in the same command, did happen.
    """
    whole = [event for event in undone if not facts_of(event, Undone).get("short")]
    never = Q(verb__in=SILENT) | Q(command__in=[facts_of(event, Undone)["undoes"] for event in whole])
    for event in whole:
        never |= Q(seq__range=(event.command, event.seq))
    return never


nothing_to_undo("overruled")
says("undone")(lambda facts: f"Undone: {facts.get('said') or verb_text(facts['undone'])}")
