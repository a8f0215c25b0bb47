"""PINs are guessed by five at most: an approver's, whoever types; and nobody shuts the door for all (rules §6)."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.test import Client

from pokerroom import approvals, pins
from pokerroom.models import Approval, PinTry, Staff
from pokerroom.refusals import NotFound, Refused
from pokerroom.roles import Role
from tests.conftest import minute
from tests.deeds import ask_for_a_count

RIGHT, WRONG = "4711", "0000"
NOW = minute(0)


@pytest.fixture
def people(room, supervisor, manager):
    """Kim and Max may approve, each by a PIN."""
    for staff, digits in ((supervisor, RIGHT), (manager, "8152")):
        staff.set_pin(digits)
        staff.save()
    return [supervisor, manager]


@pytest.fixture
def hosts(room, host):
    more = [
        Staff.objects.create_user(name.lower(), "password", room=room, name=name, role=Role.HOST)
        for name in ("Lee", "Ray", "Joe", "Pat", "Ike")
    ]
    return [host, *more]


@pytest.fixture
def asked(room, host) -> Approval:
    return ask_for_a_count(room, by=host, at=minute(0))


def types(asked, pin, by, at=NOW):
    """What comes of a PIN typed at somebody's screen: a name, or the code of a refusal."""
    try:
        return approvals.by_pin(asked, pin, typed_by=by, at=at).name
    except Refused as refusal:
        return refusal.code


def test_five_wrong_pins_of_one_host_are_the_last_of_that_host(asked, people, hosts):
    sam, lee = hosts[:2]
    assert [types(asked, WRONG, sam) for _ in range(5)] == ["malformed"] * 5
    assert [types(asked, pin, sam) for pin in (WRONG, RIGHT)] == ["too_many"] * 2
    assert types(asked, RIGHT, lee) == "Kim"


def test_four_wrong_pins_and_the_right_one(asked, people, host):
    assert [types(asked, WRONG, host) for _ in range(4)] == ["malformed"] * 4
    assert types(asked, RIGHT, host) == "Kim"
    assert types(asked, WRONG, host) == "malformed"
    assert types(asked, RIGHT, host) == "too_many"


def test_several_who_guess_together_have_five_beside_one_of_them(asked, people, hosts):
    """Sam's are not held against the others, or one host could shut the room; all of theirs together are."""
    sam, lee, ray, joe, pat, ike = hosts
    told = [types(asked, WRONG, by) for by in (sam, sam, lee, lee, ray, joe)]
    assert told == ["malformed"] * 6
    assert types(asked, RIGHT, pat) == "Kim"
    assert types(asked, WRONG, pat) == "malformed"
    assert [types(asked, RIGHT, by) for by in (ike, sam)] == ["too_many"] * 2


def test_after_a_quarter_of_an_hour_there_are_five_again(asked, people, host):
    for _ in range(5):
        types(asked, WRONG, host)
    pins_at = PinTry.objects.first().at
    assert pins.open_to(people, host, pins_at + timedelta(minutes=15) - timedelta(microseconds=1)) == []
    assert pins.open_to(people, host, pins_at + timedelta(minutes=15)) == people


def test_a_request_that_is_none_is_told_before_any_pin_is_judged(asked, people, room, host, supervisor):
    gone = Approval(pk=asked.pk + 1, room=room)
    for pin in (RIGHT, WRONG):
        with pytest.raises(NotFound):
            approvals.by_pin(gone, pin, typed_by=host, at=minute(0))
        assert types(asked, pin, host, asked.due_at) == "decided"
    approvals.decide(asked, yes=False, by=supervisor, at=minute(0))
    assert [types(asked, pin, host) for pin in (RIGHT, WRONG)] == ["decided"] * 2
    assert not PinTry.objects.exists()


def test_whoever_asked_is_nobody_who_may_approve_it(room, people, supervisor, host):
    own = ask_for_a_count(room, by=supervisor, at=minute(0))
    assert types(own, RIGHT, host) == "malformed"
    assert types(own, "8152", host) == "Max"


class TestAtTheScreen:
    """The same five, of the same person: typed to take over a screen, or to approve at it."""

    @pytest.fixture
    def takes_over(self, host):
        client = Client()

        def take(who, pin, by=host):
            client.force_login(by, backend="django.contrib.auth.backends.ModelBackend")
            return client.post("/toledo/pin/", {"who": who.pk, "pin": pin}).status_code

        return take

    def test_five_wrong_block_that_name_and_not_the_podium(self, takes_over, people, hosts):
        kim, max_ = people
        assert [takes_over(kim, WRONG) for _ in range(5)] == [403] * 5
        assert takes_over(kim, RIGHT) == 429
        assert takes_over(kim, RIGHT, by=hosts[1]) == 302
        assert takes_over(max_, "8152") == 302

    def test_they_count_where_somebody_approves(self, takes_over, people, room, host):
        for _ in range(5):
            takes_over(people[0], WRONG)
        at = PinTry.objects.latest("pk").at
        asked = ask_for_a_count(room, by=host, at=at)
        assert types(asked, RIGHT, host, at) == "malformed"
        assert types(asked, "8152", host, at) == "Max"

    def test_wrong_passwords_are_counted_apart(self, takes_over, people):
        for _ in range(6):
            takes_over(people[0], WRONG)
        assert Client().post("/login/", {"username": "supervisor", "password": "password"}).status_code == 302
