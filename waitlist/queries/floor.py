"""The floor at a moment: the tables where they stand, who sits there, and everything in the room with a deadline."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.db.models import Exists, F, OuterRef, Q, QuerySet

from players.rules import initials
from pokerroom.models import Room
from pokerroom.turn import policy_of
from tables.models import Absence, Seat, Table
from tables.queries import chairs
from tables.rules import TableStatus
from waitlist.models import Call, Entry
from waitlist.queries.order import live_entries
from waitlist.rules import Origin, Status


@dataclass(frozen=True)
class MapSeat:
    """A chair on the map. State: open, locked, seated, leaving, unknown, away, overdue."""

    number: int
    state: str
    says: str
    since: datetime | None = None
    due_at: datetime | None = None
    is_over: bool = False
    answered: bool = False


@dataclass(frozen=True)
class MapTable:
    """A table on the map, with the chairs in use round it."""

    number: int
    status: str
    game: str
    marks: list[str]
    since: datetime | None
    seats: list[MapSeat]
    clock_due_at: datetime | None
    floor_called_at: datetime | None

    @property
    def taken(self) -> int:
        return sum(1 for seat in self.seats if seat.state not in ("open", "locked"))

    @property
    def open(self) -> int:
        return sum(1 for seat in self.seats if seat.state == "open")


def floor_map(room: Room, at: datetime, table: int | None = None) -> list[MapTable]:
    """Every table of the room by number, or this one, in three queries."""
    seats: dict[int, list[Any]] = defaultdict(list)
    for seat in _seats(room, table):
        seats[seat.table_id].append(seat)
    tables = list(Table.objects.filter(room=room).select_related("game"))
    away = {absence.sitting_id: absence for absence in _absences(room)}
    fed = {row.game_id for row in tables if row.must_move}
    return [
        MapTable(
            number=row.number,
            status=row.status,
            game=row.game.short if row.game else "",
            marks=_marks(row, seats[row.pk], fed, at),
            since=row.running_since,
            seats=[_map_seat(seat, away, at) for seat in seats[row.pk]],
            clock_due_at=row.clock_due_at,
            floor_called_at=row.floor_called_at,
        )
        for row in tables
        if table in (None, row.number)
    ]


def _seats(room: Room, table: int | None) -> QuerySet[Seat, Any]:
    """Chairs in use with who sits there: as plain rows, since a full room has hundreds."""
    seats = chairs(room) if table is None else chairs(room).filter(table__number=table)
    facts = ("table_id", "number", "open_since", "locked_until", "locked_for__public_name", "sitting_id", "leaving_at")
    sitter = {"name": F("now__sitting__player__public_name"), "since": F("now__sitting__since")}
    answered = Call.objects.filter(seat=OuterRef("pk"), outcome="", answered_at__isnull=False)
    told = sitter | {"answered": Exists(answered)}
    return seats.annotate(**told).values_list(*facts, *told, named=True)


def _kept_for(seat: Any, at: datetime) -> str:
    """Whom a chair is locked up for; over when the call has run out, whether or not anything wrote it."""
    return "" if seat.locked_until and seat.locked_until <= at else seat.locked_for__public_name or ""


def _marks(table: Table, seats: list[Any], fed: set[int | None], at: datetime) -> list[str]:
    """What a supervisor sees at a glance of a table that is not closed."""
    if table.status == TableStatus.CLOSED:
        return []
    taken = sum(1 for seat in seats if seat.sitting_id is not None or _kept_for(seat, at))
    marks = {
        "feeder": table.must_move,
        "main": not table.must_move and table.game_id in fed,
        "no fills": table.no_fills,
        "fill first": table.fill_first,
        "not running": table.status == TableStatus.OPEN,
        "breaking": table.status == TableStatus.BREAKING,
        "full": bool(seats) and taken == len(seats),
        "short": table.status == TableStatus.RUNNING and 2 * taken <= len(seats),
    }
    return [mark for mark, holds in marks.items() if holds]


def _map_seat(seat: Any, away: dict[int, Absence], at: datetime) -> MapSeat:
    if seat.sitting_id is None and (name := _kept_for(seat, at)):
        due_at = seat.locked_until
        return MapSeat(seat.number, "locked", initials(name), seat.open_since, due_at, answered=seat.answered)
    if seat.sitting_id is None:
        return MapSeat(seat.number, "open", "", since=seat.open_since)
    says = initials(seat.name) if seat.name else "?"
    if absence := away.get(seat.sitting_id):
        over = absence.is_overdue(at)
        state = "overdue" if over else "away"
        return MapSeat(seat.number, state, says, since=absence.since, due_at=absence.due_at, is_over=over)
    state = "leaving" if seat.leaving_at else "seated" if seat.name else "unknown"
    return MapSeat(seat.number, state, says, since=seat.since)


def _absences(room: Room) -> QuerySet[Absence]:
    return Absence.objects.filter(room=room, ended_at__isnull=True)


def table_calls(room: Room) -> list[Table]:
    """Tables where the clock is on a player (T30), or that call the floor: before everything else with a deadline."""
    rows = Table.objects.filter(Q(clock_due_at__isnull=False) | Q(floor_called_at__isnull=False), room=room)
    return list(rows.order_by("floor_called_at", "clock_due_at", "number"))


@dataclass(frozen=True)
class Clock:
    """Something with a deadline.

    Kind: called, held, slow (here, not sitting), out, extended (T34), dinner, walk, young (a new game, T47).
    """

    kind: str
    due_at: datetime
    name: str
    what: str
    entry_id: int | None = None
    sitting_id: int | None = None
    table: int | None = None
    seat: int | None = None
    is_over: bool = False
    named: bool = True

    @property
    def pick_key(self) -> str:
        """What is open on the screen while the chips of this stay are counted."""
        return f"pick-{self.sitting_id}"

    @property
    def key(self) -> str:
        return f"{self.kind}-{self.entry_id or self.sitting_id or self.table}"


def clocks(room: Room, at: datetime) -> list[Clock]:
    """Everything with a deadline in the order in which it falls due, in four queries."""
    every = [*_of_lists(room, at), *_of_tables(room, at), *_of_new_games(room, at)]
    return sorted(every, key=lambda clock: (clock.due_at, clock.key))


def _of_lists(room: Room, at: datetime) -> Iterator[Clock]:
    policy = policy_of(room)
    calls = Call.objects.filter(room=room, outcome="").select_related("seat__table")
    open_calls = {call.entry_id: call for call in calls}
    patience = timedelta(seconds=policy.seat_after_answer_seconds)
    for entry in live_entries(room, policy, at):
        call = open_calls.get(entry.pk)
        if entry.status == Status.CALLED and call:
            yield _call_clock(entry, call, patience, at)
        elif entry.status == Status.HELD and entry.due_at:
            yield Clock("held", entry.due_at, entry.player.public_name, f"on hold · {entry.game.short}", entry.pk)
        elif entry.status == Status.WAITING and entry.origin == Origin.DINNER and entry.due_at:
            what = f"extended dinner · {entry.game.short}"
            yield Clock("extended", entry.due_at, entry.player.public_name, what, entry.pk, is_over=entry.due_at <= at)
        elif entry.status == Status.WAITING and entry.back_by:
            what = f"stepped out · {entry.game.short}"
            over = entry.back_by <= at
            yield Clock("out", entry.back_by, entry.player.public_name, what, entry.pk, is_over=over)


def _call_clock(entry: Entry, call: Call, patience: timedelta, at: datetime) -> Clock:
    table, seat, name = call.seat.table.number, call.seat.number, entry.player.public_name
    where = f"Table {table} seat {seat}"
    if call.answered_at:
        due_at = call.answered_at + patience
        over = due_at <= at
        return Clock("slow", due_at, name, f"here, to sit · {where}", entry.pk, table=table, seat=seat, is_over=over)
    due_at = entry.due_at or call.due_at
    return Clock("called", due_at, name, f"called · {where}", entry.pk, table=table, seat=seat)


def _of_tables(room: Room, at: datetime) -> Iterator[Clock]:
    for absence in _absences(room).select_related("sitting__player", "table"):
        player = absence.sitting.player
        if absence.due_at is None:
            continue
        yield Clock(
            "dinner" if absence.kind == "dinner" else "walk",
            absence.due_at,
            player.public_name if player else "No name yet",
            f"{'dinner' if absence.kind == 'dinner' else 'away'} · Table {absence.table.number}",
            sitting_id=absence.sitting_id,
            table=absence.table.number,
            is_over=absence.is_overdue(at),
            named=player is not None,
        )


def _of_new_games(room: Room, at: datetime) -> Iterator[Clock]:
    """From when stacks over the maximum may come to a table that has just begun, where there is one to come from."""
    wait = timedelta(seconds=policy_of(room).new_game_transfer_seconds)
    running = Table.objects.filter(room=room, status=TableStatus.RUNNING, game__buy_in_max__isnull=False)
    tables = list(running.select_related("game"))
    games = Counter(table.game_id for table in tables)
    for table in tables:
        allowed = table.running_since + wait if table.running_since else at
        if allowed > at and games[table.game_id] > 1:
            yield Clock(
                "young", allowed, f"Table {table.number}", "larger stacks may come from then", table=table.number
            )
