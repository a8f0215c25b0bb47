"""Counting a table: who really sits there."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from floor.commands.chairs import record_left
from floor.commands.marks import open_table_again
from floor.commands.naming import sits_unnamed
from pokerroom.event_text import says
from pokerroom.models import Staff
from pokerroom.refusals import Malformed
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import nothing_to_undo
from tables import queries as floor
from tables.commands import get_up, table_topics
from tables.models import Placement, Seat, Table


def count(
    table: Table,
    *,
    occupied: Iterable[int],
    empty: Iterable[int] = (),
    overrule: str = "",
    by: Staff,
    at: datetime,
) -> Table:
    """Who really sits: `occupied` and `empty` are the chairs that the screen had wrong; none: it was right.

    A chair that is occupied becomes an unknown player, refused where `occupied` on its own is; one that is empty is
    left, amount not stated.
    """
    with turn(table.room_id, by=by, at=at, act=Act.SEATING, overrule=overrule) as now:
        table = open_table_again(now, table)
        chairs = {seat.number: seat for seat in floor.seats_at(now.room, table)}
        now.record(
            "tables.counted",
            f"table:{table.number}",
            topics=table_topics(table, table.game) if table.game else [],
            table=table.number,
            occupied=sorted(occupied),
            empty=sorted(empty),
        )
        for number in occupied:
            sits_unnamed(now, _chair(table, chairs, number))
        for number in empty:
            _now_empty(now, _chair(table, chairs, number))
        return table


def _chair(table: Table, chairs: dict[int, Seat], number: int) -> Seat:
    if number not in chairs:
        raise Malformed({"seat": f"Table {table.number} has no seat {number} in use."})
    return Seat.objects.select_related("table__game").get(pk=chairs[number].pk)


def _now_empty(now: Turn, seat: Seat) -> None:
    placement = Placement.objects.filter(seat=seat, until__isnull=True).select_related("sitting__player").first()
    if placement is None:
        raise Malformed({"seat": f"Nobody sits in seat {seat.number}."})
    get_up(now, placement.sitting, amount=None)
    record_left(now, placement.sitting, seat, amount=None, counted=True)


nothing_to_undo("tables.counted")
says("tables.counted")("Table {table} counted".format_map)
