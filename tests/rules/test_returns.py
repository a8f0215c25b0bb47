"""Coming back after a cash-out (T16): which games are the same, the amounts, the end of the window and of the day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from zoneinfo import ZoneInfo

import pytest

from pokerroom.events import gaming_day
from pokerroom.models import Room
from pokerroom.policy import Policy
from tables.queries.money import binding, binds_until
from tables.rules import BuyInLimits, most_allowed
from tables.rules.money import due_back, kind_of_game

ROOM = Room(slug="toledo", timezone="America/New_York")
ZONE = ZoneInfo("America/New_York")

SAME = [
    ("$3-$6 Limit Hold'em", "$1-$3 No Limit Hold'em", True),
    ("$1-$3 No Limit Hold'em", "$2-$5 No Limit Hold\u2019em", True),
    ("$3-$6 Limit Hold'em", "$3-$6 Limit Hold'em, time game", True),
    ("$3-$6 Limit Hold'em", "$5-$10 Omaha Hi-Lo", False),
    ("$1-$1 Pot Limit Omaha", "$5-$10 Omaha Hi-Lo", False),
    ("$5-$10 Omaha Hi-Lo", "$5-$10 Omaha Hi-Lo / Stud Hi-Lo", False),
    ("$1-$3 No Limit Hold'em", "Vegas Hold'em $1", False),
]


@pytest.mark.rule("T16")
@pytest.mark.parametrize(("one", "other", "same"), SAME)
def test_a_kind_of_game_is_the_game_at_any_limit(one, other, same):
    assert (kind_of_game(one) == kind_of_game(other)) is same


def local(*when: int) -> datetime:
    return datetime(*when, tzinfo=ZONE).astimezone(UTC)  # type: ignore[misc]


def cash_out(at: datetime) -> SimpleNamespace:
    return SimpleNamespace(at=at, game_id=1, table=4, game=SimpleNamespace(name="1-3", slug="1-3"), amount=70_000)


@pytest.mark.rule("T16")
@pytest.mark.parametrize(("one", "other", "same"), SAME)
def test_by_the_kind_a_cash_out_binds_in_the_same_game_at_any_limit(one, other, same):
    """700 out of 3-6 limit hold'em is asked for in 1-3 no limit hold'em, and not in Omaha hi-lo."""
    left = local(2026, 6, 5, 22, 0)
    row = SimpleNamespace(
        at=left, game_id=1, table=4, amount=70_000, game=SimpleNamespace(name=one, slug="one", structure="limit")
    )
    other_way = "no limit" if same else "limit"  # the structure tells nothing
    game = SimpleNamespace(pk=2, name=other, structure=other_way, buy_in_min=10_000)
    by_kind = Policy({"cash_out_return_scope": "kind"})
    assert (binding([row], ROOM, game, None, by_kind, left + timedelta(hours=1)) is row) is same


GAME = SimpleNamespace(pk=1, name="1-3", buy_in_min=10_000)
BY_DAY = Policy({"cash_out_return_scope": "day", "gaming_day_starts": "06:30"})


@pytest.mark.rule("T16")
@pytest.mark.parametrize(
    ("left", "back", "binds"),
    [
        (local(2026, 6, 5, 22, 0), local(2026, 6, 5, 23, 59, 59), True),
        (local(2026, 6, 5, 22, 0), local(2026, 6, 6, 0, 0), False),
        (local(2026, 6, 6, 5, 0), local(2026, 6, 6, 6, 29, 59), True),
        (local(2026, 6, 6, 5, 0), local(2026, 6, 6, 6, 30), False),
    ],
    ids=["1:59:59", "2:00:00", "within the gaming day", "at its end, though not two hours"],
)
def test_by_the_day_both_hold_the_day_and_the_window(left, back, binds):
    row = cash_out(left)
    assert (binding([row], ROOM, GAME, None, BY_DAY, back) is row) is binds
    assert (back < binds_until(row, ROOM, BY_DAY)) is binds


@pytest.mark.parametrize(
    ("moment", "day"),
    [(local(2026, 6, 6, 6, 29, 59), 5), (local(2026, 6, 6, 6, 30), 6), (local(2026, 6, 7, 6, 0), 6)],
)
def test_the_gaming_day_may_turn_at_half_past(moment, day):
    assert gaming_day(moment, ROOM, BY_DAY).day == day


@pytest.mark.rule("T16")
@pytest.mark.parametrize(
    ("amount", "back"), [(9_900, 10_000), (10_000, 10_000), (10_100, 10_100), (0, 10_000), (None, None)]
)
def test_the_larger_of_the_amount_and_the_minimum_comes_back(amount, back):
    assert due_back(amount, 10_000) == back


@pytest.mark.parametrize(
    ("largest", "most"),
    [(None, 100_000), (133_300, 100_000), (133_334, 100_000), (133_400, 100_050), (200_000, 150_000)],
)
def test_the_most_is_the_larger_of_the_fixed_maximum_and_the_match(largest, most):
    """75% of the largest stack, beside a maximum of 1,000: 1,333.34 makes no more than that."""
    assert most_allowed(BuyInLimits(30_000, 100_000, 75), largest) == most


def test_no_maximum_is_no_big_number():
    assert most_allowed(BuyInLimits(4_000, None, 75), 10_000_000) is None


def test_the_window_is_two_hours_where_the_day_is_longer():
    left = local(2026, 6, 5, 22, 0)
    assert binds_until(cash_out(left), ROOM, BY_DAY) == left + timedelta(hours=2)
