"""Walking a trail: every event in its place, as it was recorded, signed by us (I28)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from django.db import connection
from psycopg import ServerCursor
from psycopg.types.datetime import TimestamptzBinaryLoader
from psycopg.types.json import JsonbBinaryLoader

from pokerroom.events import CONTENT, SEQ, digest_of
from pokerroom.models import FIRST_HASH, Room
from pokerroom.read_snapshot import one_long_read
from pokerroom.trail import keys

A_CHUNK = 5000
MOST = 2**63 - 1  # no event has a greater number
# Django has put others in their place.
LOADERS: dict[str, type[Any]] = {"timestamptz": TimestamptzBinaryLoader, "jsonb": JsonbBinaryLoader}
Progress = Callable[[int], object]

MISSING = "missing"
CHANGED = "not what was recorded: number, facts or hash do not follow from the event before"
FORGED = "not signed with this room's key: the application did not write this"


@dataclass(frozen=True)
class Finding:
    """What is wrong with a trail, and from which event on."""

    seq: int
    says: str

    def __str__(self) -> str:
        return self.says


class Spans:
    """The same trouble with one event after the other is one finding, however many there are."""

    def __init__(self) -> None:
        self._last: dict[str, tuple[int, int]] = {}
        self.findings: list[Finding] = []

    def add(self, what: str, first: int, last: int) -> None:
        since, until = self._last.get(what, (first, first - 1))
        if until != first - 1:
            self._close(what)
            since = first
        self._last[what] = (since, last)

    def close(self) -> list[Finding]:
        for what in list(self._last):
            self._close(what)
        return sorted(self.findings, key=lambda finding: finding.seq)

    def _close(self, what: str) -> None:
        first, last = self._last.pop(what)
        events = f"event {first:,} is" if first == last else f"events {first:,} to {last:,} are"
        self.findings.append(Finding(first, f"{events} {what}"))


@one_long_read()
def broken_links(
    room: Room, unsigned_until: int | None = None, progress: Progress = lambda done: None
) -> list[Finding]:
    """All that is wrong with the events of a room at one moment, in order.

    `unsigned_until`: up to this number an event may be without a code, from before there were any; None: all may.
    `progress` hears how many were looked at.
    """
    spans, previous, number = Spans(), FIRST_HASH, 0
    macs = [key.mac for key in keys.known()]
    for *content, found, mac in events_of(room):
        seq = content[SEQ]
        if not seq % A_CHUNK:
            progress(seq)
        if seq != number + 1:  # what follows a gap is linked to what is gone: there is nothing to compare it with
            spans.add(MISSING, number + 1, seq - 1)
        elif found != digest_of(previous, content):
            spans.add(CHANGED, seq, seq)
        if not any(mac == code(found) for code in macs) and (mac or not _may_be_unsigned(seq, unsigned_until)):
            spans.add(FORGED, seq, seq)
        previous, number = found, seq
    return spans.close() + list(_head(room, number, previous))


def _may_be_unsigned(seq: int, until: int | None) -> bool:
    return until is None or seq <= until


EVENTS = f"""
    SELECT {", ".join(CONTENT)}, hash, mac FROM pokerroom_event
    WHERE room_id = %s AND seq > %s AND seq <= %s ORDER BY seq
"""  # noqa: S608 names of columns


def events_of(room: Room, *, after: int = 0, until: int | None = None) -> Iterator[tuple[Any, ...]]:
    """Content, hash and code of each in order, as they come: ten years do not fit into memory. In a transaction.

    Past Django, whose own way from the wire to a row takes longer than all the rest.
    """
    with ServerCursor(connection.connection, "trail") as cursor:
        for kind, loader in LOADERS.items():
            cursor.adapters.register_loader(kind, loader)
        cursor.itersize = A_CHUNK
        cursor.execute(EVENTS, [room.pk, after, MOST if until is None else until], binary=True)
        yield from cursor


def _head(room: Room, last: int, digest: str) -> Iterator[Finding]:
    if (room.version, room.head_hash) != (last, digest):
        yield Finding(
            last, f"the room's row names event {room.version:,} as its last one, and that is not event {last:,}"
        )
