"""Slips in money are put right: undone, or corrected by two people with both figures on record (rules §6)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from floor.commands.absences import away
from floor.commands.cash_outs import cash_out, state_left_with
from floor.commands.chairs import leave, walk_up
from floor.commands.conduct import remove_from_game
from floor.commands.corrections import recount, restate
from floor.commands.custody import count_bag, pay_out, pick_up
from players.models import Conduct, ConductReversal
from pokerroom.commands import set_policy
from pokerroom.event_text import tell
from pokerroom.invariants import check
from pokerroom.models import Approval, Event
from pokerroom.refusals import NotAllowed, Refused
from pokerroom.sweep import sweep
from pokerroom.undo import undo
from screens.host.reads.finder import found
from tables.models import Bag, CashOut
from tables.queries.money import in_custody
from tests.api.conftest import Caller
from tests.conftest import fresh, minute
from waitlist.commands.entries import check_in, remove, restore
from waitlist.models import Entry

pytestmark = pytest.mark.django_db

WITH = "Dee Ortiz"
ALMOST = timedelta(seconds=1)


@pytest.fixture
def ana(open_at, sit, host):
    """Away since 7:30 PM, and overdue at 7:50."""
    open_at(1)
    ana = sit("Ana", 1, 1)
    away(ana, since=minute(-30), by=host, at=minute(-30))
    return ana


@pytest.fixture
def bag(ana, supervisor):
    """A pick-up of $187 typed as $1,870."""
    return pick_up(ana, amount=187_000, verified_by=WITH, bag="7", by=supervisor, at=minute(0))


@pytest.fixture
def back(room, supervisor):
    """Undo of the last command, by a supervisor."""

    def take_back(at):
        last = Event.objects.filter(room=room).latest("seq")
        return undo(room, seq=last.seq, by=supervisor, at=at)

    return take_back


@pytest.fixture(autouse=True)
def whole(request, db):
    """Whatever was put right, the room holds."""
    yield
    assert [str(broken) for broken in check(minute(600))] == []


def said(room):
    return tell(Event.objects.filter(room=room).latest("seq"), room.zone)


# A new count


@pytest.mark.rule("T31")
def test_a_new_count_by_two_people(room, supervisor, bag):
    recount(bag, amount=18_700, verified_by="Sam Reed", by=supervisor, at=minute(1))
    assert (fresh(bag).amount, bag.verified_by, in_custody(room)) == (18_700, "Sam Reed", 18_700)
    event = Event.objects.get(verb="custody.recounted")
    assert (event.data["was_cents"], event.data["amount_cents"]) == (187_000, 18_700)
    assert said(room) == "Bag 7 of Ana counted again with Sam Reed: $187, not $1,870"


@pytest.mark.rule("T31")
def test_whoever_sits_down_again_brings_the_new_count(room, host, supervisor, bag):
    recount(bag, amount=18_700, verified_by=WITH, by=supervisor, at=minute(1))
    with pytest.raises(Refused, match=r"exactly \$187,"):
        walk_up(room, table=1, seat=1, player=bag.player, buy_in=187_000, by=host, at=minute(2))
    assert walk_up(room, table=1, seat=1, player=bag.player, by=host, at=minute(2)).buy_in == 18_700


@pytest.mark.rule("T16")
@pytest.mark.parametrize("amount", [1, 500_000])
def test_a_new_count_of_what_was_paid_out_is_the_cash_out(room, supervisor, bag, amount):
    pay_out(bag, by=supervisor, at=minute(1))
    recount(bag, amount=amount, verified_by=WITH, by=supervisor, at=minute(2))
    assert (CashOut.objects.get().amount, in_custody(room)) == (amount, 0)


@pytest.mark.rule("T31")
@pytest.mark.parametrize(
    ("amount", "second_person", "says"),
    [(187_000, WITH, "on record"), (0, WITH, "zero"), (18_700, "Kim", "Kim counts"), (18_700, "?", "of the staff")],
)
def test_what_is_no_new_count(room, supervisor, bag, amount, second_person, says):
    with pytest.raises(Refused, match=says):
        recount(bag, amount=amount, verified_by=second_person, by=supervisor, at=minute(1))
    assert (fresh(bag).amount, in_custody(room)) == (187_000, 187_000)


@pytest.mark.rule("T31")
def test_chips_back_on_the_table_are_not_counted_in_their_bag(room, host, supervisor, bag, back):
    walk_up(room, table=1, seat=1, player=bag.player, by=host, at=minute(1))
    with pytest.raises(Refused, match=r"with Ana at 8:01 PM. To count it again, undo that seating first"):
        recount(bag, amount=18_700, verified_by=WITH, by=supervisor, at=minute(2))
    back(minute(2))
    recount(bag, amount=18_700, verified_by=WITH, by=supervisor, at=minute(3))
    assert in_custody(room) == 18_700


@pytest.mark.rule("T31")
def test_a_host_asks_for_a_new_count(room, host, supervisor, bag):
    answer = Caller(host, room).post(f"custody/{bag.pk}/recount/", {"amount": "187.00", "verified_by": WITH})
    assert answer.status_code == 202
    assert Approval.objects.get().says == "Count bag 7 of Ana again: $187, not $1,870; counted with Dee Ortiz"
    done = Caller(supervisor, room).post(f"approvals/{answer.json()['approval']}/approve/").json()
    assert done["answer"]["amount"] == "187.00"
    assert (fresh(bag).counted_by, bag.verified_by) == (host, WITH)


@pytest.mark.rule("T31")
def test_a_request_for_a_new_count_ends_with_the_count_that_it_is_about(room, host, supervisor, bag):
    Caller(host, room).post(f"custody/{bag.pk}/recount/", {"amount": "187.00", "verified_by": WITH})
    recount(bag, amount=18_000, verified_by=WITH, by=supervisor, at=minute(1))
    assert Approval.objects.get().outcome == "ended"


# An amount restated


@pytest.fixture
def left(open_at, sit, host):
    """Ana left at 8 PM with $48, who had $480."""
    open_at(1)
    leave(sit("Ana", 1, 1), amount=4_800, by=host, at=minute(0))
    return CashOut.objects.get()


@pytest.mark.rule("T16")
def test_an_amount_stated_wrong_is_restated_by_two(room, host, supervisor, left):
    restate(left, amount=48_000, verified_by=WITH, by=supervisor, at=minute(1))
    assert said(room) == "What Ana left with corrected with Dee Ortiz: $480, not $48"
    for at, asked in ((minute(120) - ALMOST, True), (minute(120), False)):
        if asked:
            with pytest.raises(Refused, match=r"at least \$480"):
                walk_up(room, table=1, seat=1, player=left.player, buy_in=10_000, by=host, at=at)
        else:
            walk_up(room, table=1, seat=1, player=left.player, buy_in=10_000, by=host, at=at)


@pytest.mark.rule("T16")
def test_an_amount_is_restated_over_the_api(room, host, supervisor, left):
    path, facts = f"sittings/{left.sitting_id}/restate/", {"amount": "480.00", "verified_by": WITH}
    assert Caller(host, room).post(path, facts).status_code == 202
    assert Caller(supervisor, room).post(path, facts).json()["left_with"] == "480.00"
    again = Caller(supervisor, room).post(path, facts).json()
    assert (again["code"], again["detail"]) == ("malformed", "$480 is the amount on record.")


@pytest.mark.rule("T16")
@pytest.mark.parametrize("second_person", ["Kim", "-", ""])
def test_one_person_restates_nothing(supervisor, left, second_person):
    with pytest.raises(Refused):
        restate(left, amount=48_000, verified_by=second_person, by=supervisor, at=minute(1))
    assert fresh(left).amount == 4_800


@pytest.mark.rule("T16")
def test_a_host_restates_nothing_alone(host, left):
    with pytest.raises(NotAllowed):
        restate(left, amount=48_000, verified_by=WITH, by=host, at=minute(1))


@pytest.mark.rule("T34")
def test_the_place_of_an_extended_dinner_follows(supervisor, open_at, sit):
    open_at(1)
    ana = sit("Ana", 1, 1)
    cash_out(ana, amount=4_800, extended_dinner=True, verified_by=WITH, by=supervisor, at=minute(0))
    restate(CashOut.objects.get(), amount=48_000, verified_by=WITH, by=supervisor, at=minute(1))
    assert Entry.objects.get().origin_cents == 48_000
    with pytest.raises(Refused, match="zero is none"):
        restate(CashOut.objects.get(), amount=0, verified_by=WITH, by=supervisor, at=minute(2))


@pytest.mark.rule("T31")
def test_what_a_bag_paid_is_corrected_by_the_bag(supervisor, bag):
    pay_out(bag, by=supervisor, at=minute(1))
    with pytest.raises(Refused, match=r"paid out of bag 7. To correct the amount, two people count the bag again"):
        restate(CashOut.objects.get(), amount=1, verified_by=WITH, by=supervisor, at=minute(2))


@pytest.mark.rule("T16")
def test_what_is_not_stated_yet_is_stated_first(host, supervisor, open_at, sit):
    open_at(1)
    leave(sit("Ana", 1, 1), by=host, at=minute(0))
    with pytest.raises(Refused, match="not stated yet"):
        restate(CashOut.objects.get(), amount=1, verified_by=WITH, by=supervisor, at=minute(1))
    state_left_with(CashOut.objects.get(), amount=4_800, by=host, at=minute(2))
    with pytest.raises(Refused, match=r"already: \$48. To correct the amount, two people restate it"):
        state_left_with(CashOut.objects.get(), amount=48_000, by=host, at=minute(3))


# Undo


@pytest.mark.rule("T16")
@pytest.mark.parametrize("amount", [0, 48_000])
def test_what_was_stated_afterwards_is_undone(host, open_at, sit, back, amount):
    open_at(1)
    ana = sit("Ana", 1, 1)
    leave(ana, by=host, at=minute(0))
    state_left_with(CashOut.objects.get(), amount=amount, by=host, at=minute(1))
    assert fresh(ana).left_with == amount
    back(minute(2))
    assert (CashOut.objects.get().amount, fresh(ana).left_with) == (None, None)


@pytest.mark.rule("T31", "T35")
def test_a_pick_up_is_undone(room, ana, bag, back):
    """The chips go back to the player, who is away and overdue as before."""
    back(minute(1))
    absence = ana.absences.get()
    assert (fresh(ana).ended_at, absence.ended_at, absence.is_overdue(minute(1))) == (None, None, True)
    assert (fresh(bag).ended_as, in_custody(room), Entry.objects.get().status) == ("returned", 0, "removed")
    assert said(room) == "Undone: Chips of Ana picked up: $1,870, bag 7"


def test_a_pick_up_is_undone_with_its_new_count(room, supervisor, ana, bag):
    picked = Event.objects.get(verb="tables.picked_up").seq
    recount(bag, amount=18_700, verified_by=WITH, by=supervisor, at=minute(1))
    undo(room, seq=picked, by=supervisor, at=minute(2))
    assert (fresh(ana).ended_at, in_custody(room)) == (None, 0)


@pytest.mark.rule("T31")
def test_a_pick_up_is_not_undone_once_the_chips_went(room, supervisor, ana, bag):
    picked = Event.objects.get(verb="tables.picked_up").seq
    pay_out(bag, by=supervisor, at=minute(1))
    with pytest.raises(Refused, match=r"Since then: .* To correct the amount, two people count the bag again"):
        undo(room, seq=picked, by=supervisor, at=minute(2))
    assert fresh(ana).ended_at == minute(0)


def test_a_chair_that_somebody_else_has_by_now_is_not_given_back(room, host, supervisor, bag, player):
    picked = Event.objects.get(verb="tables.picked_up").seq
    walk_up(room, table=1, seat=1, player=player("Bob"), reason="here", by=host, at=minute(1))
    with pytest.raises(Refused, match=r"Since then: Bob seated at Table 1 seat 1. To correct the amount, two"):
        undo(room, seq=picked, by=supervisor, at=minute(2))
    assert in_custody(room) == 187_000


@pytest.fixture
def uncounted(room, manager, host, open_at, sit):
    """Picked up by the room's own rule at 8:10 PM: the chips are still to be counted."""
    rule = {"kind": "walk", "rule": "T35", "seconds": 600, "force": "auto"}
    set_policy(room, changes={"absence_rules": [rule]}, by=manager, at=minute(-95))
    open_at(1)
    away(sit("Ana", 1, 1), by=host, at=minute(0))
    sweep(at=minute(10))
    return Bag.objects.get()


