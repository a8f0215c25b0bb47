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

from django.db import connection

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


EXPIRATIONS: list[Expiration] = []


def expire_due(turn: Turn) -> bool:
    """Let everything expire that is due by the turn's time. True if anything did."""
    order = itertools.count()
    heap = [(due_at, next(order), kind, thing) for kind in _kinds_due(turn) for due_at, thing in kind.due(turn)]
    heapq.heapify(heap)
    expired = bool(heap)
    while heap:
        due_at, _, kind, thing = heapq.heappop(heap)
        for later, other in kind.expire(turn, thing, due_at):
            if later <= turn.at:
                heapq.heappush(heap, (later, next(order), kind, other))
        if not heap or heap[0][2] is not kind:
            kind.close(turn)
    return expired


def _kinds_due(turn: Turn) -> list[Expiration]:
    """One statement for all kinds: mostly nothing is due, and then nothing else is read."""
    asked = ", ".join(f"EXISTS (SELECT 1 FROM ({kind.where}) due WHERE room_id = %(room)s)" for kind in EXPIRATIONS)  # noqa: S608
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {asked}", {"room": turn.room.pk, "at": turn.at})
        return [kind for kind, due in zip(EXPIRATIONS, cursor.fetchone(), strict=True) if due]
