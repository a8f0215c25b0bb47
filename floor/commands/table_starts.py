"""A table starts without a `start` once enough sit and no call made for its opening is open (rules §1)."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from pokerroom.turn import Turn
from tables import queries as floor
from tables.commands import run
from tables.models import Table
from tables.rules import TableStatus
from waitlist.commands import calls
from waitlist.commands.turn_notes import CallNotes


@dataclass
class Seated:
    """Tables at which somebody sat down in this turn."""

    tables: set[int] = field(default_factory=set)


def start_tables(now: Turn) -> None:
    """At the end of every turn: a table whose players sit runs, from when its last opening call ended."""
    since = dict.fromkeys(now.note(Seated).tables, now.at)
    for call in now.note(CallNotes).ended:
        if call.opening and call.ended_at:
            since[call.seat.table_id] = max(since.get(call.seat.table_id, call.ended_at), call.ended_at)
    for table, moment in since.items():
        _run_if_seated(now, table, moment)


def _run_if_seated(now: Turn, table_id: int, since: datetime) -> None:
    table = Table.objects.select_related("game").get(pk=table_id)
    if table.status != TableStatus.OPEN or calls.live_calls_at(table):
        return
    sitting = sum(1 for seat in floor.seats_at(now.room, table) if seat.sitting_id is not None)
    if sitting >= now.policy.at(table.game, table).players_to_start:
        run(now, table, since)
