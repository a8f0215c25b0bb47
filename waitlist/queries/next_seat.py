"""Who has the next seat (rules §2 a-e): the whole chain of what happens if a seat opens, before anything is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pokerroom.models import Room
from tables.models import Game, Request, Sitting
from tables.queries import SeatNow, open_chairs, takes_calls
from tables.queries.moves import first_to_go
from tables.rules import Hole
from tables.rules.moves import RequestState, Wish, change_allowed
from waitlist.queries.snapshot import Snapshot

MOST_STEPS = 12


@dataclass(frozen=True)
class Step:
    """One move of the chain: who, by what right, from where, to where. One with an entry is a call and ends it."""

    by: str
    name: str
    to_table: int
    to_seat: int
    from_table: int | None = None
    from_seat: int | None = None
    sitting_id: int | None = None
    entry_id: int | None = None


def chain(room: Room, table: int, seat: int, at: datetime) -> list[Step]:
    """What happens if this seat opens now: each move and the hole it leaves, until somebody of the list is called."""
    return chain_from(Snapshot(room, at), table, seat)


def chain_from(shot: Snapshot, table: int, seat: int, *, but: Collection[int] = ()) -> list[Step]:
    """The same in a room that was read already. `but`: sittings that move elsewhere."""
    target = next((row for row in shot.seats if (row.table.number, row.number) == (table, seat)), None)
    return _Chain(shot, target, but).steps if target else []


def moves_first(shot: Snapshot, game: Game, table: int | None = None) -> list[Step]:
    """The chain of the first open chair of this game, or table, that somebody comes to before the list, if any."""
    asked = any(request.sitting.game_id == game.pk for request in shot.asked)
    if not asked and not any(table.must_move for table in shot.tables_of(game)):
        return []
    among = [row for row in shot.seats if row.table.game_id == game.pk and table in (None, row.table.number)]
    for hole in open_chairs(shot.seats, among):
        steps = [] if hole.leaving else chain_from(shot, hole.table, hole.seat)
        if steps and steps[0].entry_id is None:
            return steps
    return []


def moves_before(
    room: Room, game: Game, holes: Iterable[Hole], at: datetime, *, each_once: bool = False
) -> dict[int, Step]:
    """Those of these seats that somebody who sits has asked for and comes to before the list, and the move.

    `each_once`: all of these seats are filled now, so whoever comes to one of them comes to no other.
    """
    if not Request.objects.filter(room=room, ended_at__isnull=True, sitting__game=game).exists():
        return {}
    shot, moves, gone = Snapshot(room, at), dict[int, Step](), set[int]()
    for hole in holes:
        steps = [] if hole.leaving else chain_from(shot, hole.table, hole.seat, but=gone)
        if steps and steps[0].sitting_id:
            moves[hole.seat_id] = steps[0]
            gone |= {steps[0].sitting_id} if each_once else set()
    return moves


# In which order seat changes are offered (T12); as asked: None.
FIRST: dict[str, Callable[[Request], Any] | None] = {
    "asked": None,
    "longest": lambda asked: (asked.sitting.since, asked.sitting_id),
    "draw": lambda asked: (asked.lot, asked.pk),
}


class _Chain:
    """Followed from hole to hole; who has moved once moves no more, and players are counted as they will be then."""

    def __init__(self, shot: Snapshot, target: SeatNow, but: Collection[int]) -> None:
        self.shot = shot
        self.chairs = {seat.sitting_id: seat for seat in shot.seats if seat.sitting_id}
        self.players = Counter(seat.table_id for seat in self.chairs.values())
        self.done = {*but, *filter(None, [target.sitting_id])}
        self.players[target.table_id] -= target.sitting_id is not None
        self.steps: list[Step] = []
        hole: SeatNow | None = target
        while hole and len(self.steps) < MOST_STEPS:
            hole = self._fill(hole)

    def _fill(self, hole: SeatNow) -> SeatNow | None:
        """The next step for this hole, and the hole that it leaves."""
        if not takes_calls(hole.table):
            return None
        fills: dict[str, Callable[[SeatNow], Sitting | int | None]] = {
            "seat_change": self._seat_change,
            "broken": self._broken,
            "table_change": self._table_change,
            "mover": self._mover,
            "list": self._listed,
        }
        game = next((game for game in self.shot.games if game.pk == hole.table.game_id), None)
        breaks = game is None or self.shot.is_breaking(game)  # then only who sits at that table already moves (T43)
        for right in ["seat_change"] if breaks else self.shot.policy.at(game).next_seat:
            found = fills[right](hole)
            if isinstance(found, Sitting):
                return self._moves(BY[right], found, hole)
            if found is not None:
                self._calls(found, hole)
                return None
        return None

    def _moves(self, by: str, sitting: Sitting, hole: SeatNow) -> SeatNow:
        left = self.chairs[sitting.pk]
        name = self.shot.name_of(sitting.player)
        here, there = (left.table.number, left.number), (hole.table.number, hole.number)
        self.steps.append(Step(by, name, *there, *here, sitting_id=sitting.pk))
        self.done.add(sitting.pk)
        self.players[left.table_id] -= 1
        self.players[hole.table_id] += 1
        return left

    def _calls(self, entry_id: int, hole: SeatNow) -> None:
        game = hole.table.game_id or 0
        entry = next(row for row in self.shot.entries[game] if row.pk == entry_id)
        self.steps.append(
            Step("list", self.shot.name_of(entry.player), hole.table.number, hole.number, entry_id=entry_id)
        )

    def _seat_change(self, hole: SeatNow) -> Sitting | None:
        there = self.shot.policy.at(hole.table.game, hole.table)
        if self.players[hole.table_id] <= there.seat_change_over:
            return None

        def fits(asked: Request, left: SeatNow) -> bool:
            return left.table_id == hole.table_id and asked.to_seat in (None, hole.number)

        return self._asked(Wish.SEAT, hole, fits, first=FIRST[there.seat_change_order])

    def _table_change(self, hole: SeatNow) -> Sitting | None:
        """Only once it is approved, and never to a table with somebody kept apart (T39)."""

        def fits(asked: Request, left: SeatNow) -> bool:
            elsewhere = left.table_id != hole.table_id and left.table.game_id == hole.table.game_id
            chair = asked.to_table_id in (None, hole.table_id) and asked.to_seat in (None, hole.number)
            wanted = asked.state == RequestState.APPROVED and chair
            if self.shot.policy.at(hole.table.game, hole.table).table_changes == "never":
                return False
            return elsewhere and wanted and self._not_shorter(left, hole) and self._may_be_at(asked.sitting, hole)

        return self._asked(Wish.TABLE, hole, fits)

    def _asked(
        self,
        wish: Wish,
        hole: SeatNow,
        fits: Callable[[Request, SeatNow], bool],
        first: Callable[[Request], Any] | None = None,
    ) -> Sitting | None:
        """The first who asked for this and stays in the game; in another order than of asking by `first`."""
        for asked in sorted(self.shot.asked, key=first) if first else self.shot.asked:
            left = self.chairs.get(asked.sitting_id)
            if asked.wish != wish or left is None or asked.sitting_id in self.done or left.leaving_at:
                continue
            if fits(asked, left) and not asked.turned_down(hole.open_since):
                return asked.sitting
        return None

    def _not_shorter(self, left: SeatNow, hole: SeatNow) -> bool:
        return change_allowed(self.players[left.table_id], self.players[hole.table_id])

    def _mover(self, hole: SeatNow) -> Sitting | None:
        if hole.table.must_move:
            return None

        def may_go(sitting: Sitting) -> bool:
            return sitting.pk not in self.done and self._may_be_at(sitting, hole)

        feeders = [table for table in self.shot.tables if table.must_move and table.game_id == hole.table.game_id]
        first = (first_to_go(self.shot.movers.get(feeder.pk, []), may_go) for feeder in feeders)
        return next(filter(None, first), None)

    def _may_be_at(self, sitting: Sitting, hole: SeatNow) -> bool:
        return hole.table.number not in self.shot.barred(sitting.player_id)

    def _broken(self, hole: SeatNow) -> int | None:
        entry_id = self._listed(hole)
        rows = self.shot.entries.get(hole.table.game_id or 0, [])
        return next((row.pk for row in rows if row.pk == entry_id and row.origin == "broken"), None)

    def _listed(self, hole: SeatNow) -> int | None:
        game = next(game for game in self.shot.games if game.pk == hole.table.game_id)
        since = hole.open_since or self.shot.at
        return self.shot.next_for(game, Hole(hole.pk, hole.table.number, hole.number, since, 0))


BY = {"seat_change": "seat change", "table_change": "table change", "mover": "must-move"}
