"""The sweep: what is due expires in every room, and the other jobs that run once a second."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

from django.db import OperationalError, connection, transaction
from django.db.models import Max

from pokerroom.expirations import EXPIRATIONS
from pokerroom.models import Heartbeat, Room
from pokerroom.turn import turn

log = logging.getLogger(__name__)

SWEEPERS = ("sweep", "standing in")
GAP = timedelta(minutes=1)

JOBS: list[Callable[[datetime], object]] = []


def _rooms_due(at: datetime) -> list[int]:
    every = " UNION ".join(f"({kind.where})" for kind in EXPIRATIONS)
    with connection.cursor() as cursor:
        cursor.execute(f"{every} ORDER BY room_id", {"at": at})
        return [room_id for (room_id,) in cursor.fetchall()]


def sweep(at: datetime) -> int:
    """Let what is due expire in every room; answers how many rooms had something. A busy room does its own."""

    def expire(room_id: int) -> None:
        with turn(room_id, by=None, at=at, skip_locked=True):
            pass

    rooms = _rooms_due(at)
    in_each_room(rooms, expire)
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


def swept(name: str, at: datetime) -> None:
    """The sweep has run, by the worker or in its stead. After a gap every room has a turn, to notice its silence."""

    def look(room_id: int) -> None:
        with turn(room_id, by=None, at=at):
            pass

    last = last_swept(at)
    if last and at - last > GAP:
        in_each_room(Room.objects.values_list("pk", flat=True), look)
    beat(name, at)


def last_swept(at: datetime) -> datetime | None:
    """When the last sweep before that moment ran; None if there never was one."""
    return Heartbeat.objects.filter(name__in=SWEEPERS, at__lte=at).aggregate(last=Max("at"))["last"]


def beat(name: str, at: datetime) -> None:
    """Note that a once-a-second job has really run."""
    with transaction.atomic():
        Heartbeat.objects.update_or_create(name=name, defaults={"at": at})
