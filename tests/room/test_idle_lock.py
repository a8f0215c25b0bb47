"""A staff screen that nobody touches locks, on the server too; a table's tablet does not (rules §8)."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.conf import settings
from django.contrib.sessions.models import Session
from django.test import Client

from pokerroom import clock
from pokerroom.commands import set_policy
from pokerroom.idle import LOCKS_AT
from tables.commands.tablets import bind, release
from tests.conftest import fresh, minute
from waitlist.models import Entry

ADD = {"name": "Ann Alvarez", "game": "1-3-nlh", "via": "desk"}


def sits_idle(client, seconds):
    """As if so many seconds had gone by."""
    session = client.session
    at = clock.datetime.fromisoformat(session[LOCKS_AT])
    session[LOCKS_AT] = (at - timedelta(seconds=seconds)).isoformat()
    session.save()


@pytest.fixture
def podium(host) -> Client:
    client = Client()
    client.force_login(host)
    return client


def adds(client):
    return client.post("/toledo/host/add/", ADD)


def test_a_command_of_a_screen_that_sat_idle_is_refused_until_the_pin(podium, host):
    host.set_pin("4711")
    host.save()
    sits_idle(podium, 361)
    refused = adds(podium)
    assert (refused.status_code, refused.url.partition("?")[0]) == (302, "/toledo/locked/")
    assert not Entry.objects.exists()
    assert "What you touched last was not done" in podium.get(refused.url).content.decode()
    assert podium.post("/toledo/pin/", {"who": host.pk, "pin": "4711"}).status_code == 302
    assert adds(podium).status_code == 200
    assert Entry.objects.count() == 1


def test_what_the_screen_shows_is_covered_as_well(podium):
    assert podium.get("/toledo/host/").status_code == 200
    sits_idle(podium, 361)
    assert podium.get("/toledo/host/").status_code == 302
    part = podium.get("/toledo/host/bar/", headers={"HX-Request": "true"})
    assert (part.status_code, part["HX-Redirect"].partition("?")[0]) == (401, "/toledo/locked/")
    answer = podium.get("/api/v1/rooms/toledo/lists/")
    assert (answer.status_code, answer.json()["code"]) == (403, "locked")


def test_five_minutes_less_a_touch_it_is_open(podium):
    sits_idle(podium, 299)
    assert adds(podium).status_code == 200
    sits_idle(podium, 299)
    assert podium.get("/toledo/host/").status_code == 200


def test_a_touch_that_asks_for_nothing_counts(podium):
    for _ in range(3):
        sits_idle(podium, 200)
        assert podium.post("/toledo/touched/").status_code == 204
    assert adds(podium).status_code == 200


def test_what_a_screen_reads_by_itself_is_no_touch(podium):
    for seconds in (200, 100, 61):
        last = podium.get("/toledo/host/bar/").status_code
        sits_idle(podium, seconds)
    assert last == 200
    assert podium.get("/toledo/host/bar/").status_code == 302


def test_the_room_says_after_how_long(podium, room, manager):
    set_policy(room, changes={"idle_lock_seconds": 3600}, by=manager, at=minute(0))
    assert 'data-idle-seconds="3600"' in podium.get("/toledo/host/").content.decode()
    adds(podium)
    sits_idle(podium, 3590)
    assert podium.get("/toledo/host/").status_code == 200


def test_the_own_password_unlocks_whoever_has_no_pin(podium, host):
    sits_idle(podium, 361)
    assert podium.get("/toledo/host/").status_code == 302
    wrong = podium.post("/toledo/unlock/", {"password": "a guess"})
    assert (wrong.status_code, "That is not your password." in wrong.content.decode()) == (403, True)
    assert podium.post("/toledo/unlock/", {"password": "password", "next": "/toledo/host/"}).url == "/toledo/host/"
    assert adds(podium).status_code == 200


def test_a_session_is_over_after_twelve_hours_touched_or_not(podium):
    began = Session.objects.get().expire_date
    sits_idle(podium, 200)
    adds(podium)
    assert abs((Session.objects.get().expire_date - began).total_seconds()) < 2
    assert abs((began - clock.now()).total_seconds() - 12 * 3600) < 60
    assert podium.cookies[settings.SESSION_COOKIE_NAME]["max-age"] <= 12 * 3600


def test_a_pin_for_the_own_screen_makes_the_session_no_longer(podium, host):
    host.set_pin("4711")
    host.save()
    row = Session.objects.get()
    session = podium.session
    session.set_expiry(3600)
    session.save()
    podium.post("/toledo/lock/")
    podium.post("/toledo/pin/", {"who": host.pk, "pin": "4711"})
    assert podium.session.get_expiry_age() <= 3600
    assert row


def test_a_tablet_of_a_table_stays_until_it_is_released(open_at, supervisor):
    table = open_at(4)
    tablet = Client()
    tablet.force_login(supervisor)
    assert tablet.post("/toledo/tables/4/bind/").status_code == 302
    assert tablet.session.get_expiry_age() > 300 * 24 * 3600
    sits_idle_or_not = tablet.session.get(LOCKS_AT)
    assert sits_idle_or_not is None
    assert tablet.get("/toledo/tables/4/").status_code == 200
    release(fresh(table), by=supervisor, at=clock.now())
    assert tablet.get("/toledo/tables/4/").status_code == 302
    bind(fresh(table), by=supervisor, at=clock.now())
    assert tablet.get("/toledo/tables/4/").status_code == 302
