"""By which way Ann tries to come to that chair; `rule` sets in once everything for it is ready."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from floor.commands.absences import away
from floor.commands.breaking import break_table, close_draw
from floor.commands.chairs import leave, seat, walk_up
from floor.commands.lock_ups import lock_seat
from floor.commands.marks import mark
from floor.commands.moves import change_game, change_table, must_move
from floor.commands.naming import name_sitter, occupied
from floor.commands.take_over import Runs, Sits, Whiteboard, take_over
from pokerroom.approvals import approve, ask
from pokerroom.commands import set_policy
from pokerroom.models import Event
from pokerroom.refusals import Malformed, Refused
from pokerroom.sweep import sweep
from pokerroom.undo import undo
from tables.commands import open_table
from tables.commands.tablets import bind
from tables.queries import seat_of
from tests.conftest import fresh
from tests.ways.room import BUY_IN, CHAIR, Evening
from waitlist.commands.calls import call, call_next, fill, was_here
from waitlist.commands.entries import check_in, remove, restore, step_out

Rule = Callable[[], None]
MOVE = {**CHAIR, "stack": 90_000}


# One command


def by_seat(it: Evening, rule: Rule) -> None:
    entry = it.listed()
    rule()
    seat(fresh(entry), **CHAIR, buy_in=BUY_IN, reason="x", by=it.host, at=it.at(1))


def by_walk_up(it: Evening, rule: Rule) -> None:
    rule()
    walk_up(it.room, **CHAIR, player=it.ann, buy_in=BUY_IN, reason="x", by=it.host, at=it.at(1))


def by_naming(it: Evening, rule: Rule) -> None:
    """Somebody sits there already; it is she."""
    sitter = occupied(it.room, **CHAIR, by=it.host, at=it.at())
    rule()
    name_sitter(sitter, player=it.ann, buy_in=BUY_IN, by=it.host, at=it.at(1))


def by_occupied(it: Evening, rule: Rule) -> None:
    """Somebody sits there, name later: touched by the host."""
    rule()
    occupied(it.room, **CHAIR, by=it.host, at=it.at(1))


def by_move(it: Evening, rule: Rule) -> None:
    sat = it.sits()
    rule()
    change_table(sat, **MOVE, approved_by="Kim", by=it.host, at=it.at(1))


def by_must_move(it: Evening, rule: Rule) -> None:
    """Whoever is before her at the feeder is away."""
    it.sits()
    away(it.sitting("Guest 1"), by=it.host, at=it.at())
    rule()
    mark(it.table(1), must_move=True, by=it.supervisor, at=it.at())
    must_move(it.table(1), to=it.chair, by=it.host, at=it.at(1))


def by_game_change(it: Evening, rule: Rule) -> None:
    sat = it.sits(table=4, seat=1)
    rule()
    change_game(sat, **CHAIR, amount=20_000, buy_in=BUY_IN, reason="x", by=it.host, at=it.at(1))


def by_call(it: Evening, rule: Rule) -> None:
    entry = it.listed()
    rule()
    call(fresh(entry), **CHAIR, reason="x", by=it.host, at=it.at(1))


def by_call_next(it: Evening, rule: Rule) -> None:
    it.listed()
    rule()
    call_next(it.room, game=it.game, by=it.host, at=it.at(1))


def by_keeping(it: Evening, rule: Rule) -> None:
    """The floor keeps the chair for her."""
    rule()
    lock_seat(seat_of(it.room, *it.chair), player_id=it.ann.pk, reason="x", by=it.supervisor, at=it.at(1))


# Many at once


def by_fill(it: Evening, rule: Rule) -> None:
    it.listed()
    rule()
    fill(it.table(2), by=it.host, at=it.at(1))


def by_break(it: Evening, rule: Rule) -> None:
    """Her table breaks, and she chooses that chair."""
    leave(it.sitting("Guest 1"), by=it.host, at=it.at())
    sat = it.sits()
    rule()
    break_table(it.table(1), by=it.supervisor, at=it.at())
    close_draw(it.table(1), choices=[(sat.pk, *it.chair)], by=it.supervisor, at=it.at(1))


def by_import(it: Evening, rule: Rule) -> None:
    """From a whiteboard: she sits at table 6, which takes no fills there."""
    it.chair, it.paper = (6, 3), []
    rule()
    board = Whiteboard(
        tables=[Runs(6, it.game.short, no_fills=True)], seats=[*it.paper, Sits(6, 3, "Ann", record=it.ann.pk)]
    )
    try:
        take_over(it.room, board=board, by=it.supervisor, at=it.at(1))
    except Malformed as wrong:
        says = str(wrong)
        raise Refused(says, rule=says.partition("(rule ")[2].partition(")")[0]) from wrong


# Through a supervisor: what is asked for, and what is approved


def by_request(it: Evening, rule: Rule) -> None:
    sat = it.sits()
    rule()
    ask(it.room, "moves.change_table", facts={"sitting": sat.pk, **MOVE}, by=it.host, at=it.at(1))


def by_approval(it: Evening, rule: Rule) -> None:
    """Asked for while nothing was in its way."""
    facts = {"sitting": it.sits().pk, **MOVE}
    set_policy(it.room, changes={"table_change_approval": "screen"}, by=it.manager, at=it.at())
    asked = ask(it.room, "moves.change_table", facts=facts, by=it.host, at=it.at())
    rule()
    approve(asked, by=it.supervisor, at=it.at(1))


# Back again


def by_undo_of_leaving(it: Evening, rule: Rule) -> None:
    sat = it.sits(*it.chair)
    leave(sat, amount=BUY_IN, by=it.host, at=it.at())
    left = Event.objects.filter(room=it.room, verb="tables.left").latest("seq")
    rule()
    undo(it.room, seq=left.seq, by=it.supervisor, at=it.at(1))


def by_undo_of_removing(it: Evening, rule: Rule) -> None:
    """Taken off the list with an open call for that chair."""
    entry = it.listed()
    call(entry, **CHAIR, by=it.host, at=it.at())
    remove(entry, by=it.host, at=it.at())
    off = Event.objects.filter(room=it.room, verb="waitlist.removed").latest("seq")
    rule()
    undo(it.room, seq=off.seq, by=it.supervisor, at=it.at(1))


def by_restoring(it: Evening, rule: Rule) -> None:
    """The same, restored."""
    entry = it.listed()
    call(entry, **CHAIR, by=it.host, at=it.at())
    remove(entry, by=it.host, at=it.at())
    rule()
    restore(fresh(entry), by=it.host, at=it.at(1))


def by_was_here(it: Evening, rule: Rule) -> None:
    """She missed the call, and was here in time."""
    entry = it.listed()
    call(entry, **CHAIR, by=it.host, at=it.at())
    sweep(it.at(5))
    rule()
    was_here(fresh(entry), told=it.at(4), by=it.host, at=it.at(5.5))


# A table's own tablet, and the API


def by_tablet(it: Evening, rule: Rule) -> None:
    tablet = bind(it.table(2), by=it.supervisor, at=it.at())
    rule()
    it.post(tablet, "tables/2/walk-up/", {"seat": 3, "player": it.ann.pk})


def by_tablets_taken(it: Evening, rule: Rule) -> None:
    """Somebody sits there, name later: touched on the tablet."""
    tablet = bind(it.table(2), by=it.supervisor, at=it.at())
    rule()
    it.post(tablet, "tables/2/occupied/", {"seat": 3})


def by_api(it: Evening, rule: Rule) -> None:
    entry = it.listed()
    rule()
    it.post(it.host, f"entries/{entry.pk}/seat/", {**CHAIR, "buy_in": "100.00", "reason": "x"})


def by_api_walk_up(it: Evening, rule: Rule) -> None:
    rule()
    it.post(it.host, "tables/2/walk-up/", {"seat": 3, "player": it.ann.pk, "buy_in": "100.00", "reason": "x"})


def by_api_move(it: Evening, rule: Rule) -> None:
    sat = it.sits()
    rule()
    it.post(it.host, f"sittings/{sat.pk}/change-table/", {**CHAIR, "stack": "900.00", "approved_by": "Kim"})


# By the clock


def by_follow_up(it: Evening, rule: Rule) -> None:
    """Whoever was called for the chair does not come; she is next."""
    call(it.on_list("Zed", at=it.at()), **CHAIR, by=it.host, at=it.at())
    it.listed()
    rule()
    sweep(it.at(5))


def by_standing_by(it: Evening, rule: Rule) -> None:
    """The same, and she was paged behind that call and has shown up."""
    it.on_list("Zed", at=it.at())
    entry = it.listed()
    call_next(it.room, game=it.game, behind=1, by=it.host, at=it.at())
    check_in(entry, by=it.host, at=it.at())
    rule()
    sweep(it.at(5))


def by_auto_call(it: Evening, rule: Rule) -> None:
    """Every open seat is called for automatically."""
    entry = it.listed()
    step_out(entry, by=it.host, at=it.at())
    rule()
    set_policy(it.room, changes={"auto_call": "every_open_seat"}, by=it.manager, at=it.at())
    with suppress(Refused):  # barred
        check_in(fresh(entry), by=it.host, at=it.at(1))


def by_table_start(it: Evening, rule: Rule) -> None:
    """Two sit at table 6, and it runs."""
    it.chair = (6, 3)
    open_table(it.table(6), game=it.game, by=it.supervisor, at=it.at())
    it.listed()
    rule()
    for seat_number, name in enumerate(("Ben", "Cat"), 1):
        occupied(it.room, table=6, seat=seat_number, overrule=name, by=it.supervisor, at=it.at(1))
