"""The host's screen under one hand: what each thing costs, and that the lists follow."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from floor.commands.chairs import walk_up
from floor.commands.naming import occupied
from players.models import Player
from pokerroom.models import Staff
from tables.models import Sitting, Table
from tests.browser.conftest import UPRIGHT, Hand
from tests.conftest import minute
from waitlist.models import Entry
from waitlist.rules import Status, Via

OnList = Callable[..., Entry]


def row(entry: Entry) -> str:
    return f"#e-{entry.pk}"


def act(entry: Entry) -> str:
    return f"#act-{entry.pk}"


@pytest.fixture
def ann(on_list: OnList, open_at: Callable[..., Table]) -> Entry:
    """Ann waits for 1-3, where table 4 is open."""
    open_at(4)
    return on_list("Ann Adams")


@pytest.fixture
def bob(room, host: Staff, player: Callable[..., Player], open_at: Callable[..., Table]) -> Sitting:
    """Bob sits at table 7 seat 2."""
    open_at(7)
    return walk_up(room, table=7, seat=2, player=player("Bob Baker"), by=host, at=minute(-30))


def status(entry: Entry) -> str:
    entry.refresh_from_db()
    return entry.status


def test_call_here_and_seat_cost_one_touch_each(ann: Entry, hand: Hand) -> None:
    hand.tap("#next-1-3-nlh")
    expect(hand.page.locator(row(ann))).to_contain_text("Table 4 seat 1")
    assert (hand.touches, status(ann)) == (1, Status.CALLED)
    place = hand.page.locator(act(ann)).bounding_box()
    hand.tap(act(ann))
    expect(hand.page.locator(act(ann))).to_have_text("Seat")
    assert hand.touches == 2
    assert hand.page.locator(act(ann)).bounding_box() == place
    hand.tap(act(ann))
    expect(hand.page.locator(row(ann))).to_have_count(0)
    assert (hand.touches, status(ann)) == (3, Status.SEATED)


def test_pass_stands_away_from_seat_and_costs_one_touch(ann: Entry, hand: Hand) -> None:
    hand.tap("#next-1-3-nlh")
    here, passed = hand.page.locator(act(ann)), hand.page.locator(f"{row(ann)} .pass")
    expect(passed).to_be_visible()
    gap = here.bounding_box()["x"] - passed.bounding_box()["x"] - passed.bounding_box()["width"]
    assert gap >= 44
    hand.touches = 0
    hand.tap(passed)
    expect(hand.page.locator(row(ann))).to_contain_text("passed")
    assert hand.touches == 1


def test_add_somebody_new_to_a_list_costs_three_touches(hand: Hand) -> None:
    hand.page.keyboard.press("/")
    hand.write("Cy Coleman")
    hand.tap("#found-new")
    hand.tap(hand.page.locator("#choose .chip", has_text="1-$3"))
    hand.tap("#add")
    expect(hand.page.locator("#list-1-3-nlh .row")).to_contain_text("Cy Coleman")
    expect(hand.page.locator("#q")).to_have_value("")
    expect(hand.page.locator("#q")).to_be_focused()
    assert hand.touches == 3


def test_the_lists_of_last_time_are_marked(hand: Hand, on_list: OnList, room, host: Staff) -> None:
    from waitlist.commands.entries import remove

    remove(on_list("Dee Dunn", game_slug="2-5-nlh"), by=host, at=minute(0))
    hand.page.keyboard.press("/")
    hand.write("de")
    hand.tap(".found-row >> nth=0")
    expect(hand.page.locator("#add")).to_have_text("Add to 1 list")
    hand.tap("#add")
    expect(hand.page.locator("#list-2-5-nlh .row.waiting")).to_contain_text("Dee Dunn")
    assert hand.touches == 2


def test_a_call_in_costs_three_touches(hand: Hand, player: Callable[..., Player]) -> None:
    player("Eve Ellis")
    hand.tap(".phone")
    hand.page.locator("#q").focus()
    hand.write("eve")
    hand.page.locator("#found .found-row").first.wait_for()
    hand.page.keyboard.press("Enter")
    hand.tap(hand.page.locator("#choose .chip", has_text="1-$3"))
    hand.tap("#add")
    expect(hand.page.locator("#list-1-3-nlh .row.not-here")).to_contain_text("Eve Ellis")
    assert hand.touches == 3
    assert Entry.objects.get().via == Via.PHONE


def test_straight_to_an_open_seat_costs_two_touches(hand: Hand, player: Callable[..., Player], open_at) -> None:
    open_at(4)
    player("Fay Ford")
    hand.page.keyboard.press("/")
    hand.write("fay")
    hand.tap(".found-row >> nth=0")
    hand.tap(".straight .chip >> nth=0")
    expect(hand.page.locator("#found")).to_be_empty()
    assert hand.touches == 2
    assert Sitting.objects.get().player.name == "Fay Ford"


def test_somebody_nobody_has_checked_needs_an_id_first(hand: Hand, open_at) -> None:
    open_at(4)
    hand.page.keyboard.press("/")
    hand.write("Gus Gray")
    hand.tap("#found-new")
    hand.tap(".straight .chip >> nth=0")
    expect(hand.page.locator("#refusal")).to_contain_text("No age check for Gus G. yet")
    assert not Sitting.objects.exists()
    hand.tap(hand.page.get_by_role("button", name="ID seen, old enough"))
    expect(hand.page.locator("#found")).to_be_empty()
    expect(hand.page.locator("#refusal")).to_be_hidden()
    assert Sitting.objects.get().player.name == "Gus Gray"


@pytest.mark.parametrize(("button", "shown"), [("Leaving", "leaving"), ("Left", "open")])
def test_leaving_and_left_cost_two_touches(bob: Sitting, hand: Hand, button: str, shown: str) -> None:
    hand.tap("#head-7")
    hand.tap(hand.page.locator("#chair-7-2").get_by_role("button", name=button, exact=True))
    expect(hand.page.locator("#chair-7-2")).to_have_attribute("data-state", shown)
    assert hand.touches == 2


def test_a_seat_is_taken_without_a_name_in_two_touches(bob: Sitting, hand: Hand) -> None:
    hand.tap("#head-7")
    hand.tap(hand.page.locator("#chair-7-3").get_by_role("button", name="Taken"))
    expect(hand.page.locator("#chair-7-3")).to_contain_text("no name")
    assert hand.touches == 2


@pytest.mark.parametrize("what", ["Page", "30 min", "Gave up"])
def test_page_step_out_and_take_off_cost_two_touches(ann: Entry, hand: Hand, what: str) -> None:
    hand.tap(f"#open-{ann.pk}")
    hand.tap(hand.page.locator(f"#more-{ann.pk}").get_by_role("button", name=what, exact=True))
    expect(hand.page.locator("#bar .last")).to_contain_text("Ann A.")
    assert hand.touches == 2


def test_another_list_costs_three_touches_and_keeps_the_time(ann: Entry, hand: Hand) -> None:
    hand.tap(f"#open-{ann.pk}")
    hand.tap(hand.page.locator(f"#more-{ann.pk}").get_by_role("button", name="2-5 NLH"))
    expect(hand.page.locator("#refusal")).to_contain_text("Why does Ann A. go to 2-5 NLH")
    hand.tap(hand.page.get_by_role("button", name="Wrong list tapped"))
    expect(hand.page.locator("#list-2-5-nlh .row.waiting")).to_contain_text("Ann Adams")
    assert hand.touches == 3
    assert Entry.objects.get(game__slug="2-5-nlh").joined_at == ann.joined_at


def test_undo_costs_one_touch_from_its_one_place(ann: Entry, hand: Hand) -> None:
    hand.tap("#next-1-3-nlh")
    expect(hand.page.locator(f"{row(ann)}.called")).to_be_visible()
    hand.touches = 0
    hand.tap("#undo")
    expect(hand.page.locator(f"{row(ann)}.waiting")).to_be_visible()
    assert (hand.touches, status(ann)) == (1, Status.WAITING)


def test_out_of_turn_asks_why(ann: Entry, on_list: OnList, hand: Hand) -> None:
    cy = on_list("Cy Coleman")
    hand.tap(f"#open-{cy.pk}")
    hand.tap(hand.page.locator(f"#more-{cy.pk}").get_by_role("button", name="Call for Table 4"))
    expect(hand.page.locator("#refusal")).to_contain_text("Ann A. is here and stands before Cy C.")
    assert status(cy) == Status.WAITING
    hand.tap(hand.page.get_by_role("button", name="Others declined"))
    expect(hand.page.locator(f"{row(cy)}.called")).to_be_visible()


def test_every_touchable_thing_is_large_enough(ann: Entry, bob: Sitting, podium: Page) -> None:
    podium.locator(f"#open-{ann.pk}").tap()
    podium.locator("#head-7").tap()
    podium.locator("#chair-7-2").wait_for()
    small = podium.evaluate(
        """() => [...document.querySelectorAll("button, a, input, select, label.chip")]
            .filter((e) => e.checkVisibility() && !e.matches(".chip input"))
            .map((e) => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
            .filter(([, box]) => box.height < 44 || box.width < 44).map(([html]) => html)"""
    )
    assert small == []


def test_upright_two_lists_show_and_a_strip_leads_to_the_others(tablet, host: Staff, on_list: OnList) -> None:
    on_list("Hal Hunt", game_slug="5-10-o8")
    page = tablet(host, size=UPRIGHT)
    whole = page.evaluate(
        """() => [...document.querySelectorAll(".list")].map((e) => e.getBoundingClientRect())
            .filter((box) => box.left >= 0 && box.right <= innerWidth).length"""
    )
    assert whole == 2
    expect(page.locator("#tab-5-10-o8")).to_contain_text("1")
    page.locator("#tab-5-10-o8").tap()
    expect(page.locator("#list-5-10-o8")).to_be_in_viewport(ratio=0.95)


def test_somebody_without_a_name_gets_one(bob: Sitting, hand: Hand, room, host, player, open_at) -> None:
    sitting = occupied(room, table=7, seat=5, by=host, at=minute(-20))
    player("Kay King")
    hand.tap("#head-7")
    hand.tap(hand.page.locator("#chair-7-5").get_by_role("button", name="Name", exact=True))
    hand.write("kay")
    hand.tap(".found-row >> nth=0")
    hand.tap(hand.page.get_by_role("button", name="Sits at Table 7 seat 5"))
    expect(hand.page.locator("#chair-7-5")).to_contain_text("Kay K.")
    sitting.refresh_from_db()
    assert sitting.player.name == "Kay King"


def test_whoever_is_passed_over_is_told_afterwards_with_why(on_list: OnList, open_at, hand: Hand) -> None:
    open_at(4)
    on_list("Cy Coleman", via=Via.PHONE)
    on_list("Ann Adams")
    hand.tap("#next-1-3-nlh")
    expect(hand.page.locator("#bar .last")).to_contain_text("passed over: Cy C. (not here)")


def test_old_names_that_are_not_here_go_in_one_tap_and_come_back(ann: Entry, on_list: OnList, hand: Hand) -> None:
    cy = on_list("Cy Coleman", via=Via.PHONE)
    hand.tap("#menu-1-3-nlh")
    hand.tap(hand.page.get_by_role("button", name="over 30 min"))
    expect(hand.page.locator(f"{row(cy)}.removed")).to_be_visible()
    hand.tap(act(cy))
    expect(hand.page.locator(f"{row(cy)}.waiting")).to_be_visible()


def test_a_list_is_cleared_with_a_reason_closed_and_reopened(ann: Entry, hand: Hand) -> None:
    hand.tap("#menu-1-3-nlh")
    hand.tap(hand.page.get_by_role("button", name="No new names"))
    expect(hand.page.locator("#list-1-3-nlh .count")).to_contain_text("closed")
    hand.tap(hand.page.get_by_role("button", name="Take names again"))
    expect(hand.page.locator("#list-1-3-nlh .count")).not_to_contain_text("closed")
    hand.tap(hand.page.locator("#list-1-3-nlh").get_by_role("button", name="Clear", exact=True))
    expect(hand.page.locator("#refusal")).to_contain_text("Take all 1 names off the 1-3 NLH list?")
    hand.tap(hand.page.get_by_role("button", name="The game ends"))
    expect(hand.page.locator(f"{row(ann)}.removed")).to_be_visible()


def test_a_supervisor_opens_a_table_and_calls_in_one_go(on_list: OnList, tablet, supervisor: Staff) -> None:
    for name in ("Dee Dunn", "Eve Ellis", "Fay Ford"):
        on_list(name, game_slug="5-10-nlh")
    hand = Hand(tablet(supervisor))
    hand.tap("#menu-5-10-nlh")
    hand.tap(hand.page.locator("#list-5-10-nlh").get_by_role("button", name="Table 3"))
    expect(hand.page.locator("#list-5-10-nlh .row.called")).to_have_count(3)
    assert hand.touches == 2


def test_auto_call_is_switched_in_one_touch(ann: Entry, hand: Hand, room) -> None:
    switch = hand.page.get_by_role("switch", name="Auto-call")
    expect(switch).to_have_attribute("aria-checked", "true")
    hand.tap(switch)
    expect(switch).to_have_attribute("aria-checked", "false")
    room.refresh_from_db()
    assert (hand.touches, room.auto_call_paused) == (1, True)


def test_a_name_that_was_opened_stays_in_view_above_what_can_be_done(on_list: OnList, hand: Hand) -> None:
    bob = [on_list(name) for name in ("Ann Adams", "Bob Baker")][1]
    hand.tap(f"#open-{bob.pk}")
    expect(hand.page.locator(f"#more-{bob.pk}")).to_be_in_viewport()
    expect(hand.page.locator(f"#open-{bob.pk}")).to_be_in_viewport(ratio=0.95)


def test_a_tab_moves_the_lists_and_nothing_else(
    ann: Entry, on_list: OnList, open_at: Callable[..., Table], hand: Hand
) -> None:
    open_at(5, game_slug="1-1-plo")
    on_list("Quin", game_slug="1-1-plo")
    hand.page.reload()
    hand.tap(".tab >> nth=1")
    expect(hand.page.locator("#list-1-3-nlh")).not_to_be_in_viewport(ratio=0.1)
    assert hand.page.locator(".shell").evaluate("(shell) => shell.scrollLeft") == 0
