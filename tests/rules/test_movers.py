"""Who moves first from a feeder, and which table is not left shorter than the one joined (rules §2 c, §4)."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from tables.rules.moves import CameBy, Mover, change_allowed, movers_in_order

FIRST_HAND = datetime(2026, 6, 6, 0, 5, tzinfo=UTC)


def mover(number: int, seconds: float, *, called: int | None = None, came_by: str = CameBy.SEATED) -> Mover:
    """Somebody who came to the feeder that many seconds after the first hand."""
    return Mover(number, FIRST_HAND + timedelta(seconds=seconds), came_by, called)


def order(*movers: Mover) -> list[int]:
    return [one.sitting_id for one in movers_in_order(movers, FIRST_HAND)]


@pytest.mark.parametrize(
    ("seconds", "first"),
    [(-1, True), (0, True), (1, False)],
    ids=["before the first hand", "the one whose sitting down started the table", "after the first hand"],
)
def test_seated_by_the_first_hand_ranks_by_list_place(seconds, first):
    """First on the list (call 1), last to sit."""
    one, other = mover(1, seconds, called=1), mover(2, -60, called=2)
    assert order(other, one) == ([1, 2] if first else [2, 1])


def test_later_ones_by_time_seated_whatever_their_call():
    assert order(mover(1, 20, called=3), mover(2, 10, called=9)) == [2, 1]


def test_a_table_change_into_the_feeder_moves_last():
    moved_in = mover(1, -90, called=1, came_by=CameBy.TABLE_CHANGE)
    assert order(moved_in, mover(2, 600), mover(3, -30, called=5)) == [3, 2, 1]


@pytest.mark.parametrize(("left", "joined", "allowed"), [(7, 6, False), (8, 6, True), (7, 5, True), (6, 6, False)])
def test_the_table_left_is_not_then_shorter(left, joined, allowed):
    """Players before the move: 8 and 6 become 7 and 7; 7 and 6 become 6 and 7, which is shorter."""
    assert change_allowed(left, joined) is allowed
