"""The board on the wall: what everybody may see of the lists at a moment. Public names, and nothing else of a player.

What is overdue is over here before anything wrote it: at 0:00 a called name stands under missed calls.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime

from pokerroom.models import Room
from pokerroom.policy import Policy
from pokerroom.turn import policy_of
from screens.board.reads.banner import Banner, banner_at
from screens.board.reads.columns import Set, set_in_columns
from screens.board.reads.names import WAITING, Calls, Name, names_of, rows_at, with_digits
from screens.parts.look_alikes import told_apart
from tables.models import Game, Seat, Table
from tables.queries import chairs, games_offered, holes_of
from tables.queries.apart import KeptApart
from tables.rules import TableStatus
from waitlist.models import Call


@dataclass(frozen=True)
class BoardList:
    """One list: what is played, at which tables, who is called, who waits, who missed a call."""

    game: str
    name: str
    short: str
    tables: list[int]
    running: bool
    closed: bool
    scheduled_at: datetime | None
    chairs: int
    here: int
    not_here: int
    open: int
    names: list[Name]

    @property
    def forming(self) -> bool:
        """Names, but no table yet."""
        return not self.tables

    @property
    def waiting(self) -> int:
        return self.here + self.not_here


@dataclass(frozen=True)
class Piece:
    """What of a list stands in one column."""

    of: BoardList
    names: list[Name]
    goes_on: bool


@dataclass(frozen=True)
class Priority:
    """From which tier guests go to the top when they arrive (T46), and in which games; none: in all of them."""

    tier: int
    games: list[str]


@dataclass(frozen=True)
class Board:
    """The whole display."""

    at: datetime
    version: int
    lists: list[BoardList]
    on_request: list[str]
    banner: Banner | None
    priority: list[Priority]
    set: Set
    pages: list[list[list[Piece]]]

    @property
    def changes_at(self) -> datetime | None:
        """When the board is another by itself: the next deadline, or the end of the banner."""
        due = [name.due_at for shown in self.lists for name in shown.names if name.due_at]
        return min([*due, *([self.banner.until] if self.banner else [])], default=None)

    @property
    def any_absent(self) -> bool:
        return any(name.absent for shown in self.lists for name in shown.names)


@dataclass(frozen=True)
class Floor:
    """What stands beside the names: tables, how many chairs can be called for, open calls."""

    tables: dict[int, list[Table]]
    open: dict[int, int]
    calls: Calls


def board(room: Room, at: datetime) -> Board:
    """What the public display shows, at a constant number of queries."""
    policy = policy_of(room)
    floor = _floor(room)
    offered = games_offered(room)
    rows = rows_at(room, {game.pk: game for game in offered}, policy, at)
    games = [game for game in offered if rows.get(game.pk) or floor.tables.get(game.pk)]
    names = {game.pk: names_of(game, rows[game.pk], policy, floor.calls) for game in games}
    fits = set_in_columns([[name.height for name in names[game.pk]] for game in games])
    digits = told_apart([row for game in games for row in rows[game.pk]], fits.letters)
    lists = [_list(game, with_digits(names[game.pk], digits), floor) for game in games]
    return Board(
        at=at,
        version=room.version,
        lists=lists,
        on_request=[game.short for game in offered if game not in games],
        banner=banner_at(room, at, digits),
        priority=_priority(games, policy),
        set=fits,
        pages=_in_columns(lists, fits),
    )


def _priority(games: list[Game], policy: Policy) -> list[Priority]:
    tiers: dict[int, list[str]] = defaultdict(list)
    for game in games:
        tiers[policy.at(game).vip_priority_tier].append(game.short)
    return [Priority(tier, short if len(tiers) > 1 else []) for tier, short in sorted(tiers.items())]


def _floor(room: Room) -> Floor:
    tables: dict[int, list[Table]] = defaultdict(list)
    seats: dict[int, list[Seat]] = defaultdict(list)
    for table in Table.objects.filter(room=room, game__isnull=False):
        tables[int(table.game_id or 0)].append(table)
    for seat in chairs(room):
        seats[int(seat.table.game_id or 0)].append(seat)
    apart = KeptApart(room, [seat for of_game in seats.values() for seat in of_game])
    holes = {game: len(holes_of(of_game, apart.barred)) for game, of_game in seats.items()}
    calls = Call.objects.filter(room=room, outcome="").values_list("entry", "seat__table__number", "answered_at")
    return Floor(tables, holes, {entry: (table, bool(answered)) for entry, table, answered in calls})


def _list(game: Game, names: list[Name], floor: Floor) -> BoardList:
    waiting = [name for name in names if name.state == WAITING]
    absent = sum(1 for name in waiting if name.absent)
    tables = floor.tables.get(game.pk, [])
    return BoardList(
        game=game.slug,
        name=game.name,
        short=game.short,
        tables=[table.number for table in tables],
        running=any(table.status in (TableStatus.RUNNING, TableStatus.BREAKING) for table in tables),
        closed=game.list_closed_at is not None,
        scheduled_at=game.scheduled_at,
        chairs=game.most_chairs,
        here=len(waiting) - absent,
        not_here=absent,
        open=floor.open.get(game.pk, 0),
        names=names,
    )


def _in_columns(lists: list[BoardList], fits: Set) -> list[list[list[Piece]]]:
    return [
        [
            [Piece(lists[part.of], lists[part.of].names[part.start : part.stop], part.goes_on) for part in column]
            for column in page
        ]
        for page in fits.pages
    ]
