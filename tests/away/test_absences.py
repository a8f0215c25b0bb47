"""Away from the table (T33-T36): who left first, how long they have, and what nobody takes by itself."""

from __future__ import annotations

from datetime import timedelta

import pytest

from floor.commands.absence_clocks import more_time
from floor.commands.absence_returns import back
from floor.commands.absences import away
from floor.commands.chairs import leave, seat, walk_up
from floor.commands.clocks import extend_all
from floor.commands.custody import pay_out, pick_up
from pokerroom.approvals import approve, ask
from pokerroom.event_text import tell
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.sweep import sweep
from pokerroom.turn import policy_of
from pokerroom.undo import undo
from tables.models import Absence, Posting
from tables.queries.money import in_custody
from tests.conftest import life, minute, second
from waitlist.commands.calls import call_next
from waitlist.commands.entries import check_in, restore
from waitlist.models import Entry
from waitlist.queries import waiting_order


def due(sitting):
    return Absence.objects.get(sitting=sitting, ended_at=None).due_at


def kind(sitting):
    return Absence.objects.get(sitting=sitting, ended_at=None).kind


@pytest.fixture
def table(sit, open_at):
    """T1 with Ana, Ben and Cy, since an hour."""
    open_at(1)
    return [sit(name, 1, number, at=minute(-60)) for number, name in enumerate(("Ana", "Ben", "Cy"), 1)]


@pytest.mark.rule("T33", "T35", "T36")
def test_the_order_of_leaving_decides(table, host):
    """T33, T35, T36."""
    ana, ben, cy = table
    away(ana, by=host, at=minute(0))
    away(ben, by=host, at=minute(3))
    away(cy, by=host, at=minute(5))
    assert [due(ana), due(ben), due(cy)] == [minute(20), minute(23), minute(10)]


@pytest.mark.rule("T33")
def test_whose_clocks_a_told_time_moves_is_said(room, table, host, supervisor):
    """Whoever left later is worked out anew: the line says who, and until when now."""
    ana, ben, cy = table
    away(ana, by=host, at=minute(0))
    away(ben, by=host, at=minute(3))
    away(cy, by=host, at=minute(5))
    assert said(room) == "Cy away 5 min (T36) from Table 1 seat 3"
    away(cy, since=minute(-1), by=host, at=minute(6))
    assert [due(ana), due(ben), due(cy)] == [minute(20), minute(8), minute(19)]
    assert said(room) == "Cy: time away corrected; Cy until 8:19 PM, Ben until 8:08 PM"
    undo(room, seq=Event.objects.filter(verb="tables.away_corrected").get().seq, by=host, at=minute(6))
    assert [due(ana), due(ben), due(cy)] == [minute(20), minute(23), minute(10)]
    assert said(room) == "Undone: Cy: time away corrected; Ben until 8:23 PM, Cy until 8:10 PM"


@pytest.mark.rule("T33")
def test_whose_clocks_a_walk_told_late_moves_is_said(room, table, host):
    ana, ben, cy = table
    away(ana, by=host, at=minute(0))
    away(cy, by=host, at=minute(10))
    away(ben, since=minute(3), by=host, at=minute(12))
    assert said(room) == "Ben away 20 min (T35) from Table 1 seat 2; Cy until 8:15 PM"
    undo(room, seq=Event.objects.filter(verb="tables.away").last().seq, by=host, at=minute(12))
    assert said(room) == "Undone: Ben away 20 min (T35) from Table 1 seat 2; Cy until 8:30 PM"


def said(room):
    """What the foot says now."""
    event = Event.objects.filter(room=room).latest("seq")
    return tell(event, room.zone)


@pytest.mark.rule("T31", "T36")
def test_third_man_found_late(room, host, supervisor, open_at, sit, on_list, game, story):
    """FL-08: by leaving, not by tap."""
    open_at(1)
    ana, ben, cy = (sit(name, 1, number, at=minute(-60)) for number, name in enumerate(("Ana", "Ben", "Cy"), 1))
    others = [sit(f"Full {number}", 1, number, at=minute(-59)) for number in range(4, 10)]
    kim, lou = on_list("Kim"), on_list("Lou")
    nlh = game("1-3-nlh")
    away(ana, dinner=True, by=host, at=minute(0))
    away(cy, since=minute(10), by=host, at=minute(12))
    away(ben, since=minute(3), by=host, at=minute(12))
    assert (kind(ana), due(ana)) == ("dinner", minute(60))
    assert (kind(ben), due(ben)) == ("second", minute(23))
    assert (kind(cy), due(cy)) == ("third", minute(15))
    sweep(minute(15))
    assert kind(cy) == "third"
    bag = pick_up(cy, amount=48_700, verified_by="Dee the dealer", bag="17", by=supervisor, at=minute(17))
    assert (bag.amount, in_custody(room)) == (48_700, 48_700)
    first = waiting_order(room, nlh, policy_of(room))[0].entry
    assert (first.player_id, first.is_here, first.origin_rule) == (cy.player_id, False, "T36")
    called, passed_over = call_next(room, game=nlh, by=host, at=minute(17))
    assert (called.pk, passed_over) == (kim.pk, [{"entry": first.pk, "why": "chips picked up, not back"}])
    assert life(kim) == ("called", minute(22))
    seat(kim, table=1, seat=3, by=host, at=minute(19))
    leave(others[-1], by=host, at=minute(25))
    assert call_next(room, game=nlh, by=host, at=minute(25))[0].pk == lou.pk
    assert life(lou) == ("called", minute(30))
    check_in(first, by=host, at=minute(26))
    seat(lou, table=1, seat=9, by=host, at=minute(27))
    leave(others[-2], by=host, at=minute(40))
    assert call_next(room, game=nlh, by=host, at=minute(40))[0].pk == first.pk
    assert life(first) == ("called", minute(45))
    check_in(first, by=host, at=minute(41))
    for wrong in (30_000, 50_000):
        with pytest.raises(Refused, match="exactly"):
            seat(first, table=1, seat=8, buy_in=wrong, by=host, at=minute(42))
    seat(first, table=1, seat=8, buy_in=48_700, by=host, at=minute(42))
    assert in_custody(room) == 0


