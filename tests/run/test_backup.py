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


def token(room: Opened) -> str:
    return f"Token {room.log_in()[1]['token']}"


def add(room: Opened, name: str) -> None:
    assert room.post("rooms/toledo/players/", {"name": name}, Authorization=token(room))[0] == 201


def players(room: Opened) -> list[str]:
    _, found = room.read("rooms/toledo/players/?q=ann", Authorization=token(room))
    return [player["name"] for player in found]


def databases(room: Opened) -> set[str]:
    """Of a room that runs."""
    sockets = next(room.data.rglob(".s.PGSQL.5432")).parent
    with psycopg.connect(host=str(sockets), user=OWNER, dbname="postgres") as server:
        return {name for (name,) in server.execute("SELECT datname FROM pg_database")}


def test_the_drill(opened):
    """A backup while the room runs; a player is added; restored, that player is gone and everybody can log in."""
    file = opened.data / "friday.dump"
    add(opened, "Ann Before")
    assert "Saved " in opened.command("backup", file)
    assert file.stat().st_mode & 0o777 == 0o600
    add(opened, "Ann After")
    assert "already runs" in opened.command("restore", file)
    opened.stop()
    said = opened.command("restore", file)
    assert "toledo: 2 events, whole" in said
    opened.start()
    assert players(opened) == ["Ann Before"]
    [before] = [name for name in databases(opened) if name.startswith("pokerroom_until_")]
    assert before in said


def test_a_backup_that_is_cut_short_changes_nothing(opened):
    opened.command("backup", file := opened.data / "whole.dump")
    before = databases(opened)
    opened.stop()
    (cut := opened.data / "cut.dump").write_bytes(file.read_bytes()[:-2000])
    assert "pg_restore failed, and nothing was changed" in opened.command("restore", cut)
    opened.start()
    assert databases(opened) - {"pokerroom_restored"} == before
    assert players(opened) == ["Ann Before"]


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
