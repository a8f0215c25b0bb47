"""Passwords are guessed by five a name, from however many addresses; whoever is logged in goes on (I1, I2)."""

from __future__ import annotations

from typing import ClassVar

import pytest
from django.contrib.auth.hashers import MD5PasswordHasher
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from pokerroom import throttles
from pokerroom.staffing import add_staff, change_staff, set_own_password, set_own_pin
from tests.conftest import minute
from tests.room.test_staff import NEW

RIGHT, WRONG = "password", "a guess"


def log_in(name="host", password=WRONG, address="10.0.0.1"):
    return Client(REMOTE_ADDR=address).post("/login/", {"username": name, "password": password})


def token(name="host", password=WRONG, address="10.0.0.1"):
    said = {"username": name, "password": password}
    return Client(REMOTE_ADDR=address).post("/api/v1/token/", said, "application/json")


def test_five_wrong_close_a_name_wherever_they_come_from(host):
    judged = [log_in(address=f"10.0.{number}.1").status_code for number in range(20) for _ in range(7)]
    assert judged == [401] * 5 + [429] * 135
    assert log_in(password=RIGHT, address="10.9.9.9").status_code == 429


def test_at_the_log_in_and_for_a_token_they_are_the_same_five(host):
    judged = [ask().status_code for ask in (log_in, token, log_in, token)]
    assert [*judged, log_in("HOST").status_code] == [401] * 5
    assert [token().status_code, log_in().status_code] == [429] * 2


def test_it_is_said_in_words_and_when_it_opens(host):
    for _ in range(6):
        page, answer = log_in(), token()
    assert "Too many wrong passwords for this name. Try again in 15 min." in page.content.decode()
    assert 870 <= int(page["Retry-After"]) <= 900
    assert (answer.json()["code"], answer.json()["rule"], answer["Retry-After"]) == (
        "too_many_tries", None, page["Retry-After"],
    )  # fmt: skip


def test_other_names_at_that_address_are_not_touched(host, supervisor):
    for _ in range(7):
        log_in()
    assert log_in("supervisor", RIGHT).status_code == 302


def test_the_right_one_among_them_begins_the_count_again(host):
    for _ in range(4):
        log_in()
    assert log_in(password=RIGHT).status_code == 302
    assert [log_in().status_code for _ in range(6)] == [401] * 5 + [429]


def test_whoever_is_logged_in_goes_on_and_may_type_the_own_password(client, host):
    client.force_login(host)
    for _ in range(7):
        log_in(address="10.6.6.6")
    assert client.get("/toledo/host/").status_code == 200
    changed = client.post("/toledo/staff/own-pin/", {"password": RIGHT, "pin": "4071"})
    assert changed.status_code == 302


def test_at_a_screen_that_was_left_five_guesses_are_judged_too(client, host):
    client.force_login(host)
    said = [client.post("/toledo/staff/own-pin/", {"password": WRONG, "pin": "4071"}) for _ in range(7)]
    assert [answer.status_code for answer in said] == [400] * 5 + [429] * 2
    assert "Too many wrong passwords. Try again in 15 min." in said[-1].content.decode()
    assert client.post("/toledo/staff/own-pin/", {"password": RIGHT, "pin": "4071"}).status_code == 429


def test_a_new_password_opens_the_name(client, host, manager):
    for _ in range(6):
        log_in()
    client.force_login(manager)
    new = {"name": host.name, "role": "host", "is_active": "1", "password": "six-of-cups-6"}
    assert client.post(f"/toledo/staff/{host.pk}/", new).status_code == 302
    assert log_in(password="six-of-cups-6").status_code == 302


def test_thirty_log_ins_a_minute_come_from_one_address(host):
    told = [log_in(f"nobody-{number}") for number in range(31)]
    assert [answer.status_code for answer in told] == [401] * 30 + [429]
    assert "Too many log-ins from this address" in told[-1].content.decode()
    assert 1 <= int(told[-1]["Retry-After"]) <= 60
    assert log_in("nobody", address="10.0.0.2").status_code == 401


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("10.0.0.1", "10.0.0.2", False),
    ],
)
def test_who_has_one_address_of_a_network_has_them_all(one, other, same):
    assert (throttles.origin_of(one) == throttles.origin_of(other)) is same


@pytest.fixture
def valkey_away(settings):
    settings.LIMITS_URL = "redis+unix:///nowhere/valkey.sock"
    throttles._counters.cache_clear()
    yield
    throttles._counters.cache_clear()


def test_a_flood_from_everywhere_takes_no_more_than_its_room():
    """Whoever was refused longest ago goes free when there are too many."""
    spacing = throttles.Spacing()
    for number in range(throttles.MOST_SPACED):
        spacing.refused(str(number))
    spacing.refused("0")
    assert spacing.wait_seconds("1") > 0
    spacing.refused("one more")
    assert (spacing.wait_seconds("1"), spacing.wait_seconds("never refused")) == (0, 0)
    assert spacing.wait_seconds("0") > 0
    assert spacing.wait_seconds("2") > 0


def test_without_valkey_the_process_counts_by_itself(valkey_away, host):
    assert [log_in().status_code for _ in range(7)] == [401] * 5 + [429] * 2
    assert log_in("nobody").status_code == 401


class Noting(MD5PasswordHasher):
    """Notes with each hash whether the room was locked by then."""

    locked: ClassVar[list[bool]] = []

    def encode(self, password, salt):
        self.locked.append(any("FOR UPDATE" in query["sql"] for query in connection.queries_log))
        return super().encode(password, salt)


def test_a_hash_is_made_before_the_room_is_locked(settings, manager, host):
    """It takes most of a second, and nobody could do anything meanwhile."""
    settings.PASSWORD_HASHERS = [f"{__name__}.Noting"]
    ray = add_staff(host.room, **NEW, by=manager, at=minute(0))
    new = {"password": "six-of-cups-6", "pin": "4071"}
    for change in (
        lambda: add_staff(host.room, **NEW | {"username": "roy"}, by=manager, at=minute(1)),
        lambda: change_staff(host, changes=new, by=manager, at=minute(2)),
        lambda: set_own_pin(ray, password=NEW["password"], pin="8152", at=minute(3)),
        lambda: set_own_password(ray, password=NEW["password"], new="seven-of-cups", at=minute(4)),
    ):
        Noting.locked.clear()
        with CaptureQueriesContext(connection):
            connection.queries_log.clear()
            change()
        assert Noting.locked == [False] * 2
