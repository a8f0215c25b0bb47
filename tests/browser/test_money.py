"""Money and conduct under one hand: amounts asked for at the touch, bars and pairs on the record."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from floor.commands.absences import away
from floor.commands.chairs import leave, walk_up
from floor.commands.custody import pick_up
from players.models import ApartPair, Player
from pokerroom.clock import now
from pokerroom.models import Staff
from tables.models import Chips, Sitting
from tests.browser.conftest import TABLET, UPRIGHT, Hand
from waitlist.commands.entries import join
from waitlist.models import Entry
from waitlist.rules import Via

LONG = "Maximiliano Wolfeschlegelsteinhausen-Featherston"


@pytest.fixture
def bob(sit: Callable[..., Sitting], open_at) -> Sitting:
    open_at(4, at=now() - timedelta(hours=4))
    return sit("Bob Baker", 4, 2, at=now() - timedelta(hours=3))


def test_an_add_on_is_asked_for_and_refused_in_place(
    bob: Sitting, sit, host: Staff, supervisor: Staff, tablet, picture, no_faults_for_everybody: Callable[[Page], None]
) -> None:
    at = now() - timedelta(hours=2)
    late, soon = sit(LONG, 4, 4, at=at), sit("Cy Cole", 4, 5, at=at)
    for sitting, minutes in ((late, 22), (soon, 19)):
        away(sitting, since=now() - timedelta(minutes=minutes), by=host, at=now())
    page = tablet(supervisor)
    hand = Hand(page)
    hand.tap("#head-4")
    hand.tap("#chair-4-4 .chair-open")
    expect(page.locator("#chair-4-5")).to_contain_text("soon over")
    picture(page, "chair-overdue")
    hand.tap("#chair-4-2 .chair-open")
    expect(page.locator(".chair-more")).to_contain_text("Bob B.")
    hand.tap(page.locator("#tray").get_by_role("button", name="Add on"))
    page.get_by_label("Amount").fill("250")
    page.get_by_label("In front").fill("100")
    picture(page, "add-on-asked")
    page.keyboard.press("Enter")
    expect(page.locator("#refusal")).to_contain_text("takes at most $300")
    picture(page, "add-on-refused")
    no_faults_for_everybody(page)
    page.get_by_label("Amount").fill("200")
    page.keyboard.press("Enter")
    expect(page.locator("#bar")).to_contain_text("add-on")
    assert Chips.objects.get(sitting=bob).cents == 20_000
    hand.tap(page.locator("#tray").get_by_role("button", name="Remove from the game"))
    picture(page, "remove-asked")
    hand.tap(page.locator("#refusal").get_by_role("button", name="Slows the game"))
    expect(page.locator("#chair-4-2.open")).to_be_visible()
    expect(page.locator("#bar .undo")).to_be_visible()
    page.set_viewport_size(UPRIGHT)
    picture(page, "chair-upright")


def test_a_refused_amount_stays_in_its_field(bob: Sitting, supervisor: Staff, tablet, picture) -> None:
    """Nobody types twice: what was typed stands where it was, and the field says what it wants."""
    page = tablet(supervisor)
    hand, bubble = Hand(page), page.locator("#refusal")
    hand.tap("#head-4")
    hand.tap("#chair-4-2 .chair-open")
    hand.tap(page.locator("#tray").get_by_role("button", name="Add on"))
    bubble.get_by_label("In front").fill("100")
    amount = bubble.get_by_label("Amount")
    for typed, said in (
        ("2oo", "Amount: give an amount, such as 200."),
        ("0", "Amount: give more than nothing."),
        ("0.5", "Amount: give whole dollars: 1-3 NLH has no smaller chip."),
        ("250", "takes at most $300"),
    ):
        amount.fill(typed)
        page.keyboard.press("Enter")
        expect(bubble).to_contain_text(said)
        expect(amount).to_have_value(typed)
        picture(page, f"amount-{typed}")
    amount.fill("200")
    page.keyboard.press("Enter")
    expect(page.locator("#bar")).to_contain_text("add-on")
    assert Chips.objects.get(sitting=bob).cents == 20_000
    hand.tap(page.locator("#tray").get_by_role("button", name="Cash out"))
    bubble.get_by_label("Amount").fill("about 300")
    page.keyboard.press("Enter")
    expect(bubble.locator("label", has_text="Amount")).to_contain_text("give an amount")
    expect(bubble.get_by_label("Amount")).to_have_value("about 300")
    expect(bubble.get_by_role("button", name="Cash out")).to_be_visible()
    picture(page, "cash-out-refused")


def test_a_refused_count_stays_in_its_field(bob: Sitting, sit, host: Staff, supervisor: Staff, tablet, picture) -> None:
    late = sit("Cy Cole", 4, 5, at=now() - timedelta(hours=2))
    away(late, since=now() - timedelta(minutes=25), by=host, at=now())
    page = tablet(supervisor)
    hand, bubble = Hand(page), page.locator("#refusal")
    hand.tap("#head-4")
    hand.tap("#chair-4-5 .chair-open")
    form = page.locator(f"#pick-up-{late.pk}")
    form.get_by_label("Chips counted").fill("48.70")
    form.get_by_label("Bag number").fill("17")
    form.get_by_label("Counted with").fill("Lee the dealer")
    hand.tap(form.get_by_role("button", name="Pick up"))
    expect(bubble).to_contain_text("give whole dollars")
    expect(form.get_by_label("Chips counted")).to_have_value("48.70")
    expect(form.get_by_label("Chips counted")).to_be_focused()
    picture(page, "pick-up-refused")


def test_a_short_buy_in_stays_in_its_field(open_at, sit, host: Staff, supervisor: Staff, tablet) -> None:
    open_at(4, at=now() - timedelta(hours=4))
    bob = sit("Bob Baker", 4, 2, at=now() - timedelta(hours=3))
    leave(bob, amount=20_000, by=host, at=now())
    entry = join(bob.room, games=[bob.game], player=bob.player, via=Via.DESK, by=host, at=now())[0]
    page = tablet(supervisor)
    hand, bubble = Hand(page), page.locator("#refusal")
    hand.tap("#next-1-3-nlh")
    for word in ("Here", "Seat"):
        expect(page.locator(f"#act-{entry.pk}")).to_have_text(word)
        hand.tap(f"#act-{entry.pk}")
    buy_in = bubble.get_by_label("Buy-in")
    for typed, said in (("50", "200"), ("nine", "Buy-in: give an amount"), ("200.5", "Buy-in: give whole dollars")):
        buy_in.fill(typed)
        page.keyboard.press("Enter")
        expect(bubble).to_contain_text(said)
        expect(buy_in).to_have_value(typed)


def test_the_record_bars_and_keeps_apart(
    bob: Sitting, room, host: Staff, supervisor: Staff, sit, player, tablet, picture, no_faults_for_everybody
) -> None:
    player("Eve Evans")
    longest: Player = sit(LONG, 4, 6, at=now() - timedelta(hours=2)).player
    leave(bob, amount=145_000, by=host, at=now())
    walk_up(room, table=4, seat=5, player=bob.player, buy_in=145_000, overrule="", by=supervisor, at=now())
    page = tablet(supervisor, f"/toledo/players/{bob.player_id}/")
    hand = Hand(page)
    expect(page.locator("#player-record")).to_contain_text("must bring $1,450 until")
    for name in ("eve", "maxi"):
        page.get_by_label("Keep apart from").fill(name)
        hand.tap("#others .chip")
        expect(page.locator("#others .chip")).to_have_count(0)
    expect(page.locator("#player-record")).to_contain_text(longest.name)
    hand.tap(page.get_by_role("button", name="30 days"))
    hand.tap(page.locator("#refusal").get_by_role("button", name="Collusion"))
    expect(page.locator("#player-record")).to_contain_text(": Collusion")
    expect(page.locator("#card-bars + p + .say")).to_contain_text("still sits at Table 4 seat 5")
    page.get_by_label("What happened").fill("Threw cards.")
    hand.tap(page.get_by_role("button", name="Put on the record"))
    expect(page.locator("#refusal")).to_contain_text("Rule: choose the one it stands under.")
    picture(page, "no-rule-chosen")
    page.locator(".conduct-form").get_by_text("T41", exact=True).tap()
    page.get_by_label("What happened").fill("Threw cards at the dealer.")
    hand.tap(page.get_by_role("button", name="Put on the record"))
    expect(page.get_by_role("region", name="Conduct")).to_contain_text("Threw cards")
    no_faults_for_everybody(page)
    picture(page, "record-wide")
    page.set_viewport_size(UPRIGHT)
    picture(page, "record-upright")
    assert ApartPair.objects.count() == 2


def test_custody_and_what_waits_for_approval(
    bob: Sitting, host: Staff, supervisor: Staff, sit, room, tablet, picture, no_faults_for_everybody
) -> None:
    """A host asks for payment and dinner; the supervisor's rail shows both, and there is a sheet to sign."""
    at = now() - timedelta(hours=2)
    long, dee = sit(LONG, 4, 4, at=at), sit("Dee Dunn", 4, 5, at=at)
    for sitting in (long, bob):
        away(sitting, since=now() - timedelta(minutes=25), by=host, at=now())
    count = {"amount": 1_234_567, "verified_by": "Lee the dealer", "by": supervisor}
    pick_up(long, bag="17", at=now(), **count)
    page = tablet(host, "/toledo/custody/")
    page.get_by_role("button", name="Pay out…").tap()
    picture(page, "custody-sure")
    page.get_by_role("button", name="Ask to pay out").tap()
    expect(page.locator("#custody")).to_contain_text("a supervisor has been asked")
    picture(page, "custody-host")
    no_faults_for_everybody(page)
    page.set_viewport_size(UPRIGHT)
    picture(page, "custody-upright")
    page.goto("/toledo/custody/sheet/")
    picture(page, "custody-sheet")
    page.set_viewport_size(TABLET)
    page.goto("/toledo/host/")
    hand = Hand(page)
    hand.tap("#head-4")
    hand.tap("#chair-4-5 .chair-open")
    hand.tap(page.locator("#tray").get_by_role("button", name="Ask for extended dinner"))
    page.get_by_label("Amount").fill("900")
    page.get_by_label("Counted with").fill("Lee Ortiz")
    page.keyboard.press("Enter")
    expect(page.locator("#bar")).to_contain_text("2 to approve")
    floor = tablet(supervisor, "/toledo/floor/", size={"width": 1440, "height": 900})
    rail = floor.locator("#rail")
    expect(rail).to_contain_text("Extended dinner for Dee D., Table 4 seat 5, who sits since")
    picture(floor, "rail-approvals")
    no_faults_for_everybody(floor)
    rail.locator(".approval", has_text="Dee D.").get_by_role("button", name="Approve").tap()
    expect(rail.locator(".clock-row.extended")).to_contain_text("Dee D.")
    floor.set_viewport_size(UPRIGHT)
    picture(floor, "rail-upright")
    floor.set_viewport_size(TABLET)
    entry = Entry.objects.get(player=dee.player)
    floor.locator(f"#c-extended-{entry.pk}").get_by_role("button", name="Here").tap()
    expect(floor.locator(f"#c-extended-{entry.pk}")).to_have_count(0)
    expect(floor.locator(f"#e-{entry.pk}")).to_contain_text("must bring $900")
    floor.locator("#next-1-3-nlh").tap()
    for says in ("Here", "Seat"):
        act = floor.locator(f"#act-{entry.pk}")
        expect(act).to_have_text(says)
        act.tap()
    expect(floor.locator("#refusal .overrule")).to_be_visible()
    picture(floor, "overrule")
    floor.locator("#refusal").get_by_role("button", name="Known to the house").tap()
    expect(floor.locator(f"#e-{entry.pk}")).to_have_count(0)
    assert Sitting.objects.get(player=dee.player, ended_at=None).buy_in is None
