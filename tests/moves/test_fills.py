"""The seat-fill clock."""

from __future__ import annotations

from floor.commands.chairs import leave, seat
from screens.host.reads.seat_fill import dead_minutes, fills
from tests.conftest import minute
from waitlist.commands.calls import call
from waitlist.commands.entries import check_in


def test_how_long_a_chair_stood_open(room, host, open_at, sit, on_list):
    open_at(1, chairs=2)
    bob, ann = sit("Bob", 1, 1), on_list("Ann")
    leave(bob, by=host, at=minute(0))
    call(ann, table=1, seat=1, by=host, at=minute(1))
    check_in(ann, by=host, at=minute(3))
    seat(ann, table=1, seat=1, by=host, at=minute(7))
    (fill,) = fills(room, minute(0), minute(60))
    assert (fill.opened, fill.called, fill.answered, fill.sitting) == (minute(0), minute(1), minute(3), minute(7))
    assert dead_minutes([fill]) == {1: 7.0}
