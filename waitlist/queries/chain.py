"""Who has the next seat (rules §2 a-e): the whole chain of what happens if a seat opens, before anything is done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from pokerroom.models import Room
from tables.models import Absence, Placement, Request, Seat, Sitting, Table
from tables.rules import Hole, TableStatus
from tables.rules.moves import Mover, RequestState, Wish, change_allowed, movers_in_order
from waitlist.queries.snapshot import Snapshot, snapshot


@dataclass(frozen=True)
class Step:
    """One move of the chain: who, by what right, from where, to where."""

    by: str
    name: str
    to_table: int
    to_seat: int
    from_table: int | None = None
    from_seat: int | None = None
    sitting_id: int | None = None
    entry_id: int | None = None
    request_id: int | None = None


def next_mover_of(room: Room, table: Table) -> Sitting | None:
    """The first at this feeder who is at the table and not leaving; somebody away is passed this once (rules §4)."""
    rows = list(
        Placement.objects.filter(room=room, seat__table=table, until__isnull=True, sitting__player__isnull=False)
        .exclude(sitting__leaving_at__isnull=False)
        .select_related("sitting__player", "sitting__game")
    )
    away = set(
        Absence.objects.filter(room=room, table=table, ended_at__isnull=True).values_list("sitting_id", flat=True)
    )
    movers = [
        Mover(row.sitting_id, row.since, row.came_by, row.called_order, away=row.sitting_id in away) for row in rows
    ]
    first = next((mover for mover in movers_in_order(movers, table.running_since) if not mover.away), None)
    return next((row.sitting for row in rows if first and row.sitting_id == first.sitting_id), None)


def movers_of(room: Room, table: Table) -> list[Sitting]:
    """Everybody at a feeder in the order in which they move."""
    rows = list(
        Placement.objects.filter(room=room, seat__table=table, until__isnull=True).select_related("sitting__player")
    )
    movers = [Mover(row.sitting_id, row.since, row.came_by, row.called_order) for row in rows]
    sittings = {row.sitting_id: row.sitting for row in rows}
    return [sittings[mover.sitting_id] for mover in movers_in_order(movers, table.running_since)]


def chain(room: Room, table: int, seat: int, at: datetime) -> list[Step]:
    """What happens if this seat opens now: each move and the hole it leaves, until somebody of the list is called."""
    shot = snapshot(room, at)
    asked = open_requests(room)
    steps: list[Step] = []
    used: set[int] = set()
    here: tuple[int, int] | None = (table, seat)
    while here and len(steps) < 12:
        step = _next(shot, asked, used, *here)
        if step is None:
            break
        steps.append(step)
        used.add(step.sitting_id or 0)
        here = (step.from_table, step.from_seat) if step.from_table and step.from_seat else None
    return steps


def ahead_of_list(shot: Snapshot, hole: Hole) -> Step | None:
    """Who comes before the list for this hole; None if the list is next."""
    step = _next(shot, open_requests(shot.room), set(), hole.table, hole.seat)
    return step if step and step.entry_id is None else None


def open_requests(room: Room) -> list[Request]:
    rows = Request.objects.filter(room=room, ended_at__isnull=True, sitting__ended_at__isnull=True)
    return list(rows.select_related("sitting__player", "sitting__game", "to_table").order_by("asked_at", "pk"))


def _next(shot: Snapshot, asked: Sequence[Request], used: set[int], table: int, seat: int) -> Step | None:
    target = next((row for row in shot.seats if row.table.number == table and row.number == seat), None)
    if target is None or target.table.status not in (TableStatus.OPEN, TableStatus.RUNNING) or target.table.no_fills:
        return None
    fills = {
        "seat_change": lambda: _seat_change(shot, asked, used, target),
        "broken": lambda: _from_list(shot, target, broken=True),
        "table_change": lambda: _table_change(shot, asked, used, target),
        "mover": lambda: _mover(shot, used, target),
        "list": lambda: _from_list(shot, target, broken=False),
    }
    for name in shot.policy.next_seat:
        if step := fills[name]():
            return step
    return None


def _seat_change(shot: Snapshot, asked: Sequence[Request], used: set[int], target: Seat) -> Step | None:
    for request in asked:
        chair = _chair(shot, request.sitting_id)
        if request.wish != Wish.SEAT or chair is None or chair.table_id != target.table_id:
            continue
        if request.sitting_id not in used and request.to_seat in (None, target.number) and chair.pk != target.pk:
            return _moves("seat change", request.sitting, chair, target, request.pk)
    return None


def _table_change(shot: Snapshot, asked: Sequence[Request], used: set[int], target: Seat) -> Step | None:
    for request in asked:
        chair = _chair(shot, request.sitting_id)
        if request.wish != Wish.TABLE or request.state != RequestState.APPROVED or chair is None:
            continue
        fits = request.to_table_id in (None, target.table_id) and chair.table.game_id == target.table.game_id
        if not fits or request.sitting_id in used or chair.table_id == target.table_id:
            continue
        if change_allowed(_players(shot, chair.table_id), _players(shot, target.table_id)):
            return _moves("table change", request.sitting, chair, target, request.pk)
    return None


def _mover(shot: Snapshot, used: set[int], target: Seat) -> Step | None:
    if target.table.must_move:
        return None
    for feeder in shot.tables:
        if feeder.game_id != target.table.game_id or not feeder.must_move:
            continue
        mover = next_mover_of(shot.room, feeder)
        chair = _chair(shot, mover.pk) if mover else None
        if mover and chair and mover.pk not in used:
            return _moves("must-move", mover, chair, target)
    return None


def _from_list(shot: Snapshot, target: Seat, *, broken: bool) -> Step | None:
    game = next((game for game in shot.games if game.pk == target.table.game_id), None)
    if game is None:
        return None
    hole = Hole(target.pk, target.table.number, target.number, target.open_since or shot.at, 0)
    entry_id = shot.next_for(game, hole)
    entry = next((row for row in shot.entries.get(game.pk, []) if row.pk == entry_id), None)
    if entry is None or (broken and entry.origin != "broken"):
        return None
    return Step("list", entry.player.public_name, hole.table, hole.seat, entry_id=entry.pk)


def _moves(by: str, sitting: Sitting, chair: Seat, target: Seat, request: int | None = None) -> Step:
    name = sitting.player.public_name if sitting.player else "somebody without a name"
    return Step(
        by,
        name,
        target.table.number,
        target.number,
        from_table=chair.table.number,
        from_seat=chair.number,
        sitting_id=sitting.pk,
        request_id=request,
    )


def _chair(shot: Snapshot, sitting_id: int) -> Seat | None:
    return next((seat for seat in shot.seats if seat.sitting_id == sitting_id), None)


def _players(shot: Snapshot, table_id: int) -> int:
    return sum(1 for seat in shot.seats if seat.table_id == table_id and seat.sitting_id is not None)
