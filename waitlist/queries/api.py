"""Lists and their entries as the API shows them, as they are at a moment: what is overdue is over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Literal, TypedDict

from players.queries.api import PlayerShape, player_shape
from pokerroom.api.shapes import PassedOver, moment, moment_or_null
from pokerroom.models import Room
from pokerroom.read_snapshot import read_snapshot
from pokerroom.refusals import NotFound
from pokerroom.turn import policy_of
from tables.models import Game
from waitlist.models import Call, Entry
from waitlist.queries.lives import Lives
from waitlist.queries.order import in_order
from waitlist.queries.reasons import reason_of
from waitlist.queries.snapshot import Snapshot
from waitlist.rules import Missed, Status, over


class SeatNumbers(TypedDict):
    """A chair by the numbers on table and chair."""

    table: int
    seat: int


class EntryShape(TypedDict):
    """A name on a list. `seat` is locked up while called; `position` is a number only while waiting."""

    id: int
    game: str
    player: PlayerShape
    status: Literal["waiting", "called", "held", "seated", "removed"]
    position: int | None
    why: str
    due_at: str | None
    answered_at: str | None
    seat: SeatNumbers | None
    arrived: bool
    arrived_at: str | None
    away_since: str | None
    back_by: str | None
    via: Literal["desk", "phone", "kiosk", "web", "floor"]
    joined_at: str
    called_at: str | None
    passes: int
    note: str
    seat_wish: str
    not_tables: list[int]
    ended_at: str | None
    ended_why: str


class CalledShape(EntryShape):
    """The entry called, and whom the call passed over."""

    passed_over: list[PassedOver]


class LeftShape(TypedDict):
    """A chair left for somebody who sits and has asked for it."""

    name: str
    table: int
    seat: int
    by: str


class FilledShape(TypedDict):
    """Everybody called for a table in one go, and the chairs left for who comes before the list."""

    called: list[EntryShape]
    passed_over: list[PassedOver]
    left: list[LeftShape]


class ListShape(TypedDict):
    """A list with its live entries: called, then held, then waiting in order."""

    game: str
    name: str
    short: str
    status: Literal["interest", "running"]
    closed: bool
    scheduled_at: str | None
    tables: list[int]
    open_seats: int
    here: int
    not_here: int
    entries: list[EntryShape]


def lists(room: Room, at: datetime) -> list[ListShape]:
    """Every list of the room, at a constant number of queries."""
    shot = Snapshot(room, at)
    calls = open_calls(room)
    return [_list(shot, game, calls) for game in shot.games]


@read_snapshot()
def one_list(room: Room, slug: str, at: datetime) -> ListShape:
    shot = Snapshot(room, at)
    game = next((game for game in shot.games if game.slug == slug), None)
    if game is None:
        raise NotFound(f"There is no list called {slug[:40]} here.")
    return _list(shot, game, open_calls(room))


def open_calls(room: Room) -> dict[int, Call]:
    """Entry id → its open call."""
    rows = Call.objects.filter(room=room, outcome="").select_related("seat__table")
    return {row.entry_id: row for row in rows}


def _list(shot: Snapshot, game: Game, calls: Mapping[int, Call]) -> ListShape:
    waiting = [row.entry for row in shot.waiting(game)]
    here = sum(1 for entry in waiting if entry.is_here)
    placed: list[tuple[Entry, int | None]] = [(entry, None) for entry in shot.called(game) + shot.held(game)]
    placed += [(entry, place) for place, entry in enumerate(waiting, 1)]
    return {
        "game": game.slug,
        "name": game.name,
        "short": game.short,
        "status": "running" if shot.is_running(game) else "interest",
        "closed": game.list_closed_at is not None,
        "scheduled_at": moment_or_null(game.scheduled_at),
        "tables": [table.number for table in shot.tables_of(game)],
        "open_seats": len(shot.holes(game)),
        "here": here,
        "not_here": len(waiting) - here,
        "entries": [_entry(shot.room, entry, place, calls.get(entry.pk)) for entry, place in placed],
    }


def entry(room: Room, row: Entry) -> EntryShape:
    """An entry as a command left it."""
    return entries(room, [row])[0]


@read_snapshot()
def entries(room: Room, rows: Sequence[Entry]) -> list[EntryShape]:
    """The same of several: their calls in one query, and the order of a list once."""
    called = [row.pk for row in rows if row.status == Status.CALLED]
    found = Call.objects.filter(entry__in=called).select_related("seat__table").order_by("pk") if called else []
    calls = {call.entry_id: call for call in found}  # the last, whatever came of it since
    places = _places(room, {row.game for row in rows if row.status == Status.WAITING})
    return [_entry(room, row, places.get(row.pk), calls.get(row.pk)) for row in rows]


def _places(room: Room, games: Iterable[Game]) -> dict[int, int]:
    return {pk: place for game in games for place, pk in enumerate(in_order(room, game, policy_of(room)), 1)}


def entry_at(room: Room, pk: int, at: datetime) -> EntryShape:
    """An entry as it is at this moment, whether or not a sweep has got round to it."""
    row = Entry.objects.filter(room=room, pk=pk).select_related("player", "game").first()
    if row is None:
        raise NotFound("There is no such entry in this room.")
    policy = policy_of(room)
    life = Lives(room, policy, at).seen(row.status, row.due_at, row.player_id, row.game)
    if life.status == Status.REMOVED and row.status != Status.REMOVED and row.due_at:
        there = policy.at(row.game)
        held = row.status == Status.CALLED and there.missed_call == Missed.HOLD
        row.ended_at = row.due_at + timedelta(seconds=there.call_hold_seconds if held else 0)
        row.ended_why, _ = over(row.status, row.origin, arrived=row.arrived_at is not None)
    row.status, row.due_at = life.status, life.due_at
    return entry(room, row)


def _entry(room: Room, row: Entry, position: int | None, call: Call | None) -> EntryShape:
    if row.status != Status.CALLED:
        call = None
    return {
        "id": row.pk,
        "game": row.game.slug,
        "player": player_shape(row.player),
        "status": row.status,  # type: ignore[typeddict-item]
        "position": position,
        "why": reason_of(row, call, room),
        "due_at": moment_or_null(row.due_at),
        "answered_at": moment_or_null(call.answered_at) if call else None,
        "seat": {"table": call.seat.table.number, "seat": call.seat.number} if call else None,
        "arrived": row.is_here,
        "arrived_at": moment_or_null(row.arrived_at),
        "away_since": moment_or_null(row.away_since),
        "back_by": moment_or_null(row.back_by),
        "via": row.via,  # type: ignore[typeddict-item]
        "joined_at": moment(row.joined_at),
        "called_at": moment_or_null(row.called_at),
        "passes": row.passes,
        "note": row.note,
        "seat_wish": row.seat_wish,
        "not_tables": row.not_tables,
        "ended_at": moment_or_null(row.ended_at),
        "ended_why": row.ended_why,
    }


def called_shape(room: Room, row: Entry, passed_over: list[dict[str, Any]]) -> CalledShape:
    return {**entry(room, row), "passed_over": passed_over}  # type: ignore[typeddict-item]
