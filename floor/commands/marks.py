"""Marks of a table: the feeder of its game, the one to fill first."""

from __future__ import annotations

from datetime import datetime
from typing import Any, TypedDict

from pokerroom.event_text import says
from pokerroom.models import Event, Staff
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import facts_of, undoes
from tables.commands import floor_topics, table_topics
from tables.commands.subjects import table_of
from tables.models import Seat, Table
from tables.refusals import TableState


def seat_facts(seat: Seat) -> dict[str, Any]:
    assert seat.table.game
    return {"table": seat.table.number, "seat": seat.number, "topics": table_topics(seat.table, seat.table.game)}


def mark(
    table: Table, *, must_move: bool | None = None, fill_first: bool | None = None, by: Staff, at: datetime
) -> Table:
    """Mark a table as the feeder of its game, or as the one to fill first."""
    with turn(table.room_id, by=by, at=at, act=Act.TABLES) as now:
        table = open_table_again(now, table)
        was = {"must_move": table.must_move, "fill_first": table.fill_first}
        table.must_move = table.must_move if must_move is None else must_move
        table.fill_first = table.fill_first if fill_first is None else fill_first
        table.save(update_fields=["must_move", "fill_first"])
        assert table.game
        now.record(
            "tables.marked",
            f"table:{table.number}",
            topics=floor_topics(table, table.game),
            table=table.number,
            must_move=table.must_move,
            fill_first=table.fill_first,
            was=was,
        )
        return table


def open_table_again(now: Turn, table: Table) -> Table:
    table = now.again(Table.objects.select_related("game"), table.pk)
    if table.game is None:
        raise TableState(f"Table {table.number} is closed.", rule="T4")
    return table


class Marked(TypedDict):
    """What marking a table carries: the marks there were."""

    was: dict[str, bool]


@undoes("tables.marked")
def _undo_marked(now: Turn, event: Event) -> None:
    table_of(now, event).update(**facts_of(event, Marked)["was"])


@says("tables.marked")
def _marked(facts: dict[str, Any]) -> str:
    marks = [word for mark, word in (("must_move", "must-move"), ("fill_first", "fill first")) if facts[mark]]
    return f"Table {facts['table']} marked: {', '.join(marks) or 'no marks'}"
