"""A running room is taken over from a whiteboard, in one go (rules §7)."""

from __future__ import annotations

from datetime import datetime

from floor.commands.breaking import start_draw
from floor.commands.take_over.board import Whiteboard
from floor.commands.take_over.names import wait
from floor.commands.take_over.seats import sit, stay_kept
from floor.commands.take_over.tables import freeze, run
from pokerroom.models import Room, Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import turn
from tables.queries import table_of


def take_over(room: Room, *, board: Whiteboard, by: Staff, at: datetime) -> Room:
    """Enter a running room in one go: tables, who sits since when, lists with the calls and holds that are open.

    Nobody is called anew, nobody is paged.
    One line that cannot be means nothing is entered, and each bad line is named.
    """
    with turn(room, by=by, at=at, act=Act.TAKE_OVER) as now:
        wrong = dict(board.unread)
        for number, line in enumerate(board.tables, 1):
            _try(wrong, f"tables.{number}", lambda line=line: run(now, line))
        lost = {line.table for number, line in enumerate(board.tables, 1) if f"tables.{number}" in wrong}
        for number, sits in enumerate(board.seats, 1):
            if sits.table in lost:
                continue  # wrong with its table, which is named
            _try(wrong, f"seats.{number}", lambda sits=sits: (stay_kept if sits.kept else sit)(now, sits))
        for number, waits in enumerate(board.lists, 1):
            _try(wrong, f"lists.{number}", lambda waits=waits: wait(now, waits))
        if wrong:
            raise Malformed(wrong)
        freeze(now, [line.table for line in board.tables if line.no_fills])
        for line in board.tables:
            if line.breaking:
                start_draw(now, table_of(now.room, line.table))
        return now.room


def _try(wrong: dict[str, str], where: str, enter: object) -> None:
    try:
        enter()  # type: ignore[operator]
    except Refused as refusal:
        wrong[where] = refusal.detail
