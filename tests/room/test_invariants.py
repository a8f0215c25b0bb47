"""The invariants hold for an evening, and each can go red."""

from __future__ import annotations

from contextlib import suppress
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import connection, transaction

from floor.commands.chairs import leaving, seat
from floor.commands.kept_apart import keep_apart
from pokerroom import invariants
from pokerroom.invariants import Invariant
from pokerroom.models import Room
from tests.conftest import minute
from waitlist.commands.calls import call, pass_
from waitlist.commands.entries import check_in, remove

WANTED = {1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 18, 27, 28, 30, 31, 32, 33, 35, 36, 37, 41, 42, 44, 45}


@pytest.fixture
def evening(room, host, supervisor, on_list, open_at, sit):
    """A bit of everything: Ann called as Cy passes, Bob held, Cy seated, Dee off, Eve kept apart from a sitter."""
    open_at(4)
    bob_sits = sit("Bob sits", 4, 1)
    names = {name: on_list(name) for name in ("Ann", "Bob", "Cy", "Dee", "Eve")}
    keep_apart(names["Eve"].player, other=bob_sits.player, by=supervisor, at=minute(-10))
    leaving(bob_sits, by=host, at=minute(-9))
    call(names["Bob"], table=4, seat=2, by=host, at=minute(-5))
    call(names["Cy"], table=4, seat=3, by=host, at=minute(-5))
    pass_(names["Cy"], by=host, at=minute(-4))
    seat(names["Cy"], table=4, seat=4, by=host, at=minute(-3))
    remove(names["Dee"], by=host, at=minute(-2))
    check_in(names["Eve"], by=host, at=minute(0.5))
    return names


def broken() -> set[str]:
    return {found.key for found in invariants.check(minute(0.6))}


def test_an_evening_holds(evening):
    assert not list(map(str, invariants.check(minute(0.6))))


def test_each_invariant_of_the_house_is_there():
    assert {int(one.key[1:]) for one in invariants.every()} >= WANTED


BREAKS = [
    ("I3", "UPDATE waitlist_call SET due_at = due_at + interval '1 s' WHERE outcome = ''"),
    ("I5", "UPDATE tables_sitting SET game_id = (SELECT max(id) FROM tables_game) WHERE ended_at IS NULL"),
    ("I6", "UPDATE tables_sitting SET since = since + interval '9 h', leaving_at = NULL WHERE ended_at IS NULL"),
    ("I7", "UPDATE waitlist_entry SET back_at = joined_at, missed_at = NULL WHERE status = 'waiting'"),
    ("I10", "UPDATE waitlist_entry SET status = 'removed', ended_at = joined_at WHERE status = 'waiting'"),
    ("I11", "UPDATE waitlist_call SET called_at = called_at - interval '9 h', due_at = due_at - interval '9 h' "
            "WHERE outcome = ''"),
    ("I13", "UPDATE waitlist_call SET due_at = due_at + interval '1 s', ended_at = ended_at + interval '1 s' "
            "WHERE outcome = 'lapsed'"),
    ("I14", "UPDATE waitlist_entry SET due_at = due_at + interval '1 s' WHERE status = 'called'"),
    ("I27", "UPDATE pokerroom_room SET version = version + 1"),
    ("I28", "UPDATE pokerroom_room SET head_hash = repeat('1', 64)"),
    ("I32", "ALTER TABLE pokerroom_event DISABLE TRIGGER never_changed"),
    ("I35", "UPDATE players_player SET barred_until = '2099-01-01'"),
    ("I36", "UPDATE players_player SET born_on = '2020-01-01'"),
    ("I42", "UPDATE players_apartpair SET since = '2000-01-01', one_id = (SELECT player_id FROM tables_sitting "
            "WHERE ended_at IS NULL ORDER BY player_id LIMIT 1), other_id = (SELECT player_id FROM tables_sitting "
            "WHERE ended_at IS NULL ORDER BY player_id DESC LIMIT 1)"),
    ("I44", "UPDATE tables_seat SET open_since = NULL WHERE number = 9"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "harm"), BREAKS, ids=[key for key, _ in BREAKS])
def test_each_can_go_red(evening, key, harm):
    """A check that nothing can break proves nothing. What the schema would refuse at commit is seen before it."""
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED")
            cursor.execute(harm)
        found = broken()
        transaction.set_rollback(True)
    assert key in found


def test_the_command_names_what_is_broken_and_fails(evening, capsys, monkeypatch):
    monkeypatch.setattr("pokerroom.management.commands.check_invariants.now", lambda: minute(0.6))
    call_command("check_invariants")
    assert "holds" in capsys.readouterr().out
    Room.objects.update(head_hash="1" * 64)
    with pytest.raises(CommandError, match="broken"):
        call_command("check_invariants")


def told(capsys, *given: str) -> list[str]:
    with suppress(CommandError):
        call_command("check_invariants", *given)
    return capsys.readouterr().out.splitlines()


@pytest.fixture
def only(monkeypatch):
    """Checks in place of those of the house."""

    def put(*queries: str) -> None:
        every = [Invariant(f"I{number}", f"Check {number}", query) for number, query in enumerate(queries, 1)]
        monkeypatch.setattr(invariants, "every", lambda: every)

    return put


def test_a_check_that_takes_too_long_is_told_and_the_others_go_on(room, capsys, only):
    only("SELECT NULL::bigint, pg_sleep(20)::text", "SELECT NULL::bigint, 'this'")
    first, why, second, what, *_ = told(capsys, "--seconds", "1")
    assert "Check 1: 1 broken" in first
    assert "not checked: canceling statement due to statement timeout" in why
    assert ("Check 2: 1 broken" in second, what) == (True, "     room None: this")


@pytest.mark.parametrize(("rows", "says"), [(100, "100 broken"), (101, "more than 100 broken")])
def test_a_hundred_broken_are_told(room, capsys, only, rows, says):
    only(f"SELECT NULL::bigint, n::text FROM generate_series(1, {rows}) AS n")
    lines = told(capsys)
    assert lines[0].endswith(f": {says}")
    assert len([line for line in lines if line.startswith("     ")]) == 100


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_how_far_it_is_shows_on_a_terminal(room):
    shown = Terminal()
    call_command("check_invariants", stdout=StringIO(), stderr=shown)
    every = invariants.every()
    assert f"\r{every[-1].key} [" in shown.getvalue()
    assert f"{len(every) - 1} of {len(every)}" in shown.getvalue()
