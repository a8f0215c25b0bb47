"""Log-in, change of person by PIN, lock: the podium is never blocked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from floor import whiteboard
from floor.whiteboard import Games
from pokerroom.clock import now
from pokerroom.models import Event, Staff
from tables.commands.first_load import OFFERINGS
from tests.browser.conftest import Hand
from waitlist.commands.calls import call
from waitlist.models import Entry
from waitlist.rules import Via


@pytest.fixture
def pins(host: Staff, supervisor: Staff) -> None:
    for staff, digits in ((host, "1111"), (supervisor, "2222")):
        staff.set_pin(digits)
        staff.save()


def enter(hand: Hand, digits: str) -> None:
    for digit in digits:
        hand.tap(hand.page.locator(f".pin:visible [data-digit='{digit}']"))


def test_somebody_takes_over_by_pin(
    pins, hand: Hand, supervisor: Staff, on_list: Callable[..., Entry], open_at
) -> None:
    open_at(4)
    on_list("Ann Adams")
    hand.tap("#who-button")
    hand.tap(hand.page.locator("#who .chip", has_text="Kim"))
    enter(hand, "2222")
    hand.tap(hand.page.get_by_role("button", name="Take over"))
    expect(hand.page.locator("#who-button")).to_contain_text("Kim")
    hand.tap("#next-1-3-nlh")
    expect(hand.page.locator(".row.called")).to_be_visible()
    assert Event.objects.get(verb="waitlist.called").actor == supervisor


def test_a_wrong_pin_leaves_on_whoever_is_on(pins, hand: Hand, host: Staff) -> None:
    hand.page.reload()
    hand.tap("#who-button")
    hand.tap(hand.page.locator("#who .chip", has_text="Kim"))
    enter(hand, "9999")
    hand.tap(hand.page.get_by_role("button", name="Take over"))
    expect(hand.page.locator("#refusal")).to_contain_text("That PIN is not right")
    hand.page.reload()
    expect(hand.page.locator("#who-button")).to_contain_text("Sam")


def test_too_many_wrong_pins_block_that_name_and_not_the_podium(pins, hand: Hand) -> None:
    hand.page.reload()
    for _ in range(6):
        hand.page.evaluate("document.getElementById('who').showPopover()")
        hand.page.locator("#who .chip", has_text="Kim").tap()
        hand.page.locator("#who [name=pin]").fill("9999")
        with hand.page.expect_response("**/pin/"):
            hand.page.get_by_role("button", name="Take over").tap()
    expect(hand.page.locator("#refusal")).to_contain_text("Too many wrong tries")
    hand.page.reload()
    expect(hand.page.locator("#who-button")).to_contain_text("Sam")


def test_a_locked_screen_shows_nothing_and_opens_where_it_was(pins, hand: Hand, no_faults_for_everybody) -> None:
    hand.tap(hand.page.get_by_role("button", name="Lock the screen"))
    hand.page.wait_for_url("**/locked/**")
    no_faults_for_everybody(hand.page)
    hand.page.goto("/toledo/host/")
    hand.page.wait_for_url("**/locked/**")
    enter(hand, "1111")
    hand.tap(hand.page.get_by_role("button", name="Unlock", exact=True))
    hand.page.wait_for_url("**/toledo/host/")


def test_log_in_says_what_is_wrong(tablet: Callable[..., Page], host: Staff, no_faults_for_everybody) -> None:
    page = tablet(None, "/toledo/host/")
    page.wait_for_url("**/login/**")
    no_faults_for_everybody(page)
    page.get_by_label("Name").fill("host")
    page.get_by_label("Password").fill("wrong")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("alert")).to_contain_text("not right")
    no_faults_for_everybody(page)


def test_another_rooms_screen_is_not_there(tablet, host: Staff, other_room) -> None:
    page = tablet(host)
    assert page.goto("/harbor/host/").status == 404
    expect(page.locator("body")).to_contain_text("There is no such room")


def test_the_room_on_paper(podium: Page, on_list: Callable[..., Entry]) -> None:
    on_list("Ann Adams")
    podium.goto("/toledo/print/")
    expect(podium.locator("main")).to_contain_text("Ann Adams")


def test_the_room_on_paper_is_copied_and_pasted_into_a_take_over(
    tablet: Callable[..., Page], supervisor: Staff, on_list: Callable[..., Entry], open_at, sit
) -> None:
    """Everything that is selected on the page is a line that reads back in; the clocks and the reasons are not."""
    open_at(1, chairs=8)
    sit("Bob Brown", 1, 3)
    call(on_list("Ann Adams"), table=1, seat=4, by=supervisor, at=now())
    on_list("Cy Clark", via=Via.PHONE)
    page = tablet(supervisor, "/toledo/print/", permissions=["clipboard-read", "clipboard-write"])
    page.keyboard.press("Control+a")
    page.keyboard.press("Control+c")
    page.goto("/toledo/take-over/")
    page.keyboard.press("Control+v")
    lines = page.locator("#whiteboard").input_value()
    games = Games((game["slug"], game["short"], game["name"]) for game in OFFERINGS)
    sheet = whiteboard.read(lines, now(), games)
    assert (sheet.wrong, sheet.doubts) == ({}, [])
    assert [line.facts["name"] for line in sheet.lines if "name" in line.facts] == [
        "Bob Brown",
        "Ann Adams",
        "Cy Clark",
    ]
    assert "Clocks" not in lines
