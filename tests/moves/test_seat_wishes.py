"""A wish for a chair ends with the table (rules §8), however its player comes to another one."""

from __future__ import annotations

import pytest

from floor.commands.breaking import break_table, close_draw
from floor.commands.marks import mark
from floor.commands.moves import change_seat, change_table, must_move
from floor.commands.requests import ask
from pokerroom.models import Event
from pokerroom.undo import undo
from tests.conftest import fresh, minute
from waitlist import queries


@pytest.fixture
def hal(host, supervisor, open_at, sit):
    """Hal, at table 2, a feeder, wants its seat 9; tables 3 and 5 play the same game."""
    open_at(3), open_at(5)
    mark(open_at(2), must_move=True, by=supervisor, at=minute(-80))
    return sit("Hal", 2, 1)


def table_change(hal, by):
    change_table(hal, table=3, seat=1, stack=10_000, by=by, at=minute(2))


def mover(hal, by):
    must_move(hal.placements.get().seat.table, to=(3, 1), by=by, at=minute(2))


def broken(hal, by):
    table = hal.placements.get().seat.table
    break_table(table, by=by, at=minute(1.5))
    close_draw(table, choices=[(hal.pk, 3, 1)], by=by, at=minute(2))


@pytest.mark.parametrize("move", [table_change, mover, broken])
def test_a_wish_for_a_chair_ends_at_another_table(room, host, supervisor, hal, move):
    wish = ask(hal, wish="seat", seat=9, by=host, at=minute(0))
    move(hal, supervisor)
    assert fresh(wish).state == "withdrawn"
    assert queries.chain(room, 3, 9, minute(3)) == []
    undo(room, seq=Event.objects.filter(room=room).last().command, by=supervisor, at=minute(4))
    assert (fresh(wish).state, wish.ended_at) == ("asked", None)


@pytest.mark.parametrize("move", [mover, broken])
@pytest.mark.parametrize(("wanted", "state"), [(3, "done"), (None, "done"), (5, "asked")])
def test_whoever_is_moved_to_the_table_that_was_asked_for_has_it(host, supervisor, hal, move, wanted, state):
    wish = ask(hal, wish="table", table=wanted, by=host, at=minute(0))
    move(hal, supervisor)
    assert fresh(wish).state == state


def test_at_the_same_table_a_wish_for_another_table_stands(host, hal):
    wish = ask(hal, wish="table", table=3, by=host, at=minute(0))
    change_seat(hal, seat=5, by=host, at=minute(1))
    assert fresh(wish).state == "asked"
