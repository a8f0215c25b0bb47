"""From each release to this one: its own database, dumped with an evening in it, is brought up and goes on.

`0.1.0.sql` was made by that release: the sample evening, then a move, a bar, a bag, a pick-up that waits for approval,
an extended dinner, a table that breaks with its cards undrawn, settings that take effect later, and an undo.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from django.conf import settings
from django.core.management import call_command
from django.db import connection
from django.test import Client
from psycopg import sql
from psycopg.conninfo import make_conninfo

from pokerroom import invariants
from pokerroom.clock import now
from pokerroom.models import Room, Staff
from pokerroom.release import VERSION
from pokerroom.run import places
from pokerroom.schema import differences
from pokerroom.sweep import sweep
from pokerroom.trail import checkpointing
from pokerroom.trail.checkpoints import Why
from pokerroom.trail.verifying import verify
from pokerroom.turn import policy_of, state
from tables.models import Bag, Game
from waitlist.commands.entries import join
from waitlist.queries import waiting_order
from waitlist.rules import Via

DUMPS = sorted(Path(__file__).parent.glob("*.sql"))
OURS = f"upgrade_{os.getpid()}"
RELEASES = re.findall(r"^## (\S+)", (settings.BASE_DIR / "CHANGELOG.md").read_text(), re.MULTILINE)


def test_this_release_has_its_part_of_the_changelog():
    assert RELEASES[0] == VERSION


def test_each_release_before_has_its_dump():
    assert {dump.stem for dump in DUMPS} == set(RELEASES[1:])


@pytest.fixture(scope="module", params=DUMPS, ids=[dump.stem for dump in DUMPS])
def upgraded(request: pytest.FixtureRequest, django_db_blocker) -> Iterator[Room]:
    """The database of that release, migrated; Django of this process is connected to it."""
    with psycopg.connect(make_conninfo(places.owner_url(), dbname="postgres"), autocommit=True) as server:
        server.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(OURS)))
        with psycopg.connect(make_conninfo(places.owner_url(), dbname=OURS)) as database:
            database.execute(request.param.read_bytes())
        with django_db_blocker.unblock(), connected_to(OURS):
            call_command("migrate", verbosity=0, interactive=False)
            yield Room.objects.get(slug="toledo")
        server.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(OURS)))


@contextmanager
def connected_to(name: str) -> Iterator[None]:
    """Another database for a while. What was remembered of the policies of one is nothing to the other."""
    before = connection.settings_dict["NAME"]
    for used in (name, before):
        connection.close()
        connection.settings_dict["NAME"] = used
        state._policy.cache_clear()
        if used == name:
            yield


def test_the_schema_is_what_an_empty_database_gets(upgraded):
    assert list(map(str, differences())) == []


STOOD = ["Dale Whitaker", "Hal Hutchinson", "Eleanor Whitfield", "John Smith", "John Smith Jr.", "Gary Lindqvist"]


def test_the_list_stands_as_it_stood(upgraded):
    """In its release John Smith was fourth because staff had moved him; how a move is kept has changed since."""
    game = Game.objects.get(room=upgraded, slug="1-3-nlh")
    names = [row.entry.player.name for row in waiting_order(upgraded, game, policy_of(upgraded))]
    assert names[:6] == STOOD


def test_settings_and_custody_are_as_they_were(upgraded):
    policy = policy_of(upgraded)
    assert (policy.call_claim_seconds, policy.vip_priority_tier, policy.extended_dinner_seconds) == (240, 2, 5400)
    assert [(bag.number, bag.amount) for bag in Bag.objects.filter(room=upgraded)] == [("12", 42000)]


PAGES = [
    *("host/", "host/bar/", "host/find/?q=smith", "host/approvals/", "host/tables/1/", "print/", "copy/", "close/"),
    *("floor/", "floor/clocks/", "floor/trail/", "floor/trail/?q=john", "board/", "custody/", "custody/sheet/"),
    *("players/101/", "policy/", "games/", "staff/", "take-over/", "tables/"),
]


@pytest.mark.parametrize("path", PAGES)
def test_the_pages_answer(upgraded, path):
    client = Client(headers={"Host": "localhost"})
    client.force_login(Staff.objects.get(username="manager"))
    assert client.get(f"/toledo/{path}").status_code == 200


def test_the_evening_goes_on_and_everything_that_is_always_true_is_true(upgraded):
    """Whatever ran out meanwhile expires; then a name joins; from the first checkpoint on the trail is signed."""
    checkpointing.write(upgraded, Why.FIRST)
    sweep(now())
    game, sam = Game.objects.get(room=upgraded, slug="1-3-nlh"), Staff.objects.get(username="host")
    join(upgraded, games=[game], name="Ann", via=Via.DESK, by=sam, at=now())
    assert list(map(str, invariants.check(now()))) == []
    assert verify(upgraded).findings == []
