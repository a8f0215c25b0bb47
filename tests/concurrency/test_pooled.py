"""The room behind a pooler by transaction: commands, pages, API, sweep, the trail."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

import pytest
from django.db import connection
from django.test import Client
from rest_framework.authtoken.models import Token

from floor.commands.chairs import walk_up
from pokerroom import clock, standby, sweep
from pokerroom.trail.chain import broken_links
from tests.conftest import fresh
from tests.races import at_once, fresh_room, won
from waitlist.commands.calls import call_next
from waitlist.commands.entries import check_in, join
from waitlist.models import Entry

pytestmark = pytest.mark.usefixtures("pooled")

LEFT_LOCKED = """
    SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND datname = current_database()
"""
TIMES = 12  # a statement is prepared after a few


@pytest.fixture
def race():
    return fresh_room(hosts=6)


def a_dozen_names(race, host):
    for number in range(TIMES):
        entry = join(race.room, games=[race.game()], name=f"{host.name} {number}", via="phone", by=host, at=clock.now())
        check_in(entry[0], by=host, at=clock.now())


def test_six_hosts_share_two_connections(race):
    answers = at_once(*(partial(a_dozen_names, race, host) for host in race.hosts))
    assert answers == [None] * 6
    assert Entry.objects.filter(room=race.room).count() == 6 * TIMES
    assert not broken_links(fresh(race.room))


def asks(race, host):
    """Pages and API, over and over, on a connection of this thread's own."""
    key = Token.objects.create(user=host).key
    page, door = Client(), Client(headers={"Authorization": f"Token {key}"})
    page.force_login(race.supervisor, backend="django.contrib.auth.backends.ModelBackend")
    at, api = f"/{race.room.slug}", f"/api/v1/rooms/{race.room.slug}"
    return [
        (path, client.get(path).status_code)
        for _ in range(TIMES // 2)
        for client, path in [
            *((page, f"{at}/{screen}/") for screen in ("host", "floor", "board")),
            *((door, f"{api}/{noun}/") for noun in ("lists", "tables", "games", "board")),
        ]
    ]


def test_pages_and_doors(race):
    race.open(1)
    race.on_list("Ann", "Bob")
    answers = at_once(*(partial(asks, race, host) for host in race.hosts))
    assert {answer for told in won(answers) for answer in told if answer[1] != 200} == set()
    assert len(won(answers)) == 6


def test_the_sweep_and_who_stands_in_for_it(race):
    race.open(1)
    walk_up(race.room, table=1, seat=1, player=race.player("Guest"), by=race.hosts[0], at=clock.now())
    (ann,) = race.on_list("Ann")
    call_next(race.room, game=race.game(), by=race.hosts[0], at=clock.now())
    at = fresh(ann).due_at + timedelta(seconds=1)
    at_once(*[partial(sweep.run_jobs, at)] * 4)
    assert fresh(ann).status == "held"


def test_who_stood_in_leaves_nothing_locked(race):
    """A lock of a session would stay with a server connection that is somebody else's next."""
    assert at_once(*[standby.Standby()._once] * 6) == [None] * 6
    with connection.cursor() as cursor:
        cursor.execute(LEFT_LOCKED)
        assert cursor.fetchone() == (0,)


def test_a_pooler_that_is_found_is_sent_no_prepared_statement(race):
    for _ in range(TIMES):
        clock.now()
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_prepared_statements")
        assert cursor.fetchone() == (0,)
