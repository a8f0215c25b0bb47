"""The whole room closes: what that ends, and what stays open (rules §7)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import QuerySet

from players.models import Player
from players.queries import look_alikes, with_tells
from pokerroom import approvals
from pokerroom.event_text import kept_text, says
from pokerroom.models import Room, Staff
from pokerroom.roles import Act
from pokerroom.turn import turn
from pokerroom.undo import nothing_to_undo
from tables.models import Bag, Draw, Placement, Seat
from tables.queries import open_requests
from waitlist.commands import calls
from waitlist.commands.entries import may_end, restorable_until, take_off
from waitlist.commands.lists import names_of
from waitlist.models import Call, Entry
from waitlist.rules import LIVE, Outcome, Status

CLOSED_WHY = "room closed"
LONGEST_DAY = timedelta(hours=25)  # in the night the clocks go back


@dataclass(frozen=True)
class StillOpen:
    """What closing names as still open: nothing of it is ended by the software.

    `places`: kept on a list because of chips in custody; `kept`: seats that the floor keeps; `requests`: what seated
    players asked for; `approvals`: what still waits for a supervisor.
    """

    sitting: list[str]
    custody: list[Bag]
    places: list[str]
    draws: list[str]
    kept: list[str]
    requests: list[str]
    approvals: list[str]


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
    tells = look_alikes(room)

    def name(player: Player | None) -> str:
        return with_tells(player.public_name, tells.get(player.pk, "")) if player else "somebody"

    chairs = Placement.objects.filter(room=room, until__isnull=True).select_related("seat__table", "sitting__player")
    sitting = [
        f"Table {row.seat.table.number} seat {row.seat.number}: {name(row.sitting.player)}"
        for row in chairs.order_by("seat__table__number", "seat__number")
    ]
    live = Entry.objects.filter(room=room, status__in=LIVE).select_related("player", "game").order_by("pk")
    bags = Bag.objects.filter(room=room, ended_at__isnull=True).select_related("player", "game")
    return StillOpen(
        sitting=sitting,
        custody=list(bags.order_by("number")),
        places=[f"{name(entry.player)}, {entry.game.short}" for entry in may_end(live)[1]],
        draws=_draws(room),
        kept=[
            f"Table {seat.table.number} seat {seat.number}: kept for {name(seat.locked_for)}" for seat in _kept(room)
        ],
        requests=[f"{name(row.sitting.player)}: asked for another {row.wish}" for row in open_requests(room)],
        approvals=[row.says for row in approvals.waiting(room, at)],
    )


def _draws(room: Room) -> list[str]:
    """Tables that are breaking (T43)."""
    draws = Draw.objects.filter(room=room, closed_at__isnull=True).order_by("table__number")
    return [f"Table {number}: open draw" for number in draws.values_list("table__number", flat=True)]


def _kept(room: Room) -> QuerySet[Seat]:
    """Seats that the floor keeps for somebody: calls have ended."""
    called = Call.objects.filter(room=room, outcome="").values("seat")
    kept = Seat.objects.filter(room=room, locked_for__isnull=False).exclude(pk__in=called)
    return kept.select_related("table", "locked_for").order_by("table__number", "number")


def restorable(room: Room, at: datetime) -> list[Entry]:
    """Names that closing ended and that can still be restored, by list and place of joining."""
    rows = Entry.objects.filter(room=room, status=Status.REMOVED, ended_why=CLOSED_WHY, ended_at__gt=at - LONGEST_DAY)
    names = rows.select_related("game", "player").order_by("game__place", "joined_at", "pk")
    return [entry for entry in names if at < restorable_until(room, entry)]


nothing_to_undo("room.closed")
says("room.closed")(lambda facts: f"Room closed, {facts['names']} names ended{kept_text(facts)}")
