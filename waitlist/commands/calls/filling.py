"""Filling a table: a call for every open seat at once."""

from __future__ import annotations

from datetime import datetime
from typing import Any, NamedTuple

from pokerroom.models import Staff
from pokerroom.turn import Turn, turn
from tables import queries as floor
from tables.models import Game, Table
from tables.refusals import TableState
from tables.rules import FILLS, Hole
from waitlist import queries
from waitlist.commands.calls.call_next import check_no_move_first
from waitlist.commands.calls.calling import make
from waitlist.commands.entry_lookup import entry_again
from waitlist.commands.open_seats import check_not_breaking, no_fills
from waitlist.models import Entry
from waitlist.queries.next_seat import Step
from waitlist.refusals import NobodyToCall, NoOpenSeat
from waitlist.rules import next_up


class Filled(NamedTuple):
    """Who was called and who was passed over; and the moves to chairs of the table that come before the list."""

    called: list[Entry]
    passed_over: list[dict[str, Any]]
    left: list[Step]


def fill(table: Table, *, by: Staff, at: datetime) -> Filled:
    """Call for every open seat of a table at once: one touch, one banner. Whoever sits and asked for one keeps it."""
    with turn(table.room_id, by=by, at=at) as now:
        return fill_seats(now, now.again(Table.objects.select_related("game"), table.pk))


def fill_seats(now: Turn, table: Table) -> Filled:
    """A step: the same. Refused before anything is written."""
    if table.game is None or table.status not in FILLS:
        raise TableState(f"Table {table.number} is {table.status}: nobody is called for it.", rule="T4")
    if table.no_fills:
        raise NoOpenSeat(no_fills(table), rule="T4")
    check_not_breaking(now, table.game)
    holes = [hole for hole in floor.holes(now.room, table.game) if hole.table == table.number]
    moves = queries.moves_before(now.room, table.game, holes, now.at, each_once=True)
    holes, left = [hole for hole in holes if hole.seat_id not in moves], list(moves.values())
    if not holes:
        check_no_move_first(now, table.game, table.number)
        raise NoOpenSeat(f"No open seat at table {table.number}: all are taken or locked up.")
    called, passed_over = _fill(now, table.game, holes, left)
    if not called:
        raise NobodyToCall(f"Nobody on the {table.game.short} list can be called now.", passed_over=passed_over)
    return Filled(called, passed_over, left)


def _fill(now: Turn, game: Game, holes: list[Hole], left: list[Step]) -> tuple[list[Entry], list[dict[str, Any]]]:
    """Read the list once, then give out the seats in order. The first call names the chairs that are left."""
    said: dict[str, Any] = {
        "left": [{"name": s.name, "by": s.by, "table": s.to_table, "seat": s.to_seat} for s in left]
    }
    candidates = queries.candidates(now.room, game, now.policy, now.at)
    called: list[Entry] = []
    passed: dict[int, str] = {}
    while holes:
        choice = next_up(candidates, holes, queries.told_by(now.room))
        passed |= dict(choice.passed_over)
        if choice.hole is None:
            break
        entry = entry_again(now, choice.entry_id)
        make(now, entry, choice.hole, passed_over=queries.told(choice.passed_over), **({} if called else said))
        called.append(entry)
        gone = choice.hole
        holes = [hole for hole in holes if hole.seat_id != gone.seat_id]
        candidates = queries.candidates(now.room, game, now.policy, now.at)
    return called, queries.told(tuple(passed.items()))
