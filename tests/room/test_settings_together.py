"""Settings that each are right and do not fit each other are refused where they are entered, at every layer."""

from __future__ import annotations

import pytest

from pokerroom.commands import set_policy
from pokerroom.refusals import Malformed
from pokerroom.turn import policy_of
from tests.conftest import fresh, minute

pytestmark = pytest.mark.django_db

WRONG = [
    # set before (layer, settings), then (layer, settings), the field that is wrong
    ([], "", {"smallest_chip": "4.00"}, "smallest_chip"),  # 10.00, the smallest eligible pot
    ([("", {"smallest_chip": "5.00"})], "", {"jackpot_minimum_pot": "12.00"}, "jackpot_minimum_pot"),
    ([("", {"smallest_chip": "5.00"})], "game:1-3-nlh", {"top_up_least": "7.00"}, "top_up_least"),
    ([("game:1-3-nlh", {"top_up_least": "7.00"})], "", {"smallest_chip": "5.00"}, "smallest_chip"),
    ([], "", {"tier_hours": {"1": 149}}, "tier_hours"),
    ([("", {"tier_hours": {"1": 160}})], "", {"vip_qualifying_hours": 161}, "vip_qualifying_hours"),
]
RIGHT = [
    ([], "", {"smallest_chip": "5.00"}),
    ([], "", {"smallest_chip": "4.00", "jackpot_minimum_pot": "12.00", "run_it_twice_blind": "4.00"}),
    ([("", {"smallest_chip": "5.00"})], "game:1-3-nlh", {"top_up_least": "10.00"}),
    ([], "", {"tier_hours": {"1": 150}}),
    ([("", {"tier_hours": {"1": 160}})], "", {"vip_qualifying_hours": 160}),
]


@pytest.fixture
def sets(room, manager):
    def make(layer, changes, at):
        return set_policy(room, layer=layer, changes=changes, by=manager, at=at)

    return make


@pytest.mark.parametrize(("before", "layer", "changes", "field"), WRONG)
def test_what_does_not_fit_is_refused(room, sets, before, layer, changes, field):
    for number, (where, values) in enumerate(before):
        sets(where, values, minute(number))
    held = policy_of(fresh(room)).as_dict()
    with pytest.raises(Malformed) as refusal:
        sets(layer, changes, minute(5))
    assert list(refusal.value.extra["fields"]) == [field]
    assert policy_of(fresh(room)).as_dict() == held


@pytest.mark.parametrize(("before", "layer", "changes"), RIGHT)
def test_what_fits_is_set(sets, before, layer, changes):
    for number, (where, values) in enumerate(before):
        sets(where, values, minute(number))
    assert sets(layer, changes, minute(5))


def test_what_does_not_fit_is_no_reason_to_refuse_another_setting(sets):
    assert sets("", {"call_claim_seconds": 240}, minute(0))
