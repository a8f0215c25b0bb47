"""The supervisor's screen: who was first, more time, a table opened, a chair pointed out, nothing shifting."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from urllib.parse import urlsplit

import pytest
from django.test import Client
from playwright.sync_api import Page, expect

from floor.commands.chairs import walk_up
from pokerroom.clock import now
from pokerroom.models import Event, Room, Staff
from tables.models import Table
from tests.browser.conftest import UPRIGHT, Hand
from waitlist.commands.calls import call
from waitlist.commands.entries import step_out
from waitlist.models import Entry

DESK = {"width": 1440, "height": 900}
OnList = Callable[..., Entry]
Picture = Callable[[Page, str], None]

# The trail has the newest line first: it alone moves on.
WATCH = """() => {
    window.shifted = [];
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
            for (const { node } of shift.sources)
                if (!node?.parentElement?.closest(".events")) shifted.push(node?.outerHTML?.slice(0, 90) ?? "");
    }).observe({type: "layout-shift", buffered: false});
}"""


@pytest.fixture
def evening(room, host, on_list: OnList, open_at: Callable[..., Table], player) -> list[Entry]:
    """Table 4 with two players, five names, one of them called."""
    open_at(4)
    for seat, name in enumerate(("Xena Xu", "Yara Young"), 1):
        walk_up(room, table=4, seat=seat, player=player(name), by=host, at=now() - timedelta(minutes=25))
    entries = [on_list(name) for name in ("Ann Adams", "Bob Baker", "Cy Clark", "Dee Dunn", "Eve Evans")]
    call(entries[0], table=4, seat=3, by=host, at=now())
    step_out(entries[4], until=now() + timedelta(minutes=20), by=host, at=now())
    return entries


@pytest.fixture
def desk(evening, tablet: Callable[..., Page], supervisor: Staff) -> Page:
    return tablet(supervisor, "/toledo/floor/", size=DESK)


@pytest.fixture
def kim(desk: Page) -> Hand:
    return Hand(desk)


def test_everything_with_a_deadline_in_order(evening, kim: Hand, picture: Picture) -> None:
    clocks = kim.page.locator(".clock-row")
    expect(clocks).to_have_count(2)
    expect(clocks.nth(0)).to_contain_text("Ann A.")
    expect(clocks.nth(1)).to_contain_text("stepped out")
    picture(kim.page, "floor")
    kim.tap(clocks.nth(0).get_by_role("button", name="Here"))
    expect(kim.page.locator(".clock-row.slow")).to_contain_text("here, to sit")
    kim.tap(kim.page.locator(".clock-row.slow").get_by_role("button", name="Seat"))
    expect(kim.page.locator("#seat-4-3.seated")).to_contain_text("AA")
    expect(clocks).to_have_count(1)


def test_more_time_for_one_and_for_all_with_a_reason(evening, kim: Hand) -> None:
    ann = Entry.objects.get(pk=evening[0].pk)
    was = ann.due_at
    kim.tap(f"#c-called-{ann.pk} .more-time")
    expect(kim.page.locator("#bar .last")).to_contain_text("5 min more for Ann A.")
    kim.tap("#all-more")
    kim.tap(kim.page.locator("#refusal").get_by_role("button", name="Fire alarm"))
    expect(kim.page.locator("#trail-lines")).to_contain_text("5 min more for every clock")
    ann.refresh_from_db()
    assert ann.due_at == was + timedelta(minutes=10)


def test_who_was_first_in_two_touches(evening, kim: Hand, picture: Picture) -> None:
    kim.tap(f"#open-{evening[3].pk}")
    expect(kim.page.locator(".claims")).to_contain_text("Touch another name")
    kim.tap(f"#open-{evening[1].pk}")
    expect(kim.page.locator(".claims .first")).to_contain_text("Bob B.")
    expect(kim.page.locator(".claims .first")).to_contain_text("By joining time")
    assert kim.touches == 2
    picture(kim.page, "floor-who-was-first")


def test_the_trail_finds_a_name_a_table_and_a_verb(evening, kim: Hand) -> None:
    search, lines = kim.page.locator("#what"), kim.page.locator(".event")
    search.fill("ann called")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Ann A. called for Table 4 seat 3")
    search.fill("table 4 sat")
    expect(lines).to_have_count(2)
    search.fill("nobody at all")
    expect(lines.first).to_have_text("Nothing of that kind.")


def test_a_command_is_taken_back_from_the_trail(evening, kim: Hand) -> None:
    kim.page.locator("#what").fill("ann called")
    kim.tap(kim.page.get_by_role("button", name="Undo: Ann A. called"))
    expect(kim.page.locator(f"#e-{evening[0].pk}.waiting")).to_be_visible()
    expect(kim.page.locator("#seat-4-3.open")).to_be_visible()


def test_a_closed_table_is_opened_and_filled(evening, kim: Hand, picture: Picture) -> None:
    kim.tap("#table-7")
    kim.page.locator("#tray select").select_option("6")
    kim.tap(kim.page.locator("#tray").get_by_role("button", name="1-3 NLH"))
    expect(kim.page.locator("#table-7")).to_contain_text("not running")
    expect(kim.page.locator("#table-7 .seat")).to_have_count(6)
    kim.tap(kim.page.locator("#tray").get_by_role("button", name="Call for 6"))
    expect(kim.page.locator("#table-7 .seat.locked")).to_have_count(3)
    expect(kim.page.locator(".clock-row.called")).to_have_count(4)
    picture(kim.page, "floor-filled")


def test_a_chair_on_the_map_is_pointed_out_below(evening, kim: Hand) -> None:
    kim.tap("#seat-4-2")
    expect(kim.page.locator("#chair-4-2 button").first).to_be_focused()
    kim.tap(kim.page.locator("#chair-4-2").get_by_role("button", name="Leaving"))
    expect(kim.page.locator("#seat-4-2.leaving")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, UPRIGHT])
def test_axe_finds_nothing_and_nothing_shifts(
    size, evening, tablet, supervisor, on_list, no_faults_for_everybody, picture: Picture
) -> None:
    page = tablet(supervisor, "/toledo/floor/", size=size)
    no_faults_for_everybody(page)
    page.locator("#table-4").tap()
    expect(page.locator("#chair-4-1")).to_be_visible()
    no_faults_for_everybody(page)
    page.locator("[data-close-tray]").tap()
    page.wait_for_timeout(1000)
    page.evaluate(WATCH)
    page.wait_for_timeout(2200)
    on_list("Fay Frank", at=now())
    expect(page.locator("#list-1-3-nlh .row")).to_have_count(6)
    page.wait_for_timeout(300)
    assert page.evaluate("shifted") == []
    picture(page, f"floor-{size['width']}")


def test_only_a_supervisor_sees_the_floor(client: Client, host: Staff, supervisor: Staff) -> None:
    for staff, status in ((host, 403), (supervisor, 200)):
        client.force_login(staff)
        assert client.get("/toledo/floor/").status_code == status
    assert client.post("/toledo/floor/clocks/more-time/", {"seconds": 300, "reason": "Outage"}).status_code == 200
    assert Event.objects.filter(verb="waitlist.clocks_extended", data__reason="Outage").exists()


def test_one_seat_that_changes_reads_its_table_alone(evening, kim: Hand, room, host, open_at) -> None:
    Room.objects.update(auto_call_paused=True)
    open_at(5, game_slug="2-5-nlh")
    expect(kim.page.locator("#table-5.open")).to_be_visible()
    read: set[str] = set()
    kim.page.on("request", lambda request: read.add(urlsplit(request.url).path))
    expect(kim.page.locator("#seat-4-3.locked")).to_contain_text("AA")
    walk_up(room, table=5, seat=1, player=evening[0].player, by=host, at=now())
    expect(kim.page.locator("#seat-5-1.seated")).to_contain_text("AA")
    expect(kim.page.locator("#seat-4-3.open")).to_be_visible()
    tables = {path for path in read if path.startswith("/toledo/floor/map/")}
    assert tables == {"/toledo/floor/map/4/", "/toledo/floor/map/5/"}
