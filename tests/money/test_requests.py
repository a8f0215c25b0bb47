"""A request is about one thing as it stood, is refused like the command itself, and ends with that thing."""

from __future__ import annotations

from datetime import timedelta

import pytest

from floor.commands.absence_returns import back
from floor.commands.absences import away
from floor.commands.add_ons import add_on
from floor.commands.chairs import leave
from floor.commands.closing import close_room
from floor.commands.custody import count_bag, pay_out, pick_up
from floor.commands.moves import change_seat
from pokerroom import clock
from pokerroom.approvals import approve, ask
from pokerroom.commands import set_policy
from pokerroom.event_text import tell
from pokerroom.models import Approval, Event
from pokerroom.refusals import Refused
from tables.models import Bag, Sitting
from tests.api.conftest import Caller
from tests.conftest import fresh, minute

pytestmark = pytest.mark.django_db

WITH = "Dee Ortiz"


@pytest.fixture
def ana(open_at, sit, host):
    """Ana at table 1, overdue at 8 PM."""
    open_at(1), open_at(2)
    ana = sit("Ana", 1, 1)
    away(ana, since=minute(-25), by=host, at=minute(-25))
    return ana


@pytest.fixture
def asked(room, host, ana):
    """A host asks for 187 of hers to be picked up."""
    facts = {"sitting": ana.pk, "amount": 18_700, "bag": "7", "verified_by": WITH}
    return ask(room, "custody.pick_up", facts=facts, by=host, at=minute(0))


def over(approval, why):
    assert (fresh(approval).outcome, approval.ended_why) == ("ended", why)


def test_it_says_who_what_how_much_and_since_when(asked):
    assert asked.says == "Pick up $187 of Ana, Table 1 seat 1, away since 7:35 PM: bag 7, counted with Dee Ortiz"


def test_it_ends_with_that_absence(room, host, supervisor, ana, asked):
    """She comes back, plays, is away again and overdue: nobody counted that stack."""
    back(ana, by=host, at=minute(1))
    over(asked, "Ana is back.")
    set_policy(room, changes={"first_away_seconds": 60}, by=_manager(room), at=minute(2))
    away(ana, by=host, at=minute(2))
    with pytest.raises(Refused, match="ended already: Ana is back"):
        approve(asked, by=supervisor, at=minute(4))
    assert not Bag.objects.exists()
    event = Event.objects.get(verb="approvals.ended")
    assert tell(event, room.zone) == f"Request over: {asked.says}. Ana is back."


def _manager(room):
    from pokerroom.models import Staff

    return Staff.objects.create_user("max", "password", room=room, name="Max", role="manager")


def test_it_ends_with_that_stay(host, ana, asked):
    leave(ana, by=host, at=minute(1))
    over(asked, "That player has left.")


def test_it_ends_with_that_seat(host, ana, asked):
    change_seat(ana, seat=4, by=host, at=minute(1))
    over(asked, "The seat is not what it was when this was asked.")


def test_it_ends_with_that_stack(host, ana, asked):
    add_on(ana, amount=5_000, stack=10_000, by=host, at=minute(1))
    over(asked, "The stack is not what it was when this was asked.")


def test_it_stands_while_others_come_and_go(host, supervisor, sit, asked):
    sit("Bob", 1, 5, at=minute(1))
    approve(asked, by=supervisor, at=minute(2))
    assert Bag.objects.get().amount == 18_700


def test_two_hosts_ask_and_one_pick_up_is_made(room, host, supervisor, asked):
    other = type(host).objects.create_user("lou", "password", room=room, name="Lou", role="host")
    again = ask(room, "custody.pick_up", facts=asked.facts | {"bag": "8"}, by=other, at=minute(1))
    approve(asked, by=supervisor, at=minute(2))
    over(again, "That player has left.")


def test_what_waits_about_a_bag_ends_with_its_count(room, host, supervisor, ana):
    bag = uncounted(ana)
    facts = {"bag": bag.pk, "amount": 18_700, "verified_by": WITH}
    waits = ask(room, "custody.count", facts=facts, by=host, at=minute(1))
    assert waits.says == "Bag 7 of Ana, picked up 8:00 PM, counted: $187, with Dee Ortiz"
    count_bag(bag, amount=20_000, verified_by=WITH, by=supervisor, at=minute(2))
    over(waits, "The count is not what it was when this was asked.")


def uncounted(sitting: Sitting) -> Bag:
    """A bag as a room makes it that picks up automatically."""
    from floor.commands.custody import pick_up_now
    from pokerroom.turn import turn

    with turn(sitting.room_id, by=None, at=minute(0)) as now:
        return pick_up_now(now, sitting, number="7", amount=None)[0]


