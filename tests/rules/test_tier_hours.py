"""Hours a quarter for each tier, where the room sets them (T46)."""

from __future__ import annotations

import pytest

from pokerroom.commands import set_policy
from pokerroom.refusals import Malformed
from pokerroom.turn import policy_of
from tests.conftest import fresh, minute


@pytest.mark.rule("T46")
def test_the_house_rules_give_none_and_a_room_may_set_them(room, manager):
    assert policy_of(room).tier_hours == {}
    set_policy(room, changes={"tier_hours": {"3": 400, "1": 150}}, by=manager, at=minute(0))
    assert policy_of(fresh(room)).tier_hours == {"1": 150, "3": 400}


@pytest.mark.parametrize(
    "hours", [{"0": 1}, {"10": 1}, {"1": 0}, {"1": "150"}, {"1": 150, "2": 150}, {"1": 150, "2": 149}, [150], 150]
)
def test_what_are_no_hours_of_tiers(room, manager, hours):
    with pytest.raises(Malformed) as refusal:
        set_policy(room, changes={"tier_hours": hours}, by=manager, at=minute(0))
    assert list(refusal.value.extra["fields"]) == ["tier_hours"]


@pytest.mark.parametrize("hours", [{}, {"1": 150}, {"9": 150}, {"1": 150, "2": 151}])
def test_what_are(room, manager, hours):
    set_policy(room, changes={"tier_hours": hours}, by=manager, at=minute(0))
    assert policy_of(fresh(room)).tier_hours == hours
