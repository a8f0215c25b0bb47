"""A whiteboard is pasted, its doubts are settled in one touch each, and the room is imported."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from players.models import Player
from pokerroom.models import Staff
from tables.models import Sitting
from waitlist.models import Call, Entry

PHONE = {"width": 390, "height": 844}
BOARD = """FRI 6/5
T1 - 1/3 NL (main)
1 Big Al
2 Donna
3. --

T5 2/5
4 Mike
5 Frenchy

1/3 LIST
1) Chris B
2) Mike
3) Marcus (ph)
4) Tiny (?)

5/10 LIST
Gina - back @ 9"""


@pytest.mark.parametrize("size", [{"width": 1180, "height": 820}, PHONE], ids=["tablet", "phone"])
def test_a_whiteboard_is_pasted_settled_and_imported(
    size: dict[str, int], tablet: Callable[..., Page], supervisor: Staff
) -> None:
    page = tablet(supervisor, "/toledo/take-over/", size=size)
    page.get_by_label("Import from whiteboard").fill(BOARD)
    page.get_by_role("button", name="Preview").click()
    expect(page.get_by_role("status").filter(has_text="3 lines to settle")).to_be_visible()
    expect(page.get_by_text("Nothing has been entered yet")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page).response["violations"]
    assert [(row["id"], row["nodes"][0]["html"]) for row in found] == []
    page.get_by_role("button", name="Import").click()
    assert not Sitting.objects.exists()  # the browser points at the first that is open
    page.get_by_role("group", name="Which game is “5/10”?").get_by_text("5-10 NLH").click()
    page.get_by_role("group", name="Who is Mike?").get_by_text("Another Mike").click()
    page.get_by_role("group", name="Is Tiny here, or was it a call-in?").get_by_text("By phone").click()
    page.get_by_role("button", name="Import").click()
    page.wait_for_url("**/toledo/host/")
    expect(page.locator("#lists")).to_contain_text("Chris B")
    assert (Sitting.objects.count(), Player.objects.filter(name="Mike").count()) == (4, 2)
    waits = Entry.objects.select_related("player", "game").order_by("pk")
    assert [(entry.player.name, entry.game.slug, entry.is_here) for entry in waits] == [
        ("Chris B", "1-3-nlh", True),
        ("Mike", "1-3-nlh", True),
        ("Marcus", "1-3-nlh", False),
        ("Tiny", "1-3-nlh", False),
        ("Gina", "5-10-nlh", False),
    ]
    assert not Call.objects.exists()
    expect(page.locator("[role=switch]")).to_have_attribute("aria-checked", "false")


def test_a_line_that_cannot_be_is_named_and_the_text_is_kept(tablet: Callable[..., Page], supervisor: Staff) -> None:
    page = tablet(supervisor, "/toledo/take-over/")
    page.get_by_label("Import from whiteboard").fill("T1 1/3\n1 Ann\n1 Bob\n1/3 LIST\nCy 25:00")
    page.get_by_role("button", name="Preview").click()
    expect(page.locator(".problems li")).to_have_count(2)
    expect(page.get_by_role("button", name="Import")).to_be_disabled()
    expect(page.locator("#whiteboard")).to_have_value("T1 1/3\n1 Ann\n1 Bob\n1/3 LIST\nCy 25:00")
    page.locator("#whiteboard").fill("T1 1/3\n1 Ann\n2 Bob\n1/3 LIST\nCy")
    page.get_by_role("button", name="Preview again").click()
    page.get_by_role("button", name="Import").click()
    page.wait_for_url("**/toledo/host/")
