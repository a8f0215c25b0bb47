"""Checkpoints: signed lines in a file outside the database, each with a room's last event and its hash (I29).

Whatever is cut off, changed or wiped in the database later no longer agrees with them.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, fields, replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import partial

from django.conf import settings

from pokerroom.trail import keys


class Why(StrEnum):
    """What a checkpoint was written for."""

    FIRST = "first"
    DAY = "day"  # a gaming day is over
    CLOSED = "closed"  # the room was closed
    ASKED = "asked"  # manage.py checkpoint, or an export
    RESTORED = "restored"  # a backup was restored: checkpoints before may name events that it did not have


@dataclass(frozen=True)
class Checkpoint:
    """The last event of a room at a moment, signed. `at` is ISO 8601 in UTC."""

    room: str
    seq: int
    hash: str
    at: str
    gaming_day: str
    why: str
    key: str = ""
    signature: str = ""

    def signed(self) -> Checkpoint:
        key = keys.current()
        return replace(self, key=key.public, signature=key.sign(self._said()))

    def is_ours(self) -> bool:
        return keys.is_signed(self._said(), self.key, self.signature)

    def _said(self) -> bytes:
        said = [self.room, self.seq, self.hash, self.at, self.gaming_day, self.why]
        return json.dumps(said, separators=(",", ":")).encode()


@dataclass(frozen=True)
class Book:
    """What stands in the file: checkpoints in order; and the numbers of the lines that are none."""

    checkpoints: tuple[Checkpoint, ...] = ()
    unreadable: tuple[int, ...] = ()

    def of(self, room: str) -> list[Checkpoint]:
        return [one for one in self.checkpoints if one.room == room]

    def last_of(self, room: str) -> Checkpoint | None:
        return next((one for one in reversed(self.checkpoints) if one.room == room), None)

    def until(self, at: datetime) -> Book:
        """Without what was written after a moment."""
        return replace(self, checkpoints=tuple(one for one in self.checkpoints if one.at <= stamp(at)))


def stamp(at: datetime) -> str:
    """A moment as checkpoints write it: as text it sorts by time."""
    return at.astimezone(UTC).isoformat(timespec="microseconds")


def read() -> Book:
    """What stands in the file; nothing where there is none yet."""
    with suppress(FileNotFoundError), open(settings.CHECKPOINT_FILE) as file:
        return _book(file)
    return Book()


def append(checkpoint: Checkpoint) -> None:
    """One more line, on disk when this returns. The file is its owner's alone."""
    with open(settings.CHECKPOINT_FILE, "a", opener=partial(os.open, mode=0o600)) as file:
        file.write(json.dumps(asdict(checkpoint)) + "\n")
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def one_writer() -> Iterator[None]:
    """Two processes may find that a checkpoint is due; the second waits, and reads what the first wrote."""
    with open(f"{settings.CHECKPOINT_FILE}.lock", "w", opener=partial(os.open, mode=0o600)) as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _book(lines: Iterable[str]) -> Book:
    rows = {number: _checkpoint(line) for number, line in enumerate(lines, 1)}
    good = tuple(row for row in rows.values() if row)
    return Book(good, tuple(number for number, row in rows.items() if row is None))


def _checkpoint(line: str) -> Checkpoint | None:
    try:
        found = Checkpoint(**json.loads(line))
    except (ValueError, TypeError):
        return None
    wanted = {field.name: int if field.name == "seq" else str for field in fields(found)}
    return found if all(type(getattr(found, name)) is kind for name, kind in wanted.items()) else None
