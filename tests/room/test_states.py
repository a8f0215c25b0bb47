"""The drawing of the lives is what the tables of moves say, and so is the trigger in the database (I10)."""

from __future__ import annotations

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from tables.rules import TABLE_MOVES
from waitlist.management.commands import states
from waitlist.rules import ENTRY_MOVES


def test_the_drawing_is_up_to_date():
    call_command("states", check=True)


def test_another_drawing_is_noticed(tmp_path, monkeypatch):
    monkeypatch.setattr(states, "PAGE", tmp_path / "states.md")
    with pytest.raises(CommandError):
        call_command("states", check=True)
    call_command("states")
    call_command("states", check=True)


@pytest.mark.parametrize(("table", "moves"), [("waitlist_entry", ENTRY_MOVES), ("tables_table", TABLE_MOVES)])
def test_the_database_knows_the_same_moves(db, table, moves):
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_get_functiondef(%s::regproc)", [f"{table}_status_moves"])
        body = cursor.fetchone()[0]
    pairs = {(str(old), str(new)) for old, news in moves.items() for new in news}
    assert all(f"('{old}', '{new}')" in body for old, new in pairs)
    assert body.count("('") == len(pairs)
