"""A table of the whiteboard: it runs a game, or is open for it."""

from __future__ import annotations

from floor.commands.take_over.board import Runs
from floor.commands.take_over.reading import game_meant, told
from pokerroom.event_text import says
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from tables.commands import become, chairs_in_use, first_hand, floor_topics
from tables.models import Table
from tables.queries import table_of
from tables.rules import TableStatus


def run(now: Turn, line: Runs) -> str:
    table = table_of(now.room, line.table)
    if table.status != TableStatus.CLOSED:
        raise Refused(f"Table {line.table} is {table.status} already.", code="table_state")
    game = game_meant(now, line.game)
    since = told(now, line.since)
    in_use = chairs_in_use(table, game, line.chairs)
    marks = {"must_move": line.must_move, "fill_first": line.fill_first}
    become(table, TableStatus.OPEN, game=game, chairs=in_use, opened_at=since, **marks)
    scheduled_at = None
    if line.running:
        become(table, TableStatus.RUNNING, running_since=since)
        scheduled_at = first_hand(game)
    table.seats.filter(number__lte=in_use).update(open_since=now.at)
    now.record(
        "tables.taken_over",
        f"table:{table.number}",
        topics=floor_topics(table, game),
        table=table.number,
        game=game.slug,
        since=since,
        scheduled_at=scheduled_at,
    )
    return f"table:{table.number}"


def freeze(now: Turn, tables: list[int]) -> None:
    """No fills from now on, after the lists were entered: a call that was made before stands."""
    Table.objects.filter(room=now.room, number__in=tables).update(no_fills=True)


says("tables.taken_over")("Table {table} taken over".format_map)
