"""After a silence nobody is called automatically until a host switches auto-call on again (rules §8)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pokerroom.commands import set_policy
from pokerroom.sweep import beat, sweep, swept
from pokerroom.undo import undo
from screens.parts.action_bar import bar
from tests.conftest import calls_of, fresh, life, minute
from waitlist.commands.auto_call import switch_auto_call
from waitlist.commands.calls import call, pass_
from waitlist.queries.snapshot import Snapshot

ALMOST = timedelta(seconds=1)


@pytest.fixture
def called(host, open_at, on_list):
    """Ann is called at 8:00, and the sweep ran then; Bob and Cy wait."""
    open_at(1)
    names = [on_list(name) for name in ("Ann", "Bob", "Cy")]
    call(names[0], table=1, seat=1, by=host, at=minute(0))
    beat("sweep", minute(0))
    return names


@pytest.mark.parametrize(("at", "silent"), [(minute(30) - ALMOST, False), (minute(30), True)])
def test_the_sweep_after_half_an_hour_calls_nobody(room, called, at, silent):
    """Ann's call lapsed at 8:05 whoever noticed; what follows is made when it is noticed, or not at all."""
    ann, bob, _ = called
    sweep(at)
    assert (calls_of(ann), life(bob)[0]) == (["lapsed"], "waiting" if silent else "called")
    assert fresh(room).silent_since == (minute(0) if silent else None)


@pytest.mark.parametrize("name", ["sweep", "standing in"])
def test_a_room_that_is_swept_is_not_silent(room, called, name):
    """A quiet night with the worker, or the web process in its stead, awake."""
    for minutes in range(10, 100, 10):
        swept(name, minute(minutes))
    assert (fresh(room).silent_since, calls_of(called[1]), calls_of(called[2])) == (None, ["lapsed"], ["lapsed"])


def test_a_sweep_with_nothing_due_notices_it_too(room, called):
    sweep(minute(20))
    swept("sweep", minute(21))
    swept("sweep", minute(60))
    assert fresh(room).silent_since == minute(21)


def test_a_host_switches_it_on_again_and_the_screens_say_since_when(room, host, called):
    _, bob, cy = called
    sweep(minute(40))
    says = bar(Snapshot(fresh(room), minute(41)), host).alerts
    assert any("silent since 8:00 PM" in want for want in says)
    switch_auto_call(room, on=True, by=host, at=minute(41))
    assert fresh(room).silent_since is None
    call(bob, table=1, seat=1, by=host, at=minute(42))
    pass_(bob, by=host, at=minute(43))
    assert life(cy)[0] == "called"


def test_undo_of_the_switch_leaves_the_room_as_silent_as_it_was(room, host, called):
    sweep(minute(40))
    switch_auto_call(room, on=True, by=host, at=minute(41))
    undo(room, seq=fresh(room).version, by=host, at=minute(41.5))
    assert (fresh(room).silent_since, fresh(room).auto_call_paused) == (minute(0), False)
    call(called[1], table=1, seat=1, by=host, at=minute(42))
    pass_(called[1], by=host, at=minute(43))
    assert life(called[2])[0] == "waiting"


def test_how_long_a_silence_is_is_a_setting(room, manager, called):
    set_policy(room, changes={"quiet_seconds": 3600}, by=manager, at=minute(1))
    sweep(minute(60))
    assert (fresh(room).silent_since, life(called[1])[0]) == (None, "called")
