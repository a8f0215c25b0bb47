"""Calls and holds (T45), follow-up, passes, was here in time."""

from __future__ import annotations

import pytest

from floor.commands.chairs import leave, seat
from pokerroom.refusals import Refused
from pokerroom.sweep import sweep
from pokerroom.turn import policy_of
from tables.commands import no_fills
from tables.models import Sitting
from tests.conftest import fresh, life, minute, second
from waitlist.commands.calls import call, call_next, pass_, was_here
from waitlist.commands.entries import check_in
from waitlist.models import Call, Page
from waitlist.queries import waiting_order
from waitlist.rules import Via


@pytest.mark.rule("T45")
def test_a_missed_call_becomes_a_hold_and_then_leaves_the_list(host, on_list, open_at, story):
    open_at(4)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    sweep(at=minute(20))
    assert story(ann) == [
        ("waitlist.called", minute(0)),
        ("waitlist.held", minute(5)),
        ("waitlist.removed", minute(20)),
    ]


def test_answered_then_the_cage(room, host, on_list, open_at, story, game):
    """FL-01: nothing lapses for somebody who answered in time."""
    open_at(4, chairs=2)
    ann, bob = on_list("Ann"), on_list("Bob")
    zed = on_list("Zed")
    call(zed, table=4, seat=1, by=host, at=minute(-1))
    call_next(room, game=game("1-3-nlh"), by=host, at=minute(0))
    check_in(ann, by=host, at=second(298))
    ann.refresh_from_db()
    sweep(at=minute(6))
    bob.refresh_from_db()
    assert (ann.status, ann.due_at, bob.status) == ("called", None, "called")
    seat(ann, table=4, seat=2, buy_in=20_000, by=host, at=second(760))
    assert story(ann) == [
        ("waitlist.called", minute(0)),
        ("waitlist.answered", second(298)),
        ("waitlist.seated", second(760)),
    ]


@pytest.mark.rule("T45")
def test_whoever_joined_by_phone_arrives_by_coming_back_from_hold(host, on_list, open_at):
    open_at(1)
    ann = on_list("Ann", via=Via.PHONE)
    call(ann, by=host, at=minute(0))
    check_in(ann, by=host, at=minute(6))
    assert (life(ann), ann.arrived_at, ann.away_since) == (("waiting", None), minute(6), None)


def test_was_here_in_time_takes_the_follow_up_call_back(room, host, on_list, open_at, story):
    """FL-01, run 2."""
    open_at(4, chairs=2)
    ann, bob = on_list("Ann"), on_list("Bob")
    cy = on_list("Cy")
    call(cy, table=4, seat=2, by=host, at=minute(-1))
    check_in(cy, by=host, at=minute(-1))
    call(ann, by=host, at=minute(0))
    sweep(at=minute(5))
    bob.refresh_from_db()
    assert (bob.status, bob.due_at) == ("called", minute(10))
    was_here(ann, told=second(298), by=host, at=second(340))
    ann.refresh_from_db(), bob.refresh_from_db()
    assert (ann.status, ann.due_at, bob.status, bob.passes) == ("called", None, "waiting", 0)
    again = Call.objects.get(entry=ann, outcome="")
    assert (again.answered_at, again.called_at, again.again.outcome) == (second(298), minute(0), "lapsed")
    assert Page.objects.filter(entry=ann).count() == 1


@pytest.mark.rule("T45")
@pytest.mark.parametrize(("on", "bobs"), [(False, "waiting"), (True, "called")])
def test_was_here_takes_no_call_back_for_a_seat_that_it_does_not_give(
    room, host, supervisor, on_list, open_at, on, bobs
):
    """The table takes no fills by now: Ann waits, first for the next seat, and Bob's call for it stands."""
    table = open_at(4, chairs=2)
    cy, ann, bob = on_list("Cy"), on_list("Ann"), on_list("Bob")
    call(cy, table=4, seat=2, by=host, at=minute(-1))
    check_in(cy, by=host, at=minute(-1))
    call(ann, by=host, at=minute(0))
    sweep(at=minute(5))
    no_fills(table, on=on, by=supervisor, at=second(310))
    was_here(ann, told=second(298), by=host, at=second(340))
    assert fresh(bob).status == bobs
    assert fresh(ann).status == ("waiting" if on else "called")


@pytest.mark.parametrize(("moment", "ends"), [(299.999, "seated"), (300, "refused"), (300.001, "refused")])
def test_exactly_on_the_edge_of_a_call(host, on_list, open_at, moment, ends):
    """TM-03."""
    open_at(1)
    ana = on_list("Ana")
    call(ana, table=1, seat=4, by=host, at=minute(0))
    if ends == "seated":
        assert seat(ana, table=1, seat=4, by=host, at=second(moment)).status == "seated"
        return
    with pytest.raises(Refused) as refusal:
        seat(ana, table=1, seat=4, by=host, at=second(moment))
    assert refusal.value.rule == "T45"
    assert "ended 8:05:00 PM, on hold until 8:20:00 PM" in refusal.value.detail


def test_i_will_take_the_next_one(room, host, on_list, open_at, game):
    """FL-05."""
    open_at(1, chairs=2), open_at(4, chairs=2)
    fillers = [on_list(name) for name in ("Xa", "Xb")]
    seat(fillers[0], table=1, seat=1, by=host, at=minute(-20))
    seat(fillers[1], table=4, seat=1, by=host, at=minute(-20))
    ann, bob, cy, dee, eve, fay = (on_list(name) for name in ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay"))
    nlh = game("1-3-nlh")
    assert call_next(room, game=nlh, by=host, at=minute(0))[0].pk == ann.pk
    pass_(ann, by=host, at=minute(1))
    bob.refresh_from_db()
    assert (bob.status, bob.due_at) == ("called", minute(6))
    called, passed_over = call_next(room, game=nlh, by=host, at=second(70))
    assert called.pk == cy.pk
    assert passed_over == [{"entry": ann.pk, "why": "passed 8:01 PM"}]
    seat(bob, table=1, seat=2, by=host, at=minute(3)), seat(cy, table=4, seat=2, by=host, at=minute(3))
    leave(Sitting.objects.get(player=fillers[0].player), by=host, at=minute(30))
    called, _ = call_next(room, game=nlh, by=host, at=minute(30))
    assert called.pk == ann.pk
    pass_(ann, by=host, at=minute(30.5))
    dee.refresh_from_db()
    assert (dee.status, dee.due_at) == ("called", minute(35.5))
    order = waiting_order(room, nlh, policy_of(room))
    assert [row.pk for row in order] == [eve.pk, fay.pk, ann.pk]
