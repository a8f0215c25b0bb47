"""Tables as the floor runs them: limit change (T48), count of who really sits, feeder and fill-first marks."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from players.models import Player
from players.queries import players
from pokerroom.models import Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, from_to, turn
from tables import queries as floor
from tables.commands import chairs_touched, floor_topics, get_up, sit_down, table_topics
from tables.models import Absence, Game, Placement, Seat, Sitting, Table
from tables.queries import sitter_name
from tables.queries.apart import KeptApart
from tables.refusals import TableState
from tables.rules import TableStatus
from waitlist.commands.bringing import check_no_chips_in_custody
from waitlist.commands.calls import take_back
from waitlist.commands.chairs import chair_of_sitting, check_apart, close_entry, live_entry, record_left
from waitlist.commands.steps import check_may_play
from waitlist.models import Call


def limit_change(table: Table, *, game: Game, agreed: Iterable[int], by: Staff, at: datetime) -> Table:
    """Another limit at a running table (T48): every active player is present and agrees; one who is not refuses it.

    `agreed`: ids of the sittings that said yes. Refused while a seat is locked up for the old game's list.
    """
    with turn(table.room_id, by=by, at=at, act=Act.TABLES) as now:
        table, game = _open(now, table), now.again(Game.objects, game.pk)
        if table.status == TableStatus.BREAKING:
            raise TableState(f"Table {table.number} is breaking: it plays nothing else any more.", rule="T43")
        if not game.offered or game.pk == table.game_id:
            raise Malformed({"game": "Choose another game that is offered."})
        sittings = _sittings(table)
        _check_consent(table, sittings, set(agreed))
        for sitting in sittings:
            if sitting.player:
                check_no_chips_in_custody(sitting.player, game)
        if Call.objects.filter(seat__table=table, outcome="").exists():
            raise TableState(f"Somebody is called for table {table.number}: end that call first.", code="seat_locked")
        if table.chairs > game.most_chairs:
            raise TableState(f"{game.name} seats at most {game.most_chairs}.", code="bad_chairs", rule="TS1")
        old, near = table.game, rivals_near(now, table)
        assert old
        Sitting.objects.filter(pk__in=[sitting.pk for sitting in sittings]).update(game=game)
        table.game = game
        table.save(update_fields=["game"])
        check_no_rivals_came(now, table, near)
        closing = [
            close_entry(now, live_entry(now, row.player, chair_of_sitting(row))) for row in sittings if row.player
        ]
        closed = [facts for facts in closing if facts]
        now.record(
            "tables.limit_changed",
            f"table:{table.number}",
            topics=[*floor_topics(table, game), f"list:{old.slug}"],
            table=table.number,
            touches=[*chairs_touched(table), *(f"entry:{facts['entry']}" for facts in closed)],
            agreed=sorted(sitting.pk for sitting in sittings),
            closed=closed,
            rule="T48",
            **from_to(old.slug, game.slug),
        )
        return table


def _check_consent(table: Table, sittings: list[Sitting], agreed: set[int]) -> None:
    if agreed - {sitting.pk for sitting in sittings}:
        raise Malformed({"agreed": f"Somebody who agreed does not sit at table {table.number}."}, rule="T48")
    for sitting in sittings:
        if Absence.objects.filter(sitting=sitting, ended_at__isnull=True).exists():
            raise Refused(f"{sitter_name(sitting)} is away: every player must be present.", code="absent", rule="T48")
        if sitting.pk not in agreed:
            raise Refused(f"{sitter_name(sitting)} has not agreed.", code="no_consent", rule="T48")


def rivals_near(now: Turn, table: Table) -> set[tuple[int, int]]:
    """Pairs of ids kept apart (T39): one sits or is kept a seat here, the other does so near, by the room's scope."""
    seats = list(floor.chairs(now.room))
    apart = KeptApart(now.room, seats)
    here = {who for seat in seats if seat.table_id == table.pk for who in (seat.player_id, seat.locked_for_id) if who}
    return {(player, rival) for player in here for rival in apart.near(player, table.number)}


def check_no_rivals_came(now: Turn, table: Table, near: set[tuple[int, int]]) -> None:
    """Refused if somebody here has come near a rival, those pairs excepted that were `near` before."""
    came = {player for player, _ in rivals_near(now, table) - near}
    for player in players(now.room).filter(pk__in=came).order_by("pk")[:1]:
        raise Refused(f"{player.public_name}: not in that game.", code="kept_apart", rule="T39")


def count(table: Table, *, occupied: Iterable[int], empty: Iterable[int] = (), by: Staff, at: datetime) -> Table:
    """Who really sits: `occupied` and `empty` are the chairs that the screen had wrong; none: it was right.

    A chair that is occupied becomes somebody without a name; one that is empty is left, amount not stated.
    """
    with turn(table.room_id, by=by, at=at, act=Act.SEATING) as now:
        table = _open(now, table)
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
            _now_taken(now, _chair(table, chairs, number))
        for number in empty:
            _now_empty(now, _chair(table, chairs, number))
        return table