def test_custody_paid_out_is_the_cash_out(room, host, supervisor, table, on_list, game):
    """FL-08, run 2: T16 runs from the payment."""
    cy = table[2]
    away(cy, by=host, at=minute(0))
    bag = pick_up(cy, amount=48_700, verified_by="Dee Ortiz", bag="17", by=supervisor, at=minute(20))
    pay_out(bag, by=supervisor, at=minute(50))
    entry = Entry.objects.get(player=cy.player)
    assert (entry.status, in_custody(room)) == ("removed", 0)
    assert sum(Posting.objects.values_list("cents", flat=True)) == 0
    with pytest.raises(Refused, match="10:50:00 PM") as refusal:
        walk_up(room, table=1, seat=5, player=cy.player, buy_in=30_000, by=host, at=minute(170) - timedelta(seconds=1))
    assert refusal.value.rule == "T16"
    walk_up(room, table=1, seat=5, player=cy.player, buy_in=30_000, by=host, at=minute(170))


@pytest.mark.rule("T33")
@pytest.mark.parametrize(("moment", "allowed"), [(minute(60) - timedelta(seconds=1), False), (minute(60), True)])
def test_a_dinner_is_over_at_exactly_an_hour(table, host, supervisor, moment, allowed):
    """T33: 59:59 and 60:00."""
    ana = table[0]
    away(ana, dinner=True, by=host, at=minute(0))
    if allowed:
        assert pick_up(ana, amount=100, verified_by="Dee Ortiz", bag="1", by=supervisor, at=moment).amount == 100
        return
    with pytest.raises(Refused, match="expected until 9:00 PM"):
        pick_up(ana, amount=100, verified_by="Dee Ortiz", bag="1", by=supervisor, at=moment)


def test_a_walk_becomes_dinner_once_a_session(table, host):
    """T33: counted from leaving, also when it is said later; the second time the walk stays a walk."""
    ana = table[0]
    away(ana, by=host, at=minute(0))
    away(ana, dinner=True, by=host, at=minute(19))
    assert (kind(ana), due(ana)) == ("dinner", minute(60))
    back(ana, by=host, at=minute(65))
    away(ana, dinner=True, by=host, at=minute(70))
    assert (kind(ana), due(ana)) == ("first", minute(90))


def test_more_time_for_one_and_for_all(room, table, host, supervisor):
    ana, ben, _ = table
    away(ana, by=host, at=minute(0))
    away(ben, by=host, at=minute(1))
    more_time(ana, seconds=300, by=supervisor, at=minute(2))
    extend_all(room, seconds=60, reason="fire alarm", by=supervisor, at=minute(3))
    assert [due(ana), due(ben)] == [minute(26), minute(22)]


def test_a_wrong_back_is_taken_back_with_its_deadline(room, table, host):
    """PL-05."""
    ana = table[0]
    away(ana, by=host, at=minute(0))
    back(ana, by=host, at=second(30))
    seq = Event.objects.get(room=room, verb="tables.back").seq
    undo(room, seq=seq, by=host, at=second(60))
    assert due(ana) == minute(20)


def test_who_counts_and_who_verifies_are_two(table, host, supervisor):
    ana = table[0]
    away(ana, by=host, at=minute(0))
    with pytest.raises(Refused, match="somebody else"):
        pick_up(ana, amount=100, verified_by="Kim", bag="1", by=supervisor, at=minute(30))
    with pytest.raises(Refused, match="Hosts can't"):
        pick_up(ana, amount=100, verified_by="Kim", bag="1", by=host, at=minute(30))


def test_a_place_whose_chips_were_paid_out_is_restored_without_its_rung(room, host, supervisor, table, on_list, order):
    cy = table[2]
    away(cy, by=host, at=minute(0))
    on_list("Kim", at=minute(10))
    bag = pick_up(cy, amount=48_700, verified_by="Dee Ortiz", bag="17", by=supervisor, at=minute(20))
    on_list("Lou", at=minute(22))
    assert order() == ["Cy", "Kim", "Lou"]
    pay_out(bag, by=supervisor, at=minute(50))
    restore(Entry.objects.get(player=cy.player), by=host, at=minute(51))
    again = Entry.objects.get(player=cy.player)
    assert (again.status, again.origin, again.origin_at) == ("waiting", "list", None)
    assert order() == ["Kim", "Cy", "Lou"]  # by joining time, 8:20


def test_whoever_asked_counted_and_the_approver_may_be_the_second(room, host, supervisor, table):
    """A host counts with the supervisor, who approves: two people, and both are named."""
    ana = table[0]
    away(ana, by=host, at=minute(0))
    facts = {"sitting": ana.pk, "amount": 48_700, "bag": "17", "verified_by": "Kim"}
    asked = ask(room, "custody.pick_up", facts=facts, by=host, at=minute(21))
    _, bag = approve(asked, by=supervisor, at=minute(22))
    assert (bag.counted_by, bag.verified_by, bag.amount) == (host, "Kim", 48_700)


def test_whoever_asked_is_not_the_second_too(room, host, supervisor, table):
    ana = table[0]
    away(ana, by=host, at=minute(0))
    with pytest.raises(Refused, match="somebody else"):
        pick_up(ana, amount=100, verified_by="Sam", bag="1", counted_by=host, by=supervisor, at=minute(30))
