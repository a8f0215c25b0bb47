"""A small model of the room, in plain Python: what the log says has happened, replayed by somebody else's rules.

It reads events only, in their order, and knows which life may follow which, when a clock runs out, and what a name's
life must be now. Where the log and the rows differ, or the log tells something impossible, it says so.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from django.utils.dateparse import parse_datetime

from pokerroom.models import Event

WAITING, CALLED, HELD, SEATED, GONE = "waiting", "called", "held", "seated", "removed"
LIVE = (WAITING, CALLED, HELD)

# verb → the lives it may find, the life it leaves
LIVES = {
    "waitlist.called": ((WAITING, HELD), CALLED),
    "waitlist.answered": ((CALLED,), CALLED),
    "waitlist.passed": ((CALLED,), WAITING),
    "waitlist.withdrawn": ((CALLED,), WAITING),
    "waitlist.elsewhere": ((CALLED,), WAITING),
    "waitlist.held": ((CALLED,), HELD),
    "waitlist.hold_taken_over": ((WAITING,), HELD),
    "waitlist.missed": ((CALLED,), WAITING),
    "waitlist.back": ((HELD, WAITING), WAITING),
    "waitlist.removed": (LIVE, GONE),
    "waitlist.restored": ((GONE,), WAITING),
    "waitlist.seated": (LIVE, SEATED),
    "tables.named": (LIVE, SEATED),
    "tables.limit_changed": (LIVE, SEATED),
    "tables.taken_over_seat": (LIVE, SEATED),
}
BY_THE_CLOCK = ("waitlist.held", "waitlist.missed")


@dataclass
class Life:
    """One name: its life now, and until when, where the log says."""

    status: str = WAITING
    due_at: datetime | None = None
    known: bool = True  # after an undo the log alone does not say


@dataclass
class Model:
    """Every name of the room, by entry."""

    lives: dict[int, Life] = field(default_factory=dict)
    seq: int = 0

    def hear(self, event: Event) -> None:
        """Replay one event; an AssertionError is a log that tells the impossible."""
        assert event.seq == self.seq + 1, f"event {event.seq} after {self.seq}"
        self.seq = event.seq
        if event.verb == "undone":
            for pk in entries(event.touches):
                self.lives[pk].known = False
        elif event.verb == "waitlist.joined":
            self.lives[self.entry(event)] = Life(due_at=moment(event, "due_at"))  # of an extended dinner (T34)
        elif event.verb == "waitlist.arrived":
            self.lives[self.entry(event)].due_at = None
        elif event.verb == "waitlist.extended":
            self.lives[self.entry(event)].due_at = moment(event, "due_at")
        elif event.verb in LIVES:
            for pk in entries(event.touches):
                self._live_on(event, self.lives[pk])

    def _live_on(self, event: Event, life: Life) -> None:
        before, after = LIVES[event.verb]
        if life.known and not event.data.get("again"):  # an undo restores a call before it says so
            assert life.status in before, f"{event}: was {life.status}"
            self._check_time(event, life)
        life.status, life.due_at = after, None
        life.known = event.verb != "waitlist.restored"
        if event.verb in ("waitlist.held", "waitlist.hold_taken_over"):
            life.due_at = moment(event, "due_at")
        if event.verb == "waitlist.called":
            life.due_at = moment(event, "due_at")
            life.known = not event.data["again"] and "standby" not in event.data

    def _check_time(self, event: Event, life: Life) -> None:
        """What runs out by itself is stamped with its due moment; nothing is done after it instead."""
        lapsed = event.verb in BY_THE_CLOCK or (event.verb == "waitlist.removed" and event.data.get("rule"))
        if lapsed:
            assert event.actor_id is None, f"{event}: not by the clock"
            assert event.at == life.due_at, f"{event}: due {life.due_at}"
        elif life.due_at:
            assert event.at < life.due_at, f"{event}: after {life.due_at}"

    @staticmethod
    def entry(event: Event) -> int:
        return entries(event.touches)[0]


def entries(touches: list[str]) -> list[int]:
    return [int(touch.removeprefix("entry:")) for touch in touches if touch.startswith("entry:")]


def moment(event: Event, fact: str) -> datetime | None:
    told = event.data.get(fact)
    return parse_datetime(told) if told else None
