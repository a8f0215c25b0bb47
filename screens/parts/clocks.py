"""The rail: everything in the room with a deadline, and tables that call."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from tables.models import Table
from tables.rules import TableStatus
from waitlist.models import Call, Entry
from waitlist.queries.snapshot import Snapshot
from waitlist.rules import Origin, Status


@dataclass(frozen=True)
class Clock:
    """Something with a deadline.

    Kind: called, held, slow (here, not sitting), out, extended (T34), arrives (T10), dinner, walk, young (a new
    game, T47).
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


def table_calls(shot: Snapshot) -> list[Table]:
    """Tables where the clock is on a player (T30), or that call the floor: before everything else with a deadline."""
    calling = [table for table in shot.tables if table.clock_due_at or table.floor_called_at]
    never = datetime.max.replace(tzinfo=UTC)
    return sorted(calling, key=lambda table: (table.floor_called_at or never, table.clock_due_at or never))


def clocks(shot: Snapshot) -> list[Clock]:
    """Everything with a deadline in the order in which it falls due."""
    every = [*_of_lists(shot), *_of_tables(shot), *_of_new_games(shot)]
    return sorted(every, key=lambda clock: (clock.due_at, clock.key))


def _of_lists(shot: Snapshot) -> Iterator[Clock]:
    at, open_calls = shot.at, {call.entry_id: call for call in shot.calls}
    for entry in shot.live:
        call = open_calls.get(entry.pk)
        if entry.status == Status.CALLED and call:
            there = shot.policy.at(entry.game, call.seat.table)
            yield _call_clock(shot, entry, call, timedelta(seconds=there.seat_after_answer_seconds), at)
        elif entry.status == Status.HELD and entry.due_at:
            yield Clock("held", entry.due_at, shot.name_of(entry.player), f"on hold · {entry.game.short}", entry.pk)
        elif entry.status == Status.WAITING and entry.origin == Origin.DINNER and entry.due_at:
            what = f"extended dinner · {entry.game.short}"
            yield Clock(
                "extended", entry.due_at, shot.name_of(entry.player), what, entry.pk, is_over=entry.due_at <= at
            )
        elif entry.status == Status.WAITING and entry.arrived_at is None and entry.due_at:
            what = f"to arrive · {entry.game.short}"
            yield Clock("arrives", entry.due_at, shot.name_of(entry.player), what, entry.pk, is_over=entry.due_at <= at)
        elif entry.status == Status.WAITING and entry.back_by:
            what = f"stepped out · {entry.game.short}"
            over = entry.back_by <= at
            yield Clock("out", entry.back_by, shot.name_of(entry.player), what, entry.pk, is_over=over)


def _call_clock(shot: Snapshot, entry: Entry, call: Call, patience: timedelta, at: datetime) -> Clock:
    table, seat, name = call.seat.table.number, call.seat.number, shot.name_of(entry.player)
    where = f"Table {table} seat {seat}"
    if call.answered_at:
        due_at = call.answered_at + patience
        over = due_at <= at
        return Clock("slow", due_at, name, f"here, to sit · {where}", entry.pk, table=table, seat=seat, is_over=over)
    due_at = entry.due_at or call.due_at
    return Clock("called", due_at, name, f"called · {where}", entry.pk, table=table, seat=seat)


def _of_tables(shot: Snapshot) -> Iterator[Clock]:
    for absence in shot.away:
        player = absence.sitting.player
        if absence.due_at is None:
            continue
        yield Clock(
            "dinner" if absence.kind == "dinner" else "walk",
            absence.due_at,
            shot.name_of(player, "No name yet"),
            f"{'dinner' if absence.kind == 'dinner' else 'away'} · Table {absence.table.number}",
            sitting_id=absence.sitting_id,
            table=absence.table.number,
            is_over=absence.is_overdue(shot.at),
            named=player is not None,
        )


def _of_new_games(shot: Snapshot) -> Iterator[Clock]:
    """From when stacks over the maximum may come to a table that has just begun, where there is one to come from."""
    running = [table for table in shot.tables if table.status == TableStatus.RUNNING]
    games = Counter(table.game_id for table in running)
    for table in running:
        wait = timedelta(seconds=shot.policy.at(table.game, table).new_game_transfer_seconds)
        limited = table.game is not None and table.game.buy_in_max is not None
        allowed = table.running_since + wait if table.running_since else shot.at
        if limited and allowed > shot.at and games[table.game_id] > 1:
            yield Clock(
                "young", allowed, f"Table {table.number}", "larger stacks may come from then", table=table.number
            )
