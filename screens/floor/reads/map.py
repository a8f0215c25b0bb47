"""The floor at a moment: the tables where they stand, and who sits there."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from players.rules import Flag, initials
from tables.models import Absence, Table
from tables.queries import SeatNow
from tables.rules import TableStatus
from waitlist.queries.snapshot import Snapshot


@dataclass(frozen=True)
class MapSeat:
    """A chair on the map. State: open, locked, seated, leaving, unknown, away, overdue."""

    number: int
    state: str
    says: str
    since: datetime | None = None
    due_at: datetime | None = None
    is_over: bool = False
    answered: bool = False
    flag: Flag | None = None


@dataclass(frozen=True)
class MapTable:
    """A table on the map, with the chairs in use round it."""

    number: int
    status: str
    game: str
    marks: list[str]
    since: datetime | None
    seats: list[MapSeat]
    clock_due_at: datetime | None
    floor_called_at: datetime | None

    @property
    def taken(self) -> int:
        return sum(1 for seat in self.seats if seat.state not in ("open", "locked"))

    @property
    def open(self) -> int:
        return sum(1 for seat in self.seats if seat.state == "open")


def floor_map(shot: Snapshot, number: int | None = None) -> list[MapTable]:
    """Every table of the room by number, or this one."""
    away = {absence.sitting_id: absence for absence in shot.away}
    answered = {call.seat_id for call in shot.calls if call.answered_at}
    fed = {table.game_id for table in shot.tables if table.must_move}
    return [
        MapTable(
            number=table.number,
            status=table.status,
            game=table.game.short if table.game else "",
            marks=_marks(table, shot.seats_of(table), fed),
            since=table.running_since,
            seats=[_map_seat(seat, away, answered, shot.at) for seat in shot.seats_of(table)],
            clock_due_at=table.clock_due_at,
            floor_called_at=table.floor_called_at,
        )
        for table in shot.tables
        if number in (None, table.number)
    ]


def _marks(table: Table, seats: list[SeatNow], fed: set[int | None]) -> list[str]:
    """What a supervisor sees at a glance of a table that is not closed."""
    if table.status == TableStatus.CLOSED:
        return []
    taken = sum(1 for seat in seats if seat.sitting_id is not None or seat.kept_for)
    marks = {
        "feeder": table.must_move,
        "main": not table.must_move and table.game_id in fed,
        "no fills": table.no_fills,
        "fill first": table.fill_first,
        "not running": table.status == TableStatus.OPEN,
        "breaking": table.status == TableStatus.BREAKING,
        "full": bool(seats) and taken == len(seats),
        "short": table.status == TableStatus.RUNNING and 2 * taken <= len(seats),
    }
    return [mark for mark, holds in marks.items() if holds]


def _map_seat(seat: SeatNow, away: dict[int, Absence], answered: set[int], at: datetime) -> MapSeat:
    if seat.sitting_id is None and seat.kept_for:
        says, due_at = initials(seat.kept_for), seat.locked_until
        return MapSeat(seat.number, "locked", says, seat.open_since, due_at, answered=seat.pk in answered)
    if seat.sitting_id is None:
        return MapSeat(seat.number, "open", "", since=seat.open_since)
    says = initials(seat.name) if seat.name else "?"
    if absence := away.get(seat.sitting_id):
        over = absence.is_overdue(at)
        state = "overdue" if over else "away"
        due_at = absence.due_at
        return MapSeat(seat.number, state, says, absence.since, due_at, is_over=over, flag=seat.flag)
    state = "leaving" if seat.leaving_at else "seated" if seat.name else "unknown"
    return MapSeat(seat.number, state, says, since=seat.since, flag=seat.flag)
