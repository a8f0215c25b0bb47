"""The application adds to the trail and cannot change it: it is not the owner of the tables (I32)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import psycopg
import pytest
from django.core.management import call_command
from django.db import connection

from pokerroom.clock import now
from pokerroom.models import Event
from pokerroom.privileges import append_only
from pokerroom.run.places import APPLICATION, READER
from tests.races import fresh_room
from waitlist.commands.entries import remove

Enter = Callable[[str], psycopg.Connection[tuple]]


@pytest.fixture
def race():
    return fresh_room()


@pytest.fixture
def enter() -> Iterator[Enter]:
    """Come in to the tests' database by another role than its owner's."""
    opened: list[psycopg.Connection[tuple]] = []

    def enter(role: str) -> psycopg.Connection[tuple]:
        facts = {**connection.get_connection_params(), "user": role}
        facts.pop("cursor_factory", None)
        facts.pop("context", None)
        opened.append(psycopg.connect(**facts, autocommit=True))
        return opened[-1]

    with connection.cursor() as cursor:
        for role in (APPLICATION, READER):
            cursor.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", [role])
            if not cursor.fetchone():
                cursor.execute(f"CREATE ROLE {role} LOGIN")
    call_command("grant_roles")
    yield enter
    for one in opened:
        one.close()


HARM = [
    "UPDATE pokerroom_event SET verb = 'forged'",
    "DELETE FROM pokerroom_event",
    "TRUNCATE pokerroom_event CASCADE",
    "ALTER TABLE pokerroom_event DISABLE TRIGGER never_changed",
    "ALTER TABLE pokerroom_event ADD COLUMN more int",
    "DROP TRIGGER never_changed ON pokerroom_event",
    "CREATE OR REPLACE FUNCTION pokerroom_event_never_changed() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN END'",
    "DROP TABLE pokerroom_event CASCADE",
    "SET session_replication_role = replica",
    "DELETE FROM django_migrations",
]


@pytest.mark.parametrize("harm", HARM)
def test_the_application_is_refused_by_privilege(race, enter, harm):
    race.on_list("Ann")
    with pytest.raises(psycopg.errors.InsufficientPrivilege):
        enter(APPLICATION).execute(harm)
    assert Event.objects.filter(room=race.room).exists()


def test_every_table_that_is_only_added_to_is_kept_from_the_application(race, enter):
    assert {"pokerroom_event", "players_agecheck"} <= set(append_only())
    as_application = enter(APPLICATION)
    for table in append_only():
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            as_application.execute(f"DELETE FROM {table}")


def test_the_application_does_its_work(race, enter):
    [ann] = race.on_list("Ann")
    as_application = enter(APPLICATION)
    as_application.execute("UPDATE waitlist_entry SET note = 'red cap' WHERE id = %s", [ann.pk])
    assert remove(ann, by=race.hosts[0], at=now()).note == "red cap"


def test_the_reader_reads_and_no_secret(race, enter):
    race.on_list("Ann")
    as_reader = enter(READER)
    assert as_reader.execute("SELECT count(*) FROM pokerroom_event").fetchone() != (0,)
    for table in ("pokerroom_staff", "authtoken_token"):
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            as_reader.execute(f"SELECT * FROM {table}")
    with pytest.raises(psycopg.errors.InsufficientPrivilege):
        as_reader.execute("UPDATE waitlist_entry SET note = ''")
