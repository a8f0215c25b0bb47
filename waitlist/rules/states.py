"""The lives of entries, calls and pages, and what a read shows before anything wrote it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum


class Status(StrEnum):
    WAITING = "waiting"
    CALLED = "called"
    HELD = "held"
    SEATED = "seated"
    REMOVED = "removed"


LIVE = (Status.WAITING, Status.CALLED, Status.HELD)


LONGEST_NOTE = 200


ENTRY_MOVES: dict[Status, frozenset[Status]] = {
    Status.WAITING: frozenset({Status.CALLED, Status.HELD, Status.SEATED, Status.REMOVED}),  # held: by undo
    Status.CALLED: frozenset({Status.WAITING, Status.HELD, Status.SEATED, Status.REMOVED}),
    Status.HELD: frozenset({Status.WAITING, Status.CALLED, Status.SEATED, Status.REMOVED}),
    # Left only by undo or restore, back to the old place.
    Status.SEATED: frozenset({Status.WAITING, Status.CALLED, Status.HELD}),
    Status.REMOVED: frozenset({Status.WAITING, Status.CALLED, Status.HELD}),
}


class Via(StrEnum):
    DESK = "desk"
    PHONE = "phone"
    KIOSK = "kiosk"
    WEB = "web"
    FLOOR = "floor"


NOT_HERE_YET = (Via.PHONE, Via.WEB)


class Origin(StrEnum):
    LIST = "list"
    BROKEN = "broken"
    CHIPS = "chips"
    DINNER = "dinner"


class Outcome(StrEnum):
    """How a call ended."""

    SEATED = "seated"
    PASSED = "passed"
    LAPSED = "lapsed"
    REMOVED = "removed"
    ELSEWHERE = "elsewhere"
    WITHDRAWN = "withdrawn"


FOLLOWED_UP = frozenset({Outcome.PASSED, Outcome.LAPSED, Outcome.REMOVED, Outcome.ELSEWHERE})


NO_SHOW, DINNER_OVER = "no show", "extended dinner over"  # why a name ended by its deadline


class PageState(StrEnum):
    PENDING = "pending"
    SHOWN = "shown"
    DROPPED = "dropped"


@dataclass(frozen=True)
class Seen:
    """An entry's life as it is at a moment, whether or not a sweep has got round to writing it."""

    status: Status
    due_at: datetime | None


def seen(status: str, due_at: datetime | None, at: datetime, hold: timedelta) -> Seen:
    """A call is over at exactly its deadline and a hold after it, whoever notices (A2, TM-02)."""
    life = Status(status)
    if life is Status.CALLED and due_at and due_at <= at:
        life, due_at = Status.HELD, due_at + hold
    if life in (Status.HELD, Status.WAITING) and due_at and due_at <= at:
        return Seen(Status.REMOVED, None)  # a hold, or an extended dinner (T34)
    return Seen(life, due_at)
