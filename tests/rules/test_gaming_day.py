"""The reports' day: from six to six by the room's clock on the wall, also in the nights when that clock jumps."""

from __future__ import annotations

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest

from pokerroom.events import gaming_day
from pokerroom.models import Room
from pokerroom.policy import Policy

TOLEDO = Room(slug="toledo", timezone="America/New_York")
ZONE = ZoneInfo("America/New_York")


def local(*when: int, fold: int = 0) -> datetime:
    return datetime(*when, tzinfo=ZONE, fold=fold).astimezone(UTC)  # type: ignore[misc]


@pytest.mark.parametrize(
    ("moment", "day"),
    [
        (local(2026, 6, 6, 5, 59, 59), date(2026, 6, 5)),
        (local(2026, 6, 6, 6, 0), date(2026, 6, 6)),
        (local(2026, 6, 6, 23, 59), date(2026, 6, 6)),
        # Spring forward, 8 March 2026, 2 AM: the day of the 7th is an hour short, and ends at six all the same.
        (local(2026, 3, 8, 1, 59, 59), date(2026, 3, 7)),
        (local(2026, 3, 8, 3, 0), date(2026, 3, 7)),
        (local(2026, 3, 8, 5, 59, 59), date(2026, 3, 7)),
        (local(2026, 3, 8, 6, 0), date(2026, 3, 8)),
        # Fall back, 1 November 2026, 2 AM: half past one is there twice, both of the old day.
        (local(2026, 11, 1, 1, 30), date(2026, 10, 31)),
        (local(2026, 11, 1, 1, 30, fold=1), date(2026, 10, 31)),
        (local(2026, 11, 1, 5, 59, 59), date(2026, 10, 31)),
        (local(2026, 11, 1, 6, 0), date(2026, 11, 1)),
    ],
)
def test_the_gaming_day_turns_at_six(moment, day):
    assert gaming_day(moment, TOLEDO, Policy()) == day


def test_when_it_turns_is_policy():
    midnight = Policy({"gaming_day_starts": "00:00"})
    assert gaming_day(local(2026, 6, 6, 0, 0), TOLEDO, midnight) == date(2026, 6, 6)
