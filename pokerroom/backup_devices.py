"""Devices that keep the backup view: bound by a supervisor, each known by a key of its own, released at once.

Whoever has the key sees that one page and nothing else. It is stored as a digest, and never told again.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import datetime

from django.db.models import QuerySet

from pokerroom.event_text import says
from pokerroom.models import BackupDevice, Room, Staff
from pokerroom.refusals import Malformed
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn

LONGEST_NAME = 40


def bind(room: Room, *, name: str, by: Staff, at: datetime) -> tuple[BackupDevice, str]:
    """One more device keeps the backup view (rules §7); answers it with its key. Raises Malformed."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Malformed({"name": f"Give the device a name of 1 to {LONGEST_NAME} characters."})
    with turn(room, by=by, at=at, act=Act.TABLETS) as now:
        key = secrets.token_urlsafe(32)
        device = BackupDevice.objects.create(
            room=now.room, name=name, key_digest=_digest(key), bound_at=now.at, bound_by=by
        )
        _record(now, device, "room.backup_device_bound")
        return device, key


def release(device: BackupDevice, *, by: Staff | None, at: datetime) -> BackupDevice:
    """It keeps nothing any more, and is told so when it next asks. `by`: None, where the device says so itself."""
    with turn(device.room_id, by=by, at=at, act=Act.TABLETS) as now:
        device = now.again(BackupDevice.objects, device.pk)
        if device.released_at is None:
            device.released_at = now.at
            device.save(update_fields=["released_at"])
            _record(now, device, "room.backup_device_released")
        return device


def bound(room: Room) -> QuerySet[BackupDevice]:
    """The devices that keep the view, the first first."""
    return BackupDevice.objects.filter(room=room, released_at=None).select_related("bound_by").order_by("pk")


def known_by(key: str) -> BackupDevice | None:
    """The device of that key, released or not."""
    return BackupDevice.objects.select_related("room").filter(key_digest=_digest(key)).first() if key else None


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def _record(now: Turn, device: BackupDevice, verb: str) -> None:
    now.record(verb, f"backup:{device.pk}", topics=["tablets"], name=device.name)


says("room.backup_device_bound")("Backup view kept on {name}".format_map)
says("room.backup_device_released")("Backup view no longer kept on {name}".format_map)
