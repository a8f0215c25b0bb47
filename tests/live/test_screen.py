"""line.js and live.js in a real browser, over a wire that can be pulled out."""

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from pokerroom import asgi, clock
from pokerroom.live import application
from tests import chromium
from tests.live.wire import Wire

SCRIPTS = {f"/{name}": (Path(settings.BASE_DIR) / "static/js" / name).read_bytes() for name in ("line.js", "live.js")}
PATIENCE_MS = 15_000
expect.set_options(timeout=PATIENCE_MS)
SHEET = """<!doctype html><title>{path}</title>
<script src="/line.js" defer></script><script src="/live.js" defer></script><script src="/sheet.js" defer></script>
<body data-live-url="/api/v1/rooms/stream/stream/" data-topics="{topics}" data-version="{version}"
 data-timezone="America/New_York" data-hour-format="12" data-login-url="/login">
<span data-live-mark>Live</span><p id="told"></p>
<div data-live="board" id="board"><i data-live="board table:2" id="within"></i></div>
<div data-live="rail table:1" id="rail"></div>
<div data-live="rail" data-version="1000000" id="newer"></div>
<b id="due" data-due="{due}"></b><b id="long" data-due="{long}"></b><b id="since" data-since="{since}"></b>
<b id="ago" data-ago="{since}"></b>
<i id="until" data-until="{due}">still here</i>"""
# What the elements were told, in words that a test can read.
NOTES = """
const told = document.getElementById("told");
const note = (text) => (told.textContent += text + " ");
for (const element of document.querySelectorAll("[data-live]"))
  element.addEventListener("live", ({detail}) => note(element.id + ":" + detail.topics.join("+")));
document.addEventListener("over", ({target}) => note("over:" + target.id));
document.addEventListener("heard", () => document.body.dataset.heard = "yes");
"""


@pytest.fixture(scope="module", autouse=True)
def browser() -> Iterator[Browser]:
    with pytest.MonkeyPatch.context() as patch, sync_playwright() as playwright:
        # Playwright has an event loop in this thread, so Django takes the tests for asynchronous code.
        patch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
        browser = playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.ARGS)
        yield browser
        browser.close()


@pytest.fixture
def sheets(monkeypatch, room) -> dict[str, object]:
    """In place of the project's pages: one page with everything that live.js looks at."""
    facts: dict[str, object] = {"version": 0, "topics": "staff", "due": "", "long": "", "since": "", "late": 0}

    async def pages(scope, receive, send):
        path = scope["path"]
        if path == "/sheet.js":
            await asyncio.sleep(facts["late"])
        bodies = SCRIPTS | {"/sheet.js": NOTES.encode()}
        body = bodies.get(path) or SHEET.format(path=path, **facts).encode()
        kind = b"text/javascript" if path in bodies else b"text/html"
        csp = (b"content-security-policy", b"default-src 'self'")
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", kind), csp]})
        await send({"type": "http.response.body", "body": body})

    monkeypatch.setattr(asgi, "pages", pages)
    return facts


@pytest.fixture
def wire(server, sheets) -> Iterator[Callable[[], Wire]]:
    wires: list[Wire] = []

    def lay() -> Wire:
        wires.append(Wire(server))
        return wires[-1]

    yield lay
    for laid in wires:
        laid.close()


@pytest.fixture
def context(browser, sam) -> Iterator[BrowserContext]:
    """Sam's browser."""
    client = Client()
    client.force_login(sam, backend="django.contrib.auth.backends.ModelBackend")
    context = browser.new_context(timezone_id="Asia/Tokyo")
    key = client.cookies[settings.SESSION_COOKIE_NAME].value
    context.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": key, "domain": "127.0.0.1", "path": "/"}])
    yield context
    context.close()


@pytest.fixture
def open_page(context) -> Callable[..., Page]:
    def open_page(wire: Wire, path: str = "/sheet") -> Page:
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{wire.address[1]}{path}")
        return page

    return open_page


def told(page: Page) -> list[str]:
    return page.locator("#told").inner_text().split()


def expect_told(page: Page, *notes: str) -> None:
    expect(page.locator("#told")).to_have_text(" ".join(notes))


def until_it_hears(page: Page) -> Page:
    """The stream is open: its first heartbeat was heard."""
    expect(page.locator("body")).to_have_attribute("data-heard", "yes")
    return page


def test_elements_are_told_of_their_topics_once_a_change(wire, open_page, change, room, sheets):
    page = until_it_hears(open_page(wire()))
    change(room, "rail", "table:1", "board")
    expect_told(page, "board:rail+table:1+board", "rail:rail+table:1+board")
    change(room, "list:2-5-nlh")
    page.wait_for_timeout(300)
    assert len(told(page)) == 2
    change(room, "table:2")
    expect(page.locator("#told")).to_contain_text("within:table:2", timeout=4000)


def test_a_page_is_told_what_changed_since_it_was_rendered(wire, open_page, change, room, sheets):
    """LV-02."""
    change(room, "rail")
    change(room, "board")
    sheets["version"] = 1
    expect_told(open_page(wire()), "board:board")


def test_a_page_hears_nothing_before_all_its_scripts_can(wire, open_page, change, room, sheets):
    """LV-02: what changed before the page was whole is not told to parts that don't listen yet."""
    laid = wire()
    first = until_it_hears(open_page(laid, "/first"))
    change(room, "board")
    expect_told(first, "board:board")
    sheets |= {"version": 0, "late": 1}
    expect_told(open_page(laid), "board:all", "rail:all")