def test_a_pay_out_ends_with_the_bag(room, host, supervisor, ana):
    bag = pick_up(ana, amount=18_700, verified_by=WITH, bag="7", by=supervisor, at=minute(0))
    waits = ask(room, "custody.pay_out", facts={"bag": bag.pk}, by=host, at=minute(1))
    assert waits.says == "Pay out bag 7 to Ana: $187, in custody since 8:00 PM"
    pay_out(bag, by=supervisor, at=minute(2))
    over(waits, "Bag 7 is paid already.")


# What the command would refuse is refused when it is asked for


@pytest.fixture
def sam(host, room):
    return Caller(host, room)


@pytest.fixture
def kim(supervisor, room):
    return Caller(supervisor, room)


COUNT = {"amount": "187.00", "verified_by": WITH, "bag": "7"}


@pytest.mark.parametrize(
    ("path", "facts"),
    [
        ("custody/1/pay-out/", {}),
        ("custody/1/count/", {"amount": "187.00", "verified_by": WITH}),
        ("sittings/99999/pick-up/", COUNT),
        ("sittings/99999/cash-out/", {"amount": "187.00", "extended_dinner": True, "verified_by": WITH}),
        ("tables/99/limit-change/", {"game": "2-5-nlh", "agreed": []}),
    ],
)
def test_a_request_about_nothing_is_no_request(sam, path, facts):
    answer = sam.post(path, facts)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert not Approval.objects.exists()


def since(minutes):
    return clock.now() - timedelta(minutes=minutes)


@pytest.mark.parametrize(("minutes", "status"), [(19.9, 409), (20, 202)])
def test_a_pick_up_is_asked_for_once_it_is_due(sam, room, host, open_at, sit, minutes, status):
    open_at(1)
    ben = sit("Ben", 1, 1)
    away(ben, since=since(minutes), by=host, at=clock.now())
    answer = sam.post(f"sittings/{ben.pk}/pick-up/", COUNT)
    assert (answer.status_code, Approval.objects.count()) == (status, int(status == 202))
    assert fresh(ben).ended_at is None


def test_a_bag_number_in_use_is_refused_when_it_is_asked_for(sam, supervisor, host, ana, sit):
    pick_up(ana, amount=18_700, verified_by=WITH, bag="7", by=supervisor, at=minute(0))
    ben = sit("Ben", 1, 2)
    away(ben, since=since(25), by=host, at=clock.now())
    assert sam.post(f"sittings/{ben.pk}/pick-up/", COUNT).json()["fields"] == {"bag": "Bag 7 is in use: take another."}


@pytest.mark.rule("T48")
def test_a_limit_change_of_a_host_is_a_request(sam, kim, host, open_at, sit):
    open_at(1)
    ben, cy = sit("Ben", 1, 1), sit("Cy", 1, 2)
    agreed = {"game": "2-5-nlh", "agreed": [ben.pk]}
    assert sam.post("tables/1/limit-change/", agreed).json()["code"] == "no_consent"
    answer = sam.post("tables/1/limit-change/", agreed | {"agreed": [ben.pk, cy.pk]})
    assert answer.status_code == 202
    waits = Approval.objects.get()
    assert waits.says.startswith("Table 1 changes from 1-3 NLH, played since")
    done = kim.post(f"approvals/{waits.pk}/approve/").json()
    assert done["answer"]["game"] == "2-5-nlh"


def test_a_limit_change_ends_with_who_sits_there(sam, host, open_at, sit):
    open_at(1)
    ben, cy = sit("Ben", 1, 1), sit("Cy", 1, 2)
    sam.post("tables/1/limit-change/", {"game": "2-5-nlh", "agreed": [ben.pk, cy.pk]})
    leave(cy, by=host, at=clock.now())
    over(Approval.objects.get(), "The table is not what it was when this was asked.")


def test_closing_the_room_names_what_waits(room, supervisor, asked):
    assert close_room(room, by=supervisor, at=minute(1)).approvals == [asked.says]


def test_a_request_from_before_deeds_had_names_is_read_and_not_carried_out(kim, room, host):
    facts = {"path": "/api/v1/rooms/toledo/custody/1/pay-out/", "says": "Pay out bag 1"}
    due_at = clock.now() + timedelta(minutes=5)
    old = Approval.objects.create(room=room, asked_by=host, asked_at=clock.now(), due_at=due_at, **facts)
    assert kim.get("approvals/").json()[0]["says"] == "Pay out bag 1"
    assert kim.post(f"approvals/{old.pk}/approve/").json()["code"] == "old_request"
