"""A real browser against a real server over the real database. Sam works the podium, Kim watches the floor."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.db import connection
from django.test import Client
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

from pokerroom import asgi, serve
from pokerroom.live.application import Live
from pokerroom.models import Room, Staff
from pokerroom.pages import Pages
from tables.commands.first_load import make_room
from tests import chromium
from tests.outages import hang_up

# Playwright's loop runs in the thread of the tests, which read the database, too.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"

TABLET = {"width": 1180, "height": 820}
UPRIGHT = {"width": 820, "height": 1180}

# For a machine that has other work to do, too; what is said to be quick is measured by `make bench`.
PATIENCE_MS = 15_000
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture
def room(transactional_db: None) -> Room:
    return make_room(slug="toledo", name="Hollywood Casino Toledo", timezone="America/New_York")


@pytest.fixture
def live_url(room: Room, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The web process on a free port, without the standby."""
    monkeypatch.setattr(asgi, "live", Live())
    monkeypatch.setattr(asgi, "pages", Pages())
    monkeypatch.setattr(asgi.standby, "start", lambda: None)
    listening = serve.listening("127.0.0.1", 0)
    web = serve.Server(serve.config(log_level="warning"))
    thread = threading.Thread(target=lambda: asyncio.run(web.serve(sockets=[listening])))
    thread.start()
    while not web.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    web.should_exit = True
    thread.join(serve.GRACE_SECONDS + 8)
    if thread.is_alive():
        faulthandler.dump_traceback()
    asgi.pages.stop()
    assert not thread.is_alive()
    hang_up()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.ARGS)
        yield started
        started.close()
    # Inside Playwright's loop this thread had another connection; this one was hung up with the server's.
    connection.close()


@pytest.fixture
def tablet(browser: Browser, live_url: str, settings: Any) -> Iterator[Callable[..., Page]]:
    """Open a screen, logged in as somebody: `tablet(host)`. An error that the browser reports fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_as(
        staff: Staff | None, path: str = "/toledo/host/", *, size: dict[str, int] = TABLET, **facts: Any
    ) -> Page:
        context = browser.new_context(base_url=live_url, viewport=size, has_touch=True, **facts)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if _is_a_fault(said) else None)
        if staff:
            context.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": session_of(staff), "url": live_url}])
        page.goto(path)
        return page

    yield open_as
    for context in contexts:
        context.close()
    assert not faults


def _is_a_fault(said: Any) -> bool:
    """A refusal is no fault, nor is a server that was stopped on purpose; script and content policy errors are."""
    return said.type == "error" and "Failed to load resource" not in said.text and "htmx: htmx:error" not in said.text


def session_of(staff: Staff) -> str:
    client = Client()
    client.force_login(staff, backend="django.contrib.auth.backends.ModelBackend")
    return client.session.session_key or ""


def log_in(page: Page, staff: Staff, path: str = "/toledo/host/") -> None:
    page.goto(f"/login/?next={path}")
    page.get_by_label("Name").fill(staff.username)
    page.get_by_label("Password").fill("password")
    page.get_by_role("button", name="Log in").click()
    page.wait_for_url(f"**{path}")


def deafen(page: Page) -> None:
    """No feed, which a shared worker would read out of the test's reach: what other hosts do is not seen."""
    page.add_init_script("delete window.SharedWorker")
    page.route("**/stream/**", lambda route: route.abort())


class Hand:
    """One hand on one tablet: it counts its touches."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.touches = 0

    def tap(self, thing: str | Locator) -> None:
        self.touches += 1
        (self.page.locator(thing) if isinstance(thing, str) else thing).tap()

    def write(self, text: str) -> None:
        self.page.keyboard.type(text)


@pytest.fixture
def podium(tablet: Callable[..., Page], host: Staff) -> Page:
    return tablet(host)


@pytest.fixture
def hand(podium: Page) -> Hand:
    return Hand(podium)


@pytest.fixture
def no_faults_for_everybody() -> Callable[[Page], None]:
    """axe finds nothing on the page as it is now."""

    def check(page: Page) -> None:
        found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]})
        assert found.violations_count == 0, found.generate_report()

    return check


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Keep a screenshot where PICTURES says."""

    def take(page: Page, name: str) -> None:
        if folder := os.environ.get("PICTURES"):
            page.screenshot(path=Path(folder) / f"{name}.png")

    return take
