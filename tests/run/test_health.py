"""Readiness asks with a connection of its own, so what it is to see must be committed."""

from collections.abc import Callable, Iterator
from contextlib import closing

import psycopg
import pytest
from django.db import connection
from django.test import Client

from pokerroom.clock import now
from pokerroom.models import Room, SetAside
from pokerroom.release import VERSION

FORGET = "DELETE FROM pokerroom_heartbeat"
BEAT = """
    INSERT INTO pokerroom_heartbeat (name, at) VALUES (%s, clock_timestamp() - %s * interval '1 second')
    RETURNING to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
"""


@pytest.fixture
def seen(transactional_db: None) -> Iterator[Callable[..., str]]:
    """Job and seconds ago; answers when that was."""
    with closing(psycopg.connect(**connection.get_connection_params(), autocommit=True)) as apart:
        apart.execute(FORGET)
        yield lambda job, ago=0: apart.execute(BEAT, [job, ago]).fetchone()[0]
        apart.execute(FORGET)


def failing(client: Client) -> dict[str, str | None]:
    """Each part that does not work, and since when."""
    told = client.get("/readyz").json().get("failing", {})
    return {part: about["since"] for part, about in told.items()}


def test_health_asks_no_database(client):
    assert client.get("/healthz").json() == {"status": "up", "version": VERSION}


def test_ready_when_worker_and_sweep_were_seen(client, seen):
    seen("sweep")
    assert client.get("/readyz").status_code == 200


def test_a_room_whose_worker_never_ran_is_not_ready(client, seen):
    assert client.get("/readyz").status_code == 503
    assert failing(client) == {"worker": None, "sweep": None}


def test_silence_is_told_with_its_beginning(client, seen):
    since = seen("sweep", ago=60)
    assert failing(client) == {"worker": since, "sweep": since}


def test_a_worker_that_does_other_jobs_works_though_the_sweep_does_not(client, seen):
    seen("announce")
    assert set(failing(client)) == {"sweep"}


def test_who_stands_in_for_the_worker_is_no_worker(client, seen):
    seen("standby")
    assert set(failing(client)) == {"worker", "sweep"}


def test_a_broker_that_is_gone_is_named(client, seen, monkeypatch):
    seen("sweep")
    monkeypatch.setattr("pokerroom.celery.app.conf.broker_read_url", "redis://127.0.0.1:1/")
    assert set(failing(client)) == {"broker"}


def test_a_database_that_is_gone_is_named_and_nothing_is_said_about_what_it_would_tell(client, seen, monkeypatch):
    with monkeypatch.context() as gone:
        gone.setitem(connection.settings_dict, "PORT", "1")
        assert set(failing(client)) == {"database"}


def test_what_is_set_aside_is_named_though_the_room_goes_on(client, seen):
    seen("sweep")
    room = Room.objects.create(slug="toledo", name="Toledo")
    facts = {"since": now(), "next_try_at": now()}
    SetAside.objects.create(room=room, what="waitlist", row=7, error="ZeroDivisionError", **facts)
    told = client.get("/readyz")
    assert (told.status_code, told.json()["set_aside"][0]["what"]) == (200, "waitlist")