@pytest.mark.rule("T35")
def test_a_pick_up_that_would_be_made_again_at_once_is_not_undone(room, supervisor, uncounted):
    picked = Event.objects.get(verb="tables.picked_up")
    with pytest.raises(Refused, match=r"would be picked up again at once. Seat the player with them") as refusal:
        undo(room, seq=picked.seq, by=supervisor, at=minute(11))
    assert (picked.at, refusal.value.rule) == (minute(10), "T35")


def test_a_pick_up_before_its_time_is_undone_although_the_room_picks_up_by_itself(
    room, supervisor, manager, host, open_at, sit
):
    rule = {"kind": "walk", "rule": "T35", "seconds": 600, "force": "auto"}
    set_policy(room, changes={"absence_rules": [rule]}, by=manager, at=minute(-95))
    open_at(1)
    ana = sit("Ana", 1, 1)
    away(ana, by=host, at=minute(0))
    pick_up(ana, amount=100, verified_by=WITH, bag="7", overrule="went home", by=supervisor, at=minute(1))
    undo(room, seq=Event.objects.get(verb="tables.picked_up").seq, by=supervisor, at=minute(10) - ALMOST)
    assert fresh(ana).ended_at is None
    sweep(at=minute(10))
    assert fresh(ana).ended_at == minute(10)


