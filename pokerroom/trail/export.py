"""A room's trail as lines of JSON, to be read and checked without us: docs/verify_export.py does that."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from datetime import date
from typing import Any

from django.db.models import Max, Min

from pokerroom.clock import now
from pokerroom.events import CONTENT, plain
from pokerroom.models import FIRST_HASH, Event, Room, Staff
from pokerroom.read_snapshot import one_long_read
from pokerroom.release import VERSION
from pokerroom.trail import checkpointing, checkpoints
from pokerroom.trail.chain import events_of
from pokerroom.trail.checkpoints import Why, stamp


def export(room: Room, day: date | None = None) -> Iterator[str]:
    """Lines of JSON: what this is, the checkpoints of these events, each event in order.

    `day`: one gaming day's events, and what follows up to the checkpoint that vouches for them. One is written now.
    """
    checkpointing.write(room, Why.ASKED)
    with one_long_read():
        room = Room.objects.get(pk=room.pk)
        written = checkpoints.read().of(room.slug)
        first, last = span_of(room, day, [one.seq for one in written])
        yield _line(_head(room, first, last))
        for one in written:
            if first <= one.seq <= last:
                yield _line({"checkpoint": asdict(one)})
        for *content, digest, _ in events_of(room, after=first - 1, until=last):
            yield _line({**dict(zip(CONTENT, content, strict=True)), "hash": digest})


def span_of(room: Room, day: date | None, written: list[int]) -> tuple[int, int]:
    """The numbers of the first and the last event. Of no event: 1 and 0."""
    if day is None:
        return 1, max(seq for seq in written if seq <= room.version)
    seqs = Event.objects.filter(room=room, gaming_day=day).aggregate(first=Min("seq"), last=Max("seq"))
    if seqs["first"] is None:
        return 1, 0
    vouched = [seq for seq in written if seq <= room.version]
    # A day that goes on may have more by now than was written down: the export ends with what is vouched for.
    return seqs["first"], min((seq for seq in vouched if seq >= seqs["last"]), default=max(vouched))


def _head(room: Room, first: int, last: int) -> dict[str, Any]:
    """`previous` is the hash that the first event goes on from. `staff` tells who the numbers of actors are."""
    before = Event.objects.filter(room=room, seq=first - 1).values_list("hash", flat=True).first()
    staff = Staff.objects.filter(room=room).order_by("pk")
    return {
        "trail": room.slug,
        "room": room.name,
        "timezone": room.timezone,
        "software": VERSION,
        "exported_at": stamp(now()),
        "first": first,
        "last": last,
        "previous": before or FIRST_HASH,
        "staff": {str(one.pk): f"{one.name} ({one.role})" for one in staff},
    }


def _line(facts: dict[str, Any]) -> str:
    return json.dumps(plain(facts), ensure_ascii=False, separators=(",", ":")) + "\n"
