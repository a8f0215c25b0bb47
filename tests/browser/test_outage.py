"""The database goes away, or its disk is full, while screens are open, or before they ever were."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from pokerroom.models import Staff
from tables.models import Table
from tests.browser.conftest import Hand
from tests.outages import database_away, disk_full
from waitlist.models import Entry


@pytest.fixture
def ann(on_list: Callable[..., Entry], open_at: Callable[..., Table]) -> Entry:
    open_at(4)
    return on_list("Ann Adams")


@pytest.mark.parametrize("path", ["/toledo/board/", "/toledo/host/", "/toledo/floor/"])
def test_a_screen_first_loaded_while_the_database_is_away_comes_by_itself(
    ann, supervisor: Staff, tablet: Callable[..., Page], picture, path: str
) -> None:
    """Q2: a wall screen that boots faster than the database."""
    page = tablet(supervisor, "/login/")
    with database_away():
        page.goto(path)
        expect(page.get_by_role("heading")).to_have_text("Not available right now")
        expect(page.locator("body")).to_contain_text("tries again automatically")
        picture(page, "outage")
        page.wait_for_timeout(4000)
        expect(page.get_by_role("heading")).to_have_text("Not available right now")
    expect(page.locator("body")).to_contain_text("Ann A", timeout=8000)


def test_a_full_disk_is_said_on_the_screen_and_to_the_touch(ann, hand: Hand, picture) -> None:
    words = "disk is full: nothing can be saved"
    trouble = hand.page.locator("[data-trouble]")
    with disk_full():
        expect(trouble).to_contain_text(words, timeout=5000)
        hand.tap("#next-1-3-nlh")
        expect(hand.page.locator("#refusal")).to_contain_text(words)
        picture(hand.page, "disk-full")
    expect(trouble).to_be_hidden(timeout=5000)
    hand.tap("#next-1-3-nlh")
    expect(hand.page.locator(".row.called")).to_be_visible()
    expect(hand.page.locator("#refusal")).to_be_hidden()
