"""The settings page: the room's, a game's, a table's, chosen at its head."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from pokerroom.models import Room, Staff
from pokerroom.turn import policy_of
from tables.models import Game
from tests.browser.conftest import TABLET, UPRIGHT

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}


@pytest.mark.parametrize("size", [TABLET, UPRIGHT, PHONE, DESK], ids=["tablet", "upright", "phone", "desk"])
def test_a_game_gets_its_own_claim_time_and_gives_it_back(
    tablet: Callable[..., Page], room: Room, manager: Staff, size: dict[str, int]
) -> None:
    page = tablet(manager, "/toledo/policy/", size=size)
    page.get_by_label("Settings of").select_option("game:2-5-nlh")
    page.get_by_role("button", name="Show").click()
    claim = page.get_by_label("Time to claim a seat")
    expect(claim).to_have_value("")
    claim.fill("77")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    expect(page.get_by_label("Time to claim a seat")).to_have_value("77")
    game = Game.objects.get(room=room, slug="2-5-nlh")
    assert held(room, game) == (77, 300)
    page.get_by_label("Time to claim a seat").fill("")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".figures").last).to_contain_text("back to the setting below")
    assert held(room, game) == (300, 300)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def held(room: Room, game: Game) -> tuple[int, int]:
    """Seconds to claim a seat: in this game, and in the room."""
    policy = policy_of(Room.objects.get(pk=room.pk))
    return policy.at(game).call_claim_seconds, policy.call_claim_seconds
