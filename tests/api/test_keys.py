"""The same request again (AP-02): one effect, one answer, also when both come at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.db import connection

from pokerroom.api.browse import document
from pokerroom.api.keys import forget
from pokerroom.models import Event, IdempotencyKey, Room
from tables.commands.first_load import make_room
from tests.api.test_sealed import deeds, ids, told_of
from waitlist.models import Entry

__all__ = ["ids"]  # a fixture
JOIN = "lists/1-3-nlh/entries/"


def test_the_same_key_again_answers_the_same_and_does_nothing(sam):
    first = sam.post(JOIN, {"name": "Ben"}, Idempotency_Key="K1")
    again = sam.post(JOIN, {"name": "Ben"}, Idempotency_Key="K1")
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    assert Entry.objects.count() == 1


def test_the_same_key_for_something_else_is_refused(sam):
    sam.post(JOIN, {"name": "Ben"}, Idempotency_Key="K1")
    for path, body in ((JOIN, {"name": "Bea"}), ("lists/2-5-nlh/entries/", {"name": "Ben"})):
        other = sam.post(path, body, Idempotency_Key="K1")
        assert (other.status_code, other.json()["code"]) == (409, "key_reused")
    assert Entry.objects.count() == 1


def test_a_refusal_is_remembered_too(sam, kim):
    refused = sam.post("lists/1-3-nlh/call-next/", Idempotency_Key="K1")
    assert (refused.status_code, refused.json()["code"]) == (409, "no_open_seat")
    kim.post("tables/4/open/", {"game": "1-3-nlh"})
    sam.post(JOIN, {"name": "Ben"})
    again = sam.post("lists/1-3-nlh/call-next/", Idempotency_Key="K1")
    assert (again.status_code, again.json()) == (409, refused.json())
    assert sam.post("lists/1-3-nlh/call-next/", Idempotency_Key="K2").status_code == 200


def test_each_caller_has_keys_of_their_own(sam, kim):
    for caller in (sam, kim):
        assert caller.post(JOIN, {"name": "Ben"}, Idempotency_Key="K1").status_code == 201
    assert Entry.objects.count() == 2


@pytest.mark.parametrize("key", ["", "k" * 121])
def test_a_key_has_a_length(sam, key):
    refused = sam.post(JOIN, {"name": "Ben"}, Idempotency_Key=key)
    assert (refused.status_code, refused.json()["code"]) == (400, "malformed")
    assert not IdempotencyKey.objects.exists()


def test_a_key_is_remembered_for_two_days(sam):
    sam.post(JOIN, {"name": "Ben"}, Idempotency_Key="K1")
    made = IdempotencyKey.objects.get().at
    forget(made + timedelta(days=2))
    assert IdempotencyKey.objects.exists()
    forget(made + timedelta(days=2, microseconds=1))
    assert not IdempotencyKey.objects.exists()


class TestAtOnce:
    @pytest.fixture
    def room(self, transactional_db: None) -> Room:
        return make_room(slug="at-once", name="At once", timezone="America/New_York")

    def test_eight_at_once_are_one(self, sam):
        def send(_: int) -> tuple[int, object]:
            try:
                answer = sam.post(JOIN, {"name": "Ben"}, Idempotency_Key="K1")
                return answer.status_code, answer.json()
            finally:
                connection.close()

        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(send, range(8)))
        assert {status for status, _ in answers} == {201}
        assert len({answer["id"] for _, answer in answers}) == 1
        assert Entry.objects.count() == 1
        assert Event.objects.filter(verb="waitlist.joined").count() == 1


def posts():
    return [path for method, path, _ in deeds() if method == "POST"]


class TestEveryPost:
    """Whatever is posted under a key is done once, whichever door it comes to; `token/` alone takes none."""

    def test_every_door_says_that_it_takes_a_key(self):
        commands = {
            path: {said["name"] for said in methods[method].get("parameters", [])}
            for path, methods in document()["paths"].items()
            for method in methods.keys() & {"post", "patch"}
        }
        assert [path for path, said in commands.items() if "Idempotency-Key" not in said] == ["/api/v1/token/"]

    @pytest.mark.parametrize("path", posts())
    def test_the_same_again_is_answered_the_same_and_leaves_nothing(self, max_, room, ids, path):
        needed = next(needed for method, said, needed in deeds() if (method, said) == ("POST", path))
        told, door = told_of(path, needed), path.format(**ids)
        first = max_.post(door, told, Idempotency_Key="K1")
        version = Room.objects.get(pk=room.pk).version
        again = max_.post(door, told, Idempotency_Key="K1")
        assert (again.status_code, again.json()) == (first.status_code, first.json())
        assert Room.objects.get(pk=room.pk).version == version
        for other_door, other in ((door, told | {"more": 1}), ("lists/1-3-nlh/entries/", {"name": "Somebody else"})):
            refused = max_.post(other_door, other, Idempotency_Key="K1")
            assert (refused.status_code, refused.json()["code"]) == (409, "key_reused")


class TestApprovals:
    """Approved under a key, twice: the second is answered what the first was, and nothing is carried out again."""

    @pytest.fixture
    def asked(self, sam, open_at, sit) -> int:
        open_at(1)
        cy = sit("Cy", 1, 1)
        told = sam.post(
            f"sittings/{cy.pk}/cash-out/", {"amount": "100.00", "extended_dinner": True, "verified_by": "Dee Ortiz"}
        )
        assert told.status_code == 202
        return told.json()["approval"]

    @pytest.mark.parametrize("verb", ["approve", "refuse"])
    def test_the_same_key_again(self, kim, room, asked, verb):
        door = f"approvals/{asked}/{verb}/"
        first = kim.post(door, Idempotency_Key="K1")
        version = Room.objects.get(pk=room.pk).version
        again = kim.post(door, Idempotency_Key="K1")
        assert (first.status_code, again.status_code, again.json()) == (200, 200, first.json())
        assert Room.objects.get(pk=room.pk).version == version
        assert kim.post(door, Idempotency_Key="K2").json()["code"] == "decided"

    def test_a_wrong_pin_is_counted_once_a_key_and_stays_counted(self, sam, supervisor, asked):
        supervisor.set_pin("4711")
        supervisor.save()
        door = f"approvals/{asked}/approve/"
        wrong = [sam.post(door, {"pin": "0000"}, Idempotency_Key="K1") for _ in range(9)]
        assert {(answer.status_code, answer.json()["detail"]) for answer in wrong} == {
            (400, "Nobody who may approve has that PIN.")
        }
        for key in ("K2", "K3", "K4", "K5"):
            assert sam.post(door, {"pin": "0000"}, Idempotency_Key=key).status_code == 400
        assert sam.post(door, {"pin": "4711"}, Idempotency_Key="K6").json()["code"] == "too_many"