def test_tabs_share_one_stream(wire, open_page, change, room, sheets):
    """LV-09: eight tabs, where a browser has six connections."""
    laid = wire()
    pages = [until_it_hears(open_page(laid, f"/tab/{number}")) for number in range(8)]
    assert sum(1 for _ in asgi.live.feeds.streams()) == 1
    change(room, "table:1")
    for page in pages:
        expect_told(page, "rail:table:1")
    sheets["version"] = 0  # rendered before the change, opened after it
    expect_told(open_page(laid, "/tab/late"), "board:all", "rail:all")
    for page in pages[1:]:
        page.close()
    change(room, "board")
    expect_told(pages[0], "rail:table:1", "board:board")


def test_a_browser_without_shared_workers_has_a_stream_of_its_own(wire, open_page, context, change, room):
    context.add_init_script("delete window.SharedWorker")
    page = until_it_hears(open_page(wire()))
    change(room, "rail")
    expect_told(page, "rail:rail")


def test_a_dead_feed_says_so_and_comes_back_untouched(wire, browser, context, change, room, sheets):
    """BO-01: cable pulled, server stopped, connection open but silent; L5's figures."""
    screens: list[tuple[Wire, Page]] = []
    for shared in (True, False):
        for _ in ("pulled", "silent"):
            if not shared:
                context.add_init_script("delete window.SharedWorker")
            laid, page = wire(), context.new_page()
            page.goto(f"http://127.0.0.1:{laid.address[1]}/sheet")
            screens.append((laid, until_it_hears(page)))
    broken = time.monotonic()
    for number, (laid, page) in enumerate(screens):
        assert "not-live" not in (page.locator("body").get_attribute("class") or "")
        laid.pull() if number % 2 else laid.go_silent()
    change(room, "rail")
    for _, page in screens:
        expect(page.locator("body")).to_have_class("not-live", timeout=20_000)
    assert time.monotonic() - broken < 20
    for laid, page in screens:
        says = " ".join(page.locator("[data-live-mark]").inner_text().split())
        since = datetime.strptime(says, "Not live since %I:%M:%S %p")  # noqa: DTZ007 the room's time of day
        now = clock.now().astimezone(room.zone).replace(tzinfo=None)
        assert (now - since) % timedelta(days=1) < timedelta(seconds=40)
        laid.mend()
    mended = time.monotonic()
    for _, page in screens:
        expect(page.locator("[data-live-mark]")).to_have_text("Live", timeout=6000)
        expect_told(page, "board:all", "rail:all", "newer:all")
    assert time.monotonic() - mended < 6


def test_a_wrong_device_clock_changes_no_countdown(wire, context, sheets):
    """TM-05: seven minutes fast; and the zone is Tokyo's."""
    now = clock.now()
    sheets |= {"due": (now + timedelta(seconds=8)).isoformat(), "long": (now + timedelta(seconds=3730)).isoformat()}
    sheets["since"] = (now - timedelta(seconds=65)).isoformat()
    page = context.new_page()
    page.add_init_script("const real = Date.now; Date.now = () => real() + 420_000;")
    page.goto(f"http://127.0.0.1:{wire().address[1]}/sheet")
    expect(page.locator("#due")).to_have_text(re.compile("0:0[1-4]"))
    before = clock.now()
    shown, says = page.evaluate("[roomNow() / 1000, document.getElementById('long').textContent]")
    after = clock.now()
    assert before.timestamp() - 1 < shown < after.timestamp() + 1
    minutes, seconds = map(int, says.split(":")[1:])
    left = 3600 + 60 * minutes + seconds
    assert (now - after).total_seconds() + 3729 < left < (now - before).total_seconds() + 3732
    assert page.locator("#since").inner_text().startswith("1:")
    expect(page.locator("#ago")).to_have_text("1 min")
    expect(page.locator("#until")).to_be_visible()
    expect(page.locator("#due")).to_have_class("over")
    assert page.locator("#due").inner_text() == "0:00"
    assert "over:due" in told(page)
    expect(page.locator("#until")).to_be_hidden()
    page.wait_for_timeout(1500)
    assert told(page).count("over:due") == 1


def test_whoever_lost_the_right_is_sent_to_log_in(wire, open_page, context, sam, monkeypatch):
    """SE-03: gone once may be a change of user; gone twice is final, and nobody asks again."""
    monkeypatch.setattr(application, "ASK_AGAIN_SECONDS", 0.5)
    page = until_it_hears(open_page(wire()))
    sam.is_active = False
    sam.save()
    page.wait_for_url("**/login", timeout=10_000)


def test_a_change_of_user_leaves_the_screen_live(wire, open_page, context, sam, room, change, monkeypatch):
    monkeypatch.setattr(application, "ASK_AGAIN_SECONDS", 0.5)
    page = until_it_hears(open_page(wire()))
    client = Client()
    client.force_login(sam, backend="django.contrib.auth.backends.ModelBackend")
    key = client.cookies[settings.SESSION_COOKIE_NAME].value
    old = next(cookie["value"] for cookie in context.cookies() if cookie["name"] == settings.SESSION_COOKIE_NAME)
    context.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": key, "domain": "127.0.0.1", "path": "/"}])
    client.session.__class__(old).delete()
    page.wait_for_timeout(4000)
    assert page.url.endswith("/sheet")
    change(room, "rail")
    expect_told(page, "rail:rail")
