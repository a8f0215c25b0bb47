"""Where somebody may go, and what stands in the way, said before the move."""

from __future__ import annotations

from datetime import timedelta

import pytest

from floor.commands.chairs import leave, walk_up
from floor.commands.kept_apart import keep_apart
from pokerroom.commands import set_policy
from screens.host.reads.moves import moving
from tables.commands import start
from tests.conftest import fresh, minute
from waitlist.commands.calls import call
from waitlist.queries.snapshot import Snapshot


@pytest.fixture
def hal(open_at, sit, supervisor):
    """Hal at table 4 seat 2 beside Gus; table 1 plays the same since 8:00, table 2 another game."""
    start(open_at(1, chairs=3), by=supervisor, at=minute(0))
    start(open_at(4, chairs=4), by=supervisor, at=minute(-89))
    open_at(2, chairs=3, game_slug="2-5-nlh")
    sit("Gus", 4, 1)
    return sit("Hal", 4, 2)


def tables(room, hal, role="supervisor", at=minute(90)):  # noqa: B008
    return {table.number: table for table in moving(Snapshot(fresh(room), at), hal.pk, role).tables}


@pytest.mark.rule("T47")
@pytest.mark.parametrize(
    ("at", "says"), [(minute(60) - timedelta(seconds=1), "over $300 from 9:00 PM"), (minute(60), "")]
)
def test_a_new_game_says_from_when_larger_stacks_may_come(room, hal, at, says):
    assert tables(room, hal, at=at)[1].says == says


@pytest.mark.parametrize(("how", "says"), [("verbal", "a supervisor's word"), ("pin", "a supervisor approves")])
def test_a_host_needs_a_supervisor_for_another_table(room, manager, hal, how, says):
    set_policy(room, changes={"table_change_approval": how}, by=manager, at=minute(1))
    assert (tables(room, hal, "host")[1].says, tables(room, hal)[1].says) == (says, "")
    assert tables(room, hal, "host")[4].says == ""


def test_each_chair_says_what_it_is(room, host, hal, on_list):
    call(on_list("Ann"), table=4, seat=3, by=host, at=minute(89))
    here, other = tables(room, hal)[4], tables(room, hal)[2]
    assert [(seat.number, seat.kind, seat.says) for seat in here.seats] == [
        (1, "swap", "Gus"),
        (2, "left", "sits here"),
        (3, "locked", "Ann: moves along"),
        (4, "open", ""),
    ]
    assert (other.says, other.rule, [seat.kind for seat in other.seats]) == ("change of game", "T16", ["open"] * 3)


def test_nothing_helps_where_somebody_kept_apart_sits(room, supervisor, hal, sit):
    keep_apart(hal.player, other=sit("Joe", 1, 1).player, by=supervisor, at=minute(1))
    assert (tables(room, hal)[1].barred, tables(room, hal)[1].rule, tables(room, hal)[1].seats) == (True, "T39", [])


@pytest.mark.rule("T16")
def test_another_game_says_what_must_be_brought_back_to_it(room, host, open_at, sit, hal):
    sitting = sit("Ida", 2, 1)
    leave(sitting, amount=120_000, by=host, at=minute(60))
    again = walk_up(room, table=4, seat=4, player=sitting.player, by=host, at=minute(61))
    assert tables(room, again)[2].says == "change of game, must bring $1,200 until 11:00 PM"
