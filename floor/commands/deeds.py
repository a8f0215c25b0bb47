"""What a host may start and a supervisor approves, by name: each deed with what it is about as it stands (rules §6)."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from floor.commands import cash_outs, corrections, custody, limit_changes, moves
from players.queries import said
from pokerroom.deeds import About, deed
from pokerroom.models import Room, Staff
from pokerroom.money import amount_text
from pokerroom.refusals import NotFound, Refused
from pokerroom.times import clock
from tables.models import Absence, Bag, CashOut, Placement, Seat, Sitting, Table
from tables.queries import game_of, seat_of, sitter_said, table_of


def _stay(room: Room, pk: int) -> Placement:
    """The chair of a stay that goes on. Refused (Refused) once they have left."""
    rows = Placement.objects.select_related("sitting__player", "sitting__game", "seat__table")
    chair = rows.filter(room=room, sitting=pk, until=None).first()
    if chair is None:
        raise Refused("That player has left.", code="left_already")
    return chair


def _bag(room: Room, pk: int) -> Bag:
    bag = Bag.objects.select_related("player").filter(room=room, pk=pk).first()
    if bag is None:
        raise NotFound("There is no such bag in this room.")
    if bag.ended_at:
        raise Refused(f"Bag {bag.number} is {bag.ended_as} already.", code="bag_ended")
    return bag


def _who(chair: Placement) -> str:
    name = sitter_said(chair.sitting)
    return f"{name}, Table {chair.seat.table.number} seat {chair.seat.number}"


def _stands(chair: Placement) -> dict[str, Any]:
    """That seat, and that stack: chips added since make it another."""
    return {"seat": chair.seat_id, "stack": chair.sitting.chips.count()}


# Chips counted at a seat


def _about_pick_up(
    room: Room, at: datetime, *, sitting: int, amount: int, bag: str, verified_by: str, **rest: Any
) -> About:
    chair = _stay(room, sitting)
    absence = Absence.objects.filter(sitting=sitting, ended_at=None).first()
    if absence is None:
        raise Refused(f"{sitter_said(chair.sitting)} is back.", code="not_away")
    since = clock(absence.since, room.zone)
    says = f"Pick up {amount_text(amount)} of {_who(chair)}, away since {since}: bag {bag}, counted with {verified_by}"
    return About(says, {"absence": absence.pk, **_stands(chair)})


@deed("custody.pick_up", about=_about_pick_up, money=["amount"])
def pick_up(room: Room, *, sitting: int, asked_by: Staff | None, by: Staff, at: datetime, **facts: Any) -> Bag:
    return custody.pick_up(Sitting(pk=sitting, room_id=room.pk), counted_by=asked_by, **facts, by=by, at=at)


def _about_cash_out(room: Room, at: datetime, *, sitting: int, amount: int, **rest: Any) -> About:
    chair = _stay(room, sitting)
    since = clock(chair.sitting.since, room.zone)
    says = f"Extended dinner for {_who(chair)}, who sits since {since} and leaves with {amount_text(amount)}"
    return About(says, _stands(chair))


@deed("custody.cash_out", about=_about_cash_out, money=["amount"])
def cash_out(room: Room, *, sitting: int, asked_by: Staff | None, by: Staff, at: datetime, **facts: Any) -> Sitting:
    return cash_outs.cash_out(Sitting(pk=sitting, room_id=room.pk), counted_by=asked_by, **facts, by=by, at=at)


# Chips in custody


def _about_count(room: Room, at: datetime, *, bag: int, amount: int, verified_by: str) -> About:
    row = _bag(room, bag)
    since = clock(row.picked_up_at, room.zone)
    says = f"Bag {row.number} of {said(row.player)}, picked up {since}, counted: {amount_text(amount)}"
    return About(f"{says}, with {verified_by}", {"count": row.amount})


@deed("custody.count", about=_about_count, money=["amount"])
def count(room: Room, *, bag: int, asked_by: Staff | None, by: Staff, at: datetime, **facts: Any) -> Bag:
    return custody.count_bag(Bag(pk=bag, room_id=room.pk), counted_by=asked_by, **facts, by=by, at=at)


def _about_pay_out(room: Room, at: datetime, *, bag: int) -> About:
    row = _bag(room, bag)
    amount = "uncounted" if row.amount is None else amount_text(row.amount)
    since = clock(row.picked_up_at, room.zone)
    says = f"Pay out bag {row.number} to {said(row.player)}: {amount}, in custody since {since}"
    return About(says, {"count": row.amount})


@deed("custody.pay_out", about=_about_pay_out)
def pay_out(room: Room, *, bag: int, asked_by: Staff | None, by: Staff, at: datetime) -> Bag:
    return custody.pay_out(Bag(pk=bag, room_id=room.pk), by=by, at=at)


# Amounts corrected


def _about_recount(room: Room, at: datetime, *, bag: int, amount: int, verified_by: str) -> About:
    row = Bag.objects.select_related("player").filter(room=room, pk=bag).first()
    if row is None:
        raise NotFound("There is no such bag in this room.")
    was = "uncounted" if row.amount is None else amount_text(row.amount)
    says = f"Count bag {row.number} of {said(row.player)} again: {amount_text(amount)}, not {was}"
    return About(f"{says}; counted with {verified_by}", {"count": row.amount, "bag": row.ended_as})


@deed("custody.recount", about=_about_recount, money=["amount"])
def recount(room: Room, *, bag: int, asked_by: Staff | None, by: Staff, at: datetime, **facts: Any) -> Bag:
    return corrections.recount(Bag(pk=bag, room_id=room.pk), counted_by=asked_by, **facts, by=by, at=at)


def _about_restate(room: Room, at: datetime, *, cash_out: int, amount: int, verified_by: str) -> About:
    row = CashOut.objects.select_related("player", "game").filter(room=room, pk=cash_out, taken_back=False).first()
    if row is None:
        raise NotFound("There is no such cash-out in this room.")
    was = "not stated" if row.amount is None else f"not {amount_text(row.amount)}"
    who = f"{said(row.player)}, who left {row.game.short} at {clock(row.at, room.zone)}"
    says = f"Correct what {who}, took along: {amount_text(amount)}, {was}; counted with {verified_by}"
    return About(says, {"amount": row.amount})


@deed("custody.restate", about=_about_restate, money=["amount"])
def restate(room: Room, *, cash_out: int, asked_by: Staff | None, by: Staff, at: datetime, **facts: Any) -> CashOut:
    row = CashOut(pk=cash_out, room_id=room.pk)
    return corrections.restate(row, counted_by=asked_by, **facts, by=by, at=at)


# Where players sit, and what they play


def _about_change_table(
    room: Room, at: datetime, *, sitting: int, table: int, seat: int, stack: int | None = None, **rest: Any
) -> About:
    chair, to = _stay(room, sitting), seat_of(room, table, seat)
    money = f" with {amount_text(stack)}" if stack else ""
    since = clock(chair.since, room.zone)
    says = f"Move {_who(chair)}, there since {since}, to Table {table} seat {seat}{money}"
    return About(says, {**_stands(chair), "seat asked for": [to.table.game_id, to.locked_for_id, _sitter(to)]})


def _sitter(seat: Seat) -> int | None:
    return Placement.objects.filter(seat=seat, until=None).values_list("sitting", flat=True).first()


@deed("moves.change_table", about=_about_change_table, money=["stack", "largest_stack"])
def change_table(room: Room, *, sitting: int, asked_by: Staff | None, by: Staff, at: datetime, **facts: Any) -> Sitting:
    return moves.change_table(Sitting(pk=sitting, room_id=room.pk), **facts, by=by, at=at)


def _about_limit_change(room: Room, at: datetime, *, table: int, game: str, **rest: Any) -> About:
    row = table_of(room, table)
    chairs = Placement.objects.filter(seat__table=row, until=None).order_by("sitting")
    players = list(chairs.values_list("sitting", flat=True))
    since = f" since {clock(row.running_since, room.zone)}" if row.running_since else ""
    old, new = row.game.short if row.game else "nothing", game_of(room, game).short
    says = f"Table {table} changes from {old}, played{since}, to {new}: {len(players)} players agreed"
    return About(says, {"game": row.game_id, "table": players})


@deed("tables.limit_change", about=_about_limit_change)
def limit_change(
    room: Room, *, table: int, game: str, asked_by: Staff | None, by: Staff, at: datetime, **facts: Any
) -> Table:
    row, played = table_of(room, table), game_of(room, game)
    return limit_changes.limit_change(row, game=played, **facts, by=by, at=at)
