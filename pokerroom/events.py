"""Events: the audit trail, the live feed and the proof in a dispute, written in one go per command.

`digest` chains each event to the one before; `publish` lifts the room to it and wakes the screens on commit.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from django.db import connection
from django.utils.dateparse import parse_datetime

from pokerroom.models import Event, Room
from pokerroom.policy import Policy

CHANNEL = "pokerroom"
CONTENT = (
    *("room_id", "seq", "command", "at", "recorded_at", "actor_id", "verb", "subject", "touches", "data"),
    *("policy_number", "device", "request_id", "gaming_day"),
)
SEQ = CONTENT.index("seq")
TIMES = [CONTENT.index(name) for name in ("at", "recorded_at", "gaming_day")]
ENCODE = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode
HEAD = 12  # digits of the last event's hash that tell one history from another
MOST_BYTES = 1000  # PostgreSQL takes 8,000; a notification names what changed, never the content


def gaming_day(at: datetime, room: Room, policy: Policy) -> date:
    """The reports' day that a moment belongs to (rules §7): fixed when it is written."""
    hours, minutes = policy.gaming_day_starts.split(":")
    local = at.astimezone(room.zone).replace(tzinfo=None)
    return (local - timedelta(hours=int(hours), minutes=int(minutes))).date()


def gaming_day_began(at: datetime, room: Room, policy: Policy) -> datetime:
    """When the reports' day of that moment began."""
    return _start_of(gaming_day(at, room, policy), room, policy)


def next_gaming_day(at: datetime, room: Room, policy: Policy) -> datetime:
    """When the reports' day of that moment is over."""
    return _start_of(gaming_day(at, room, policy) + timedelta(days=1), room, policy)


def _start_of(day: date, room: Room, policy: Policy) -> datetime:
    hours, minutes = policy.gaming_day_starts.split(":")
    return datetime.combine(day, time(int(hours), int(minutes)), room.zone).astimezone(UTC)


def digest(previous: str, event: Event) -> str:
    """SHA-256 over the previous hash and everything the event says."""
    return digest_of(previous, [getattr(event, name) for name in CONTENT])


def digest_of(previous: str, content: Sequence[Any]) -> str:
    """The content in the order of CONTENT, as JSON without spaces, times in ISO 8601."""
    said = [*content]
    for place in TIMES:
        said[place] = said[place].isoformat()
    return hashlib.sha256((previous + ENCODE(said)).encode()).hexdigest()


PUBLISH = """
    WITH room AS (
        UPDATE pokerroom_room SET version = %s, head_hash = %s, last_event_at = %s WHERE id = %s RETURNING id
    )
    SELECT pg_notify(%s, %s) FROM room
"""


def publish(room: Room, topics: Iterable[str]) -> None:
    """Lift the room to its last event, and wake the screens on commit."""
    told = [CHANNEL, _payload(room, topics)]
    with connection.cursor() as cursor:
        cursor.execute(PUBLISH, [room.version, room.head_hash, room.last_event_at, room.pk, *told])


def _payload(room: Room, topics: Iterable[str]) -> str:
    said = _said(room, sorted(set(topics)))
    return said if len(said.encode()) <= MOST_BYTES else _said(room, ["*"])


def _said(room: Room, topics: list[str]) -> str:
    told = {"room": room.pk, "version": room.version, "head": room.head_hash[:HEAD], "topics": topics}
    return json.dumps(told, separators=(",", ":"))


def plain(value: Any) -> Any:
    """Facts as JSON: times become ISO 8601."""
    if isinstance(value, datetime | date):
        return value.isoformat()
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [plain(inner) for inner in value]
    return value


def typed(field: str, value: Any) -> Any:
    """A fact as an event keeps it, back in its type."""
    if isinstance(value, str) and field.endswith(("_at", "_since", "_by")):
        return parse_datetime(value)
    return value
