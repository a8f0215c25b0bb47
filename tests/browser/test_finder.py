"""The box that finds and adds: an answer is shown only for what stands in it, and half a name is not entered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from players.models import Player
from tests.browser.conftest import Hand


@pytest.fixture(autouse=True)
def _players(player: Callable[..., Player]) -> None:
    for name in ("Ann Adams", "Anna Bell", "Bob Baker"):
        player(name)


@pytest.fixture
def late(hand: Hand) -> Callable[[str], Callable[[], None]]:
    """Hold back the first that is asked at an address; called, it is answered, and the page had time to show it."""

    def hold(address: str) -> Callable[[], None]:
        held: list[Route] = []
        hand.page.route(address, lambda route: route.continue_() if held else held.append(route))

        def answer() -> None:
            with hand.page.expect_response(address):
                held[0].continue_()
            hand.page.wait_for_timeout(300)

        return answer

    return hold


def test_a_late_answer_to_what_was_typed_before_is_not_shown(hand: Hand, late) -> None:
    page, found = hand.page, hand.page.locator("#found")
    page.keyboard.press("/")
    hand.write("ann")
    expect(found.locator(".found-row")).to_have_count(3)
    answer = late("**/find/?q=anna+b*")
    with page.expect_request("**/find/?q=anna+b*"):
        hand.write("a b")
    for _ in "a b":
        page.keyboard.press("Backspace")
    page.wait_for_timeout(300)  # what stands in the box again is not asked for again
    answer()
    expect(found.locator(".found-row")).to_have_count(3)
    page.keyboard.press("Enter")
    expect(page.locator("#choose .name")).to_have_text("Ann Adams")


def test_a_late_choice_of_lists_is_not_taken_for_whom_was_typed_since(hand: Hand, late) -> None:
    page, found = hand.page, hand.page.locator("#found")
    page.keyboard.press("/")
    hand.write("ann")
    answer = late("**/choose/**")
    hand.tap(found.locator(".found-row", has_text="Ann Adams"))
    page.locator("#q").fill("bob")
    expect(found.locator(".found-row").first).to_contain_text("Bob Baker")
    answer()
    expect(found).not_to_contain_text("Ann Adams")
    expect(found.locator(".found-row").first).to_contain_text("Bob Baker")


def test_what_was_closed_stays_closed_though_its_answer_comes(hand: Hand, late) -> None:
    page = hand.page
    answer = late("**/find/**")
    page.keyboard.press("/")
    with page.expect_request("**/find/**"):
        hand.write("bob")
    page.keyboard.press("Escape")
    answer()
    expect(page.locator("#found")).to_be_empty()


def test_enter_that_ends_a_composition_takes_nobody(hand: Hand) -> None:
    page = hand.page
    page.keyboard.press("/")
    hand.write("bob")
    expect(page.locator("#found .found-row").first).to_be_visible()
    writing = page.context.new_cdp_session(page)
    writing.send("Input.imeSetComposition", {"text": "ba", "selectionStart": 2, "selectionEnd": 2})
    page.keyboard.press("Enter")
    page.wait_for_timeout(600)
    expect(page.locator("#choose")).to_have_count(0)
    assert page.locator("#q").evaluate("(box) => document.activeElement === box")


def test_enter_takes_nobody_of_two_who_look_the_same(hand: Hand, player: Callable[..., Player]) -> None:
    """Enter asks which one; a second Enter says it."""
    player("Kim Lee", card="60064711"), player("Kim Lee", card="60060815")
    page, rows = hand.page, hand.page.locator("#found .found-row")
    page.keyboard.press("/")
    hand.write("kim lee")
    expect(rows).to_have_count(3)
    page.keyboard.press("Enter")
    expect(rows.first).to_be_focused()
    expect(page.locator("#choose")).to_have_count(0)
    expect(rows.nth(0)).to_contain_text("4711")
    expect(rows.nth(1)).to_contain_text("0815")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#choose .name")).to_have_text("Kim Lee")
