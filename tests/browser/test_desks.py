"""The pages that are longer than a screen: what stands at their end is reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from pokerroom.models import Staff

PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize(
    ("path", "last"),
    [
        ("policy", ".figures:last-child"),
        ("staff", ".person:last-child"),
        ("take-over", ".words > :last-child"),
        ("close", ".sheet-of:last-child"),
        ("tables", ".tablet:last-child"),
    ],
    ids=["figures", "staff", "take-over", "closing", "tablets"],
)
def test_a_long_page_scrolls_to_its_end(tablet: Callable[..., Page], manager: Staff, path: str, last: str) -> None:
    page = tablet(manager, f"/toledo/{path}/", size=PHONE)
    expect(page.locator(last).last).to_be_visible()
    page.mouse.move(200, 600)
    page.mouse.wheel(0, 20_000)
    expect(page.locator(last).last).to_be_in_viewport()


def test_the_closing_sheet_prints_whole_and_without_buttons(tablet: Callable[..., Page], manager: Staff) -> None:
    """What is at its end is not cut off by the height of the screen."""
    page = tablet(manager, "/toledo/close/", size=PHONE)
    page.emulate_media(media="print")
    expect(page.locator(".desk .button:visible, .top .button:visible")).to_have_count(0)
    end = page.locator(".hash").evaluate("line => line.getBoundingClientRect().bottom + scrollY")
    assert end < page.evaluate("document.documentElement.scrollHeight")
