"""What runs out by itself: an ordered registry that each app fills when it is loaded.

Locking a room lets everything overdue lapse first, in order of falling due, each stamped with its own due moment;
so a worker that was down for an hour leaves the same record as one that never stopped. What somebody must *hear*
(a follow-up call) is made afterwards, at the time it is really made: that is what `settlers` are for.
"""

from __future__ import annotations

import heapq
import itertools
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from django.db import OperationalError, connection, transaction

from pokerroom.models import Heartbeat

if TYPE_CHECKING:
    from pokerroom.turn import Turn

Due = tuple[datetime, Any]

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Lapse:
    """One kind of deadline.

    `where`: SQL for the room_id of whatever is due at `%(at)s`; `due(turn)`: what is due in this room, when;
    `lapse(turn, thing, due_at)`: let it happen; answers deadlines that this creates (a missed call starts a hold);
    `close(turn)`: write what a row of these lapses has left to be written in one go.
    """

    name: str
    where: str
    due: Callable[[Turn], Iterable[Due]]
    lapse: Callable[[Turn, Any, datetime], Iterable[Due]]
    close: Callable[[Turn], None] = lambda turn: None


class Stage(IntEnum):
    """In which order what follows a command is done, whichever app it belongs to."""

    ENDS = 1  # absences that are over
    OFFERS = 2  # seats that came free
    STARTS = 3  # tables whose players sit
    REFRESHES = 4  # screens that show any of this


LAPSES: list[Lapse] = []
SETTLERS: list[tuple[Stage, Callable[[Turn], None]]] = []
JOBS: list[Callable[[datetime], object]] = []


def after_command(stage: Stage, settle: Callable[[Turn], None]) -> None:
    """Register what follows at the end of every turn."""
    SETTLERS.append((stage, settle))
    SETTLERS.sort(key=lambda settler: settler[0])


def lapse_due(turn: Turn) -> bool:
    """Let everything lapse that is due by the turn's time. True if anything did."""
    order = itertools.count()
    heap = [(due_at, next(order), kind, thing) for kind in _kinds_due(turn) for due_at, thing in kind.due(turn)]
    heapq.heapify(heap)
    lapsed = bool(heap)
    while heap:
        due_at, _, kind, thing = heapq.heappop(heap)
        for later, other in kind.lapse(turn, thing, due_at):
            if later <= turn.at:
                heapq.heappush(heap, (later, next(order), kind, other))
        if not heap or heap[0][2] is not kind:
            kind.close(turn)
    return lapsed


def _kinds_due(turn: Turn) -> list[Lapse]:
    """One statement for all kinds: mostly nothing is due, and then nothing else is read."""
    asked = ", ".join(f"EXISTS (SELECT 1 FROM ({kind.where}) due WHERE room_id = %(room)s)" for kind in LAPSES)  # noqa: S608
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {asked}", {"room": turn.room.pk, "at": turn.at})
        return [kind for kind, due in zip(LAPSES, cursor.fetchone(), strict=True) if due]


def _rooms_due(at: datetime) -> list[int]:
    every = " UNION ".join(f"({kind.where})" for kind in LAPSES)
    with connection.cursor() as cursor:
        cursor.execute(f"{every} ORDER BY room_id", {"at": at})
        return [room_id for (room_id,) in cursor.fetchall()]


def sweep(at: datetime) -> int:
    """Lapse what is due in every room; answers how many rooms had something. A room that is busy lapses its own."""
    from pokerroom.turn import turn

    def lapse(room_id: int) -> None:
        with turn(room_id, by=None, at=at, skip_locked=True):
            pass

    rooms = _rooms_due(at)
    in_each_room(rooms, lapse)
    return len(rooms)


def in_each_room(rooms: Iterable[int], work: Callable[[int], object]) -> None:
    """Trouble in one room does not keep the others waiting; a database that is gone is everybody's trouble."""
    for room_id in rooms:
        try:
            work(room_id)
        except OperationalError:
            raise
        except Exception:
            log.exception("The work of the clock could not be done in room %s", room_id)


def run_jobs(at: datetime) -> None:
    """The sweep and every registered once-a-second job: what the worker does, and the web process in its stead."""
    sweep(at)
    for job in JOBS:
        job(at)


def beat(name: str, at: datetime) -> None:
    """Note that a once-a-second job has really run."""
    with transaction.atomic():
        Heartbeat.objects.update_or_create(name=name, defaults={"at": at})
