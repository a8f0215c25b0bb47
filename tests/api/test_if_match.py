"""Whoever changes a thing may say which version they saw (If-Match): changed since, it is 412 and stays as it is."""

from __future__ import annotations

from functools import partial

import pytest

from pokerroom.api.browse import document
from pokerroom.commands import set_policy
from pokerroom.models import Room, Staff
from pokerroom.turn import policy_of
from tables.commands.first_load import make_room
from tests.conftest import fresh, minute
from tests.races import at_once

THINGS = {
    "policy/": ({"call_claim_seconds": 240}, {"call_hold_seconds": 600}),
    "games/1-3-nlh/": ({"name": "$1-$3 Hold'em"}, {"scheduled_at": "2026-06-06T20:00:00-04:00"}),
    "players/{player}/": ({"note": "red cap"}, {"phone": "+1 419 555 0123"}),
    "staff/{staff}/": ({"name": "Samuel"}, {"role": "supervisor"}),
}


@pytest.fixture(params=THINGS)
def thing(request, player, host):
    """Its address, what somebody else changes, and what is changed here."""
    theirs, mine = THINGS[request.param]
    return request.param.format(player=player("Ann Alvarez").pk, staff=host.pk), theirs, mine


@pytest.fixture
def lee(room, caller):
    """Manages, too."""
    return caller(Staff.objects.create_user("lee", "password", room=room, name="Lee", role="manager"))


def test_as_it_was_seen_it_is_changed(max_, thing):
    door, _, mine = thing
    seen = max_.get(door)
    answer = max_.patch(door, mine, If_Match=seen.headers["ETag"])
    assert answer.status_code == 200
    assert answer.headers["ETag"] == max_.get(door).headers["ETag"] != seen.headers["ETag"]


def test_changed_since_it_stays_as_it_is(max_, lee, room, thing):
    door, theirs, mine = thing
    seen = max_.get(door).headers["ETag"]
    assert lee.patch(door, theirs).status_code == 200
    left, version = max_.get(door), fresh(room).version
    answer = max_.patch(door, mine, If_Match=seen)
    assert (answer.status_code, answer.json()) == (
        412,
        {"code": "changed_meanwhile", "detail": "This was changed since you read it: read it again.", "rule": None},
    )
    assert (max_.get(door).json(), fresh(room).version) == (left.json(), version)
    assert max_.patch(door, mine, If_Match=left.headers["ETag"]).status_code == 200


def test_without_a_version_the_last_one_stands(max_, lee, thing):
    door, theirs, mine = thing
    lee.patch(door, theirs)
    assert max_.patch(door, mine).status_code == 200


@pytest.mark.parametrize(("said", "status"), [("*", 200), ('"other", {}', 200), ('"other"', 412), ("nonsense", 412)])
def test_any_version_one_of_several_or_none(max_, thing, said, status):
    door, _, mine = thing
    tag = max_.get(door).headers["ETag"]
    assert max_.patch(door, mine, If_Match=said.format(tag)).status_code == status


def test_a_compressed_answer_has_the_same_version(max_):
    """Compressing marks it as weak: the bytes are others, what they say is the same."""
    tag = max_.get("policy/", Accept_Encoding="gzip").headers["ETag"]
    assert tag.startswith("W/")
    assert max_.patch("policy/", {"call_claim_seconds": 240}, If_Match=tag).status_code == 200


def test_a_figure_that_came_into_force_unseen_is_a_change(max_, room, manager):
    """Its moment has come, and nobody has swept: what is read before is older than what is changed."""
    set_policy(room, changes={"dinner_seconds": 1800}, since=minute(10), by=manager, at=minute(0))
    seen = max_.get("policy/")
    assert seen.json()["dinner_seconds"] == 3600
    assert max_.patch("policy/", {"call_claim_seconds": 240}, If_Match=seen.headers["ETag"]).status_code == 412
    assert policy_of(Room.objects.get(pk=room.pk)).call_claim_seconds == 300


def test_the_same_key_again_is_answered_the_same(max_):
    seen = max_.get("policy/").headers["ETag"]
    said = {"Idempotency_Key": "K1", "If_Match": seen}
    first, again = (max_.patch("policy/", {"call_claim_seconds": 240}, **said) for _ in range(2))
    assert (first.status_code, again.status_code, again.json()) == (200, 200, first.json())
    assert again.headers["ETag"] == first.headers["ETag"]


def test_the_document_says_so():
    for path, methods in document()["paths"].items():
        if "patch" in methods:
            names = {said["name"] for said in methods["patch"]["parameters"]}
            assert names >= {"If-Match", "Idempotency-Key"}, path
            assert "ETag" in methods["get"]["responses"]["200"]["headers"], path


@pytest.mark.parametrize("role", ["host", "supervisor"])
def test_only_a_manager_sees_and_sets_staff(caller, request, host, role):
    them = caller(request.getfixturevalue(role))
    assert them.get("staff/").status_code == them.get(f"staff/{host.pk}/").status_code == 403
    assert them.patch(f"staff/{host.pk}/", {"name": "Samuel"}).status_code == 403


def test_no_secret_is_read_or_set_through_staff(max_, host, manager):
    assert [row["username"] for row in max_.get("staff/").json()] == ["manager", "host"]
    assert max_.get(f"staff/{host.pk}/").json() == {
        "id": host.pk, "username": "host", "name": "Sam", "role": "host", "is_active": True, "has_pin": False,
    }  # fmt: skip
    assert max_.patch(f"staff/{host.pk}/", {"pin": "4711"}).status_code == 400
    assert max_.patch(f"staff/{manager.pk}/", {"is_active": False}).json()["code"] == "last_manager"
    assert max_.get("staff/999999/").status_code == 404


class TestAtOnce:
    @pytest.fixture
    def room(self, transactional_db: None) -> Room:
        return make_room(slug="at-once", name="At once", timezone="America/New_York")

    def test_eight_who_saw_the_same_are_one(self, max_, room):
        seen = max_.get("policy/").headers["ETag"]
        jobs = [
            partial(max_.patch, "policy/", {"call_claim_seconds": 100 + number}, If_Match=seen) for number in range(8)
        ]
        assert sorted(answer.status_code for answer in at_once(*jobs)) == [200] + [412] * 7
