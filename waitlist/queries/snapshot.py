"""The room at one moment, read in a constant number of queries, for every screen that shows more than one list."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property

from pokerroom.models import Room
from pokerroom.policy import Policy
from pokerroom.turn import policy_of
from tables.models import Game, Request, Seat, Table
from tables.queries import chairs, holes_of, movers, open_requests
from tables.queries.apart import KeptApart
from tables.queries.moves import Owes
from tables.rules import Hole, TableStatus
from waitlist.models import Entry
from waitlist.queries.order import Placed, candidate, live_entries, placed, told_by
from waitlist.rules import Candidate, NextUp, Status, next_up


@dataclass
class Snapshot:
    """Games with their lists, tables and chairs as they are at `at`; what is overdue shows as over."""

    room: Room
    policy: Policy
    at: datetime
    games: list[Game]
    tables: list[Table]
    seats: list[Seat]
    entries: dict[int, list[Entry]] = field(default_factory=dict)

    def tables_of(self, game: Game) -> list[Table]:
        return [table for table in self.tables if table.game_id == game.pk]

    def seats_of(self, table: Table) -> list[Seat]:
        return self._by_table[table.pk]

    @cached_property
    def _by_table(self) -> dict[int, list[Seat]]:
        seats: dict[int, list[Seat]] = defaultdict(list)
        for seat in self.seats:
            seats[seat.table_id].append(seat)
        return seats

    def with_status(self, game: Game, status: Status) -> list[Entry]:
        return [entry for entry in self.entries.get(game.pk, []) if entry.status == status]

    def called(self, game: Game) -> list[Entry]:
        rows = self.with_status(game, Status.CALLED)
        return sorted(rows, key=lambda entry: (entry.called_at or entry.joined_at, entry.pk))

    def held(self, game: Game) -> list[Entry]:
        rows = self.with_status(game, Status.HELD)
        return sorted(rows, key=lambda entry: (entry.called_at or entry.joined_at, entry.pk))

    def waiting(self, game: Game) -> list[Placed]:
        return placed(self.with_status(game, Status.WAITING), game, self.policy)

    def holes(self, game: Game) -> list[Hole]:
        seats = [seat for table in self.tables_of(game) for seat in self.seats_of(table)]
        return holes_of(seats, self.barred)

    @cached_property
    def _apart(self) -> KeptApart:
        return KeptApart(self.room, self.seats)

    @cached_property
    def asked(self) -> list[Request]:
        """Open wishes for another chair or table, first asked first."""
        return open_requests(self.room)

    @cached_property
    def movers(self) -> dict[int, list[Owes]]:
        """Feeder id → everybody there in the order in which they move."""
        return movers(self.room) if any(table.must_move for table in self.tables) else {}

    def candidates(self, game: Game) -> list[Candidate]:
        return [
            candidate(row.entry, row.entry.player, self.room, self.policy, self.at, self.barred(row.entry.player_id))
            for row in self.waiting(game)
        ]

    def barred(self, player: int | None) -> set[int]:
        """Tables where this player may not be, because of whom they are kept apart from (T39)."""
        return self._apart.barred(player)

    def next_up(self, game: Game) -> NextUp | None:
        """Whom *call next* would call for which seat now; None without an open seat."""
        holes = self.holes(game)
        return next_up(self.candidates(game), holes, told_by(self.room)) if holes else None

    def next_for(self, game: Game, hole: Hole) -> int | None:
        """Whom *call next* would call for this very chair; None if nobody can be."""
        return next_up(self.candidates(game), [hole], told_by(self.room)).entry_id

    def is_breaking(self, game: Game) -> bool:
        """While a table of this game breaks no one is called for it (T43)."""
        return any(table.status == TableStatus.BREAKING for table in self.tables_of(game))

    def is_running(self, game: Game) -> bool:
        """A list is an interest list until a table of its game runs."""
        return any(table.status in (TableStatus.RUNNING, TableStatus.BREAKING) for table in self.tables_of(game))


def snapshot(room: Room, at: datetime) -> Snapshot:
    """Read the room: five queries, whatever the number of lists, names and tables."""
    policy = policy_of(room)
    entries: dict[int, list[Entry]] = defaultdict(list)
    for entry in live_entries(room, policy, at):
        entries[entry.game_id].append(entry)
    tables = list(Table.objects.filter(room=room).select_related("game"))
    return Snapshot(
        room=room,
        policy=policy,
        at=at,
        games=list(Game.objects.filter(room=room, offered=True)),
        tables=tables,
        seats=_chairs_at(room, tables, at),
        entries=entries,
    )


def _chairs_at(room: Room, tables: list[Table], at: datetime) -> list[Seat]:
    """Every chair in use; a lock-up whose call has run out is over, whether or not anything wrote it."""
    standing = {table.pk: table for table in tables}
    seats = list(chairs(room).select_related(None).select_related("locked_for"))
    for seat in seats:
        seat.table = standing[seat.table_id]
        if seat.locked_until and seat.locked_until <= at:
            seat.locked_for = seat.locked_until = None
    return seats