def _chair(table: Table, chairs: dict[int, Seat], number: int) -> Seat:
    if number not in chairs:
        raise Malformed({"seat": f"Table {table.number} has no seat {number} in use."})
    return Seat.objects.select_related("table__game").get(pk=chairs[number].pk)


def _now_taken(now: Turn, seat: Seat) -> None:
    if seat.locked_for:
        raise TableState(f"Seat {seat.number} is locked up for {seat.locked_for.public_name}.", code="seat_locked")
    open_since = seat.open_since
    sitting = sit_down(now, seat, player=None)
    now.sat_at.add(seat.table_id)
    now.record(
        "tables.occupied", f"sitting:{sitting.pk}", touches=[f"seat:{seat.pk}"], open_since=open_since, **_where(seat)
    )


def _now_empty(now: Turn, seat: Seat) -> None:
    placement = Placement.objects.filter(seat=seat, until__isnull=True).select_related("sitting__player").first()
    if placement is None:
        raise Malformed({"seat": f"Nobody sits in seat {seat.number}."})
    get_up(now, placement.sitting, amount=None)
    record_left(now, placement.sitting, seat, amount=None, counted=True)


def _where(seat: Seat) -> dict[str, Any]:
    assert seat.table.game
    return {"table": seat.table.number, "seat": seat.number, "topics": table_topics(seat.table, seat.table.game)}


def mark(
    table: Table, *, must_move: bool | None = None, fill_first: bool | None = None, by: Staff, at: datetime
) -> Table:
    """Mark a table as the feeder of its game, or as the one to fill first."""
    with turn(table.room_id, by=by, at=at, act=Act.TABLES) as now:
        table = _open(now, table)
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


def lock_seat(seat: Seat, *, player_id: int, reason: str, by: Staff, at: datetime) -> Seat:
    """Keep a seat for a named player without a call; a supervisor's reason (rules §6)."""
    with turn(seat.room_id, by=by, at=at, act=Act.ANYWHERE) as now:
        seat = now.again(Seat.objects.select_related("table__game"), seat.pk)
        _check_reason(reason)
        keep(now, seat, now.again(players(now.room), player_id), reason)
        return seat


def keep(now: Turn, seat: Seat, player: Player, reason: str) -> None:
    """A step: an open seat is locked up for a player. Refused for whoever may not play, or not there (T39)."""
    if seat.open_since is None or seat.locked_for_id:
        raise TableState(f"Table {seat.table.number} seat {seat.number} is not open.", code="seat_taken")
    check_may_play(now, player)
    check_apart(now, player, seat)
    Seat.objects.filter(pk=seat.pk).update(locked_for=player)
    seat.refresh_from_db()
    now.record("tables.locked_up", f"seat:{seat.pk}", player=player.pk, reason=reason, **_where(seat))


def free_seat(seat: Seat, *, reason: str, by: Staff, at: datetime) -> Seat:
    """Free any lock-up with a reason; a call behind it is withdrawn."""
    with turn(seat.room_id, by=by, at=at, act=Act.ANYWHERE) as now:
        seat = now.again(Seat.objects.select_related("table__game"), seat.pk)
        _check_reason(reason)
        free(now, seat, reason)
        return seat


def free(now: Turn, seat: Seat, reason: str) -> None:
    """A step: nobody is kept this seat any more; a call behind the lock-up goes back to the old place."""
    call = Call.objects.filter(seat=seat, outcome="").select_related("entry__game", "entry__player").first()
    was_for = None if call else seat.locked_for_id
    if call:
        take_back(now, call.entry, reason)
    elif seat.locked_for_id is None:
        raise TableState(f"Table {seat.table.number} seat {seat.number} is not locked up.", code="not_locked")
    Seat.objects.filter(pk=seat.pk).update(locked_for=None, locked_until=None)
    seat.refresh_from_db()
    now.record("tables.freed", f"seat:{seat.pk}", reason=reason, was_for=was_for, **_where(seat))


def _check_reason(reason: str) -> None:
    if not reason.strip():
        raise Malformed({"reason": "Say why."})


def _open(now: Turn, table: Table) -> Table:
    table = now.again(Table.objects.select_related("game"), table.pk)
    if table.game is None:
        raise TableState(f"Table {table.number} is closed.", rule="T4")
    return table


def _sittings(table: Table) -> list[Sitting]:
    rows = Placement.objects.filter(seat__table=table, until__isnull=True).select_related("sitting__player")
    return [row.sitting for row in rows.order_by("seat__number")]
