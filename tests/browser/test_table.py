"""The table's own tablet: two touches for what a dealer says, the clock, the floor, the sheet."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from floor.commands.absences import away
from floor.commands.chairs import leaving, walk_up
from floor.commands.missed_blinds import missed_blinds
from floor.commands.naming import occupied
from floor.commands.requests import ask
from pokerroom.clock import now
from pokerroom.models import Event, Staff
from tables.commands.tablets import bind
from tables.models import Sitting, Table
from tables.rules.moves import Wish
from tests.browser.conftest import UPRIGHT, Hand
from waitlist.commands.calls import call

NAMES = ("Bob Baker", "Cy Clark", "Dee Dunn", "Eve Evans", "Fay Ford", "Gus Gray")


@pytest.fixture
def evening(room, host: Staff, supervisor: Staff, open_at, on_list, player) -> list[Sitting]:
    """Table 4 with one of everything."""
    open_at(4)
    since = now() - timedelta(minutes=95)
    sat = [
        walk_up(room, table=4, seat=seat, player=player(name), by=host, at=since) for seat, name in enumerate(NAMES, 1)
    ]
    away(sat[1], dinner=True, by=host, at=now() - timedelta(minutes=5))
    away(sat[2], since=now() - timedelta(minutes=24), by=host, at=now())
    missed_blinds(sat[2], small=True, big=True, by=host, at=now())
    leaving(sat[3], by=host, at=now())
    ask(sat[4], wish=Wish.SEAT, by=host, at=now())
    occupied(room, table=4, seat=7, by=host, at=now())
    call(on_list("Ann Adams"), table=4, seat=8, by=host, at=now())
    return sat


@pytest.fixture
def tablet_at(evening, tablet: Callable[..., Page], supervisor: Staff) -> Callable[..., Page]:
    bound = bind(Table.objects.get(number=4), by=supervisor, at=now())
    return lambda **facts: tablet(bound, "/toledo/tables/4/", **facts)


def test_what_a_dealer_says_in_two_touches(evening, tablet_at, picture) -> None:
    page = tablet_at()
    dealer = Hand(page)
    picture(page, "table")
    dealer.tap("#place-1")
    expect(page.locator("#act-away")).to_be_visible()
    picture(page, "table-seat")
    dealer.tap("#act-away")
    expect(page.locator("#place-1.away[aria-expanded=false]")).to_be_visible()
    assert dealer.touches == 2
    expect(page.locator(".table-foot .last")).to_contain_text("Bob B. away")
    page.locator("#undo").tap()
    expect(page.locator("#place-1.seated")).to_be_visible()
    page.locator("#place-9").tap()
    page.locator("#act-occupied").tap()
    expect(page.locator("#place-9.unknown")).to_be_visible()


def test_the_clock_counts_by_the_servers_time_and_the_hand_is_dead(
    evening, tablet_at, tablet, supervisor, picture
) -> None:
    page = tablet_at()
    floor = tablet(supervisor, "/toledo/floor/")
    page.locator("#place-1").tap()
    page.locator("#act-clock-on").tap()
    expect(page.locator("#hand-clock")).to_contain_text("on seat 1, Bob B.")
    picture(page, "table-clock")
    expect(floor.locator("#c-hand-4 .clock")).to_be_visible()
    expect(floor.locator("#table-4 .tells .clock")).to_be_visible()
    Table.objects.filter(number=4).update(clock_due_at=now() + timedelta(seconds=2))
    page.locator("#place-2").tap()
    page.locator("#close-seat").tap()
    expect(page.locator(".dead-word")).to_have_text("Hand is dead: seat 1, Bob B.")
    expect(page.locator("#hand-clock .clock")).to_be_hidden()
    picture(page, "table-dead")
    page.locator("#call-floor").tap()
    expect(floor.locator("#c-floor-4")).to_contain_text("calls the floor")
    expect(floor.locator("#bar .alerts")).to_contain_text("Table 4 calls the floor")
    picture(floor, "floor-called")
    floor.get_by_role("button", name="I come").tap()
    expect(page.locator("#call-floor")).to_be_enabled()
    assert Event.objects.filter(verb="tables.floor_came").exists()


def test_it_fits_upright_and_in_large_type_and_axe_finds_nothing(
    evening, tablet_at, no_faults_for_everybody, picture
) -> None:
    page = tablet_at(size=UPRIGHT)
    page.locator("#place-2").tap()
    expect(page.locator("#act-back")).to_be_visible()
    picture(page, "table-upright")
    no_faults_for_everybody(page)
    page.get_by_role("button", name="Game sheet").tap()
    expect(page.locator("#sheet-lines")).to_contain_text("Blinds")
    picture(page, "table-sheet")
    no_faults_for_everybody(page)
    page.keyboard.press("Escape")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    picture(page, "table-large")
    assert page.evaluate("document.documentElement.scrollWidth") <= UPRIGHT["width"]
