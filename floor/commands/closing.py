"""The whole room closes: what that ends, and what stays open (rules §7)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from pokerroom import approvals
from pokerroom.event_text import kept_text, says
from pokerroom.models import Room, Staff
from pokerroom.roles import Act
from pokerroom.turn import turn
from pokerroom.undo import nothing_to_undo
from tables.models import Bag, Placement
from waitlist.commands import calls
from waitlist.commands.entries import may_end, take_off
from waitlist.commands.lists import names_of
from waitlist.models import Entry
from waitlist.rules import LIVE, Outcome, Status

CLOSED_WHY = "room closed"


@dataclass(frozen=True)
class StillOpen:
    """What closing names as still open: nothing of it is ended by the software.

    `places`: kept on a list because of chips in custody. `requests`: what still waits for approval.
    """

    sitting: list[str]
    custody: list[Bag]
    places: list[str]
    requests: list[str]


def close_room(room: Room, *, by: Staff, at: datetime) -> StillOpen:
    """Closing (rules §7): open calls withdrawn, names ended "room closed" (restorable), what is still open named."""
    with turn(room, by=by, at=at, act=Act.CLOSE_ROOM) as now:
        live = list(
            Entry.objects.select_related("game", "player").filter(room=now.room, status__in=LIVE).order_by("pk")
        )
        ends, kept = may_end(live)
        subject = f"room:{now.room.slug}"
        now.record("room.closed", subject, topics=["*"], names=len(ends), kept=names_of(kept))
        for entry in live:
            if entry.status == Status.CALLED:
                calls.take_back(now, entry, CLOSED_WHY)
        for entry in ends:
            take_off(now, entry, CLOSED_WHY, Outcome.WITHDRAWN)
        return still_open(now.room, now.at)


def still_open(room: Room, at: datetime) -> StillOpen:
    chairs = Placement.objects.filter(room=room, until__isnull=True).select_related("seat__table", "sitting__player")
    sitting = [
        f"Table {row.seat.table.number} seat {row.seat.number}: "
        + (row.sitting.player.public_name if row.sitting.player else "somebody")
        for row in chairs.order_by("seat__table__number", "seat__number")
    ]
    live = Entry.objects.filter(room=room, status__in=LIVE).select_related("player", "game").order_by("pk")
    places = [f"{entry.player.public_name}, {entry.game.short}" for entry in may_end(live)[1]]
    requests = [row.says for row in approvals.waiting(room, at)]
    bags = Bag.objects.filter(room=room, ended_at__isnull=True).select_related("player", "game")
    return StillOpen(sitting, list(bags.order_by("number")), places, requests)


nothing_to_undo("room.closed")
says("room.closed")(lambda facts: f"Room closed, {facts['names']} names ended{kept_text(facts)}")
