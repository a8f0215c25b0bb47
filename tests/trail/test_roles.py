"""The statements of docs/running.md for a server of one's own: run as they stand there, then tried role by role."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator

import psycopg
import pytest
from django.conf import settings
from psycopg import sql
from psycopg.conninfo import make_conninfo

from pokerroom.run import places

NAMES = ("poker_owner", "pokerroom_app", "pokerroom_reader")
OWN = {name: f"{name}_{os.getpid()}" for name in (*NAMES, "poker")}  # roles belong to the whole server


def statements() -> str:
    text = (settings.BASE_DIR / "docs" / "running.md").read_text()
    [found] = re.findall(r"```sql\n(.*?CREATE ROLE poker_owner.*?)```", text, re.DOTALL)
    return re.sub(r"\b(poker_owner|pokerroom_app|pokerroom_reader|poker)\b", lambda name: OWN[name[1]], found)


def address(role: str) -> str:
    return make_conninfo(places.owner_url(), user=OWN[role], dbname=OWN["poker"])


@pytest.fixture(scope="module")
def house() -> Iterator[None]:
    """The statements as the server's superuser, then the migrations as the owner."""
    with psycopg.connect(places.owner_url(), autocommit=True) as server:
        for statement in statements().split(";"):
            server.execute(statement.encode())
        try:
            environment = {
                **os.environ,
                "DJANGO_SETTINGS_MODULE": "pokerroom.settings",
                "OWNER_DATABASE_URL": address("poker_owner"),
                "DATABASE_URL": address("pokerroom_app"),
                "DEMO_PASSWORD": "one-eyed-jack",
            }
            for command in (
                ["migrate", "-v0"],
                ["grant_roles", OWN["pokerroom_app"], OWN["pokerroom_reader"]],
                ["first_load"],
            ):
                subprocess.run(
                    [sys.executable, "manage.py", *command], env=environment, cwd=settings.BASE_DIR, check=True
                )
            yield
        finally:
            server.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(OWN["poker"])))
            for role in NAMES:
                server.execute(sql.SQL("DROP ROLE {}").format(sql.Identifier(OWN[role])))


def test_the_application_works_and_cannot_rewrite_the_trail(house):
    """`first_load` ran as the application; what it recorded it can neither change, remove nor empty."""
    with psycopg.connect(address("pokerroom_app"), autocommit=True) as application:
        assert application.execute("SELECT count(*) > 0 FROM pokerroom_event").fetchone() == (True,)
        for harm in ("UPDATE pokerroom_event SET verb = ''", "DELETE FROM pokerroom_event", "TRUNCATE pokerroom_event"):
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                application.execute(harm)
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            application.execute("SET session_replication_role = replica")


def test_the_reader_reads_the_trail_and_writes_nothing(house):
    with psycopg.connect(address("pokerroom_reader"), autocommit=True) as reader:
        assert reader.execute("SELECT count(*) > 0 FROM pokerroom_event").fetchone() == (True,)
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            reader.execute("DELETE FROM waitlist_entry")


def test_nobody_comes_in_who_was_not_named(house):
    with psycopg.connect(places.owner_url(), autocommit=True) as server:
        asked = "SELECT has_database_privilege(rolname, %s, 'CONNECT') FROM pg_roles WHERE rolname = 'pg_monitor'"
        assert server.execute(asked, [OWN["poker"]]).fetchone() == (False,)
