"""Who turns down the chair that was asked for keeps the place, goes behind, or loses it (rules §8)."""

from __future__ import annotations

import pytest

from floor.commands.chairs import leave
from floor.commands.declining import decline
from floor.commands.requests import ask
from pokerroom.commands import set_policy
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.undo import undo
from tables.models import Sitting
from tests.conftest import fresh, minute
from waitlist import queries
from waitlist.commands.calls import call_next


@pytest.fixture
def asked(host, open_at, sit):
    """Chair 4 of four is open; Hal, then Gus have asked for another seat; Joe sits, too."""
    open_at(1, chairs=4)
    hal, gus, _ = (sit(name, 1, number) for number, name in enumerate(("Hal", "Gus", "Joe"), 1))
    return [ask(row, wish="seat", by=host, at=minute(number)) for number, row in enumerate((hal, gus))]


def first(room, seat, at):
    return [step.name for step in queries.chain(room, 1, seat, at)][:1]


@pytest.mark.parametrize(
    ("setting", "later"), [("keep", ["Hal"]), ("behind", ["Gus"]), ("lose", ["Gus"])], ids=["keep", "behind", "lose"]
)
def test_the_chair_goes_to_the_next_and_the_place_is_a_setting(room, manager, host, asked, setting, later):
    """Joe leaves later: who comes first for that chair shows what became of the place."""
    hal, _ = asked
    set_policy(room, changes={"seat_change_declined": setting}, by=manager, at=minute(2))
    assert first(room, 4, minute(3)) == ["Hal"]
    decline(hal, by=host, at=minute(3))
    assert first(room, 4, minute(4)) == ["Gus"]
    leave(Sitting.objects.get(player__name="Joe"), by=host, at=minute(5))
    assert first(room, 3, minute(6)) == later
    assert fresh(hal).state == ("withdrawn" if setting == "lose" else "asked")


def test_a_table_may_have_its_own_answer_to_that(room, manager, host, asked):
    hal, _ = asked
    set_policy(room, layer="table:1", changes={"seat_change_declined": "lose"}, by=manager, at=minute(2))
    decline(hal, by=host, at=minute(3))
    assert fresh(hal).state == "withdrawn"


def test_when_everybody_has_declined_the_list_is_called(room, host, game, on_list, asked):
    ann = on_list("Ann")
    with pytest.raises(Refused, match="Hal comes first"):
        call_next(room, game=game("1-3-nlh"), by=host, at=minute(3))
    for request in asked:
        decline(request, by=host, at=minute(4))
    assert call_next(room, game=game("1-3-nlh"), by=host, at=minute(5))[0] == ann


@pytest.mark.parametrize("setting", ["keep", "behind", "lose"])
def test_it_can_be_undone(room, manager, host, asked, setting):
    hal, _ = asked
    set_policy(room, changes={"seat_change_declined": setting}, by=manager, at=minute(2))
    decline(hal, by=host, at=minute(3))
    undo(room, seq=Event.objects.filter(room=room).last().seq, by=host, at=minute(3.5))
    assert first(room, 4, minute(4)) == ["Hal"]
    with pytest.raises(Refused, match="already"):
        undo(room, seq=Event.objects.filter(verb="tables.request_declined").last().seq, by=host, at=minute(3.6))
