"""The floor as it moves: tap-tap with the rule before the drop, a table of nine breaks, the move before the list."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from floor.commands.absences import away
from floor.commands.chairs import walk_up
from floor.commands.marks import mark
from floor.commands.missed_blinds import missed_blinds
from pokerroom.clock import now
from pokerroom.models import Staff
from tables.commands import start
from tables.models import Table
from tests.browser.conftest import TABLET, UPRIGHT, Hand

Picture = Callable[[Page, str], None]


@pytest.fixture
def sit(room, host: Staff, player) -> Callable[..., object]:
    """Somebody who sat down a while ago, each a minute after the one before."""
    ago = iter(range(100, 0, -1))

    def make(name: str, table: int, seat: int) -> object:
        at = now() - timedelta(minutes=next(ago))
        return walk_up(room, table=table, seat=seat, player=player(name), by=host, at=at)

    return make


@pytest.fixture
def two_tables(supervisor: Staff, open_at, sit) -> list[Table]:
    """Table 4 with Hal, Gus and Joe; table 1 runs for ten minutes."""
    tables = [open_at(1), open_at(4)]
    for seat, name in enumerate(("Hal Hill", "Gus Gray", "Joe Jones"), 1):
        sit(name, 4, seat)
    start(tables[0], by=supervisor, at=now() - timedelta(minutes=10))
    return tables


@pytest.mark.parametrize("size", [TABLET, UPRIGHT], ids=["tablet", "upright"])
def test_tap_tap_with_the_rule_before_the_drop(
    two_tables, tablet, supervisor, size, no_faults_for_everybody, picture: Picture
) -> None:
    kim = Hand(tablet(supervisor, "/toledo/floor/", size=size))
    page = kim.page
    kim.tap("#table-4")
    kim.tap("#chair-4-1 .chair-open")
    kim.tap(page.get_by_role("button", name="Move…"))
    expect(page.locator("#table-1 .comes")).to_contain_text("over $300 from")
    no_faults_for_everybody(page)
    picture(page, f"move-{size['width']}")
    assert page.locator("#tray").bounding_box()["height"] < 140  # a slim bar: the map's chairs are where to
    kim.tap("#seat-1-5")
    kim.tap(page.locator("#refusal").get_by_label("In front"))
    kim.write("240")
    kim.tap(page.locator("#refusal").get_by_role("button", name="Go on"))
    expect(page.locator("#seat-1-5.seated")).to_contain_text("HH")
    expect(page.locator("#map")).not_to_have_attribute("data-moving", "")
    expect(page.locator("button#table-1")).to_be_visible()
    kim.tap("#undo")
    expect(page.locator("#seat-4-1.seated")).to_contain_text("HH")


def test_the_map_is_left_by_keyboard(two_tables, tablet, supervisor) -> None:
    page = tablet(supervisor, "/toledo/floor/", size=TABLET)
    page.locator("#table-4").tap()
    page.locator("#chair-4-1 .chair-open").tap()
    page.get_by_role("button", name="Move…").press("Enter")
    swap = page.locator("#seat-4-2")
    expect(swap).to_have_attribute("aria-label", "Table 4 seat 2 swap with Gus G.")
    swap.press("Enter")
    expect(page.locator("#seat-4-2")).to_contain_text("HH")
    page.locator("#chair-4-3 .chair-open").tap()
    page.get_by_role("button", name="Move…").press("Enter")
    expect(page.locator("#map[data-moving]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#map:not([data-moving])")).to_be_visible()


def test_the_button_offers_the_move_first(two_tables, tablet, host, supervisor, on_list, picture: Picture) -> None:
    mark(two_tables[1], must_move=True, by=supervisor, at=now())
    on_list("Bob Baker")
    sam = Hand(tablet(host))
    button = sam.page.locator("#next-1-3-nlh")
    expect(button).to_contain_text("Hal H.")
    expect(button).to_contain_text("then call Bob B.")
    picture(sam.page, "move-first")
    sam.tap(button)
    expect(sam.page.locator("#bar .last")).to_have_text("Hal H. must-moved to Table 1 seat 1")
    expect(button).to_contain_text("Gus G.")
    assert sam.touches == 1


@pytest.fixture
def nine(host, open_at, sit):
    """Nine at table 7, two of them away and one of these with a missed blind; three open seats at table 1."""
    open_at(1), open_at(7)
    for seat in range(1, 7):
        sit(f"Full {seat}", 1, seat)
    names = (*(f"P{number} Player" for number in range(1, 8)), "Abe Ash", "Bea Bell")
    nine = {name: sit(name, 7, seat) for seat, name in enumerate(names, 1)}
    away(nine["Abe Ash"], by=host, at=now())
    away(nine["Bea Bell"], by=host, at=now())
    missed_blinds(nine["Bea Bell"], small=False, big=True, by=host, at=now())
    return nine


def test_a_table_of_nine_breaks(room, supervisor, tablet, nine, no_faults_for_everybody, picture: Picture) -> None:
    """Three open seats, two away, one of them with a missed blind."""
    kim = Hand(tablet(supervisor, "/toledo/floor/"))
    page, tray = kim.page, kim.page.locator("#tray")
    kim.tap("#table-7")
    kim.tap("#open-sheet-7")
    expect(tray).to_contain_text("9 sit, 3 open seats")
    picture(page, "break-before")
    kim.tap(tray.get_by_role("button", name="Break Table 7"))
    for card in ("Q♦", "9♣", "K♠", "9♠", "4♥", "J♣", "2♦", "K♥"):
        kim.tap(tray.get_by_role("button", name=card, exact=True))
        expect(tray.locator(".goer .drawn", has_text=card)).to_be_visible()
    expect(tray.locator(".goer").first).to_contain_text("K♠")
    expect(tray.locator(".goer").nth(1)).to_contain_text("Abe A.")
    picture(page, "break-drawn")
    no_faults_for_everybody(page)
    bea = nine["Bea Bell"].pk
    page.locator(f"#amount-{bea}").fill("212")
    page.locator(f"#bag-{bea}").fill("9")
    page.locator(f"#with-{bea}").fill("Dee Ortiz")
    kim.tap(tray.get_by_role("button", name="Everybody goes"))
    expect(tray).to_contain_text("everybody has gone")
    expect(page.locator("#seat-1-7")).to_contain_text("PP")
    expect(page.locator("#list-1-3-nlh .row")).to_have_count(6)
    picture(page, "break-after")
    page.goto("/toledo/print/slips/7/")
    expect(page.locator(".slip")).to_have_count(9)
    picture(page, "slips")


def test_a_seat_is_kept_for_a_named_player_and_freed(two_tables, tablet, supervisor, player) -> None:
    player("Ann Adams")
    page = tablet(supervisor, "/toledo/floor/")
    page.locator("#table-4").tap()
    page.locator("#chair-4-9").get_by_role("button", name="Seat").tap()
    page.locator("#q").press_sequentially("ann ad")
    page.locator(".found-row", has_text="Ann A.").tap()
    page.get_by_role("button", name="Keep Table 4 seat 9").tap()
    page.locator("#refusal").get_by_role("button", name="Promised by the floor").tap()
    expect(page.locator("#seat-4-9.locked")).to_contain_text("AA")
    page.locator("#chair-4-9").get_by_role("button", name="Free").tap()
    page.locator("#refusal").get_by_role("button", name="Not coming").tap()
    expect(page.locator("#seat-4-9.open")).to_be_visible()


def test_a_particular_seat_and_table_are_asked_for_without_typing(
    two_tables, tablet, host, supervisor, no_faults_for_everybody, picture: Picture
) -> None:
    """Three touches each; the requests stand in the order of asking, and one touch withdraws them again."""
    sam, kim = Hand(tablet(host)), Hand(tablet(supervisor, "/toledo/floor/"))
    sam.tap(".table-head[data-table='4']")
    sam.tap("#chair-4-2 .chair-open")
    sam.tap(sam.page.get_by_role("button", name="Asks for…"))
    no_faults_for_everybody(sam.page)
    picture(sam.page, "asks")
    sam.tap(sam.page.get_by_role("button", name="5 open", exact=True))
    expect(sam.page.locator("#chair-4-2")).to_contain_text("seat 5, request 1")
    assert sam.touches == 4
    sam.tap("#chair-4-1 .chair-open")
    sam.tap(sam.page.get_by_role("button", name="Asks for…"))
    sam.tap(sam.page.get_by_role("button", name="Table 1", exact=True))
    expect(sam.page.locator("#chair-4-1")).to_contain_text("Table 1, request 2")
    asked = kim.page.locator("#wishes li")
    expect(asked).to_have_count(2)
    expect(asked.nth(0)).to_contain_text("Gus G.")
    expect(asked.nth(0)).to_contain_text("seat 5")
    expect(asked.nth(1)).to_contain_text("Table 1")
    kim.tap(asked.nth(0).get_by_role("button", name="Withdraw"))
    expect(sam.page.locator("#chair-4-1")).to_contain_text("Table 1, request 1")
    sam.tap("#chair-4-1 .chair-open")
    sam.tap(sam.page.get_by_role("button", name="Asks for…"))
    sam.tap(sam.page.get_by_role("button", name="Table 1 withdraw"))
    expect(asked).to_have_count(0)
    expect(sam.page.locator("#bar")).to_contain_text("Hal H. withdrawn")


def test_the_software_draws_for_a_table_of_nine(
    room, supervisor, tablet, nine, no_faults_for_everybody, picture: Picture
) -> None:
    """Three open seats, two away, one of them with a missed blind: hash, deal, everybody goes, seed."""
    kim = Hand(tablet(supervisor, "/toledo/floor/"))
    page, tray = kim.page, kim.page.locator("#tray")
    kim.tap("#table-7")
    kim.tap("#open-sheet-7")
    kim.tap(tray.get_by_text("The software draws", exact=True))
    picture(page, "software-before")
    kim.tap(tray.get_by_role("button", name="Break Table 7"))
    shown = tray.locator(".hash.shown").inner_text()
    expect(tray.locator(".goer .drawn", has_text="–")).to_have_count(9)
    no_faults_for_everybody(page)
    picture(page, "software-hash")
    kim.tap(tray.get_by_role("button", name="Deal 8 cards"))
    expect(tray.locator(".goer .drawn", has_text="–")).to_have_count(1)
    expect(tray.locator(".goer").last).to_contain_text("Bea B.")
    expect(tray.locator(".goer").last).to_contain_text("no draw")
    expect(tray).to_contain_text(shown)
    picture(page, "software-dealt")
    for number, pk in enumerate((nine["Abe Ash"].pk, nine["Bea Bell"].pk), 1):
        if page.locator(f"#amount-{pk}").is_visible():
            page.locator(f"#amount-{pk}").fill("212")
            page.locator(f"#bag-{pk}").fill(str(number))
            page.locator(f"#with-{pk}").fill("Dee Ortiz")
    kim.tap(tray.get_by_role("button", name="Everybody goes"))
    expect(tray).to_contain_text("everybody has gone")
    seed = tray.locator(".seed .hash").inner_text()
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == shown
    picture(page, "software-after")
    page.goto("/toledo/print/slips/7/")
    expect(page.locator(".slip")).to_have_count(9)
    expect(page.locator("code")).to_contain_text(seed)
    picture(page, "software-slips")
