"""A field that somebody types in while another changes it: nothing typed is lost, and nobody is written over unseen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from pokerroom.clock import now
from pokerroom.models import Staff
from tests.browser.conftest import Hand
from tests.conftest import fresh
from waitlist.commands.entries import annotate
from waitlist.models import Entry


@pytest.fixture
def ann(on_list: Callable[..., Entry]) -> Entry:
    return on_list("Ann Adams")


def test_what_is_typed_stays_and_both_values_are_told(ann: Entry, hand: Hand, supervisor: Staff) -> None:
    page = hand.page
    page.reload()
    hand.tap(page.locator(f"[data-open='{ann.pk}']").first)
    note, wish = page.locator(f"#note-{ann.pk}"), page.locator(f"#wish-{ann.pk}")
    note.fill("blue cap")
    annotate(ann, note="red cap", seat_wish="seat 9", by=supervisor, at=now())
    expect(wish).to_have_value("seat 9")
    expect(note).to_have_value("blue cap")
    note.press("Enter")
    bubble = page.locator("#refusal")
    expect(bubble).to_contain_text("Kim set this to red cap while you were editing; you typed blue cap.")
    assert (fresh(ann).note, ann.seat_wish) == ("red cap", "seat 9")
    with page.expect_response("**/note/"):
        hand.tap(bubble.get_by_role("button", name="Write mine: blue cap"))
    expect(bubble).to_be_hidden()
    assert (fresh(ann).note, ann.seat_wish) == ("blue cap", "seat 9")
    note.fill("green cap")
    note.press("Enter")
    expect(page.locator("input[value='green cap'][name=shown-note]")).to_have_count(1)
    assert fresh(ann).note == "green cap"
