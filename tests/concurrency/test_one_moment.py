"""A page and an answer show the room at one moment, whatever is committed between the queries that they take."""

from __future__ import annotations

import itertools

import pytest
from django.db import connection
from django.test import Client

from pokerroom.clock import now
from pokerroom.trail import checkpointing
from pokerroom.trail.checkpoints import Why
from pokerroom.trail.verifying import verify
from tests.races import at_once, fresh_room
from waitlist.commands.calls import call
from waitlist.commands.entries import remove
from waitlist.commands.lists import close_list
from waitlist.models import Entry


@pytest.fixture
def race():
    return fresh_room()


@pytest.fixture
def podium(race):
    client = Client()
    client.force_login(race.hosts[0], backend="django.contrib.auth.backends.ModelBackend")
    return client


class Meanwhile:
    """Before one of the queries that read, another host's command is committed."""

    def __init__(self, before, command):
        self.before, self.command, self.done, self.shows = before, command, False, False

    def __call__(self, execute, sql, *rest):
        self.shows |= sql.startswith("SET TRANSACTION")
        locked = connection.in_atomic_block and not self.shows
        self.before -= not locked
        if self.before < 0 and not locked and not self.done:
            self.done = True
            [came] = at_once(self.command)
            assert not isinstance(came, Exception), came
        return execute(sql, *rest)


def at_every_query(ask, arrange):
    """What `ask` answers with the command of `arrange` before its first query, its second and so on."""
    for before in itertools.count():
        who, command = arrange(f"Ann {before}")
        meanwhile = Meanwhile(before, command)
        with connection.execute_wrapper(meanwhile):
            answer = ask()
        if not meanwhile.done:
            return
        yield who, answer


def taken_off(race):
    def arrange(name):
        (entry,) = race.on_list(name)
        return entry, lambda: remove(entry, by=race.hosts[1], at=now())

    return arrange


def test_a_name_taken_off_meanwhile_is_on_its_list_once(race, podium):
    for entry, page in at_every_query(lambda: podium.get(f"/{race.room.slug}/host/lists/1-3-nlh/"), taken_off(race)):
        assert page.status_code == 200
        assert page.content.decode().count(f'id="e-{entry.pk}"') == 1


def test_the_answer_to_a_touch_shows_a_name_taken_off_meanwhile_once(race, podium):
    def touch():
        return podium.post(f"/{race.room.slug}/host/lists/1-3-nlh/close/")

    for entry, page in at_every_query(touch, taken_off(race)):
        assert page.status_code == 200
        assert page.content.decode().count(f'id="e-{entry.pk}"') == 1
        podium.post(f"/{race.room.slug}/host/lists/1-3-nlh/reopen/")


READS = [("get", "board/"), ("get", "lists/1-3-nlh/"), ("post", "lists/1-3-nlh/reopen/")]


@pytest.mark.parametrize(("method", "path"), READS)
def test_whoever_is_called_meanwhile_is_called_for_a_table_or_waits(race, podium, method, path):
    race.open(1)

    def arrange(name):
        for last in Entry.objects.filter(room=race.room, ended_at=None):
            remove(last, by=race.hosts[0], at=now())
        (entry,) = race.on_list(name)
        if method == "post":
            close_list(race.room, game=race.game(), by=race.hosts[0], at=now())
        return entry, lambda: call(entry, by=race.hosts[1], at=now())

    def ask():
        return podium.generic(method.upper(), f"/api/v1/rooms/{race.room.slug}/{path}", "{}", "application/json")

    for _, answer in at_every_query(ask, arrange):
        told = answer.json()
        [first] = told.get("lists", [told])
        [shown] = [entry for entry in first["entries"] if entry["status"] in ("waiting", "called")]
        chair = shown["table"] if path == "board/" else shown["seat"]
        assert (shown["status"] == "called") == (chair is not None)


def test_a_trail_is_whole_whose_room_goes_on_meanwhile(race):
    race.on_list("Dee")
    checkpointing.write(race.room, Why.ASKED)
    for _, verdict in at_every_query(lambda: verify(race.room), taken_off(race)):
        assert verdict.findings == []
