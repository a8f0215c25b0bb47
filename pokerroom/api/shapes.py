"""What answers look like. One TypedDict a thing: the type checker holds the code to it, OpenAPI shows it."""

from __future__ import annotations

from datetime import date, datetime
from typing import Any, Literal, TypedDict

from pokerroom.models import Event, Room, Staff
from pokerroom.money import decimal_of


def moment(at: datetime) -> str:
    return at.isoformat()


def moment_or_null(at: datetime | None) -> str | None:
    return at.isoformat() if at else None


def day_or_null(on: date | None) -> str | None:
    return on.isoformat() if on else None


def amount_or_null(cents: int | None) -> str | None:
    """Null is *not stated*, which is neither zero nor none."""
    return None if cents is None else decimal_of(cents)


class PassedOver(TypedDict):
    """Who was ahead and passed over, and why."""

    entry: int
    why: str


class Told(TypedDict):
    code: str
    detail: str
    rule: str | None


class Refusal(Told, total=False):
    """What every error says: a code for programs, a sentence for people, the rule behind it; and the way out, if any.

    `fields`: each field that does not fit, with a sentence. `missing`: fields that would make it possible, with the
    amount to give where it is known. `allowed_from`: when the rule ends; null: not by time. `entry`: the entry that is
    in the way. `passed_over`: who could not be called. `layer`: where the setting that refuses is set (`house`, `room`,
    `game:1-3-nlh`, `table:4`).
    """

    fields: dict[str, str]
    missing: dict[str, str | None]
    allowed_from: str | None
    entry: int
    passed_over: list[PassedOver]
    layer: str


class Asked(TypedDict):
    """A supervisor was asked (202): `approvals/{approval}/approve/` carries it out."""

    approval: int
    detail: str
    rule: str | None


class RoomShape(TypedDict):
    slug: str
    name: str
    timezone: str
    version: int
    now: str
    policy: dict[str, Any]
    auto_call_paused: bool
    silent_since: str | None


class Actor(TypedDict):
    id: int
    username: str
    name: str
    role: Literal["table", "host", "supervisor", "manager"]


class EventShape(TypedDict):
    seq: int
    command: int
    at: str
    recorded_at: str
    gaming_day: str
    actor: Actor | None
    verb: str
    subject: str
    data: dict[str, Any]
    hash: str


def room_shape(room: Room, settings: dict[str, Any], at: datetime) -> RoomShape:
    return {
        "slug": room.slug,
        "name": room.name,
        "timezone": room.timezone,
        "version": room.version,
        "now": moment(at),
        "policy": settings,
        "auto_call_paused": room.auto_call_paused,
        "silent_since": moment_or_null(room.silent_since),
    }


def actor_shape(staff: Staff) -> Actor:
    return {"id": staff.pk, "username": staff.username, "name": staff.name, "role": staff.role}  # type: ignore[typeddict-item]


def event_shape(event: Event) -> EventShape:
    """One line of the trail; no actor: the clock."""
    source = {"policy_version": event.policy_number, "device": event.device, "request_id": event.request_id}
    return {
        "seq": event.seq,
        "command": event.command,
        "at": moment(event.at),
        "recorded_at": moment(event.recorded_at),
        "gaming_day": event.gaming_day.isoformat(),
        "actor": actor_shape(event.actor) if event.actor else None,
        "verb": event.verb,
        "subject": event.subject,
        "data": event.data | source,
        "hash": event.hash,
    }
