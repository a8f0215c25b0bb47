"""Chairs that are open, but not for everybody: at a table without fills, or while players of a broken table choose."""

from __future__ import annotations

from pokerroom.roles import Act, may
from pokerroom.turn import Turn
from tables.models import Placement, Seat, Table
from tables.refusals import TableState
from tables.rules import TableStatus


def check_takes(now: Turn, chair: Seat, *, called: bool = False, reason: str = "") -> None:
    """Refused for a host at a table without fills, and in a game whose players draw for seats (T43).

    A supervisor seats at the first with a reason, and overrules the second. `called`: a call that was made before
    stands.
    """
    table: Table = chair.table
    if called:
        return
    if table.no_fills and not (reason and now.by and may(now.by.role, Act.ANYWHERE)):
        now.refuse(
            TableState(
                f"Table {table.number} takes no fills: a supervisor seats there, with a reason.",
                code="no_fills",
                rule="T4",
                overrulable=True,
            )
        )
    choosing = Placement.objects.filter(room=now.room, until=None, seat__table__status=TableStatus.BREAKING)
    breaking = Table.objects.filter(game=table.game, pk__in=choosing.values("seat__table")).first()
    if breaking:
        now.refuse(
            TableState(
                f"Table {breaking.number} is breaking: its players choose first.",
                code="breaking",
                rule="T43",
                overrulable=True,
            )
        )
