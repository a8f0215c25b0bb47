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


class Missed(StrEnum):
    """What a missed call does to the place (T45): on hold, behind everyone, kept, or off the list."""

    HOLD = "hold"
    BEHIND = "behind"
    KEEP = "keep"
    REMOVE = "remove"


# Why a name ended by its deadline
NO_SHOW, DINNER_OVER, NOT_ARRIVED, TOO_OLD = "no show", "extended dinner over", "did not arrive in time", "too long ago"


def over(status: str, origin: str, *, arrived: bool) -> tuple[str, str | None]:
    """Why a name ends whose deadline has passed, and by which rule."""
    if status != Status.WAITING:
        return NO_SHOW, "T45"
    if origin == Origin.DINNER:
        return DINNER_OVER, "T34"
    return (TOO_OLD, None) if arrived else (NOT_ARRIVED, "T10")


class PageState(StrEnum):
    PENDING = "pending"
    SHOWN = "shown"
    DROPPED = "dropped"


@dataclass(frozen=True)
class Seen:
    """An entry's life as it is at a moment, whether or not a sweep has got round to writing it."""

    status: Status
    due_at: datetime | None


def seen(status: str, due_at: datetime | None, at: datetime, hold: timedelta, missed: Missed = Missed.HOLD) -> Seen:
    """A call is over at exactly its deadline and a hold after it, whoever notices (A2, TM-02)."""
    life = Status(status)
    if life is Status.CALLED and due_at and due_at <= at:
        match missed:
            case Missed.REMOVE:
                return Seen(Status.REMOVED, None)
            case Missed.BEHIND | Missed.KEEP:
                return Seen(Status.WAITING, None)
        life, due_at = Status.HELD, due_at + hold
    if life in (Status.HELD, Status.WAITING) and due_at and due_at <= at:
        return Seen(Status.REMOVED, None)  # a hold, or an extended dinner (T34)
    return Seen(life, due_at)
