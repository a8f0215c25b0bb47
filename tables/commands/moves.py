"""Sliding from chair to chair, as steps: the stay goes on, its chairs are added to (design: Placement)."""

from __future__ import annotations

from datetime import datetime

from django.db.models import F

from pokerroom.turn import Turn
from tables.models import Absence, Placement, Seat, Sitting
from tables.rules.moves import CameBy


def slide(now: Turn, sitting: Sitting, left: Seat, taken: Seat, came_by: CameBy) -> datetime | None:
    """The player gets up from one chair and sits in another. At one table the hole goes the other way.

    The vacated chair is open since the taken one was (same table), or since now. Whoever is away stays away.
    Answers since when the taken chair was open, for undo.
    """
    hole = taken.open_since if left.table_id == taken.table_id else now.at
    old = Placement.objects.get(sitting=sitting, until__isnull=True)
    Placement.objects.filter(pk=old.pk).update(until=now.at)
    Placement.objects.create(
        room=now.room,
        sitting=sitting,
        seat=taken,
        since=now.at,
        hole_since=taken.open_since if left.table_id != taken.table_id else None,
        came_by=old.came_by if left.table_id == taken.table_id else came_by,
        called_order=old.called_order if left.table_id == taken.table_id else None,
    )
    leaves = now.at if sitting.leaving_at else None  # the chair of whoever is leaving counts as open, wherever it is
    Seat.objects.filter(pk=taken.pk).update(open_since=leaves, locked_for=None, locked_until=None)
    Seat.objects.filter(pk=left.pk).update(open_since=hole or now.at, locked_for=None, locked_until=None)
    if left.table_id != taken.table_id:
        Absence.objects.filter(sitting=sitting, ended_at__isnull=True).update(table=taken.table)
    return taken.open_since


def swap(now: Turn, one: Sitting, other: Sitting) -> None:
    """Two players at one table change chairs; no chair is open in between."""
    chairs = {
        sitting.pk: Placement.objects.select_related("seat").get(sitting=sitting, until__isnull=True)
        for sitting in (one, other)
    }
    Placement.objects.filter(pk__in=[old.pk for old in chairs.values()]).update(until=now.at)
    for sitting, seat_from in ((one, chairs[other.pk]), (other, chairs[one.pk])):
        mine = chairs[sitting.pk]
        Placement.objects.create(
            room=now.room,
            sitting=sitting,
            seat=seat_from.seat,
            since=now.at,
            came_by=mine.came_by,
            called_order=mine.called_order,
        )


def slide_back(now: Turn, sitting: Sitting, left: Seat, taken: Seat, open_since: datetime | None) -> None:
    """A step of undo: back in the chair that was left, as if nobody had moved."""
    Seat.objects.filter(pk=left.pk).update(open_since=sitting.leaving_at)
    sit_back((sitting, left))
    Seat.objects.filter(pk=taken.pk).update(open_since=open_since)
    Absence.objects.filter(sitting=sitting, ended_at__isnull=True).update(table=left.table)


def sit_back(*moves: tuple[Sitting, Seat]) -> None:
    """A step of undo: of each the newest chair was never taken, and the one that is named was never left."""
    newest = {sitting.pk: Placement.objects.get(sitting=sitting, until__isnull=True) for sitting, _ in moves}
    Placement.objects.filter(pk__in=[row.pk for row in newest.values()]).update(until=F("since"))
    for sitting, left in moves:
        taken = newest[sitting.pk]
        stays = Placement.objects.filter(sitting=sitting, seat=left, until=taken.since).exclude(pk=taken.pk)
        Placement.objects.filter(pk=stays.latest("pk").pk).update(until=None)
