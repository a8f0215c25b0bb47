"""Tables, chairs and sittings as the API shows them, as they are at a moment."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypedDict

from django.db.models import F

from players.queries.api import PlayerShape, player_shape
from pokerroom.api.shapes import amount_or_null, moment, moment_or_null
from pokerroom.models import Room
from pokerroom.policy import Policy
from pokerroom.read_snapshot import read_snapshot
from pokerroom.refusals import NotFound
from pokerroom.turn import policy_of
from tables.models import Absence, Placement, Seat, Sitting, Table
from tables.queries.floor import sittings
from tables.queries.money import posts
from tables.rules.absences import AbsenceEnd

Walks = dict[int, list[Absence]]


@dataclass(frozen=True)
class Facts:
    """What a stay is shown by: the moment, the settings in force, and the walks of each stay."""

    at: datetime
    policy: Policy
    walks: Walks


class AwayShape(TypedDict):
    """Off the table, the seat still theirs. `due_at` is null where the room counts in blinds or laps only."""

    kind: str
    since: str
    due_at: str | None
    overdue: bool
    ordinal: int
    rule: str
    wants_dinner: bool
    blinds: int
    laps: int


class SittingShape(TypedDict):
    """Somebody's stay in a game; no player: no name yet. Amounts are null where not stated."""

    id: int
    player: PlayerShape | None
    game: str
    table: int
    seat: int
    since: str
    buy_in: str | None
    leaving_at: str | None
    ended_at: str | None
    left_with: str | None
    away: AwayShape | None
    times_away: int
    away_seconds: int
    dinner_used: bool
    missed_small: bool
    missed_big: bool
    must_post: str
    note: str


class SeatShape(TypedDict):
    """A chair. `closed`: not in use. A leaving player's chair can be locked up for the next already."""

    number: int
    status: Literal["open", "locked", "taken", "leaving", "closed"]
    sitting: SittingShape | None
    open_since: str | None
    locked_for: PlayerShape | None
    locked_until: str | None


class TableShape(TypedDict):
    number: int
    status: Literal["closed", "open", "running", "breaking"]
    game: str | None
    chairs: int
    no_fills: bool
    opened_at: str | None
    running_since: str | None
    must_move: bool
    fill_first: bool
    clock_due_at: str | None
    floor_called_at: str | None
    seats: list[SeatShape]


class LineShape(TypedDict):
    """A line of the game sheet, and the rule that it comes from, if there is one."""

    what: str
    answer: str
    rule: str


def tables(room: Room, at: datetime) -> list[TableShape]:
    """Every table with its chairs: four queries, whatever the number of players."""
    return _tables(room, Table.objects.filter(room=room).select_related("game"), at)


@read_snapshot()
def table(room: Room, number: int, at: datetime) -> TableShape:
    rows = Table.objects.filter(room=room, number=number).select_related("game")
    found = _tables(room, rows, at)
    if not found:
        raise NotFound(f"There is no table {number}.")
    return found[0]


def _tables(room: Room, rows: Iterable[Table], at: datetime) -> list[TableShape]:
    rows = list(rows)
    seats: dict[int, list[Seat]] = defaultdict(list)
    for seat in Seat.objects.filter(table__in=rows).select_related("locked_for").order_by("number"):
        seats[seat.table_id].append(seat)
    sitters = sittings(room) if any(row.game_id for row in rows) else {}
    facts = Facts(at, policy_of(room), walks_of(room, sitters.values()))
    return [_table(row, seats[row.pk], sitters, facts) for row in rows]


