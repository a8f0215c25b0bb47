"""A tablet opens its page for the first time: how much it has to read, and that nothing moves as it comes."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings as project
from django.core.management import call_command
from fontTools.ttLib import TTFont
from playwright.sync_api import Page, Route

from floor.commands.sample import sample_evening
from pokerroom.clock import now
from tests.browser.test_board import WALL

HOST, FLOOR, BOARD = "/toledo/host/", "/toledo/floor/", "/toledo/board/"
NOTHING_YET = "/healthz"  # no style sheet, no font
MOST_BYTES = 200_000
MOST_FONT_BYTES = 120_000
FONTS = sorted((Path(project.BASE_DIR) / "static/fonts").glob("*.woff2"))
WRITTEN = "Ann José Łukasz Đặng Şahin Őri Nguyễn 0123456789 $ € £ · § → … “ ” ’ – — × − ↑ ↓ ←"

SHIFTS = """() => {
    window.shifted = [];
    const watch = new PerformanceObserver((list) => shifted.push(...list.getEntries().map((shift) => shift.value)));
    watch.observe({type: "layout-shift", buffered: true});
}"""


@pytest.fixture
def collected(settings: Any, tmp_path: Path) -> None:
    """Static files as they are served in a room: collected, compressed, kept for ever."""
    settings.STATIC_ROOT = tmp_path
    settings.STORAGES = {**settings.STORAGES, "staticfiles": {"BACKEND": "pokerroom.static_files.Storage"}}
    settings.WHITENOISE_AUTOREFRESH = settings.WHITENOISE_USE_FINDERS = False
    call_command("collectstatic", "--noinput", "--verbosity=0")
    for brotli in tmp_path.rglob("*.br"):  # tests install what makes them, rooms do not
        brotli.unlink()


@pytest.mark.parametrize("path", [HOST, FLOOR, BOARD])
def test_a_page_opened_for_the_first_time_reads_little(collected, room, manager, tablet, path: str) -> None:
    """Heads and bodies as they went over the wire, on a full evening."""
    sample_evening(room, by=manager, at=now())
    page = tablet(manager, NOTHING_YET)
    read: list[float] = []
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda finished: read.append(finished["encodedDataLength"]))
    page.goto(path)
    page.wait_for_timeout(1500)  # what the page asks for itself
    assert 0 < sum(read) <= MOST_BYTES


def test_the_fonts_have_the_letters_of_names_and_figures_of_one_width() -> None:
    assert [font.stem for font in FONTS] == ["bold", "regular", "semibold"]
    assert sum(font.stat().st_size for font in FONTS) <= MOST_FONT_BYTES
    for path in FONTS:
        font = TTFont(path)
        glyphs = font.getBestCmap()
        assert {ord(letter) for letter in WRITTEN} <= glyphs.keys()
        assert len({font["hmtx"][glyphs[ord(figure)]][0] for figure in "0123456789"}) == 1


def later(seconds: float) -> Callable[[Route], None]:
    def answer(route: Route) -> None:
        time.sleep(seconds)
        route.continue_()

    return answer


@pytest.mark.parametrize("seconds", [0, 1])
@pytest.mark.parametrize("path", [HOST, FLOOR, BOARD])
def test_no_text_moves_when_the_fonts_come(room, manager, tablet, path: str, seconds: int) -> None:
    sample_evening(room, by=manager, at=now())
    page: Page = tablet(manager, NOTHING_YET, size=WALL)
    page.route("**/fonts/*", later(seconds))
    page.add_init_script(f"({SHIFTS})()")
    with page.expect_response("**/fonts/bold*"):
        page.goto(path)
    page.wait_for_timeout(1000)
    assert page.evaluate("shifted") == []
