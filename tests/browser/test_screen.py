"""The host's screen as it lives: nothing is torn from the typist, nothing shifts, keys are enough, axe is content."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from floor.commands.chairs import walk_up
from players.models import Player
from pokerroom.clock import now
from pokerroom.models import Staff
from tables.models import Table
from tests.browser.conftest import UPRIGHT, Hand, deafen
from waitlist.commands.calls import call, withdraw
from waitlist.commands.entries import join, remove
from waitlist.models import Entry

OnList = Callable[..., Entry]
Check = Callable[[Page], None]
Picture = Callable[[Page, str], None]

WATCH = """() => {
    window.shifted = [];
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
            shifted.push([shift.value, shift.sources.map((source) => source.node?.outerHTML?.slice(0, 80))]);
    }).observe({type: "layout-shift", buffered: false});
}"""


@pytest.fixture
def crowd(on_list: OnList, open_at: Callable[..., Table]) -> list[Entry]:
    open_at(3)
    return [on_list(f"Player {chr(65 + place % 26)}{place}") for place in range(45)]


def test_an_update_leaves_the_typist_alone(crowd, hand: Hand, host, supervisor, player, room) -> None:
    page = hand.page
    page.locator("#head-3").tap()
    page.locator("#chair-3-2").wait_for()
    names = page.locator("#list-1-3-nlh .names")
    names.evaluate("(element) => element.scrollTo(0, 1600)")
    page.keyboard.press("/")
    page.keyboard.type("Alvar")
    walk_up(room, table=3, seat=2, player=player("Dee Dunn"), by=supervisor, at=now())
    for entry in crowd[5:14]:
        remove(entry, by=supervisor, at=now())
    expect(page.locator(f"#e-{crowd[13].pk}.removed")).to_have_count(1)
    expect(page.locator("#chair-3-2")).to_contain_text("Dee D.")
    expect(page.locator("[data-took]")).to_have_text("Seat 2 was just taken by Dee D.")
    box = page.locator("#q")
    expect(box).to_be_focused()
    assert box.evaluate("(element) => [element.value, element.selectionStart]") == ["Alvar", 5]
    page.keyboard.type("e")
    expect(box).to_have_value("Alvare")
    assert names.evaluate("(element) => element.scrollTop") > 1000


def test_a_seat_taken_meanwhile_is_refused_by_name(crowd, hand: Hand, supervisor, player, room) -> None:
    deafen(hand.page)
    hand.page.reload()
    hand.tap("#head-3")
    hand.page.locator("#chair-3-2").wait_for()
    walk_up(room, table=3, seat=2, player=player("Dee Dunn"), by=supervisor, at=now())
    hand.tap(hand.page.locator("#chair-3-2").get_by_role("button", name="Taken"))
    expect(hand.page.locator("#refusal")).to_contain_text("Dee D.")
    expect(hand.page.locator("#chair-3-2")).to_contain_text("Dee D.")


def test_a_note_half_typed_survives_an_update(crowd, hand: Hand, supervisor) -> None:
    page = hand.page
    page.locator(f"#open-{crowd[2].pk}").tap()
    note = page.locator(f"#note-{crowd[2].pk}")
    note.tap()
    page.keyboard.type("red ca")
    remove(crowd[0], by=supervisor, at=now())
    expect(page.locator(f"#e-{crowd[0].pk}.removed")).to_have_count(1)
    page.keyboard.type("p")
    expect(note).to_have_value("red cap")
    expect(note).to_be_focused()


def test_nothing_shifts_when_a_countdown_ticks_or_a_row_arrives(crowd, hand: Hand, host, room, game, player) -> None:
    page = hand.page
    call(crowd[0], table=3, seat=1, by=host, at=now())
    page.reload()
    due = page.locator(f"#e-{crowd[0].pk} .clock")
    first = due.text_content()
    page.wait_for_timeout(1200)
    page.evaluate(WATCH)
    page.wait_for_timeout(2500)
    assert due.text_content() != first
    join(room, games=[game("1-3-nlh"), game("2-5-nlh")], player=player("Zoe Zane"), by=host, at=now())
    expect(page.locator("#list-2-5-nlh .row")).to_have_count(1)
    expect(page.locator("#list-1-3-nlh .row")).to_have_count(46)
    page.wait_for_timeout(300)
    assert page.evaluate("shifted") == []


def test_two_screens_stay_equal(crowd, tablet, host: Staff, supervisor: Staff) -> None:
    podium, desk = tablet(host), tablet(supervisor)
    podium.locator("#next-1-3-nlh").tap()
    for screen in (podium, desk):
        expect(screen.locator(f"#e-{crowd[0].pk}.called")).to_be_visible()
    withdraw(crowd[0], by=supervisor, at=now())
    for screen in (podium, desk):
        expect(screen.locator(f"#e-{crowd[0].pk}.waiting")).to_be_visible()


def test_enter_right_behind_the_name_leads_to_its_lists(crowd, hand: Hand) -> None:
    page = hand.page
    lists = page.locator("#choose [name=game] >> nth=0")
    for name in ("Xena Xu", "Yuri Yeo", "Zoe Zuno"):
        page.keyboard.press("/")
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        expect(lists).to_be_focused()
        page.wait_for_timeout(400)  # the search that typing starts 120 ms after the last letter
        assert lists.count(), f"what was found for {name} pushed out the choice of lists"
        page.keyboard.press("Escape")


def test_keys_alone_get_through_an_evening(crowd, hand: Hand, host: Staff) -> None:
    page = hand.page
    press = page.keyboard.press
    press("ArrowDown")
    expect(page.locator(f"#open-{crowd[0].pk}")).to_be_focused()
    press("c")
    expect(page.locator(f"#e-{crowd[0].pk}.called")).to_be_visible()
    expect(page.locator(f"#open-{crowd[0].pk}")).to_be_focused()
    press("h")
    expect(page.locator(f"#e-{crowd[0].pk}.answered")).to_be_visible()
    press("u")
    expect(page.locator(f"#e-{crowd[0].pk}:not(.answered)")).to_be_visible()
    press("h")
    expect(page.locator(f"#act-{crowd[0].pk}")).to_have_text("Seat")
    press("s")
    expect(page.locator(f"#e-{crowd[0].pk}")).to_have_count(0)
    press("/")
    page.keyboard.type("Xena Xu")
    press("Enter")
    expect(page.locator("#choose [name=game] >> nth=0")).to_be_focused()
    press("ArrowDown")
    press("Space")
    press("Enter")
    expect(page.locator("#list-2-5-nlh .row")).to_contain_text("Xena Xu")
    expect(page.locator("#q")).to_be_focused()
    press("Escape")
    page.evaluate("document.activeElement.blur()")
    press("ArrowRight")
    press("Enter")
    expect(page.locator("#list-2-5-nlh .more")).to_be_visible()
    press("?")
    expect(page.locator("#keys")).to_be_visible()


def test_not_live_is_said_and_steps_back(crowd, tablet, host: Staff, no_faults_for_everybody: Check, picture) -> None:
    page = tablet(host)
    page.evaluate("document.body.classList.add('not-live')")
    no_faults_for_everybody(page)
    picture(page, "not-live")


@pytest.fixture
def evening(on_list, open_at, room, host, player, game) -> list[Entry]:
    """Something of everything: names long, from the right, with signs; called, here, held, away, removed."""
    open_at(1)
    open_at(4)
    open_at(2, game_slug="2-5-nlh")
    at = now()
    for seat, name in enumerate(["Bob Baker", "محمد عبد الرحمن", "Maximiliana Wolfeschlegelsteinhausen"], 1):
        walk_up(room, table=4, seat=seat, player=player(name), by=host, at=at)
    names = ["Ann Adams", "Christopher-Alexander Bell", "Christopher-Alexandra Bell", "Zoë 🎲 O'Neil", "שרה לוי"]
    entries = [on_list(name, tier=3 * (place == 0)) for place, name in enumerate(names)]
    entries.append(on_list("Cy Coleman", via="phone", at=at - timedelta(minutes=40)))
    call(entries[0], table=4, seat=5, by=host, at=at)
    remove(entries[4], reason="asked to", by=host, at=at)
    return entries


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_is_content_with_everything_open(
    evening, tablet, host, theme, no_faults_for_everybody: Check, picture
) -> None:
    page = tablet(host)
    page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
    page.locator(f"#open-{evening[1].pk}").tap()
    page.locator(".more").wait_for()
    page.locator("#head-4").tap()
    page.locator("#chair-4-5").wait_for()
    page.wait_for_timeout(300)
    no_faults_for_everybody(page)
    picture(page, f"host-open-{theme}")
    page.keyboard.press("/")
    page.keyboard.type("ch")
    page.locator("#found .found-row").first.wait_for()
    no_faults_for_everybody(page)
    page.locator("#found .found-row").first.tap()
    page.locator("#choose").wait_for()
    no_faults_for_everybody(page)
    picture(page, f"host-choose-{theme}")
    page.locator("#who-button").tap()
    no_faults_for_everybody(page)
    page.keyboard.press("Escape")
    page.locator("#room-button").tap()
    no_faults_for_everybody(page)


def test_axe_is_content_upright_and_with_text_twice_as_large(
    evening, tablet, host, no_faults_for_everybody: Check
) -> None:
    page = tablet(host, size=UPRIGHT)
    no_faults_for_everybody(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    no_faults_for_everybody(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_names_from_the_right_read_from_the_right(evening, podium: Page, player: Callable[..., Player]) -> None:
    name = podium.locator("#list-1-3-nlh .name", has_text="שרה")
    assert name.evaluate("(element) => getComputedStyle(element).direction") == "rtl"
    assert podium.locator("html").evaluate("(element) => getComputedStyle(element).direction") == "ltr"
