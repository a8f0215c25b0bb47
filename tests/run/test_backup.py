"""Backup and restore: of the embedded database with a room that runs, and of databases of somebody's own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from pokerroom.run.places import CLONE, OWNER, owner_url
from tests.run.opened import Opened


def run(*command: str | Path, **environment: str) -> tuple[int, str]:
    given = {**os.environ, "DJANGO_SETTINGS_MODULE": "pokerroom.settings", **environment}
    words = [sys.executable, "-m", "pokerroom.run", *map(str, command)]
    done = subprocess.run(words, cwd=CLONE, env=given, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout


@pytest.fixture(scope="module")
def room():
    """`make run` on data of its own."""
    with Opened() as opened:
        yield opened


def add(room: Opened, name: str) -> None:
    room.ask("rooms/toledo/players/", {"name": name}, room.log_in())


def players(room: Opened) -> list[str]:
    return [player["name"] for player in room.ask("rooms/toledo/players/?q=ann", token=room.log_in())]


def databases(room: Opened) -> set[str]:
    """Of a room that runs."""
    sockets = next(room.data.rglob(".s.PGSQL.5432")).parent
    with psycopg.connect(host=str(sockets), user=OWNER, dbname="postgres") as server:
        return {name for (name,) in server.execute("SELECT datname FROM pg_database")}


def test_the_drill(room):
    """A backup while the room runs; a player is added; restored, that player is gone and everybody can log in."""
    file = room.data / "friday.dump"
    add(room, "Ann Before")
    assert "Saved " in room.command("backup", file)
    assert file.stat().st_mode & 0o777 == 0o600
    add(room, "Ann After")
    assert "already runs" in room.command("restore", file)
    room.stop()
    said = room.command("restore", file)
    assert "toledo: 2 events, whole" in said
    room.start()
    assert players(room) == ["Ann Before"]
    [before] = [name for name in databases(room) if name.startswith("pokerroom_until_")]
    assert before in said


def test_a_backup_that_is_cut_short_changes_nothing(room):
    room.command("backup", file := room.data / "whole.dump")
    before = databases(room)
    room.stop()
    (cut := room.data / "cut.dump").write_bytes(file.read_bytes()[:-2000])
    assert "pg_restore failed, and nothing was changed" in room.command("restore", cut)
    room.start()
    assert databases(room) - {"pokerroom_restored"} == before
    assert players(room) == ["Ann Before"]


@pytest.fixture
def own():
    """The addresses of two databases of somebody's own, both empty."""
    addresses = {}
    with psycopg.connect(make_conninfo(owner_url(), dbname="postgres"), autocommit=True) as server:
        for name in ("backup_from", "backup_into"):
            server.execute(f"CREATE DATABASE {name}")
            addresses[name] = make_conninfo(owner_url(), dbname=name)
        yield addresses["backup_from"], addresses["backup_into"]
        for name in ("backup_from", "backup_into"):
            server.execute(f"DROP DATABASE {name} WITH (FORCE)")


def test_a_server_of_ones_own_is_restored_into_an_empty_database_only(own, tmp_path):
    source, target = own
    file = tmp_path / "own.dump"
    assert run("backup", file, DATABASE_URL=source) == (1, "There is no room in the database: nothing was saved.\n")
    subprocess.run([sys.executable, "-m", "pokerroom.run.load"], env={**os.environ, "DATABASE_URL": source}, cwd=CLONE)
    assert run("backup", file, DATABASE_URL=source)[0] == 0
    status, said = run("restore", file, DATABASE_URL=target)
    assert (status, "toledo: 1 events, whole" in said) == (0, True)
    status, said = run("restore", file, DATABASE_URL=target)
    assert (status, said.startswith("The database of DATABASE_URL is not empty.")) == (1, True)
