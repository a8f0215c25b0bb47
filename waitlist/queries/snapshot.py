"""The room at one moment, read in a constant number of queries, for every screen that shows more than one list."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime
from functools import cached_property

from players.models import Player
from players.queries import look_alikes, with_tells
from pokerroom.models import Room
from pokerroom.turn import policy_of
from tables.models import Absence, Game, Request, Table
from tables.queries import SeatNow, games_offered, holes_of, movers, open_requests, seats_now
from tables.queries.apart import KeptApart
from tables.queries.moves import Owes
from tables.rules import Hole, TableStatus
from waitlist.models import Call, Entry
from waitlist.queries.order import Placed, candidate, live_entries, placed, told_by
from waitlist.rules import Candidate, NextUp, Status, next_up


class Snapshot:
    """Games with their lists, tables and chairs as they are at `at`; what is overdue shows as over.

    Each kind of row is read when it is first asked for, in one query whatever the number of rows, and then kept.
    """

    def __init__(self, room: Room, at: datetime) -> None:
        self.room, self.at = room, at
        self.policy = policy_of(room)

    @cached_property
    def games(self) -> list[Game]:
        return games_offered(self.room)

    @cached_property
    def tables(self) -> list[Table]:
        return list(Table.objects.filter(room=self.room).select_related("game"))

    @cached_property
    def seats(self) -> list[SeatNow]:
        return seats_now(self.room, [table for table in self.tables if table.game_id], self.policy, self.at)

    @cached_property
    def live(self) -> list[Entry]:
        return live_entries(self.room, self.policy, self.at)

    @cached_property
    def entries(self) -> dict[int, list[Entry]]:
        """Game id → who is on its list."""
        entries: dict[int, list[Entry]] = defaultdict(list)
        for entry in self.live:
            entries[entry.game_id].append(entry)
        return entries

    @cached_property
    def calls(self) -> list[Call]:
        """Those that are open."""
        calls = Call.objects.filter(room=self.room, outcome="")
        return list(calls.select_related("seat__table__game", "entry__player").order_by("pk"))

    @cached_property
    def away(self) -> list[Absence]:
        """Who is away from a seat, first due first."""
        away = Absence.objects.filter(room=self.room, ended_at__isnull=True).select_related("sitting__player", "table")
        return list(away.order_by("due_at", "pk"))

    @cached_property
    def tells(self) -> dict[int, str]:
        """Player id → what tells them from another in the house whose name looks the same."""
        return look_alikes(self.room)

    def name_of(self, player: Player | None, nobody: str = "Somebody without a name") -> str:
        """How staff are told of somebody, and of which of two whose names look the same."""
        return with_tells(player.public_name, self.tells.get(player.pk, "")) if player else nobody

    def tables_of(self, game: Game) -> list[Table]:
        return [table for table in self.tables if table.game_id == game.pk]

    def seats_of(self, table: Table) -> list[SeatNow]:
        return self._by_table[table.pk]

    @cached_property
    def _by_table(self) -> dict[int, list[SeatNow]]:
        seats: dict[int, list[SeatNow]] = defaultdict(list)
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
