"""The second person of a count: of the staff and not the counter, or a full name not like the counter's (T31, T34)."""

from __future__ import annotations

import pytest

from floor.commands.absences import away
from floor.commands.cash_outs import cash_out
from floor.commands.custody import pick_up
from pokerroom.refusals import Malformed, Refused
from tables.models import Bag, CashOut
from tests.conftest import minute

pytestmark = pytest.mark.django_db


@pytest.fixture
def counter(supervisor):
    """Who counts has a full name."""
    supervisor.name = "Kim Kowalski"
    supervisor.save()
    return supervisor


@pytest.fixture
def ana(open_at, sit, host):
    open_at(1)
    ana = sit("Ana", 1, 1)
    away(ana, since=minute(-30), by=host, at=minute(-30))
    return ana


@pytest.mark.parametrize(
    "second", ["-", "?", "n/a", "nobody", "no one", "Nobody There", "Dee", "D. O.", "Dee O.", "7 8"]
)
def test_no_name_of_anybody(ana, counter, second):
    with pytest.raises(Malformed) as refusal:
        pick_up(ana, amount=100, verified_by=second, bag="1", by=counter, at=minute(0))
    assert list(refusal.value.extra["fields"]) == ["verified_by"]
    assert not Bag.objects.exists()


@pytest.mark.parametrize(
    "second", ["Kim Kowalski", "kim", "KK", "K. Kowalski", "Kim K.", "Kowalski, Kim", "Kimberly Kowalski", "supervisor"]
)
def test_a_name_like_the_counters(ana, counter, second):
    with pytest.raises(Refused, match="Kim Kowalski counts") as refusal:
        pick_up(ana, amount=100, verified_by=second, bag="1", by=counter, at=minute(0))
    assert (refusal.value.code, refusal.value.rule) == ("same_person", "T31")


@pytest.mark.parametrize("second", ["Dee Ortiz", "Kim Ortiz", "Al Li", "Sam", "host", "sam"])
def test_somebody_else(ana, counter, second):
    assert pick_up(ana, amount=100, verified_by=second, bag="1", by=counter, at=minute(0)).verified_by == second


@pytest.mark.parametrize("facts", [{"is_active": False}, {"role": "table", "bound_to": 3}])
def test_whoever_works_here_no_more_is_nobody(ana, counter, host, facts):
    type(host).objects.filter(pk=host.pk).update(**facts)
    with pytest.raises(Malformed):
        pick_up(ana, amount=100, verified_by="Sam", bag="1", by=counter, at=minute(0))


@pytest.mark.parametrize(("amount", "second"), [(0, "Dee Ortiz"), (45_000, ""), (45_000, "-"), (45_000, "Kim")])
def test_an_extended_dinner_is_counted_by_two(ana, counter, amount, second):
    with pytest.raises(Refused):
        cash_out(ana, amount=amount, extended_dinner=True, verified_by=second, by=counter, at=minute(0))
    assert not CashOut.objects.exists()


def test_an_extended_dinner_with_a_second_name(ana, counter):
    cash_out(ana, amount=1, extended_dinner=True, verified_by="Dee Ortiz", by=counter, at=minute(0))


def test_leaving_with_nothing_needs_no_second_name(ana, host):
    cash_out(ana, amount=0, by=host, at=minute(0))
