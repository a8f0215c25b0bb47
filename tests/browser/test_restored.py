"""The database is restored to an earlier moment while screens are open: they show what a fresh load shows (H1)."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import nullcontext

import pytest
from playwright.sync_api import expect

from floor.commands.chairs import seat
from pokerroom.clock import now
from pokerroom.models import Room, Staff
from tables.models import Table
from tests.browser.test_trouble import until_it_hears
from tests.outages import backup, database_away
from waitlist.commands.calls import call
from waitlist.commands.entries import join, remove
from waitlist.models import Entry

SCREENS = {
    "/toledo/host/": "#lists, #bar",
    "/toledo/floor/": "#lists, #map, #rail, #trail-lines",
    "/toledo/board/": "#pages",
}
SHOWN = """(where) => [...document.querySelectorAll(where)].map((part) => part.textContent.split(/\\s+/).join(" "))"""


@pytest.fixture
def evening(on_list: Callable[..., Entry], open_at: Callable[..., Table]) -> list[Entry]:
    open_at(4)
    return [on_list(name) for name in ("Ann Adams", "Bob Baker", "Cy Coleman")]


@pytest.mark.parametrize("history", ["shorter", "as long"])
@pytest.mark.parametrize("gone", [True, False], ids=["away meanwhile", "there throughout"])
def test_every_screen_is_as_a_fresh_load_within_two_seconds(
    evening, host: Staff, supervisor: Staff, room: Room, game, player, tablet, gone: bool, history: str
) -> None:
    screens = {path: tablet(supervisor, path) for path in SCREENS}
    for screen in screens.values():
        until_it_hears(screen)
    restore = backup()
    ann, bob, _ = evening
    call(ann, table=4, seat=1, by=host, at=now())
    seat(ann, table=4, seat=1, by=host, at=now())
    remove(bob, by=host, at=now())
    join(room, games=[game("1-3-nlh")], player=player("Dee Dunn"), by=host, at=now())
    for path, screen in screens.items():
        expect(screen.locator(SCREENS[path].split(",")[0])).to_contain_text("Dee D")
    room.refresh_from_db()
    version = room.version
    with database_away() if gone else nullcontext():
        restore()
        while history == "as long" and room.version < version:
            name = f"Eve Ellis {room.version}"
            join(room, games=[game("2-5-nlh")], player=player(name), by=host, at=now())
            room.refresh_from_db()
        if gone:
            screens["/toledo/host/"].wait_for_timeout(1500)
    back = time.monotonic()
    for screen in screens.values():
        expect(screen.locator("main")).not_to_contain_text("Dee D")
        expect(screen.locator("main")).to_contain_text("Bob B")
    assert time.monotonic() - back < 2 * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
    for path, screen in screens.items():
        fresh = tablet(supervisor, path)
        expected = fresh.evaluate(SHOWN, SCREENS[path])
        screen.wait_for_function(
            f"([where, fresh]) => JSON.stringify(({SHOWN})(where)) === JSON.stringify(fresh)",
            arg=[SCREENS[path], expected],
        )
        expect(screen.locator("body")).not_to_have_class("not-live")
