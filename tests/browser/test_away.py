"""Away from the table under one hand: what a dealer shouts, overdue, chips into custody and back to the table."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from floor.commands.absences import away
from floor.commands.chairs import leave
from pokerroom.clock import now
from pokerroom.models import Approval, Staff
from tables.models import Absence, Bag, Sitting
from tests.browser.conftest import UPRIGHT, Hand
from waitlist.commands.entries import join
from waitlist.models import Entry
from waitlist.rules import Status, Via

DESK = {"width": 1440, "height": 900}


@pytest.fixture
def bob(sit: Callable[..., Sitting], open_at) -> Sitting:
    """Bob sits at table 4 seat 2, of nine."""
    open_at(4)
    return sit("Bob Baker", 4, 2, at=now() - timedelta(hours=3))


@pytest.fixture
def gone(bob: Sitting, host: Staff) -> Callable[..., Sitting]:
    """Bob left his chair some minutes ago."""
    return lambda minutes, **facts: away(bob, since=now() - timedelta(minutes=minutes), by=host, at=now(), **facts)


def walk(sitting: Sitting) -> Absence | None:
    return Absence.objects.filter(sitting=sitting, ended_at=None).first()


CHAIR = "#chair-4-2"


def button(hand: Hand, name: str, within: str = CHAIR):
    return hand.page.locator(within).get_by_role("button", name=name, exact=True)


def test_away_dinner_and_back_cost_two_touches_each(bob: Sitting, hand: Hand) -> None:
    hand.tap("#head-4")
    hand.tap(button(hand, "Away"))
    chair = hand.page.locator(CHAIR)
    expect(chair).to_contain_text("19:5")
    assert (hand.touches, walk(bob).kind) == (2, "first")
    hand.tap(button(hand, "Dinner?"))
    expect(chair).to_contain_text("dinner 59:")
    hand.tap(button(hand, "Back"))
    expect(button(hand, "Away")).to_be_visible()
    expect(chair).to_contain_text("away 1×")
    assert hand.touches == 4
    assert walk(bob) is None


def test_the_time_of_leaving_is_put_right(gone, hand: Hand) -> None:
    bob = gone(3)
    since = walk(bob).since
    hand.tap("#head-4")
    hand.tap(f"{CHAIR} .chair-open")
    hand.tap(button(hand, "−5 min", "#tray"))
    expect(hand.page.locator(CHAIR)).to_contain_text("11:5")
    assert walk(bob).since == since - timedelta(minutes=5)


def test_missed_blinds_and_the_note_for_the_dealer(bob: Sitting, hand: Hand) -> None:
    hand.tap("#head-4")
    hand.tap(f"{CHAIR} .chair-open")
    hand.tap(button(hand, "Small", "#tray"))
    expect(hand.page.locator(CHAIR)).to_contain_text("missed small blind")
    hand.tap(button(hand, "Dead button", "#tray"))
    expect(hand.page.locator(CHAIR)).to_contain_text("Dead button")
    bob.refresh_from_db()
    assert (bob.missed_small, bob.missed_big, bob.note) == (True, False, "Dead button")


def test_overdue_stands_on_the_chair_and_at_the_foot(
    gone, hand: Hand, no_faults_for_everybody: Callable[[Page], None]
) -> None:
    gone(21)
    hand.page.reload()
    hand.tap("#head-4")
    expect(hand.page.locator(CHAIR)).to_contain_text("OVER 1:0")
    expect(hand.page.locator("#bar")).to_contain_text("Bob B. is overdue: Table 4")
    hand.tap(f"{CHAIR} .chair-open")
    expect(hand.page.locator("#tray form.money").first).to_be_visible()
    no_faults_for_everybody(hand.page)


def test_pick_up_waits_for_a_supervisor_and_the_chips_come_back_exactly(
    gone, hand: Hand, host: Staff, supervisor: Staff, room, no_faults_for_everybody: Callable[[Page], None]
) -> None:
    supervisor.set_pin("4711")
    supervisor.save()
    bob, page = gone(25), hand.page
    hand.tap("#head-4")
    hand.tap(button(hand, "Pick up"))
    page.get_by_label("Chips counted").fill("$1,450")
    page.get_by_label("Bag number").fill("12")
    page.get_by_label("Counted with").fill("Lee Ortiz")
    hand.tap(button(hand, "Ask to pick up", "#tray"))
    expect(page.locator("#bar")).to_contain_text("1 to approve")
    hand.tap(button(hand, "1 to approve", "#bar"))
    expect(page.locator("#approvals")).to_contain_text("Pick up $1,450 of Bob B., Table 4 seat 2, away since")
    page.get_by_label("Supervisor's PIN").fill("4711")
    no_faults_for_everybody(page)
    hand.tap(button(hand, "Approve", "#approvals"))
    expect(page.locator(f"{CHAIR}.open")).to_be_visible()
    bag = Bag.objects.get()
    assert (bag.amount, bag.number, bag.counted_by, bag.verified_by) == (145_000, "12", host, "Lee Ortiz")
    assert Approval.objects.get().outcome == "approved"
    page.goto("/toledo/custody/")
    expect(page.locator("#custody")).to_contain_text("$1,450")
    no_faults_for_everybody(page)
    page.goto("/toledo/host/")
    entry = Entry.objects.get(player=bob.player)
    hand.tap(f"#act-{entry.pk}")
    hand.tap("#next-1-3-nlh")
    expect(page.locator(f"#e-{entry.pk}")).to_contain_text("brings $1,450, bag 12")
    for word in ("Here", "Seat"):
        expect(page.locator(f"#act-{entry.pk}")).to_have_text(word)
        hand.tap(f"#act-{entry.pk}")
    expect(page.locator(f"#e-{entry.pk}")).to_have_count(0)
    back = Sitting.objects.get(player=bob.player, ended_at=None)
    assert (back.buy_in, Bag.objects.get().ended_as) == (145_000, "returned")


def test_what_was_taken_off_is_asked_for_where_it_is_needed(bob: Sitting, hand: Hand, host: Staff, game, room) -> None:
    leave(bob, amount=None, by=host, at=now())
    entry = join(room, games=[game("1-3-nlh")], player=bob.player, via=Via.DESK, by=host, at=now())[0]
    page = hand.page
    hand.tap("#next-1-3-nlh")
    expect(page.locator(f"#e-{entry.pk}")).to_contain_text("say what they left with")
    hand.tap(f"#act-{entry.pk}")
    expect(page.locator(f"#act-{entry.pk}")).to_have_text("Seat")
    hand.tap(f"#act-{entry.pk}")
    page.get_by_label("Left with").fill("730")
    page.keyboard.press("Enter")
    expect(page.locator("#refusal")).to_contain_text("must bring at least $730")
    expect(page.get_by_label("Buy-in")).to_have_value("730.00")
    page.keyboard.press("Enter")
    expect(page.locator(f"#e-{entry.pk}")).to_have_count(0)
    entry.refresh_from_db()
    assert entry.status == Status.SEATED
    assert Sitting.objects.get(player=bob.player, ended_at=None).buy_in == 73_000


def test_the_floor_picks_up_from_its_rail(
    gone, supervisor: Staff, tablet, no_faults_for_everybody: Callable[[Page], None], picture
) -> None:
    gone(23)
    page = tablet(supervisor, "/toledo/floor/", size=DESK)
    hand = Hand(page)
    hand.tap(button(hand, "Pick up", "#rail"))
    expect(page.get_by_label("Chips counted")).to_be_visible()
    picture(page, "floor-pick-up")
    no_faults_for_everybody(page)
    page.get_by_label("Chips counted").fill("200")
    page.get_by_label("Bag number").fill("7")
    page.get_by_label("Counted with").fill("Sam")
    page.locator("#rail form [type=submit]").tap()
    expect(page.locator("#rail")).to_contain_text("No clock is running")
    assert Bag.objects.get().amount == 20_000


def test_a_record_shows_conduct_to_supervisors_only(
    bob: Sitting, host: Staff, supervisor: Staff, tablet, no_faults_for_everybody: Callable[[Page], None], picture
) -> None:
    path = f"/toledo/players/{bob.player_id}/"
    page = tablet(supervisor, path)
    page.locator(".conduct-form").get_by_text("T41", exact=True).tap()
    page.get_by_label("What happened").fill("Threw cards at the dealer.")
    page.get_by_role("button", name="Put on the record").tap()
    expect(page.get_by_role("region", name="Conduct")).to_contain_text("Threw cards")
    no_faults_for_everybody(page)
    picture(page, "record")
    assert tablet(host, path).get_by_text("Conduct").count() == 0


@pytest.mark.parametrize(
    ("name", "size"), [("wide", {"width": 1180, "height": 820}), ("upright", UPRIGHT), ("desk", DESK)]
)
def test_nine_chairs_fit(name, size, bob, gone, sit, host, supervisor, tablet, picture) -> None:
    people = ["Ann Adams", "Cy Coleman", "Dee Dunn", "Maximiliano Featherstonehaugh", "Gus Green", "Hal Hill"]
    at = now() - timedelta(hours=2)
    sat = [sit(person, 4, seat, at=at) for seat, person in zip((1, 3, 4, 5, 6, 8), people, strict=True)]
    gone(42, dinner=True)
    away(sat[2], since=now() - timedelta(minutes=21), by=host, at=now())
    away(sat[4], by=host, at=now())
    for staff, path in ((host, "host"), (supervisor, "floor")):
        page = tablet(staff, f"/toledo/{path}/", size=size)
        page.locator("#head-4" if path == "host" else "#table-4").tap()
        expect(page.locator("#chair-4-9")).to_be_visible()
        picture(page, f"{path}-{name}")
        page.locator("#chair-4-4 .chair-open").tap()
        expect(page.locator(".chair-more")).to_be_visible()
        picture(page, f"{path}-{name}-chair")
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        spill = page.evaluate(
            "[...document.querySelectorAll('.chair button')].filter(b => b.scrollWidth > b.clientWidth + 1).length"
        )
        assert (wide, spill) == (0, 0)
