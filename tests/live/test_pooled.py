"""The stream behind a pooler: told by a look each second, and says so; led past it, told at once."""

from __future__ import annotations

import time

import psycopg
import pytest
from django.db import connection

from pokerroom.run.places import owner_url
from tests.live.reader import Reader


@pytest.fixture
def direct(settings, transactional_db):
    """The way past the pooler, to this test's database."""
    name = connection.settings_dict["NAME"]
    settings.DIRECT_DATABASE_URL = psycopg.conninfo.make_conninfo(owner_url(), dbname=name)


def late(reader, change, room):
    """Seconds until each of three changes was told."""
    for _ in range(3):
        committed = time.monotonic()
        change(room, "board")
        assert reader.next(1)
        yield time.monotonic() - committed
        time.sleep(0.3)


def said_of_the_stream(address) -> str | None:
    with Reader(address, "/readyz") as reader:
        return reader.json().get("stream")


def test_through_the_pooler_a_look_tells_and_readyz_says_so(pooled, server, watch, change, room, caplog):
    assert max(late(watch(), change, room)) < 2
    assert "goes through a pooler" in said_of_the_stream(server)
    assert any("goes through a pooler" in record.message for record in caplog.get_records("setup"))


def test_past_the_pooler_it_is_told_at_once_and_nothing_is_said(pooled, direct, server, watch, change, room, caplog):
    assert max(late(watch(), change, room)) < 0.5
    assert said_of_the_stream(server) is None
    assert not [record for record in caplog.get_records("setup") if "pooler" in record.message]


def test_without_a_pooler_nothing_is_said(server):
    assert said_of_the_stream(server) is None
