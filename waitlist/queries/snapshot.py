"""The room at one moment, read in a constant number of queries, for every screen that shows more than one list."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime

from players.queries import kept_apart
from pokerroom.models import Room
from pokerroom.policy import Policy
from pokerroom.turn import policy_of
from tables.models import Game, Seat, Sitting, Table
from tables.queries import chairs, holes_of, sittings
from tables.rules import Hole, TableStatus
from waitlist.models import Entry
from waitlist.queries.order import Placed, around, candidate, live_entries, near_tables, placed, told_by
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
    apart: dict[int, set[int]] = field(default_factory=dict)
    sittings: dict[int, Sitting] = field(default_factory=dict)  # by seat

    def tables_of(self, game: Game) -> list[Table]:
        return [table for table in self.tables if table.game_id == game.pk]

    def seats_of(self, table: Table) -> list[Seat]:
        return [seat for seat in self.seats if seat.table_id == table.pk]

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
        return holes_of([seat for seat in self.seats if seat.table.game_id == game.pk])

    def candidates(self, game: Game) -> list[Candidate]:
        near = near_tables(self.seats, self.policy) if self.apart else {}
        return [
            candidate(row.entry, row.entry.player, self.room, self.policy, self.at, around(self.apart, near, row.entry))
            for row in self.waiting(game)
        ]

    def next_up(self, game: Game) -> NextUp | None:
        """Whom *call next* would call for which seat now; None without an open seat."""
        holes = self.holes(game)
        return next_up(self.candidates(game), holes, told_by(self.room)) if holes else None

    def next_for(self, game: Game, hole: Hole) -> int | None:
        """Whom *call next* would call for this very chair; None if nobody can be."""
        return next_up(self.candidates(game), [hole], told_by(self.room)).entry_id

    def is_running(self, game: Game) -> bool:
        """A list is an interest list until a table of its game runs."""
        return any(table.status in (TableStatus.RUNNING, TableStatus.BREAKING) for table in self.tables_of(game))


def snapshot(room: Room, at: datetime) -> Snapshot:
    """Read the room: seven queries, whatever the number of lists, names and tables."""
    policy = policy_of(room)
    entries: dict[int, list[Entry]] = defaultdict(list)
    for entry in live_entries(room, policy, at):
        entries[entry.game_id].append(entry)
    return Snapshot(
        room=room,
        policy=policy,
        at=at,
        games=list(Game.objects.filter(room=room, offered=True)),
        tables=list(Table.objects.filter(room=room).select_related("game")),
        seats=_chairs_at(room, at),
        entries=entries,
        apart=kept_apart(room),
        sittings=sittings(room),
    )


def _chairs_at(room: Room, at: datetime) -> list[Seat]:
    """Every chair in use; a lock-up whose call has run out is over, whether or not anything wrote it."""
    seats = list(chairs(room).select_related("table__game", "locked_for"))
    for seat in seats:
        if seat.locked_until and seat.locked_until <= at:
            seat.locked_for = seat.locked_until = None
    return seats
