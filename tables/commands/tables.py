"""Tables: opened, running by themselves or by hand, closed; no fills; what a change of one wakes and touches."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.db import models

from players.queries import said
from pokerroom.event_text import says
from pokerroom.models import Room, Staff
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from tables import queries
from tables.commands.floor_calls import calls_touched
from tables.commands.games import check_offered
from tables.commands.requests import end_for
from tables.models import Game, Seat, Table
from tables.refusals import TableState
from tables.rules import TABLE_MOVES, TableStatus

# What was decided for a table ends with it.
CALLS = ("floor_called_at", "clock_due_at")
UNSET, OFF = ("game", "opened_at", "running_since", *CALLS), ("no_fills", "must_move", "fill_first")
AS_CLOSED: dict[str, Any] = dict.fromkeys(UNSET) | dict.fromkeys(OFF, False)


def open_table(table: Table, *, game: Game, chairs: int | None = None, by: Staff, at: datetime) -> Table:
    """Open a table for a game (T4). Refused if it is open already or the game is not offered."""
    with turn(table.room_id, by=by, at=at, act=Act.TABLES) as now:
        return opened(now, table, game, chairs)


def opened(now: Turn, table: Table, game: Game, chairs: int | None) -> Table:
    """A step: the table is open for this game, its chairs can be called for."""
    table = now.again(Table.objects, table.pk)
    if table.status != TableStatus.CLOSED:
        raise TableState(f"Table {table.number} is {table.status} already.", rule="T4")
    check_offered(game)
    chairs = chairs_in_use(table, game, chairs)
    become(table, TableStatus.OPEN, game=game, chairs=chairs, opened_at=now.at, no_fills=False)
    table.seats.filter(number__lte=chairs).update(open_since=now.at)
    now.record(
        "tables.opened",
        f"table:{table.number}",
        table=table.number,
        topics=floor_topics(table, game),
        touches=chairs_touched(table),
        game=game.slug,
        short=game.short,
        chairs=chairs,
    )
    return table


def chairs_in_use(table: Table, game: Game, chairs: int | None) -> int:
    """As many as told, else as there are and the game takes. Refused (TableState) where there cannot be so many."""
    most = min(table.seats.count(), game.most_chairs)
    chairs = most if chairs is None else chairs
    if not 2 <= chairs <= most:
        raise TableState(
            f"Table {table.number} can seat from 2 to {most} at {game.name}.",
            code="bad_chairs",
            rule="TS1" if chairs > game.most_chairs else None,
        )
    return chairs


def start(table: Table, *, by: Staff, at: datetime) -> Table:
    """Cards in the air: the table runs, and a scheduled game is scheduled no longer. Running already: unchanged."""
    with turn(table.room_id, by=by, at=at, act=Act.START_TABLE) as now:
        table = now.again(Table.objects.select_related("game"), table.pk)
        if table.status == TableStatus.RUNNING:
            return table
        if table.status != TableStatus.OPEN:
            raise TableState(f"Table {table.number} is {table.status}: open it first.", rule="T4")
        run(now, table)
        return table


def run(now: Turn, table: Table, at: datetime | None = None) -> None:
    """A step: the table runs from now, or from the due moment `at`; T46 and T47 count from here."""
    assert table.game
    become(table, TableStatus.RUNNING, running_since=at or now.at)
    now.record(
        "tables.started",
        f"table:{table.number}",
        at=at,
        table=table.number,
        topics=table_topics(table, table.game),
        game=table.game.slug,
        scheduled_at=first_hand(table.game),
    )


def first_hand(game: Game) -> datetime | None:
    """A step: cards are in the air, so the game is scheduled no longer (T46). Answers for when it was, for undo."""
    was, game.scheduled_at = game.scheduled_at, None
    if was:
        game.save(update_fields=["scheduled_at"])
    return was


def close_table(table: Table, *, by: Staff, at: datetime) -> Table:
    """Close an empty table; all having left one that breaks, its draw ends. Refused while anybody sits or is called."""
    with turn(table.room_id, by=by, at=at, act=Act.TABLES) as now:
        table = now.again(Table.objects.select_related("game"), table.pk)
        if table.status == TableStatus.CLOSED:
            raise TableState(f"Table {table.number} is closed already.", rule="T4")
        seats = queries.seats_at(now.room, table)
        sitting = sum(1 for seat in seats if seat.sitting_id is not None)
        if sitting:
            raise TableState(f"{sitting} still sit at table {table.number}: it closes when nobody does.", rule="T4")
        locked = next((seat for seat in seats if seat.locked_for), None)
        if locked and locked.locked_for:
            raise TableState(
                f"Seat {locked.number} is locked up for {said(locked.locked_for)}: end that call first.",
                code="seat_locked",
            )
        game = table.game
        assert game
        was, status = as_it_is(now, table), table.status
        table.draws.filter(closed_at__isnull=True).update(closed_at=now.at)
        table.seats.update(open_since=None)
        become(table, TableStatus.CLOSED, **AS_CLOSED)
        now.record(
            "tables.closed",
            f"table:{table.number}",
            table=table.number,
            topics=[*floor_topics(table, game), "rail", "requests"],
            game=game.slug,
            status=status,
            **was,
        )
        return table


def as_it_is(now: Turn, table: Table) -> dict[str, Any]:
    """What closing it ends, for the event: all that was decided for the table, since when its chairs are open.

    A step: what players elsewhere asked for there ends, too. Nothing that was done at its chairs before is taken back
    past that.
    """
    return {
        "touches": [*chairs_touched(table), *calls_touched(table)],
        "was": {name: getattr(table, name) for name in ("game_id", *AS_CLOSED) if name != "game"},
        "wishes": end_for(now, table),
        "holes": [[seat.pk, seat.open_since] for seat in table.seats.filter(open_since__isnull=False)],
    }


def no_fills(table: Table, *, on: bool, by: Staff, at: datetime) -> Table:
    """Freeze a table (no seat of it is called) or let it fill again."""
    with turn(table.room_id, by=by, at=at, act=Act.TABLES) as now:
        table = now.again(Table.objects.select_related("game"), table.pk)
        if table.status == TableStatus.CLOSED or table.game is None:
            raise TableState(f"Table {table.number} is closed.", rule="T4")
        if table.no_fills != on:
            table.no_fills = on
            table.save(update_fields=["no_fills"])
            now.record(
                "tables.no_fills",
                f"table:{table.number}",
                table=table.number,
                topics=table_topics(table, table.game),
                on=on,
            )
        return table


def become(table: Table, status: TableStatus, **facts: Any) -> None:
    """The one place that moves a table to another status."""
    if status not in TABLE_MOVES[TableStatus(table.status)]:
        raise TableState(f"Table {table.number} is {table.status}; it cannot become {status}.", rule="T4")
    table.status = status
    for name, value in facts.items():
        setattr(table, name, value)
    table.save(update_fields=["status", *facts])


def table_topics(table: Table, game: Game) -> list[str]:
    return [f"table:{table.number}", f"list:{game.slug}", "board"]


def floor_topics(table: Table, game: Game) -> list[str]:
    """For what other tables show, too: which games run, main and feeder."""
    return [*table_topics(table, game), "floor"]


def chairs_touched(table: Table) -> list[str]:
    """Every chair of it: what was done there before stands under this."""
    return [f"seat:{seat}" for seat in table.seats.values_list("pk", flat=True)]


def make_tables(room: Room, *, count: int, chairs: int) -> models.QuerySet[Table]:
    """First load: tables 1…count with their chairs."""
    tables = Table.objects.bulk_create(Table(room=room, number=number, chairs=chairs) for number in range(1, count + 1))
    Seat.objects.bulk_create(
        Seat(room=room, table=table, number=number) for table in tables for number in range(1, chairs + 1)
    )
    return Table.objects.filter(room=room)


says("tables.opened")(
    lambda facts: f"Table {facts['table']} opened" + (f" for {facts['short']}" if facts.get("short") else "")
)
says("tables.started")("Table {table} runs".format_map)
says("tables.closed")("Table {table} closed".format_map)
says("tables.no_fills")(lambda facts: f"Table {facts['table']}: " + ("no fills" if facts["on"] else "fills again"))