def test_chips_that_nobody_counted_leave_no_bag_when_their_pick_up_is_undone(room, manager, supervisor, uncounted):
    """The room has stopped picking up by itself since."""
    picked = Event.objects.get(verb="tables.picked_up").seq
    uncounted.sitting.absences.update(by_itself=False)
    undo(room, seq=picked, by=supervisor, at=minute(11))
    assert (Bag.objects.count(), fresh(uncounted.sitting).ended_at) == (0, None)


@pytest.mark.rule("T31")
@pytest.mark.parametrize("times", [1, 2])
def test_a_count_is_not_undone_and_says_what_corrects_it(supervisor, uncounted, back, times):
    count_bag(uncounted, amount=187_000, verified_by=WITH, by=supervisor, at=minute(11))
    if times == 2:
        recount(uncounted, amount=18_700, verified_by=WITH, by=supervisor, at=minute(12))
    with pytest.raises(Refused, match="To correct the amount, two people count the bag again") as refusal:
        back(minute(13))
    assert refusal.value.code == "not_undoable"


def test_a_payment_is_undone_with_the_place_that_ended(room, host, supervisor, bag, back):
    """The wrong bag was tapped: nobody cashed out."""
    before = Entry.objects.get()
    pay_out(bag, by=supervisor, at=minute(1))
    back(minute(2))
    place = Entry.objects.get()
    assert (place.status, place.origin, place.origin_at) == ("waiting", before.origin, before.origin_at)
    assert (fresh(bag).ended_at, in_custody(room), CashOut.objects.get().taken_back) == (None, 187_000, True)
    assert said(room) == "Undone: Bag 7 paid out to Ana: $1,870"
    pay_out(bag, by=supervisor, at=minute(3))
    assert CashOut.objects.filter(taken_back=False).get().at == minute(3)


