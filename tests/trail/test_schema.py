"""The database beside what the migrations make of an empty one: what is missing, other or more is named (I32)."""

from __future__ import annotations

import pytest
from django.core.management import call_command
from django.db import connection, transaction

from pokerroom import integrity
from pokerroom.privileges import excess
from pokerroom.run.load import tell_differences
from pokerroom.run.places import APPLICATION, READER
from pokerroom.schema import differences
from pokerroom.schema.expected import expected, text
from pokerroom.schema.parts import parts, plain
from pokerroom.trail import checkpointing
from tests.conftest import fresh, minute
from tests.trail.conftest import end_at

pytestmark = pytest.mark.django_db


def test_the_file_is_what_the_migrations_make():
    assert text(parts()) == text(expected()), "Write it anew: manage.py schema"


NO_BODY = "BEGIN RETURN NEW; END"
HARM = [
    ("ALTER TABLE players_player DROP COLUMN born_on", "The column players_player.born_on is missing"),
    ("DROP TABLE waitlist_page CASCADE", "The table waitlist_page is missing"),
    ("ALTER TABLE waitlist_entry ALTER note TYPE text",
     "The column waitlist_entry.note is text not null, and should be character varying(200) not null"),
    ("ALTER TABLE pokerroom_event DISABLE TRIGGER never_changed",
     "The trigger never_changed of pokerroom_event is switched off"),
    ("ALTER TABLE pokerroom_event ENABLE REPLICA TRIGGER never_changed",
     "The trigger never_changed of pokerroom_event works for replicas only"),
    ("DROP TRIGGER gap_free ON pokerroom_event", "The trigger gap_free of pokerroom_event is missing"),
    (f"CREATE OR REPLACE FUNCTION pokerroom_event_never_changed() RETURNS trigger LANGUAGE plpgsql AS '{NO_BODY}'",
     "The function pokerroom_event_never_changed does not do what the migrations made it do"),
    ("CREATE TRIGGER sly BEFORE INSERT ON pokerroom_event EXECUTE FUNCTION pokerroom_event_never_changed()",
     "The trigger sly of pokerroom_event is there, and no migration makes it"),
    ("ALTER TABLE pokerroom_event DROP CONSTRAINT seq_from_one",
     "The constraint seq_from_one of pokerroom_event is missing"),
]  # fmt: skip


@pytest.mark.parametrize(("harm", "says"), HARM, ids=[says for _, says in HARM])
def test_what_is_not_as_the_migrations_make_it_is_named(harm, says):
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(harm)
        assert str(differences()[0]) == says
        transaction.set_rollback(True)


def test_make_run_says_it_before_the_room_opens(capsys):
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("ALTER TABLE waitlist_entry DROP COLUMN note")
        tell_differences()
        transaction.set_rollback(True)
    says = "The database is not what this release expects. The column waitlist_entry.note is missing.\n"
    assert capsys.readouterr().err == says


def test_a_missing_column_is_told_first():
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("ALTER TABLE pokerroom_event DISABLE TRIGGER gap_free")
        cursor.execute("ALTER TABLE waitlist_entry DROP COLUMN note")
        assert [one.serious for one in differences()][:2] == [True, False]
        transaction.set_rollback(True)


def test_readyz_and_the_log_tell_it_once_it_was_seen(client, caplog):
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("ALTER TABLE pokerroom_event DISABLE TRIGGER never_changed")
        integrity.look(), integrity.look()
        transaction.set_rollback(True)
    assert client.get("/readyz").json()["schema"] == ["The trigger never_changed of pokerroom_event is switched off."]
    assert caplog.text.count("The trigger never_changed of pokerroom_event is switched off.") == 1
    integrity.look()
    assert "schema" not in client.get("/readyz").json()


def test_readyz_tells_a_trail_that_is_not_what_was_written_down(client, room, on_list):
    on_list("Ann"), on_list("Bob")
    checkpointing.write_due(minute(0))
    integrity.look()
    assert "trail" not in client.get("/readyz").json()
    end_at(fresh(room).version - 1)
    integrity.look()
    [said] = client.get("/readyz").json()["trail"]
    assert said.startswith("The trail of toledo is not the one that was written down")
    integrity.troubles.clear()


@pytest.fixture
def roles():
    """Application and reader as `manage.py migrate` leaves them."""
    with connection.cursor() as cursor:
        for role in (APPLICATION, READER):
            cursor.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", [role])
            if not cursor.fetchone():
                cursor.execute(f"CREATE ROLE {role} LOGIN")
    call_command("grant_roles")
    assert list(excess()) == []


GRANTED = [
    (f"GRANT UPDATE ON pokerroom_event TO {APPLICATION}", f"the role {APPLICATION} may UPDATE pokerroom_event"),
    (f"GRANT UPDATE (hash) ON pokerroom_event TO {APPLICATION}", f"the role {APPLICATION} may UPDATE pokerroom_event"),
    ("GRANT TRUNCATE ON pokerroom_event TO PUBLIC", f"the role {APPLICATION} may TRUNCATE pokerroom_event"),
    (f"GRANT TRIGGER ON players_agecheck TO {APPLICATION}", f"the role {APPLICATION} may TRIGGER players_agecheck"),
    (f"GRANT SELECT ON pokerroom_staff TO {READER}", f"the role {READER} may SELECT pokerroom_staff"),
    (f"GRANT INSERT ON waitlist_entry TO {READER}", f"the role {READER} may INSERT waitlist_entry"),
]


@pytest.mark.parametrize(("grant", "says"), GRANTED, ids=[grant for grant, _ in GRANTED])
def test_what_was_granted_beyond_is_named(roles, grant, says):
    with connection.cursor() as cursor:
        cursor.execute(grant)
    assert says in list(excess())


def test_a_role_that_can_act_as_the_owner_is_named(roles):
    with connection.cursor() as cursor:
        cursor.execute(f"GRANT pokerroom TO {APPLICATION}")
    assert next(excess()).startswith(f"the role {APPLICATION} can act as the owner")


def test_a_list_in_a_constraint_reads_the_same_after_a_backup():
    """As PostgreSQL 18 writes one and the same check before pg_dump and after pg_restore."""
    before = "CHECK (((state)::text = ANY ((ARRAY['done'::character varying, 'off'::character varying])::text[])))"
    after = "CHECK (((state)::text = ANY (ARRAY[('done'::character varying)::text, ('off'::character varying)::text])))"
    assert plain(before) == plain(after) == "CHECK (((state)::text = ANY (ARRAY['done', 'off'])))"
