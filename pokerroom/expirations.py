"""What runs out by itself: an ordered registry that each app fills when it is loaded.

Locking a room lets everything overdue expire first, in order of falling due, each stamped with its own due moment;
so a worker that was down for an hour leaves the same record as one that never stopped. What somebody must *hear*
(a follow-up call) is made afterwards, at the time it is really made: that is what hooks are for (hooks.py).
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import connection, transaction

from pokerroom import set_aside
from pokerroom.turn.state import Turn

Due = tuple[datetime, Any]


@dataclass(frozen=True)
class Expiration:
    """One kind of deadline.

    `where`: SQL for the room_id of whatever is due at `%(at)s`; `due(turn)`: what is due in this room, when;
    `expire(turn, thing, due_at)`: let it happen; answers deadlines that this creates (a missed call starts a hold);
    `close(turn)`: write what a row of these has left to be written in one go.
    """

    name: str
    where: str
    due: Callable[[Turn], Iterable[Due]]
    expire: Callable[[Turn, Any, datetime], Iterable[Due]]
    close: Callable[[Turn], None] = lambda turn: None


Waiting = tuple[datetime, Expiration, Any]
EXPIRATIONS: list[Expiration] = []


def expire_due(turn: Turn) -> bool:
    """Let everything expire that is due by the turn's time. True if anything did, or was set aside.

    All of it in one savepoint; only if something raises, each in its own, and what raised is set aside.
    """
    due = _everything_due(turn)
    if not due:
        return False
    if not turn.room.has_set_aside and _expire_together(turn, due):
        return True
    return _expire_one_by_one(turn, Queue(_everything_due(turn)))


class Queue:
    """What is due, in order of falling due; those of one moment in the order in which they were added."""

    def __init__(self, due: Iterable[Waiting]) -> None:
        self._order = itertools.count()
        self._heap = [(due_at, next(self._order), kind, thing) for due_at, kind, thing in due]
        heapq.heapify(self._heap)

    def __bool__(self) -> bool:
        return bool(self._heap)

    def pop(self) -> Waiting:
        due_at, _, kind, thing = heapq.heappop(self._heap)
        return due_at, kind, thing

    def add(self, turn: Turn, kind: Expiration, created: Iterable[Due]) -> None:
        """Deadlines that an expiration created, if they are over by now."""
        for due_at, thing in created:
            if due_at <= turn.at:
                heapq.heappush(self._heap, (due_at, next(self._order), kind, thing))

    def next_is(self, kind: Expiration) -> bool:
        return bool(self._heap) and self._heap[0][2] is kind


def _everything_due(turn: Turn) -> list[Waiting]:
    return [(due_at, kind, thing) for kind in _kinds_due(turn) for due_at, thing in kind.due(turn)]


def _expire_together(turn: Turn, due: list[Waiting]) -> bool:
    """False, and nothing done, if anything raised."""
    mark, queue = turn.mark(), Queue(due)
    try:
        with transaction.atomic():
            while queue:
                due_at, kind, thing = queue.pop()
                queue.add(turn, kind, kind.expire(turn, thing, due_at))
                if not queue.next_is(kind):
                    kind.close(turn)
            set_aside.check_constraints()
    except Exception:
        if set_aside.database_is_gone():
            raise
        turn.go_back_to(mark)
        return False
    return True


def _expire_one_by_one(turn: Turn, queue: Queue) -> bool:
    not_yet, tried = set_aside.not_yet(turn), False
    while queue:
        due_at, kind, thing = queue.pop()
        if (kind.name, thing.pk) in not_yet:
            continue
        tried, created = True, list[Due]()
        with set_aside.guarded(turn, kind.name, thing.pk):
            created += kind.expire(turn, thing, due_at)
            kind.close(turn)
        queue.add(turn, kind, created)
    return tried


def _kinds_due(turn: Turn) -> list[Expiration]:
    """One statement for all kinds: mostly nothing is due, and then nothing else is read."""
    asked = ", ".join(f"EXISTS (SELECT 1 FROM ({kind.where}) due WHERE room_id = %(room)s)" for kind in EXPIRATIONS)  # noqa: S608
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {asked}", {"room": turn.room.pk, "at": turn.at})
        return [kind for kind, due in zip(EXPIRATIONS, cursor.fetchone(), strict=True) if due]