@pytest.mark.rule("T16")
def test_a_payment_is_not_undone_once_the_player_sits_with_it(room, host, supervisor, bag):
    pay_out(bag, by=supervisor, at=minute(1))
    paid = Event.objects.get(verb="custody.paid").seq
    walk_up(room, table=1, seat=2, player=bag.player, buy_in=187_000, by=host, at=minute(2))
    with pytest.raises(Refused, match=r"Since then: Ana has sat down. To correct the amount, two people count"):
        undo(room, seq=paid, by=supervisor, at=minute(3))


def test_a_payment_is_not_undone_into_a_number_that_is_in_use(room, host, supervisor, bag, sit):
    pay_out(bag, by=supervisor, at=minute(1))
    paid = Event.objects.get(verb="custody.paid").seq
    ben = sit("Ben", 1, 2, at=minute(1))
    away(ben, since=minute(1), by=host, at=minute(1))
    pick_up(ben, amount=10_000, verified_by=WITH, bag="7", by=supervisor, at=minute(30))
    with pytest.raises(Refused, match="Bag 7 holds chips of Ben by now"):
        undo(room, seq=paid, by=supervisor, at=minute(31))


@pytest.mark.rule("T35")
def test_a_seat_taken_with_chips_from_custody_is_undone(room, host, bag, back):
    place = Entry.objects.get()
    check_in(place, by=host, at=minute(1))
    sat = walk_up(room, table=1, seat=1, player=bag.player, by=host, at=minute(2))
    assert in_custody(room) == 0
    undo(room, seq=Event.objects.filter(room=room).latest("seq").seq, by=host, at=minute(3) - ALMOST)
    assert (fresh(sat).ended_at, fresh(place).status) == (sat.since, "waiting")
    assert (fresh(bag).ended_at, in_custody(room)) == (None, 187_000)
    assert walk_up(room, table=1, seat=1, player=bag.player, by=host, at=minute(4)).buy_in == 187_000


