"""What a screen does all evening without being touched: long deadlines, ticking clocks, renewals by the hundred."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from django.conf import settings
from playwright.sync_api import Page, expect

from floor.commands.absences import away
from floor.commands.chairs import walk_up
from players.models import Player
from pokerroom.clock import now
from pokerroom.commands import set_policy
from pokerroom.models import Room, Staff
from pokerroom.sweep import sweep
from tables.commands import floor_calls
from tables.models import Table
from tests.browser.conftest import TABLET
from tests.browser.test_board import WALL
from tests.browser.test_screen import WATCH
from waitlist.commands.calls import call
from waitlist.models import Entry

SCREENS = ["/toledo/host/", "/toledo/floor/", "/toledo/tables/4/", "/toledo/board/"]


@pytest.fixture
def evening(
    room: Room, host: Staff, manager: Staff, player: Callable[..., Player], on_list, open_at: Callable[..., Table]
) -> list[Entry]:
    """Table 4: Bob sits, Cy is away. Ann is called for it, Dee and Eve wait, Fay is on hold."""
    open_at(4)
    waiting = [on_list(name) for name in ("Fay Ford", "Ann Adams", "Dee Dunn", "Eve Ellis")]
    for seat, name in enumerate(("Bob Baker", "Cy Coleman"), 1):
        walk_up(room, table=4, seat=seat, player=player(name), by=host, at=now() - timedelta(hours=1))
    return waiting


def test_a_call_open_for_a_month_makes_the_board_ask_no_more(evening, room, host, manager, tablet) -> None:
    """A timer takes 24 days at most; longer ones fire at once."""
    set_policy(room, changes={"call_claim_seconds": 2_592_000}, by=manager, at=now())
    call(evening[1], by=host, at=now())
    board = tablet(None, "/toledo/board/", size=WALL)
    expect(board.locator(".name.called")).to_be_visible()
    asked: list[str] = []
    board.on("request", lambda request: asked.append(request.url) if "board/lists" in request.url else None)
    board.wait_for_timeout(2000)
    assert asked == []


def test_the_picture_on_the_wall_creeps(evening, tablet) -> None:
    board = tablet(None, "/toledo/board/", size=WALL)
    places = board.evaluate(
        """() => {
            const wall = document.getElementById("wall");
            const [creep] = wall.getAnimations();
            return [0, 5, 10, 15, 20].map((minutes) => {
                creep.currentTime = minutes * 60_000;
                return getComputedStyle(wall).transform;
            });
        }"""
    )
    assert len(set(places)) == 5


DROPPED = """(sheet) => [...sheet.matchAll(/(?<=[;{}\\s])([-a-z]+)\\s*:\\s*([^;{}]+);/g)]
    .filter(([, property]) => !property.startsWith("--"))
    .filter(([, property, value]) => !CSS.supports(property, value.replace("!important", "")))
    .map(([declaration]) => declaration)"""


def test_browsers_understand_every_line_of_our_style_sheets(podium: Page) -> None:
    for path in sorted((Path(settings.BASE_DIR) / "static/css").glob("*.css")):
        sheet = re.sub(r"/\*.*?\*/|@font-face\s*{.*?}", "", path.read_text(), flags=re.S)
        assert podium.evaluate(DROPPED, sheet) == [], path.name


NODES = """() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    let nodes = 0;
    while (walk.nextNode()) nodes += 1;
    return nodes;
}"""
RENEW = """async () => {
    const settled = (region) =>
        new Promise((done) => region.addEventListener("htmx:finally:request", done, {once: true}));
    for (const region of [...document.querySelectorAll("[data-live]:not([data-live] *)")]) {
        const over = settled(region);
        htmx.trigger(region, "live", {}, false);
        await over;
    }
}"""


@pytest.mark.parametrize("path", SCREENS)
def test_renewals_leave_nothing_behind(evening, supervisor, tablet, path: str) -> None:
    page = tablet(supervisor, path)
    for _ in range(2):
        page.evaluate(RENEW)
    before = page.evaluate(NODES)
    for _ in range(5):
        page.evaluate(RENEW)
    assert page.evaluate(NODES) <= before


def test_touches_leave_nothing_behind(evening, podium: Page) -> None:
    switch = podium.get_by_role("switch", name="Auto-call")
    counts = []
    for _ in range(3):
        for state in ("false", "true"):
            switch.tap()
            expect(switch).to_have_attribute("aria-checked", state)
        counts.append(podium.evaluate(NODES))
    assert counts[0] == counts[2]


SPOKEN = """() => {
    window.spoken = [];
    const regions = "[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])";
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const region = (target.closest ? target : target.parentElement).closest(regions);
            if (region) spoken.push(region.outerHTML.slice(0, 90));
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("path", SCREENS)
def test_no_clock_is_spoken_each_second(evening, room, host, supervisor, tablet, path: str) -> None:
    call(evening[1], by=host, at=now())
    table = Table.objects.get(room=room, number=4)
    floor_calls.call_floor(table, by=host, at=now())
    page = tablet(supervisor, path)
    page.wait_for_timeout(1500)
    page.evaluate(SPOKEN)
    page.wait_for_timeout(3500)
    assert page.evaluate("spoken") == []


@pytest.mark.parametrize("path", SCREENS)
def test_nothing_moves_when_ten_minutes_become_nine(
    evening, room, host, manager, supervisor, tablet, picture, path: str
) -> None:
    """Ann's call, Fay's hold and Cy's walk all have ten minutes and a few seconds left."""
    at = now()
    fay = evening[0]
    changes = {"call_claim_seconds": 606, "call_hold_seconds": 606, "first_away_seconds": 606}
    set_policy(room, changes=changes, by=manager, at=at - timedelta(minutes=30))
    call(fay, by=host, at=at - timedelta(seconds=606))
    sweep(at)  # the seat is offered to Ann
    cy = room.sittings.get(player__name="Cy Coleman")
    away(cy, by=host, at=at)
    page = tablet(supervisor, path, size=WALL if "board" in path else TABLET)
    page.evaluate("document.fonts.ready.then(() => {})")
    page.evaluate(WATCH)
    page.wait_for_timeout(8000)
    picture(page, f"clocks-{path.split('/')[2]}")
    assert page.evaluate("shifted") == []
