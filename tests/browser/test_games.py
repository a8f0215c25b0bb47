"""The page of games on a tablet and a phone: read, changed, refused at the field, withdrawn."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tables.models import Game
from tests.browser.conftest import TABLET

PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_a_manager_offers_and_changes_a_game(tablet, manager, room, no_faults_for_everybody, picture, size):
    page = tablet(manager, "/toledo/games/", size=size)
    no_faults_for_everybody(page)
    page.locator("#offer-vegas-2").tap()
    expect(page.get_by_role("status").filter(has_text="Vegas Hold'em $2 saved.")).to_be_visible()
    page.locator("#game-vegas-2 summary").scroll_into_view_if_needed()
    picture(page, f"games-{size['width']}")
    no_faults_for_everybody(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.locator("#vegas-2-buy_in_min").fill("40")
    page.locator("#vegas-2-most_chairs").fill("13")
    page.locator("#save-vegas-2").tap()
    expect(page.locator("#w-vegas-2-most_chairs")).to_have_text("Give a whole number from 2 to 12.")
    expect(page.locator("#vegas-2-buy_in_min")).to_have_value("40")
    picture(page, f"games-refused-{size['width']}")
    page.locator("#vegas-2-most_chairs").fill("8")
    page.locator("#save-vegas-2").tap()
    expect(page.get_by_role("status").filter(has_text="Vegas Hold'em $2 saved.")).to_be_visible()
    game = Game.objects.get(room=room, slug="vegas-2")
    assert (game.buy_in_min, game.most_chairs) == (4_000, 8)
    page.locator("#withdraw-vegas-2").tap()
    expect(page.locator("#game-vegas-2 .badge")).to_have_text("withdrawn")


def test_the_page_is_in_the_menu_of_the_room(tablet, host):
    page = tablet(host)
    expect(page.locator("#room-menu a[href='/toledo/games/']")).to_have_count(1)
