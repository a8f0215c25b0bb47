"""The whole room closes: what that ends, and what stays open (rules §7)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from pokerroom.event_text import says
from pokerroom.models import Room, Staff
from pokerroom.roles import Act
from pokerroom.turn import turn
from pokerroom.undo import nothing_to_undo
from tables.models import Bag, Placement
from waitlist.commands import calls
from waitlist.commands.entries import take_off
from waitlist.models import Entry
from waitlist.rules import LIVE, Outcome, Status

CLOSED_WHY = "room closed"


@dataclass(frozen=True)
class StillOpen:
    """What closing names as still open: nothing of it is ended by the software."""

    sitting: list[str]
    custody: list[Bag]


def close_room(room: Room, *, by: Staff, at: datetime) -> StillOpen:
    """Closing (rules §7): open calls withdrawn, names ended "room closed" (restorable), what is still open named."""
    with turn(room, by=by, at=at, act=Act.CLOSE_ROOM) as now:
        entries = list(
            Entry.objects.select_related("game", "player").filter(room=now.room, status__in=LIVE).order_by("pk")
        )
        now.record("room.closed", f"room:{now.room.slug}", topics=["*"], names=len(entries))
        for entry in entries:
            if entry.status == Status.CALLED:
                calls.take_back(now, entry, CLOSED_WHY)
            take_off(now, entry, CLOSED_WHY, Outcome.WITHDRAWN)
        return still_open(now.room)


def still_open(room: Room) -> StillOpen:
    chairs = Placement.objects.filter(room=room, until__isnull=True).select_related("seat__table", "sitting__player")
    sitting = [
        f"Table {row.seat.table.number} seat {row.seat.number}: "
        + (row.sitting.player.public_name if row.sitting.player else "somebody")
        for row in chairs.order_by("seat__table__number", "seat__number")
    ]
    bags = Bag.objects.filter(room=room, ended_at__isnull=True).select_related("player", "game")
    return StillOpen(sitting, list(bags.order_by("number")))


nothing_to_undo("room.closed")
says("room.closed")("Room closed, {names} names ended".format_map)
