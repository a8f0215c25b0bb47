"""Whoever is barred and sits is flagged at chair, map and clock rail until cashed out (T41, T42)."""

from __future__ import annotations

import pytest

from floor.commands.barring import change_record
from floor.commands.chairs import leave
from screens.floor.reads.map import floor_map
from screens.parts.seat_strip import chair_strip
from tests.conftest import minute
from waitlist.queries.snapshot import Snapshot


def flags(room, at):
    """At the chair, on the map, and for the rail."""
    shot = Snapshot(room, at)
    strip = chair_strip(room, 1, at)
    seats = floor_map(shot, 1)[0].seats
    return strip.chairs[2].barred, seats[2].barred, any(seat.is_barred(at) for seat in shot.seats)


@pytest.mark.rule("T41")
def test_a_barred_player_who_sits_is_flagged_until_cashed_out(client, room, host, supervisor, open_at, sit):
    open_at(1)
    hal = sit("Hal", 1, 3)
    assert flags(room, minute(0)) == (False, False, False)
    change_record(hal.player, barred_until=minute(10**7), barred_why="Cheating", by=supervisor, at=minute(0))
    assert flags(room, minute(1)) == (True, True, True)
    client.force_login(supervisor)
    page = client.get("/toledo/floor/").content.decode()
    assert "barred · Table 1 seat 3" in page
    leave(hal, amount=10_000, by=host, at=minute(2))
    assert flags(room, minute(3)) == (False, False, False)


@pytest.mark.rule("T41")
@pytest.mark.parametrize(("at", "flagged"), [(minute(9.99), True), (minute(10), False)])
def test_the_flag_ends_with_the_bar(room, supervisor, open_at, sit, at, flagged):
    open_at(1)
    hal = sit("Hal", 1, 3)
    change_record(hal.player, barred_until=minute(10), barred_why="T41", by=supervisor, at=minute(0))
    assert flags(room, at) == (flagged,) * 3
