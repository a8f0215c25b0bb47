"""When a checkpoint is due: at the end of a gaming day and when the room was closed."""

from __future__ import annotations

import logging
from datetime import datetime

from pokerroom.clock import now
from pokerroom.events import gaming_day
from pokerroom.models import Event, Room
from pokerroom.trail import checkpoints
from pokerroom.trail.checkpoints import Checkpoint, Why
from pokerroom.turn import policy_of

log = logging.getLogger(__name__)

_told: set[str] = set()


def write_due(at: datetime) -> None:
    """Write down where each room's trail ends, where that is due. A job: asked every few seconds."""
    try:
        _write_due(at)
    except OSError as trouble:  # a full disk must not stop what runs beside this
        _tell(f"No checkpoint could be written: {trouble}")


def _write_due(at: datetime) -> None:
    book = checkpoints.read()
    rooms = Room.objects.filter(version__gt=0).order_by("pk")
    for room in [room for room in rooms if _why(room, book.last_of(room.slug), at)]:
        with checkpoints.one_writer():
            last = checkpoints.read().last_of(room.slug)
            if why := _why(room, last, at):
                write(room, why)


def write(room: Room, why: Why) -> Checkpoint:
    """Write down where this room's trail ends, now."""
    room = Room.objects.get(pk=room.pk)
    at = now()  # after the room was read: a reader who came before it does not look for what is in it
    day = gaming_day(at, room, policy_of(room))
    written = Checkpoint(room.slug, room.version, room.head_hash, checkpoints.stamp(at), str(day), why).signed()
    checkpoints.append(written)
    return written


def departed() -> list[str]:
    """The rooms whose trail no longer has the event that was written down last."""
    book = checkpoints.read()
    rooms = Room.objects.order_by("slug")
    return [room.slug for room in rooms if (last := book.last_of(room.slug)) and departed_from(room, last)]


def departed_from(room: Room, last: Checkpoint) -> bool:
    """Whether the trail no longer has the event that this checkpoint names."""
    return not Event.objects.filter(room=room, seq=last.seq, hash=last.hash).exists()


def _why(room: Room, last: Checkpoint | None, at: datetime) -> Why | None:
    """Why one is due; None if none is."""
    if last is None:
        return Why.FIRST
    if (room.version, room.head_hash) == (last.seq, last.hash):
        return None
    if departed_from(room, last):
        _tell(
            f"The trail of {room.slug} is not the one whose event {last.seq} was written down at {last.at}: "
            "run manage.py verify_events."
        )
        return None
    since = Event.objects.filter(room=room, seq__gt=last.seq, seq__lte=room.version)
    if since.filter(verb="room.closed").exists():
        return Why.CLOSED
    return Why.DAY if str(gaming_day(at, room, policy_of(room))) > last.gaming_day else None


def _tell(sentence: str) -> None:
    """Once a process: this is asked every few seconds."""
    if sentence not in _told:
        _told.add(sentence)
        log.error(sentence)