def test_a_leaving_whose_amount_was_restated_says_so(room, supervisor, left):
    gone = Event.objects.get(verb="tables.left").seq
    restate(left, amount=48_000, verified_by=WITH, by=supervisor, at=minute(1))
    with pytest.raises(Refused, match=r"Since then: What Ana left with corrected .* two people restate it on the"):
        undo(room, seq=gone, by=supervisor, at=minute(2))


@pytest.mark.rule("T42")
def test_a_removal_is_undone_and_the_record_says_that_it_was_an_error(room, supervisor, ana, back):
    remove_from_game(ana, reason="Abuse of staff", by=supervisor, at=minute(0))
    assert "removed from a game" in found(room, "ana", minute(1)).players[0].removed
    back(minute(1))
    assert (fresh(ana).ended_at, found(room, "ana", minute(2)).players[0].removed) == (None, "")
    reversal = ConductReversal.objects.get()
    assert (Conduct.objects.get(), reversal.by, reversal.at) == (reversal.conduct, supervisor, minute(1))


@pytest.mark.rule("T42")
def test_a_second_removal_stands_although_the_first_was_an_error(room, host, supervisor, ana, back):
    remove_from_game(ana, reason="Abuse of staff", by=supervisor, at=minute(0))
    back(minute(1))
    remove_from_game(ana, reason="Abuse of staff", by=supervisor, at=minute(2))
    assert found(room, "ana", minute(3)).players[0].removed == "removed from a game at 8:02 PM (T42): ask the floor"


# The pages


def test_the_pages_offer_the_correction_and_show_both_figures(room, client, supervisor, bag, host, sit):
    client.force_login(supervisor)
    offered = client.get("/toledo/custody/").content.decode()
    assert f"/toledo/custody/{bag.pk}/recount/" in offered
    shown = client.post(f"/toledo/custody/{bag.pk}/recount/", {"amount": "187", "verified_by": WITH}).content.decode()
    assert fresh(bag).amount == 18_700
    assert ("$187" in shown, "$1,870" in shown) == (True, True)
    ben = sit("Ben", 1, 2, at=minute(1))
    leave(ben, amount=10_000, by=host, at=minute(2))
    record, out = f"/toledo/players/{ben.player_id}/", CashOut.objects.get(player=ben.player)
    client.post(f"{record}restate/", {"cash_out": out.pk, "left_with": "20", "verified_by": WITH})
    assert fresh(out).amount == 2_000


def test_a_restored_place_asks_for_the_restated_amount(supervisor, host, open_at, sit):
    open_at(1)
    cash_out(sit("Ana", 1, 1), amount=4_800, extended_dinner=True, verified_by=WITH, by=supervisor, at=minute(0))
    place = Entry.objects.get()
    remove(place, by=host, at=minute(1))
    restate(CashOut.objects.get(), amount=48_000, verified_by=WITH, by=supervisor, at=minute(2))
    assert restore(place, by=host, at=minute(3)).origin_cents == 48_000
