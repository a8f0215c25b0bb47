"""The locked room and one moment in it: its policy, the events of this turn, the screens to wake."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import fields, replace
from datetime import datetime
from functools import lru_cache
from typing import Any, TypeVar

from django.db.models import Manager, Model, QuerySet

from pokerroom import events, money
from pokerroom.event_text import says
from pokerroom.models import Event, PolicyVersion, Room, Staff
from pokerroom.origin import origin
from pokerroom.policy import Policy
from pokerroom.refusals import NotAllowed, NotFound, Refused
from pokerroom.trail import keys

Row = TypeVar("Row", bound=Model)
Note = TypeVar("Note")


FINAL = "T53"  # management's decision is final, also where no rule of its own stands behind a refusal


def from_to(old: Any, new: Any = None) -> dict[str, Any]:
    """The facts "from" and "to" of an event; where it went to is often said by its place already."""
    return {"from": old} if new is None else {"from": old, "to": new}


class Turn:
    """The locked room and this moment in it."""

    def __init__(self, room: Room, *, by: Staff | None, at: datetime, read_at: datetime) -> None:
        self.room = room
        self.by = by
        self.at = at
        self.policy = activated(room)
        self.overrule = ""  # a supervisor's reason to go on although a rule says no (T1, T53)
        self._recorded_at = max(read_at, at)
        self._events: list[Event] = []
        self._topics: set[str] = set()
        self._notes: dict[type, Any] = {}

    def note(self, kind: type[Note]) -> Note:
        """What an app carries through this turn: one note of its own kind, made when it is first asked for."""
        if kind not in self._notes:
            self._notes[kind] = kind()
        made: Note = self._notes[kind]
        return made

    def mark(self) -> dict[str, Any]:
        """This turn as it is now, to go back to if a step of it fails."""
        notes = {kind: replace(note, **_copied(note)) for kind, note in self._notes.items()}
        own = {"_events": [*self._events], "_topics": {*self._topics}, "_notes": notes}
        return {"room": {**self.room.__dict__}, "turn": {**self.__dict__, **own}}

    def has_more_events_than(self, mark: dict[str, Any]) -> bool:
        return len(self._events) > len(mark["turn"]["_events"])

    def go_back_to(self, mark: dict[str, Any]) -> None:
        """As it was at that mark; its savepoint takes the database back."""
        self.__dict__.update(mark["turn"])
        self.room.__dict__.update(mark["room"])

    def refuse(self, refusal: Refused) -> None:
        """Say no; or, where a supervisor overrules it with a reason, put that on record and go on."""
        if not self.overrule or not refusal.overrulable:
            raise refusal
        about = {"player": refusal.extra["player"]} if "player" in refusal.extra else {}
        said: dict[str, Any] = {"refused": refusal.detail, "reason": self.overrule, **about}
        rule = refusal.rule or FINAL
        self.record("overruled", f"rule:{rule}", rule=rule, **said)

    def refresh_policy(self) -> None:
        self.policy = activated(self.room)

    def again(self, rows: Manager[Row] | QuerySet[Row], pk: Any) -> Row:
        """Read a row of this room again, now that nobody else can change it."""
        found = rows.filter(room=self.room, pk=pk).first()
        if found is None:
            raise NotFound(f"There is no such {rows.model._meta.verbose_name} in this room.")
        return found

    def record(
        self,
        verb: str,
        subject: str,
        *,
        topics: Iterable[str] = (),
        touches: Iterable[str] = (),
        at: datetime | None = None,
        **facts: Any,
    ) -> Event:
        """Leave an event; it gets its number and hash when the turn ends. `at`: the due moment of a lapse."""
        event = Event(
            room=self.room,
            seq=self.room.version + 1,
            at=at or self.at,
            recorded_at=self._recorded_at,
            actor=self.by,
            verb=verb,
            subject=subject,
            touches=[subject, *touches],
            data=events.plain(facts),
            policy_number=self.policy.number,
            device=origin.get().device,
            request_id=origin.get().request_id,
            gaming_day=events.gaming_day(at or self.at, self.room, self.policy),
        )
        self.room.version = event.seq
        event.command = self._events[0].seq if self._events else event.seq
        event.hash = self.room.head_hash = events.digest(self.room.head_hash, event)
        event.mac = keys.current().mac(event.hash)
        self._events.append(event)
        self._topics.update(topics)
        return event

    def check_place(self) -> None:
        """A table's own tablet acts at that table only (rules §6)."""
        own = self.by.bound_to if self.by else None
        if own is not None and any(event.data.get("table", own) != own for event in self._events):
            raise NotAllowed(f"This tablet is bound to table {own}.", code="bound_elsewhere")

    def wake(self, topic: str) -> None:
        """What shows this is read again, whatever the events are about."""
        self._topics.add(topic)

    @property
    def touched_lists(self) -> set[str]:
        """Slugs of the games whose list or tables this turn has changed; "*" where that may be any."""
        return {topic.removeprefix("list:") for topic in self._topics if topic.startswith(("list:", "*"))}

    def touched(self, kind: str) -> set[int]:
        """Ids of the rows of this kind ("entry", "sitting") that the turn's events are about."""
        touches = (touch.partition(":") for event in self._events for touch in event.touches)
        return {int(pk) for what, _, pk in touches if what == kind}

    @property
    def has_changed(self) -> bool:
        """Whether this turn has left an event yet."""
        return bool(self._events)

    def finish(self) -> None:
        """Write the events of this turn, lift the room's version, wake the screens."""
        if not self._events:
            return
        self.room.last_event_at = max(self.at, self.room.last_event_at or self.at)
        Event.objects.bulk_create(self._events)
        events.publish(self.room, self._topics)


def _copied(note: Any) -> dict[str, Any]:
    return {field.name: copy(getattr(note, field.name)) for field in fields(note)}


@lru_cache(maxsize=512)
def _policy(version_id: int | None) -> Policy:
    """A version never changes once it is in force, so it is read once a process."""
    if version_id is None:
        return Policy()
    version = PolicyVersion.objects.get(pk=version_id)
    return Policy(version.settings, version.number, version.layers)


def forget_policies(**_: object) -> None:
    """At each new connection: the database behind it may be another one, restored to an earlier moment."""
    _policy.cache_clear()


def policy_of(room: Room) -> Policy:
    """The settings in force in the room."""
    return _policy(room.policy_id)


def activated(room: Room) -> Policy:
    """The same; from here on amounts are said in the room's currency."""
    policy = policy_of(room)
    money.activate(policy.currency, money.cents_of(policy.smallest_chip))
    return policy


@says("overruled", leads_up=True)
def _overruled(facts: dict[str, Any]) -> str:
    """What was refused, so the person and thing, and why it was done all the same."""
    rule = f"Rule {facts['rule']}" if facts["rule"] else "A refusal"
    return f"{rule} overruled: {facts['reason']} ({facts['refused'].rstrip('.')})"
