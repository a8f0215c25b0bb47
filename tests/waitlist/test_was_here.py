"""Was here in time: offered on the screen for a minute, after checking back in too; later by a supervisor (T45)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pokerroom.clock import now
from pokerroom.commands import set_policy
from tests.api.conftest import Caller
from tests.conftest import chair_of, fresh, life
from waitlist.commands.auto_call import switch_auto_call
from waitlist.commands.calls import call
from waitlist.commands.entries import check_in

pytestmark = pytest.mark.django_db


@pytest.fixture
def missed(room, host, open_at, on_list):
    """Ann's call ran out so many seconds ago."""

    def make(ago):
        switch_auto_call(room, on=False, by=host, at=now() - timedelta(minutes=8))
        open_at(4, at=now() - timedelta(minutes=8))
        ann = on_list("Ann", at=now() - timedelta(minutes=7))
        call(ann, by=host, at=now() - timedelta(minutes=5, seconds=ago))
        return ann

    return make


@pytest.fixture
def row(client, host):
    client.force_login(host)
    return lambda entry: client.get(f"/toledo/host/lists/1-3-nlh/?open={entry.pk}").content.decode()


OFFER = "Was here in time, and said so"


@pytest.mark.rule("T45")
@pytest.mark.parametrize(("ago", "offered"), [(30, True), (61, False)])
def test_it_is_offered_after_checking_back_in_within_the_minute(room, host, missed, row, ago, offered):
    ann = missed(ago)
    assert OFFER in row(ann)  # on hold
    check_in(ann, by=host, at=now())
    assert (OFFER in row(ann)) is offered


@pytest.mark.rule("T45")
@pytest.mark.parametrize(("layer", "offered"), [("table:4", True), ("table:5", False)])
def test_it_is_offered_as_long_as_its_table_says(room, host, manager, missed, row, layer, offered):
    set_policy(room, layer=layer, changes={"was_here_seconds": 90}, by=manager, at=now() - timedelta(minutes=9))
    ann = missed(61)
    check_in(ann, by=host, at=now())
    assert (OFFER in row(ann)) is offered


@pytest.mark.rule("T45")
def test_its_touch_answers_the_call(client, host, missed, row):
    ann = missed(30)
    check_in(ann, by=host, at=now())
    assert f"/entries/{ann.pk}/was-here/" in row(ann)
    said = client.post(f"/toledo/host/entries/{ann.pk}/was-here/", {"minutes": "1"})
    assert (said.status_code, life(ann)[0], chair_of(ann)) == (200, "called", (4, 1))
    assert OFFER not in row(ann)


@pytest.mark.rule("T45")
def test_it_is_not_offered_to_whoever_was_called_again_or_taken_off(client, host, missed, row):
    ann = missed(30)
    check_in(ann, by=host, at=now())
    call(ann, by=host, at=now())
    assert OFFER not in row(ann)
    client.post(f"/toledo/host/entries/{ann.pk}/remove/", {"reason": "Gave up"})
    assert OFFER not in row(fresh(ann))


@pytest.mark.rule("T45")
def test_by_api_a_supervisor_says_so_later_with_a_reason(room, host, supervisor, missed):
    ann = missed(90)
    body = {"at": (now() - timedelta(minutes=3)).isoformat()}
    refused = Caller(host, room).post(f"entries/{ann.pk}/was-here/", body)
    assert (refused.status_code, refused.json()["code"], refused.json()["rule"]) == (409, "too_late", "T45")
    assert Caller(host, room).post(f"entries/{ann.pk}/was-here/", body | {"overrule": "I saw her"}).status_code == 403
    said = Caller(supervisor, room).post(f"entries/{ann.pk}/was-here/", body | {"overrule": "I saw her"})
    assert (said.status_code, said.json()["status"], said.json()["due_at"]) == (200, "called", None)
