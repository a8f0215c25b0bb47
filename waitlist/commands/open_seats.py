"""Open seats that are not for everybody: each rule in one place, for calls, seating, moves, breaks and imports alike.

Who may play at all (T2, T41) is checked by `players.commands.eligibility`, what they must bring (T16, T31, T34) by
`floor.commands.buy_ins`.
"""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet

from players.models import Player
from players.queries import kept_apart, said
from pokerroom.policy import by_setting
from pokerroom.refusals import Refused
from pokerroom.roles import Act, may
from pokerroom.turn import Turn
from tables.models import Game, Placement, Seat, Table
from tables.refusals import NoFills, SeatLocked, TableState
from tables.rules import TableStatus
from waitlist import queries
from waitlist.models import Call, Entry
from waitlist.queries.order import OUT_OF_TURN


def check_fills(now: Turn, table: Table, *, reason: str = "") -> None:
    """Refused for a host at a table that takes no fills (T4); a supervisor seats there with a reason."""
    if table.no_fills and not (reason and now.by and may(now.by.role, Act.ANYWHERE)):
        now.refuse(NoFills(no_fills(table), overrulable=True))


def no_fills(table: Table) -> str:
    """Why nobody is called for a seat of that table, or seated there by a host."""
    return f"Table {table.number} takes no fills: a supervisor seats there, with a reason."


def check_in_turn(now: Turn, game: Game, passed_over: list[dict[str, Any]]) -> None:
    """Where the room says so, refused past somebody who waits, is here and is passed over by no rule (T12)."""
    jumped = next((other["entry"] for other in passed_over if other["why"] == OUT_OF_TURN), None)
    there = now.policy.at(game)
    rule = there.out_of_turn
    if jumped is None or rule == "reason" or not now.by:
        return
    if rule == "supervisor" and may(now.by.role, Act.ANYWHERE):
        return
    name = said(Entry.objects.select_related("player").get(pk=jumped).player)
    who = "Only a supervisor" if rule == "supervisor" else "Nobody"
    says = f"{who} calls or seats out of turn for {game.short}: {name} is ahead."
    now.refuse(by_setting(there, "out_of_turn", says, code="out_of_turn"))


def check_not_breaking(now: Turn, game: Game) -> None:
    """Refused while a table of this game breaks: nobody is called for the game (T43)."""
    _choose_first(now, breaking(now, game).first())


def check_nobody_chooses(now: Turn, game: Game) -> None:
    """Refused while players of a table of this game that breaks choose: the open seats are theirs first (T43)."""
    there = Placement.objects.filter(room=now.room, until=None).values("seat__table")
    _choose_first(now, breaking(now, game).filter(pk__in=there).first())


def _choose_first(now: Turn, table: Table | None) -> None:
    if table:
        says = f"Table {table.number} is breaking: its players choose first."
        now.refuse(TableState(says, code="breaking", rule="T43", overrulable=True))


def breaking(now: Turn, game: Game) -> QuerySet[Table]:
    return Table.objects.filter(room=now.room, game=game, status=TableStatus.BREAKING)


def check_apart(now: Turn, player: Player, table: Table) -> None:
    """Refused (T39) if somebody kept apart from this player sits at, or is called to, that table (or game)."""
    rivals = kept_apart(now.room).get(player.pk)
    if rivals and table.number in queries.tables_of(now.room, rivals, now.policy):
        says = f"{said(player)}: not at table {table.number}."
        now.refuse(Refused(says, code="kept_apart", rule="T39", overrulable=True, player=player.pk))


def check_not_locked(now: Turn, seat: Seat, *, but: int | None = None) -> None:
    """Refused (SeatLocked) if the seat is locked up: by a call (T45), or by the floor for somebody by name (T53).

    `but`: the player, by id, whose own lock-up is in nobody's way. A supervisor overrules it.
    """
    if seat.locked_for_id not in (None, but):
        now.refuse(locked_up(seat, overrulable=True))


def locked_up(seat: Seat, *, overrulable: bool = False) -> SeatLocked:
    called = Call.objects.filter(seat=seat, outcome="").exists()
    name = said(seat.locked_for) if seat.locked_for else "somebody"
    says = f"Table {seat.table.number} seat {seat.number} is locked up for {name}."
    return SeatLocked(says, rule="T45" if called else "T53", overrulable=overrulable)
