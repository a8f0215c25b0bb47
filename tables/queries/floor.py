"""Reads of the floor: holes to call for, how full tables are, who sits where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from players.queries import said
from pokerroom.models import Room
from pokerroom.rows import columns, joined
from tables.models import Game, Placement, Seat, Sitting, Table
from tables.queries.apart import KeptApart
from tables.queries.seats import SeatNow, chairs
from tables.rules import FILLS, BuyInLimits, Hole, MaxKind, in_order


def holes(room: Room, game: Game) -> list[Hole]:
    """Chairs of this game that somebody can be called for, in the order in which they are filled (rules §2)."""
    seats = _chairs_of(room, game)
    return holes_of(seats, KeptApart(room, seats).barred)


# `chairs`, written out: it is read with most commands.
CHAIRS = f"""
    SELECT {columns(Seat, "seat")}, {columns(Table, "felt")}, sitting.id, sitting.player_id, sitting.leaving_at,
        EXISTS (SELECT FROM tables_absence away WHERE away.sitting_id = sitting.id AND away.ended_at IS NULL)
    FROM tables_seat seat
    JOIN tables_table felt ON felt.id = seat.table_id
    LEFT JOIN tables_placement placement ON placement.seat_id = seat.id AND placement.until IS NULL
    LEFT JOIN tables_sitting sitting ON sitting.id = placement.sitting_id
    WHERE seat.room_id = %s AND felt.game_id = %s AND seat.number <= felt.chairs AND felt.status <> 'closed'
    ORDER BY felt.number, seat.number
"""  # noqa: S608


def _chairs_of(room: Room, game: Game) -> list[Seat]:
    seats: list[Seat] = []
    for seat, seat.table, seat.sitting_id, seat.player_id, seat.leaving_at, seat.is_away in joined(
        [Seat, Table], CHAIRS, [room.pk, game.pk]
    ):
        seats.append(seat)
    return seats


def holes_of(seats: Sequence[Seat | SeatNow], barred: Callable[[int], set[int]]) -> list[Hole]:
    """The same from chairs of a game that were read already.

    A main game gets nobody while its feeder has somebody who may move to it. `barred`: where a player may not be (T39).
    """
    movers = {
        seat.player_id
        for seat in seats
        if seat.table.must_move and seat.player_id and not seat.leaving_at and not seat.is_away
    }
    away_from = [barred(mover) for mover in movers]
    fed = {
        seat.table.number
        for seat in seats
        if not seat.table.must_move and any(seat.table.number not in tables for tables in away_from)
    }
    return open_chairs(seats, [seat for seat in seats if seat.table.number not in fed])


def open_chairs(seats: Sequence[Seat | SeatNow], among: Sequence[Seat | SeatNow]) -> list[Hole]:
    """Those among these chairs that can be filled, by a call or a move; `seats`: all, for how full each table is."""
    load = loads(seats)
    return in_order(
        Hole(
            seat.pk,
            seat.table.number,
            seat.number,
            seat.open_since,
            load[seat.table_id],
            bool(seat.sitting_id),
            seat.table.fill_first,
        )
        for seat in among
        if seat.open_since and seat.locked_for_id is None and takes_calls(seat.table)
    )


def takes_calls(table: Table) -> bool:
    return table.status in FILLS and not table.no_fills


def loads(seats: Iterable[Seat | SeatNow]) -> Counter[int]:
    """Players a table: locked-up seats count, leaving players do not."""
    return Counter(
        seat.table_id for seat in seats if seat.locked_for_id is not None or (seat.sitting_id and not seat.leaving_at)
    )


def seats_at(room: Room, table: Table) -> list[Seat]:
    return list(chairs(room).filter(table=table))


def where(room: Room, players: Iterable[int]) -> dict[int, Placement]:
    """Player id → the chair they sit in now."""
    rows = Placement.objects.filter(room=room, until__isnull=True, sitting__player__in=list(players)).select_related(
        "seat__table", "sitting__game"
    )
    return {row.sitting.player_id: row for row in rows if row.sitting.player_id}


def sittings(room: Room, table: int | None = None) -> dict[int, Sitting]:
    """Seat id → who sits there now, with the player; at every table, or at one."""
    rows = Placement.objects.filter(room=room, until__isnull=True).select_related(
        "sitting__player", "sitting__game", "sitting__session"
    )
    if table is not None:
        rows = rows.filter(seat__table__number=table)
    sat = {}
    for row in rows:
        row.sitting.chair = row
        sat[row.seat_id] = row.sitting
    return sat


def sitting_of(room: Room, player_id: int) -> Sitting | None:
    return Sitting.objects.filter(room=room, player=player_id, ended_at__isnull=True).first()


def limits(game: Game) -> BuyInLimits:
    most = game.buy_in_max if game.max_kind == MaxKind.FIXED else None
    return BuyInLimits(game.buy_in_min, most, game.match_percent)


def sitter_name(sitting: Sitting) -> str:
    """How staff are told of somebody who sits: some have no name yet. Without card or phone: for tablets, too."""
    return sitting.player.public_name if sitting.player else "Somebody without a name"


def sitter_said(sitting: Sitting) -> str:
    """The same in a sentence for staff alone, with what tells the player from another in the house of that look."""
    return said(sitting.player) if sitting.player else sitter_name(sitting)
