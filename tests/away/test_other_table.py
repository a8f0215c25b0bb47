"""Who was away from a table when somebody left it: what counts is that moment, not where they sit now (T33-T36)."""

from __future__ import annotations

import pytest

from floor.commands.absence_returns import back
from floor.commands.absences import away
from floor.commands.moves import change_table
from pokerroom.commands import set_policy
from pokerroom.models import Event
from pokerroom.undo import undo
from tables.models import Absence
from tests.conftest import minute


def order(sitting):
    return Absence.objects.get(sitting=sitting, ended_at=None).ordinal


@pytest.fixture
def moved(open_at, sit, host, supervisor):
    """Ana leaves table 1 at 8:00; Ben leaves it at 8:05; at 8:10 Ana's chips go to table 2, where Dov and Eve sit."""
    open_at(1), open_at(2)
    ana, ben, cy = (sit(name, 1, number) for number, name in enumerate(("Ana", "Ben", "Cy"), 1))
    dov, eve = (sit(name, 2, number) for number, name in enumerate(("Dov", "Eve"), 1))
    away(ana, by=host, at=minute(0)), away(ben, by=host, at=minute(5))
    change_table(ana, table=2, seat=5, stack=20_000, by=supervisor, at=minute(10))
    return ana, ben, cy, dov, eve


@pytest.mark.rule("T33", "T35", "T36")
def test_whoever_left_before_the_move_left_after_her(host, moved):
    """Ben says that he left at 8:04: Ana was away from their table then."""
    _, ben, *_ = moved
    away(ben, since=minute(4), by=host, at=minute(11))
    assert order(ben) == 2


@pytest.mark.rule("T33", "T35", "T36")
def test_whoever_leaves_her_old_table_now_counts_her_no_more(host, moved):
    cy = moved[2]
    away(cy, by=host, at=minute(11))
    assert order(cy) == 2  # Ben alone


@pytest.mark.rule("T33", "T35", "T36")
@pytest.mark.parametrize(("minutes", "place"), [(10, 2), (9.99, 1)])
def test_at_her_new_table_she_is_away_from_when_she_came(host, moved, minutes, place):
    dov = moved[3]
    away(dov, since=minute(minutes), by=host, at=minute(11))
    assert order(dov) == place


@pytest.mark.rule("T33", "T35", "T36")
def test_her_own_order_is_that_of_the_table_she_left(host, moved):
    """Dov left table 2 before she left table 1: he is none of her order; Cy, who left table 1 earlier still, is."""
    ana, ben, cy, dov, _ = moved
    away(dov, since=minute(-2), by=host, at=minute(11))
    assert (order(ana), order(ben)) == (1, 2)
    away(cy, since=minute(-1), by=host, at=minute(12))
    assert (order(cy), order(ana), order(ben)) == (1, 2, 3)


@pytest.mark.rule("T33", "T35", "T36")
def test_told_earlier_she_moves_those_who_left_her_old_table_after_her(room, host, supervisor, moved):
    ana, ben, cy, *_ = moved
    away(cy, since=minute(2), by=host, at=minute(11))
    assert [order(one) for one in (ana, cy, ben)] == [1, 2, 3]
    away(ana, since=minute(3), by=host, at=minute(12))
    assert [order(one) for one in (cy, ana, ben)] == [1, 2, 3]
    undo(room, seq=Event.objects.filter(room=room).latest("seq").command, by=supervisor, at=minute(13))
    assert [order(one) for one in (ana, cy, ben)] == [1, 2, 3]


@pytest.mark.rule("T33", "T35", "T36")
def test_where_the_room_counts_anew_on_return_her_return_moves_them_too(room, host, manager, moved):
    ana, ben, *_ = moved
    set_policy(room, changes={"renumber_on_return": True}, by=manager, at=minute(11))
    back(ana, by=host, at=minute(12))
    assert order(ben) == 1
