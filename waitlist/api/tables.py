"""Filling a table from the list."""

from __future__ import annotations

from pokerroom.api.base import Ask, post
from tables.queries import table_of
from waitlist.commands import calls
from waitlist.queries import api
from waitlist.queries.api import FilledShape, LeftShape


@post(answers=FilledShape)
def fill(ask: Ask, number: int) -> FilledShape:
    """Call for every open seat of the table but those that somebody who sits has asked for (`left`)."""
    called, passed_over, left = calls.fill(table_of(ask.room, number), **ask.by)
    kept = [LeftShape(name=move.name, table=move.to_table, seat=move.to_seat, by=move.by) for move in left]
    return {"called": api.entries(ask.room, called), "passed_over": passed_over, "left": kept}  # type: ignore[typeddict-item]
