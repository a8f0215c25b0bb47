"""The trail: what happened, newest first, in the room's words; and who of several was first."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Q

from pokerroom.event_search import at_tables, done_by, fitting, naming, newest, told_by, touching
from pokerroom.event_text import SENTENCES, verb_text
from pokerroom.models import Event, Room, Staff
from pokerroom.terms import NOTHING, all_of, any_of
from pokerroom.turn import policy_of
from pokerroom.undo import can_undo
from screens.parts.event_names import told
from waitlist.models import Entry
from waitlist.queries.order import waiting_order
from waitlist.queries.reasons import reason_of
from waitlist.rules import Status

TABLE = re.compile(r"\b(?:table|t)\s*(\d{1,3})\b", re.IGNORECASE)


NOW = {
    Status.CALLED: "called for a seat",
    Status.HELD: "on hold",
    Status.SEATED: "seated",
    Status.REMOVED: "off the list",
    Status.WAITING: "",
}


QUIET = ("pages.shown", "pages.dropped")


@dataclass(frozen=True)
class Line:
    """One event: when, who did it (nobody: the clock), what, and who was passed over by it."""

    seq: int
    at: datetime
    actor: str
    words: str
    passed_over: list[str]
    rule: str
    undo: bool
    undone: bool


@dataclass(frozen=True)
class Claim:
    """What somebody who says "I was first" can be told."""

    entry: int
    name: str
    game: str
    joined_at: datetime
    arrived_at: datetime | None
    place: int | None
    why: str


@dataclass(frozen=True)
class Trail:
    lines: list[Line]
    claims: list[Claim]
    more: bool


def trail(room: Room, by: Staff, at: datetime, *, text: str = "", who: Sequence[int] = (), most: int = 60) -> Trail:
    """The newest events that fit the words of a search, and these entries."""
    claims = [_claim(entry, at) for entry in _entries(room, who)]
    search = all_of([_search(room, text), touching(room, (f"entry:{claim.entry}" for claim in claims))])
    rows = _newest(room, search, most + 1)
    names, words = _names(room, rows), told(room, rows[:most])
    undo_seconds = policy_of(room).undo_seconds
    undone, undoing = _undone(room, rows)
    lines = [
        _line(
            event,
            says,
            names,
            undo=event.seq not in undone | undoing and can_undo(event, by, at, undo_seconds),
            undone=event.command in undone,
        )
        for event, says in zip(rows[:most], words, strict=True)
    ]
    return Trail(lines, sorted(claims, key=lambda claim: (claim.joined_at, claim.entry)), more=len(rows) > most)


def _newest(room: Room, search: str, most: int) -> list[Event]:
    events = fitting(room, search) if search else Event.objects.filter(room=room)
    loud = events.exclude(verb__in=QUIET).select_related("actor")
    return newest(loud, room, most) if search else list(loud.order_by("-seq")[:most])


def _undone(room: Room, rows: list[Event]) -> tuple[set[int], set[int]]:
    """Commands that were undone, and those that undid them: neither is offered again, whatever is searched."""
    commands = {event.command for event in rows}
    about = Q(subject__in=[f"event:{command}" for command in commands]) | Q(command__in=commands)
    pairs = list(Event.objects.filter(about, room=room, verb="undone").values_list("data__undoes", "command"))
    return {undoes for undoes, _ in pairs}, {command for _, command in pairs}


def _search(room: Room, text: str) -> str:
    """Every word of it begins a word of a name or a reason, or is in a verb or in who did it; "table 4" as a whole."""
    tables = (at_tables(room, [int(number)]) for number in TABLE.findall(text))
    words = TABLE.sub(" ", text).casefold().split()
    staff = list(Staff.objects.filter(room=room)) if words else []
    return all_of([*tables, *(_word(room, word, staff) for word in words)])


def _word(room: Room, word: str, staff: list[Staff]) -> str:
    """A word alone. One without a letter or a digit is in nothing."""
    verbs = [verb for verb in SENTENCES if word in verb_text(verb)]
    people = [one for one in staff if word in one.name.casefold()]
    return any_of([naming(room, word), told_by(room, verbs), done_by(room, people)]) or NOTHING


def _entries(room: Room, who: Sequence[int]) -> list[Entry]:
    rows = Entry.objects.filter(room=room, pk__in=who) if who else Entry.objects.none()
    return list(rows.select_related("player", "game", "room"))


def _claim(entry: Entry, at: datetime) -> Claim:
    policy = policy_of(entry.room)
    order = [row.pk for row in waiting_order(entry.room, entry.game, policy)]
    waits = entry.status == Status.WAITING and entry.pk in order
    return Claim(
        entry=int(entry.pk),
        name=entry.player.public_name,
        game=entry.game.short,
        joined_at=entry.joined_at,
        arrived_at=entry.arrived_at,
        place=order.index(int(entry.pk)) + 1 if waits else None,
        why=reason_of(entry, None, entry.room) if waits else NOW[Status(entry.status)],
    )


def _names(room: Room, rows: list[Event]) -> dict[int, str]:
    """Public names of everybody who was passed over by one of these events."""
    passed = {row["entry"] for event in rows for row in event.data.get("passed_over") or []}
    entries = Entry.objects.filter(room=room, pk__in=passed).select_related("player")
    return {int(entry.pk): entry.player.public_name for entry in entries}


def _line(event: Event, says: str, names: dict[int, str], *, undo: bool, undone: bool) -> Line:
    passed = event.data.get("passed_over") or []
    return Line(
        seq=event.seq,
        at=event.at,
        actor=event.actor.name if event.actor else "",
        words=says,
        passed_over=[f"{names[row['entry']]}: {row['why']}" for row in passed if row["entry"] in names],
        rule=event.data.get("rule") or "",
        undo=undo and event.seq == event.command,
        undone=undone,
    )
