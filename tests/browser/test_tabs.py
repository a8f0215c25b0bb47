"""Two tabs of one tablet: who is on is on in both, nothing is done under a name that no page shows (H4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from pokerroom.models import Event, Staff
from tests.browser.conftest import Hand, log_in
from tests.browser.test_coming_in import enter, pins
from waitlist.models import Entry

__all__ = ["pins"]

AT_ONCE = 2000
DEAF = "addEventListener('storage', (event) => event.stopImmediatePropagation(), true)"


@pytest.fixture
def ann(on_list: Callable[..., Entry], open_at) -> Entry:
    open_at(4)
    return on_list("Ann Adams")


def second_tab(first: Page, *, deaf: bool = False) -> Page:
    other = first.context.new_page()
    if deaf:
        other.add_init_script(DEAF)
    other.goto("/toledo/host/")
    expect(other.locator("#who-button")).to_contain_text("Sam")
    return other


def kim_takes_over(hand: Hand) -> None:
    hand.page.reload()  # the names with a PIN
    hand.tap("#who-button")
    hand.tap(hand.page.locator("#who .chip", has_text="Kim"))
    enter(hand, "2222")
    hand.tap(hand.page.get_by_role("button", name="Take over"))
    expect(hand.page.locator("#who-button")).to_contain_text("Kim")


def caller() -> Staff:
    actor = Event.objects.get(verb="waitlist.called").actor
    assert actor
    return actor


def test_the_other_tab_shows_at_once_who_took_over(pins, ann, hand: Hand, supervisor: Staff) -> None:
    other = second_tab(hand.page)
    kim_takes_over(hand)
    expect(other.locator("#who-button")).to_contain_text("Kim", timeout=AT_ONCE)
    other.locator("#next-1-3-nlh").tap()
    expect(other.locator(".row.called")).to_be_visible()
    assert caller() == supervisor


def test_it_follows_a_log_in_as_well(ann, hand: Hand, supervisor: Staff, settings) -> None:
    other = second_tab(hand.page)
    hand.page.context.clear_cookies(name=settings.SESSION_COOKIE_NAME)
    log_in(hand.page, supervisor)
    expect(other.locator("#who-button")).to_contain_text("Kim", timeout=AT_ONCE)


def test_they_are_covered_and_uncovered_together(pins, ann, hand: Hand) -> None:
    other = second_tab(hand.page)
    hand.tap(hand.page.get_by_role("button", name="Lock the screen"))
    other.wait_for_url("**/locked/**", timeout=AT_ONCE)
    expect(other.locator("body")).not_to_contain_text("Ann A")
    hand.page.wait_for_url("**/locked/**")
    enter(hand, "1111")
    hand.tap(hand.page.get_by_role("button", name="Unlock", exact=True))
    other.wait_for_url("**/toledo/host/", timeout=AT_ONCE)
    expect(other.locator("#list-1-3-nlh")).to_contain_text("Ann Adams")


def test_a_touch_in_a_tab_that_has_not_followed_yet_does_nothing(pins, ann, hand: Hand, supervisor: Staff) -> None:
    """The touch is quicker than the news: the page shows who is on before anything is done in that name."""
    other = second_tab(hand.page, deaf=True)
    kim_takes_over(hand)
    expect(other.locator("#who-button")).to_contain_text("Sam")
    other.locator("#next-1-3-nlh").tap()
    expect(other.locator("#who-button")).to_contain_text("Kim")
    assert not Event.objects.filter(verb="waitlist.called").exists()
    other.locator("#next-1-3-nlh").tap()
    expect(other.locator(".row.called")).to_be_visible()
    assert caller() == supervisor