def _table(row: Table, seats: list[Seat], sitters: dict[int, Sitting], facts: Facts) -> TableShape:
    return {
        "number": row.number,
        "status": row.status,  # type: ignore[typeddict-item]
        "game": row.game.slug if row.game else None,
        "chairs": row.chairs,
        "no_fills": row.no_fills,
        "opened_at": moment_or_null(row.opened_at),
        "running_since": moment_or_null(row.running_since),
        "must_move": row.must_move,
        "fill_first": row.fill_first,
        "clock_due_at": moment_or_null(row.clock_due_at),
        "floor_called_at": moment_or_null(row.floor_called_at),
        "seats": [_seat(row, seat, sitters.get(seat.pk), facts) for seat in seats],
    }


def _seat(row: Table, seat: Seat, sitting: Sitting | None, facts: Facts) -> SeatShape:
    lapsed = seat.locked_until is not None and seat.locked_until <= facts.at
    locked_for = None if lapsed else seat.locked_for
    return {
        "number": seat.number,
        "status": _status(row, seat, sitting, locked=locked_for is not None),
        "sitting": sitting_shape(sitting, row, seat.number, facts) if sitting else None,
        "open_since": moment_or_null(seat.open_since),
        "locked_for": player_shape(locked_for) if locked_for else None,
        "locked_until": moment_or_null(seat.locked_until) if locked_for else None,
    }


def _status(
    row: Table, seat: Seat, sitting: Sitting | None, *, locked: bool
) -> Literal["open", "locked", "taken", "leaving", "closed"]:
    if row.game_id is None or seat.number > row.chairs:
        return "closed"
    if sitting:
        return "leaving" if sitting.leaving_at else "taken"
    return "locked" if locked else "open"


@read_snapshot()
def sitting(room: Room, pk: int, at: datetime) -> SittingShape:
    """One stay, in its chair of now or in the last it had."""
    last = (
        Placement.objects.filter(room=room, sitting=pk)
        .select_related("sitting__player", "sitting__game", "sitting__session", "seat__table")
        .order_by(F("until").desc(nulls_first=True), "-pk")
        .first()
    )
    if last is None:
        raise NotFound("There is no such sitting in this room.")
    facts = Facts(at, policy_of(room), walks_of(room, [last.sitting]))
    return sitting_shape(last.sitting, last.seat.table, last.seat.number, facts)


def walks_of(room: Room, sittings: Iterable[Sitting]) -> Walks:
    """Sitting id → its absences, first to last."""
    walks: Walks = defaultdict(list)
    for walk in Absence.objects.filter(room=room, sitting__in=list(sittings)).order_by("since", "pk"):
        if walk.ended_as != AbsenceEnd.UNDONE:
            walks[walk.sitting_id].append(walk)
    return walks


def away_shape(walk: Absence, at: datetime) -> AwayShape:
    return {
        "kind": walk.kind,
        "since": moment(walk.since),
        "due_at": moment_or_null(walk.due_at),
        "overdue": walk.is_overdue(at),
        "ordinal": walk.ordinal,
        "rule": walk.rule,
        "wants_dinner": walk.wants_dinner,
        "blinds": walk.blinds,
        "laps": walk.laps,
    }


def sitting_shape(row: Sitting, table: Table, seat: int, facts: Facts) -> SittingShape:
    own, at = facts.walks.get(row.pk, []), facts.at
    now = next((walk for walk in own if walk.ended_at is None), None)
    return {
        "id": row.pk,
        "player": player_shape(row.player) if row.player else None,
        "game": row.game.slug,
        "table": table.number,
        "seat": seat,
        "since": moment(row.since),
        "buy_in": amount_or_null(row.buy_in),
        "leaving_at": moment_or_null(row.leaving_at),
        "ended_at": moment_or_null(row.ended_at),
        "left_with": amount_or_null(row.left_with),
        "away": away_shape(now, at) if now else None,
        "times_away": len(own),
        "away_seconds": int(sum(((walk.ended_at or at) - walk.since).total_seconds() for walk in own)),
        "dinner_used": row.session.dinner_used_at is not None,
        "missed_small": row.missed_small,
        "missed_big": row.missed_big,
        "must_post": posts(row, table, facts.policy, at),
        "note": row.note,
    }
