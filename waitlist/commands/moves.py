"""Moves of those who sit: seat change, swap, table change, must-move, change of game (T12, T14, T47)."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from pokerroom.models import Staff
from pokerroom.money import decimal_of, dollars
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act, Role, may
from pokerroom.turn import Turn, from_to, turn
from tables import queries as floor
from tables.commands import check_free, get_up
from tables.commands import moves as chairs_of
from tables.models import Request, Seat, Sitting, Table
from tables.queries import sitter_name
from tables.refusals import SeatLocked, TableState
from tables.rules import most_allowed
from tables.rules.moves import CameBy, RequestState, Wish, transfer_from
from waitlist import queries
from waitlist.commands.chairs import (
    chair_of,
    chair_of_sitting,
    check_apart,
    live_sitting,
    move_lock_up,
    place,
    record_left,
    sit,
)
from waitlist.commands.requests import answer_wish
from waitlist.commands.tables import free
from waitlist.models import Call


def change_seat(sitting: Sitting, *, seat: int, overrule: str = "", by: Staff, at: datetime) -> Sitting:
    """Another chair at the same table. A lock-up on that chair follows the hole: same deadline, no new page."""
    with turn(sitting.room_id, by=by, at=at, act=Act.SEATING, overrule=overrule) as now:
        sitting, left = _getting_up(now, sitting)
        taken = chair_of(now, left.table.number, seat)
        check_free(now, taken)
        theirs = Call.objects.filter(seat=taken, outcome="").select_related("entry__game", "entry__player").first()
        if theirs is None:
            _check_not_kept(now, sitting, taken)
        open_since = chairs_of.slide(now, sitting, left, taken, CameBy.SEAT_CHANGE)
        if theirs:
            left.refresh_from_db()
            move_lock_up(now, theirs, left)
        answered = answer_wish(now, sitting, Wish.SEAT)
        _moved(now, sitting, left, taken, "tables.seat_changed", open_since=open_since, answered=answered)
        return sitting


def swap(sitting: Sitting, *, other: Sitting, by: Staff, at: datetime) -> Sitting:
    """Two players at one table change chairs, both having agreed."""
    with turn(sitting.room_id, by=by, at=at, act=Act.SEATING) as now:
        sitting, mine = _getting_up(now, sitting)
        other, theirs = _getting_up(now, other)
        if mine.table_id != theirs.table_id or sitting.pk == other.pk:
            raise Malformed({"other": "Choose two players at one table."})
        chairs_of.swap(now, sitting, other)
        answered = answer_wish(now, sitting, Wish.SEAT)
        _moved(now, sitting, mine, theirs, "tables.swapped", other=other.pk, answered=answered)
        return sitting


def change_table(
    sitting: Sitting,
    *,
    table: int,
    seat: int,
    stack: int | None = None,
    largest_stack: int | None = None,
    approved_by: str = "",
    overrule: str = "",
    by: Staff,
    at: datetime,
) -> Sitting:
    """To another table of the same game with the whole stack (T14). A supervisor approves (T47), by name if verbal.

    While the table is younger than an hour a stack over its maximum, match included, waits (T47): the refusal says
    until when. `stack` and `largest_stack` in cents.
    """
    with turn(sitting.room_id, by=by, at=at, act=Act.SEATING, overrule=overrule) as now:
        sitting, left = _getting_up(now, sitting)
        taken = chair_of(now, table, seat)
        if taken.table.game_id != sitting.game_id:
            raise TableState(f"Table {table} plays another game: that is a change of game.", code="other_game")
        if taken.table_id == left.table_id:
            raise Malformed({"table": "That is the same table: change the seat."})
        _check_chair(now, sitting, taken)
        check_transfer(now, sitting, taken.table, stack, largest_stack)
        approver = check_approval(now, sitting, taken.table, approved_by)  # last: what is asked for can then be done
        open_since = chairs_of.slide(now, sitting, left, taken, CameBy.TABLE_CHANGE)
        now.sat_at.add(taken.table_id)
        _moved(
            now,
            sitting,
            left,
            taken,
            "tables.table_changed",
            open_since=open_since,
            answered=answer_wish(now, sitting, Wish.TABLE),
            approved_by=approver,
            stack_cents=stack,
            largest_stack_cents=largest_stack,
        )
        return sitting


def check_approval(now: Turn, sitting: Sitting, table: Table, approved_by: str) -> str:
    """Who approved: a supervisor at the screen, the one whom a host names, or an approved request for there (T47)."""
    assert now.by
    if may(now.by.role, Act.APPROVE):
        return now.by.name
    request = Request.objects.filter(sitting=sitting, wish=Wish.TABLE, state=RequestState.APPROVED).first()
    if request and request.approved_by and request.to_table_id in (None, table.pk):
        return request.approved_by.name
    if now.policy.table_change_approval != "verbal":
        raise Refused("A supervisor approves this table change first.", code="approval_needed", rule="T47")
    named = Staff.objects.filter(room=now.room, is_active=True, role__in=[Role.SUPERVISOR, Role.MANAGER])
    for supervisor in named:
        if approved_by.strip().casefold() in (supervisor.name.casefold(), supervisor.username.casefold()):
            return supervisor.name
    raise Refused("Name the supervisor who approves this table change.", code="approval_needed", rule="T47")


def check_transfer(now: Turn, sitting: Sitting, table: Table, stack: int | None, largest_stack: int | None) -> None:
    """T47: more than the maximum waits until the new table has run for an hour."""
    most = most_allowed(floor.limits(sitting.game), largest_stack)
    wait = timedelta(seconds=now.policy.new_game_transfer_seconds)
    young = table.running_since is None or now.at < table.running_since + wait
    if most is None or not young:
        return
    if stack is None:
        raise Malformed(
            {"stack": f"Table {table.number} has not run for an hour: say what the player brings."},
            rule="T47",
            missing={"stack": None, "largest_stack": None},
        )
    allowed = transfer_from(stack, most, table.running_since, now.at, wait)
    if allowed is None:
        return
    limits = floor.limits(sitting.game)
    hint = ""
    if limits.match_percent and largest_stack is None:
        hint = f", or now within {limits.match_percent}% of the largest stack there"
    now.refuse(
        Refused(
            f"With {dollars(stack)} {sitter_name(sitting)} may come to table {table.number} "
            f"from {queries.moment(allowed, now.room)}{hint}: its most is {dollars(most)}.",
            code="new_game",
            rule="T47",
            overrulable=True,
            allowed_from=allowed.isoformat(),
            missing={"stack": decimal_of(stack), "largest_stack": None},
        )
    )


def change_game(
    sitting: Sitting,
    *,
    table: int,
    seat: int,
    amount: int | None,
    buy_in: int | None = None,
    largest_stack: int | None = None,
    reason: str = "",
    overrule: str = "",
    by: Staff,
    at: datetime,
) -> Sitting:
    """Up or down to another game in one go: leaves with an amount (T16 in the old game), sits with a buy-in of its own.

    Other lists are kept; an answered call in the new game is taken up by it. Amounts in cents.
    """
    with turn(sitting.room_id, by=by, at=at, act=Act.SEATING, overrule=overrule) as now:
        sitting = live_sitting(now, sitting)
        if sitting.player is None:
            raise Refused("Give the player in that seat a name first.", code="no_name")
        taken = chair_of(now, table, seat)
        if taken.table.game_id == sitting.game_id:
            raise Malformed({"table": "That table plays the same game: that is a table change."})
        placement = get_up(now, sitting, amount=amount)
        record_left(now, sitting, placement.seat, amount=amount, change_of_game=True)
        return sit(now, sitting.player, taken, buy_in=buy_in, largest_stack=largest_stack, id_seen=False, reason=reason)


def _getting_up(now: Turn, sitting: Sitting) -> tuple[Sitting, Seat]:
    sitting = live_sitting(now, sitting)
    if sitting.leaving_at:
        raise Refused(f"{sitter_name(sitting)} is marked as leaving: tap Stays first.", code="leaving_already")
    return sitting, chair_of_sitting(sitting)


def _check_chair(now: Turn, sitting: Sitting, taken: Seat) -> None:
    check_free(now, taken)
    _check_not_kept(now, sitting, taken)
    if sitting.player:
        check_apart(now, sitting.player, taken)


def _check_not_kept(now: Turn, sitting: Sitting, taken: Seat) -> None:
    """A kept seat is free for its player; a supervisor puts anybody there with a reason. The lock-up is over."""
    kept_for = taken.locked_for
    if kept_for is None:
        return
    if kept_for.pk != sitting.player_id:
        where = f"Table {taken.table.number} seat {taken.number}"
        now.refuse(SeatLocked(f"{where} is locked up for {kept_for.public_name}.", rule="T53", overrulable=True))
    free(now, taken, now.overrule or f"{kept_for.public_name} moves there")


def _moved(now: Turn, sitting: Sitting, left: Seat, taken: Seat, verb: str, **facts: Any) -> None:
    where = place(taken, "rail", f"table:{left.table.number}", "requests")
    where["touches"] = [*where["touches"], f"seat:{left.pk}"]
    now.record(
        verb,
        f"sitting:{sitting.pk}",
        name=sitter_name(sitting),
        **from_to({"table": left.table.number, "seat": left.number}),
        **facts,
        **where,
    )


def must_move(
    table: Table,
    *,
    to: tuple[int, int],
    shown: int | None = None,
    refused: bool = False,
    overrule: str = "",
    by: Staff,
    at: datetime,
) -> Sitting:
    """The feeder's next mover goes to the main game, with any stack. `shown`: the sitting that the button named.

    Whoever refuses gives up the seat. Whoever is away, or kept apart from somebody there (T39), is passed this once and
    stays first.
    """
    with turn(table.room_id, by=by, at=at, act=Act.SEATING, overrule=overrule) as now:
        table = now.again(Table.objects.select_related("game"), table.pk)
        if not table.must_move:
            raise TableState(f"Table {table.number} is not a must-move table.", code="not_a_feeder")
        mover = floor.next_mover(now.room, table, _main_tables(table) if refused else {to[0]})
        if mover is None:
            raise Refused(f"Nobody at table {table.number} can move now.", code="nobody_to_move")
        if shown is not None and shown != mover.pk:
            raise Refused(f"{sitter_name(mover)} moves next: look again.", code="stale")
        sitting, left = _getting_up(now, mover)
        if refused:
            placement = get_up(now, sitting, amount=None)
            record_left(now, sitting, placement.seat, amount=None, refused_to_move=True)
            return sitting
        taken = chair_of(now, *to)
        if taken.table.game_id != table.game_id or taken.table.must_move:
            raise TableState(f"Table {to[0]} is not the main game of table {table.number}.", code="other_game")
        _check_chair(now, sitting, taken)
        open_since = chairs_of.slide(now, sitting, left, taken, CameBy.MUST_MOVE)
        now.sat_at.add(taken.table_id)
        _moved(now, sitting, left, taken, "tables.must_moved", open_since=open_since)
        return sitting


def _main_tables(feeder: Table) -> set[int]:
    tables = Table.objects.filter(room=feeder.room_id, game=feeder.game_id, must_move=False)
    return set(tables.values_list("number", flat=True))
