"""What is found out about a connection when it is made."""

from __future__ import annotations

import pytest
from django.db import connection

from pokerroom import pooler
from tests import pgbouncer


@pytest.fixture
def opened(db, monkeypatch):
    """Open another connection to this test's database, through a pooler that begins its own with this."""
    monkeypatch.setattr(pooler, "_told", set())

    def through(at_connect: str) -> int | None:
        with pgbouncer.pooler(connections=1, at_connect=at_connect) as folder:
            other = connection.copy()
            other.settings_dict = {**connection.settings_dict, "HOST": str(folder), "PORT": str(pgbouncer.PORT)}
            other.ensure_connection()
            prepares_after = other.connection.prepare_threshold
            other.close()
            return prepares_after

    return through


def test_a_pooler_is_found_and_statements_are_not_prepared(opened, caplog):
    assert opened(pgbouncer.LIMITS) is None
    assert caplog.text == ""


def test_limits_that_do_not_come_through_are_missed_in_the_log(opened, caplog):
    opened("SELECT 1")
    assert "does not pass on the limits on time" in caplog.text


def test_straight_to_the_database_they_are_prepared(db):
    connection.ensure_connection()
    assert connection.connection.prepare_threshold == 5
