"""What a supervisor decides for a table: limit change, count, marks, lock-ups."""

from __future__ import annotations

from floor.commands import lock_ups, marks, table_counts
from pokerroom.api.base import Ask, answered, perform, post
from pokerroom.api.fields import (
    list_of,
    number_of,
    required,
    slug,
    text,
    yes_no,
)
from tables.models import Table
from tables.queries import seat_of, table_of
from tables.queries.api import TableShape, table
from waitlist.api.entries import SEAT


@answered("tables.limit_change")
def _table_as_it_is(ask: Ask, row: Table) -> TableShape:
    return table(ask.room, row.number, ask.at)


LIMIT_CHANGE = {"game": required(slug()), "agreed": required(list_of(number_of(), most=20)), "overrule": text(160)}


@post(LIMIT_CHANGE, answers=TableShape, approvable=True)
def limit_change(ask: Ask, number: int) -> TableShape:
    """Another limit at a running table; every player present and agreed (T48, supervisor)."""
    answer: TableShape = perform(ask, "tables.limit_change", table=number, **ask.facts)
    return answer


@post({"occupied": list_of(SEAT, most=20), "empty": list_of(SEAT, most=20), "overrule": text(160)}, answers=TableShape)
def count(ask: Ask, number: int) -> TableShape:
    """Who really sits: the chairs that were wrong; none, it was right."""
    occupied, empty = ask.facts.get("occupied", []), ask.facts.get("empty", [])
    overrule = ask.facts.get("overrule", "")
    table_counts.count(table_of(ask.room, number), occupied=occupied, empty=empty, overrule=overrule, **ask.by)
    return table(ask.room, number, ask.at)


@post({"must_move": yes_no(), "fill_first": yes_no()}, answers=TableShape)
def mark(ask: Ask, number: int) -> TableShape:
    """Mark a table as its game's feeder, or as the one to fill first (supervisor)."""
    marks.mark(table_of(ask.room, number), **ask.facts, **ask.by)
    return table(ask.room, number, ask.at)


REASON = required(text(160, least=1))


@post({"seat": required(SEAT), "player": required(number_of()), "reason": REASON}, answers=TableShape)
def lock(ask: Ask, number: int) -> TableShape:
    """Keep a seat for a named player without a call (supervisor)."""
    lock_ups.lock_seat(
        seat_of(ask.room, number, ask.facts["seat"]),
        player_id=ask.facts["player"],
        reason=ask.facts["reason"],
        **ask.by,
    )
    return table(ask.room, number, ask.at)


@post({"seat": required(SEAT), "reason": REASON}, answers=TableShape)
def free(ask: Ask, number: int) -> TableShape:
    """Free any lock-up; a call behind it is withdrawn (supervisor)."""
    lock_ups.free_seat(seat_of(ask.room, number, ask.facts["seat"]), reason=ask.facts["reason"], **ask.by)
    return table(ask.room, number, ask.at)
