"""What players who sit have asked for, in the order of asking, each with the chair that would grant it now."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from tables.models import Placement, Request
from tables.queries import open_chairs, sittings
from tables.rules import FILLS
from tables.rules.moves import RequestState, Wish
from waitlist.queries.snapshot import Snapshot


@dataclass(frozen=True)
class WishRow:
    """One request. `chair`: "4-2" where it can be granted in one touch."""

    id: int
    sitting_id: int
    name: str
    table: int
    seat: int
    wants: str
    asked_at: datetime
    approved_by: str
    is_change_of_table: bool
    chair: str

    @property
    def to(self) -> str:
        table, _, seat = self.chair.partition("-")
        return f"Table {table} seat {seat}" if self.is_change_of_table else f"seat {seat}"


def wishes(shot: Snapshot) -> list[WishRow]:
    """Every open request of the room, first asked first."""
    if not shot.asked:
        return []
    sat = {row.sitting_id: row for row in _placements(shot)}
    return [_row(shot, request, sat[request.sitting_id]) for request in shot.asked if request.sitting_id in sat]


@dataclass(frozen=True)
class Choice:
    """A chair or table that can be asked for; without a number any other. `asked`: it is, and this is the request."""

    wish: str
    number: int | None
    says: str = ""
    asked: int | None = None


@dataclass(frozen=True)
class Asking:
    """Somebody who sits, and all that they can ask for."""

    sitting_id: int
    name: str
    table: int
    seat: int
    seats: list[Choice]
    tables: list[Choice]

    @property
    def key(self) -> str:
        """What is open on the screen while this player asks."""
        return f"ask-{self.sitting_id}"


def asking(shot: Snapshot, sitting_id: int) -> Asking | None:
    """The chairs of their table and the other tables of their game; None where nobody of that number sits."""
    seat = next((seat for seat in shot.seats if seat.sitting_id == sitting_id), None)
    if seat is None:
        return None
    sat = sittings(shot.room)
    asked = {(row.wish, _number(row)): row.pk for row in shot.asked if row.sitting_id == sitting_id}

    def choice(wish: Wish, number: int | None, says: str = "") -> Choice:
        return Choice(wish, number, says, asked.get((wish, number)))

    chairs = [
        choice(Wish.SEAT, other.number, shot.name_of(sat[other.pk].player) if other.pk in sat else "open")
        for other in shot.seats_of(seat.table)
        if other.pk != seat.pk
    ]
    tables = [
        choice(Wish.TABLE, table.number)
        for table in shot.tables
        if table.game_id == seat.table.game_id and table.pk != seat.table_id and table.status in FILLS
    ]
    return Asking(
        sitting_id,
        shot.name_of(sat[seat.pk].player),
        seat.table.number,
        seat.number,
        [choice(Wish.SEAT, None), *chairs],
        [choice(Wish.TABLE, None), *tables] if tables else [],
    )


def _number(request: Request) -> int | None:
    table = request.to_table.number if request.to_table else None
    return request.to_seat if request.wish == Wish.SEAT else table


def wants(asked: Iterable[Request]) -> dict[int, str]:
    """Sitting id → what they have asked for, with its place among all requests."""
    told: dict[int, list[str]] = defaultdict(list)
    for place, request in enumerate(asked, 1):
        told[request.sitting_id].append(f"{_wants(request)}, request {place}")
    return {sitting: " · ".join(says) for sitting, says in told.items()}


def _placements(shot: Snapshot) -> list[Placement]:
    asked = [request.sitting_id for request in shot.asked]
    live = Placement.objects.filter(room=shot.room, sitting__in=asked, until__isnull=True)
    return list(live.select_related("seat__table"))


def _row(shot: Snapshot, request: Request, left: Placement) -> WishRow:
    return WishRow(
        id=request.pk,
        sitting_id=request.sitting_id,
        name=shot.name_of(request.sitting.player),
        table=left.seat.table.number,
        seat=left.seat.number,
        wants=_wants(request),
        asked_at=request.asked_at,
        approved_by=request.approved_by.name if request.approved_by else "",
        is_change_of_table=request.wish == Wish.TABLE,
        chair=_chair(shot, request, left),
    )


def _wants(request: Request) -> str:
    if request.wish == Wish.SEAT:
        return f"seat {request.to_seat}" if request.to_seat else "another seat"
    return f"Table {request.to_table.number}" if request.to_table else "another table"


def _chair(shot: Snapshot, request: Request, left: Placement) -> str:
    """The first open chair that fits the wish, at no table with somebody kept apart (T39)."""
    if request.wish == Wish.TABLE and request.state != RequestState.APPROVED:
        return ""
    game, table = left.seat.table.game_id, left.seat.table.number
    wanted = request.to_table.number if request.to_table else None
    barred = shot.barred(request.sitting.player_id)
    for hole in open_chairs(shot.seats, [seat for seat in shot.seats if seat.table.game_id == game]):
        same = hole.table == table
        seat_fits = request.wish == Wish.SEAT and same and request.to_seat in (None, hole.seat)
        table_fits = not same and wanted in (None, hole.table) and hole.table not in barred
        table_fits = table_fits and request.to_seat in (None, hole.seat)
        fits = seat_fits or (request.wish == Wish.TABLE and table_fits)
        if fits and not hole.leaving and not request.turned_down(hole.since):
            return f"{hole.table}-{hole.seat}"
    return ""
