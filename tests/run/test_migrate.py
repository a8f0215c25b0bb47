"""Changing tables while somebody else holds them, on a table of this test's own."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing

import psycopg
import pytest
from django.core.management.base import CommandError
from django.db import connection
from psycopg.conninfo import make_conninfo

from pokerroom import settings
from pokerroom.management import blockers
from pokerroom.run import places
from pokerroom.run.places import CLONE, owner_url


@pytest.fixture
def chips(transactional_db):
    """A committed table, and a connection beside the test's."""
    facts = {**connection.get_connection_params(), "application_name": "somebody's psql"}
    with closing(psycopg.connect(**facts, autocommit=True)) as apart:
        apart.execute("CREATE TABLE chips (amount bigint)")
        yield apart
        apart.execute("ROLLBACK")
        apart.execute("DROP TABLE chips")


def add_column() -> None:
    connection.cursor().execute("ALTER TABLE chips ADD color text")


def test_who_is_in_the_way_is_told(chips):
    chips.execute("BEGIN; SELECT * FROM chips")
    with pytest.raises(CommandError) as told, blockers.told(connection, ["tables.0002_chips"]):
        add_column()
    said = str(told.value)
    assert said.startswith(f"Migration tables.0002_chips gave up: session {chips.info.backend_pid} of ")
    assert "(somebody's psql, idle in transaction since 2" in said
    assert "pg_terminate_backend" in said


def test_nobody_is_in_the_way(chips):
    with blockers.told(connection, []):
        add_column()


def test_other_trouble_is_told_as_it_is(chips):
    with pytest.raises(Exception, match="no_such_table"), blockers.told(connection, []):
        connection.cursor().execute("ALTER TABLE no_such_table ADD color text")


def manage(*command: str, **environment: str) -> int:
    given = {**os.environ, "DJANGO_SETTINGS_MODULE": "pokerroom.settings", **environment}
    return subprocess.run([sys.executable, "manage.py", *command], cwd=CLONE, env=given, capture_output=True).returncode


def test_migrate_comes_in_as_whoever_owns_the_tables(db):
    owner = make_conninfo(owner_url(), dbname=connection.settings_dict["NAME"])
    addresses = {"DATABASE_URL": "postgresql://nobody@/nowhere?host=/nowhere", "OWNER_DATABASE_URL": owner}
    assert manage("migrate", "--check", **addresses) == 0


def test_migrate_grants_the_application_what_it_needs(transactional_db):
    owner = make_conninfo(owner_url(), dbname=connection.settings_dict["NAME"])
    with connection.cursor() as cursor:
        cursor.execute(f"REVOKE ALL ON ALL TABLES IN SCHEMA public FROM {places.APPLICATION}")
        manage("migrate", DATABASE_URL=make_conninfo(owner, user=places.APPLICATION), OWNER_DATABASE_URL=owner)
        cursor.execute("SELECT has_table_privilege(%s, 'pokerroom_event', 'INSERT')", [places.APPLICATION])
        assert cursor.fetchone() == (True,)


def test_whoever_owns_the_tables_has_all_the_time_it_takes_and_goes_past_a_pooler(monkeypatch):
    for name in ("STATEMENT_TIMEOUT", "OWNER_DATABASE_URL", "DATABASE_URL", "DIRECT_DATABASE_URL"):
        monkeypatch.setenv(name, "")
    monkeypatch.setenv("DATABASE_URL", "postgresql://pooler/poker")
    monkeypatch.setenv("DIRECT_DATABASE_URL", "postgresql://db/poker")
    places.come_in_as_owner()
    facts = settings.database(places.database_url())
    assert facts["HOST"] == "db"
    assert "statement_timeout=0 " in facts["OPTIONS"]["options"]
