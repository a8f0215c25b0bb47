"""Which seat a call is for."""

from __future__ import annotations

from collections.abc import Sequence

from pokerroom.refusals import NotFound, Refused
from pokerroom.turn import Turn
from tables import queries as floor
from tables.models import Game, Table
from tables.refusals import SeatTaken, TableState
from tables.rules import FILLS, Hole
from waitlist import queries
from waitlist.commands.open_seats import check_apart, locked_up, no_fills
from waitlist.models import Entry
from waitlist.refusals import MoveFirst, NoOpenSeat
from waitlist.rules import Origin


def named(now: Turn, game: Game, holes: list[Hole], table: int | None, seat: int | None) -> list[Hole]:
    """Of these open chairs all, those of one table, or the one named. Refused, with why, if there is none."""
    if table is not None:
        holes = [hole for hole in holes if hole.table == table and seat in (None, hole.seat)]
        if not holes:
            _refuse_seat(now, game, table, seat)
    if not holes:
        raise no_open_seat(now, game)
    return holes


def no_open_seat(now: Turn, game: Game) -> Refused:
    """Why nobody can be called: the open chairs, if any, take no fills or belong to a feeder's players."""
    chairs = floor.chairs(now.room).filter(table__game=game, open_since__isnull=False, locked_for__isnull=True)
    numbers = sorted({chair.table.number for chair in chairs if chair.table.status in FILLS})
    frozen = [chair.table.number for chair in chairs if chair.table.no_fills]
    fed = [number for number in numbers if number not in frozen]
    if fed:
        return _movers_first(fed[0])
    if frozen:
        return NoOpenSeat(f"No open seat at {game.name}: table {min(frozen)} takes no fills.", rule="T4")
    return NoOpenSeat(f"No open seat at {game.name}: all are taken or locked up.")


def _movers_first(table: int) -> Refused:
    return MoveFirst(f"Table {table} is a main game: the players of its must-move table come first.")


def possible(now: Turn, entry: Entry, holes: Sequence[Hole]) -> Hole:
    """The first of these seats this entry may be called for; staff may call who is not here, or has passed.

    But nobody at an extended dinner: its clock runs until they have checked in (T34).
    """
    if entry.origin == Origin.DINNER and entry.due_at:
        name = entry.player.public_name
        says = f"{name} is at an extended dinner: check in first."
        raise Refused(says, code="not_here", rule="T34")
    barrier = queries.not_at(now.room, entry, now.policy)
    hole = next((hole for hole in holes if hole.table not in barrier), None)
    if hole is None:
        check_apart(now, entry.player, Table.objects.get(room=now.room, number=holes[0].table))
    return hole or holes[0]


def _refuse_seat(now: Turn, game: Game, table: int, seat: int | None) -> None:
    """Say why this seat cannot be called for."""
    row = Table.objects.filter(room=now.room, number=table).first()
    if row is None or (seat is not None and not 1 <= seat <= row.chairs):
        raise NotFound(f"There is no table {table}" + (f" seat {seat}." if seat else "."))
    if row.game_id != game.pk:
        raise TableState(f"Table {table} is not open for {game.name}.", code="other_game")
    if row.status not in FILLS:
        raise TableState(f"Table {table} is {row.status}: nobody is called for it.", rule="T4")
    if row.no_fills:
        raise NoOpenSeat(no_fills(row), rule="T4")
    chosen = floor.chairs(now.room).filter(table=row, number=seat).first() if seat else None
    if chosen and chosen.locked_for:
        raise locked_up(chosen)
    if chosen and chosen.sitting_id:
        raise SeatTaken(f"Table {table} seat {seat} is taken.")
    if chosen or _any_open(now, row):
        raise _movers_first(table)
    raise NoOpenSeat(f"No open seat at table {table}.")


def _any_open(now: Turn, table: Table) -> bool:
    open_chairs = floor.chairs(now.room).filter(table=table, open_since__isnull=False, locked_for__isnull=True)
    return open_chairs.exists()
