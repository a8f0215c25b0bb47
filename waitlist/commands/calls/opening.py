"""A new table for a list, and a call for each of its seats: one touch, one banner, one undo."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime

from pokerroom.models import Staff
from pokerroom.refusals import Refused
from pokerroom.roles import Act
from pokerroom.turn import turn
from tables.commands.tables import opened
from tables.models import Game, Table
from waitlist.commands.calls.filling import fill_seats


def open_and_call(table: Table, *, game: Game, by: Staff, at: datetime) -> Table:
    """Open a table (T4) and call for as many as it seats. It is open whether or not anybody can be called now."""
    with turn(table.room_id, by=by, at=at, act=Act.TABLES) as now:
        table = opened(now, table, game, None)
        with suppress(Refused):  # nothing is written before a refusal: nobody to call, or somebody who sits comes first
            fill_seats(now, table)
        return table
