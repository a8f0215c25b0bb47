"""Whom to call for the open seats: the next, or everybody for one table."""

from __future__ import annotations

from datetime import datetime
from typing import Any, NamedTuple

from pokerroom.models import Room, Staff
from pokerroom.turn import Turn, turn
from tables import queries as floor
from tables.models import Game, Table
from tables.refusals import TableState
from tables.rules import Hole
from waitlist import queries
from waitlist.commands.calls.checks import check_not_breaking, entry_again, stale
from waitlist.commands.calls.one import CalledNext, make
from waitlist.models import Call, Entry
from waitlist.queries.chain import Step
from waitlist.queries.snapshot import Snapshot
from waitlist.refusals import MoveFirst, NobodyToCall, NoOpenSeat, NotWaiting
from waitlist.rules import next_up


def call_next(
    room: Room,
    *,
    game: Game,
    behind: int = 0,
    table: int | None = None,
    shown: tuple[int, int] | None = None,
    by: Staff,
    at: datetime,
) -> CalledNext:
    """Call the first who can be called, for the first open seat of the game (or of one table).

    `shown`: the entry and seat that the button named; anything else by now is refused, never repeated on the next
    player. Raises NoOpenSeat, NobodyToCall (with `passed_over`). Answers the entry and who was passed over, with why.
    """
    with turn(room, by=by, at=at) as now:
        game = now.again(Game.objects, game.pk)
        check_not_breaking(now, game)
        holes = [hole for hole in open_to_the_list(now, game) if table in (None, hole.table)]
        if not holes:
            _check_no_move_first(now, game, table)
            raise NoOpenSeat(_no_seat(now, game, shown))
        choice = next_up(queries.candidates(now.room, game, now.policy, now.at), holes, queries.told_by(now.room))
        passed_over = queries.told(choice.passed_over)
        if choice.hole is None:
            raise NobodyToCall(f"Nobody on the {game.short} list can be called now.", passed_over=passed_over)
        if shown and shown != (choice.entry_id, choice.hole.seat_id):
            raise NotWaiting(stale(now, shown[0]), code="stale")
        entry = entry_again(now, choice.entry_id)
        make(now, entry, choice.hole, behind=behind, passed_over=passed_over)
        return entry, passed_over


def open_to_the_list(now: Turn, game: Game) -> list[Hole]:
    """The chairs of this game that somebody of the list can be called for before anybody who sits moves there."""
    holes = floor.holes(now.room, game)
    before = queries.moves_before(now.room, game, holes, now.at)
    return [hole for hole in holes if hole.seat_id not in before]


def _check_no_move_first(now: Turn, game: Game, table: int | None) -> None:
    """Somebody is ahead of the list: say who, and where to (rules §2)."""
    for step in queries.moves_first(Snapshot(now.room, now.at), game, table)[:1]:
        where = f"table {step.to_table} seat {step.to_seat}"
        raise MoveFirst(f"{step.name} comes first: {step.by} to {where}.")


def _no_seat(now: Turn, game: Game, shown: tuple[int, int] | None) -> str:
    if shown and Call.objects.filter(room=now.room, entry=shown[0], outcome="").exists():
        return stale(now, shown[0])
    return f"No open seat at {game.name}: all are taken or locked up."


class Filled(NamedTuple):
    """Who was called and who was passed over; and the moves to chairs of the table that come before the list."""

    called: list[Entry]
    passed_over: list[dict[str, Any]]
    left: list[Step]


def fill(table: Table, *, by: Staff, at: datetime) -> Filled:
    """Call for every open seat of a table at once: one touch, one banner. Whoever sits and asked for one keeps it."""
    with turn(table.room_id, by=by, at=at) as now:
        table = now.again(Table.objects.select_related("game"), table.pk)
        if table.game is None or not floor.takes_calls(table):
            _refuse_seat_of_closed(table)
        assert table.game
        check_not_breaking(now, table.game)
        holes = [hole for hole in floor.holes(now.room, table.game) if hole.table == table.number]
        moves = queries.moves_before(now.room, table.game, holes, now.at, each_once=True)
        holes, left = [hole for hole in holes if hole.seat_id not in moves], list(moves.values())
        if not holes:
            _check_no_move_first(now, table.game, table.number)
            raise NoOpenSeat(f"No open seat at table {table.number}: all are taken or locked up.")
        called, passed_over = _fill(now, table.game, holes, left)
        if not called:
            raise NobodyToCall(f"Nobody on the {table.game.short} list can be called now.", passed_over=passed_over)
        return Filled(called, passed_over, left)


def _refuse_seat_of_closed(table: Table) -> None:
    what = "takes no fills" if table.no_fills else f"is {table.status}"
    raise TableState(f"Table {table.number} {what}: nobody is called for it.")


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
