"""A room after years: checks hold, and what staff ask for looks at what it needs, not at all there is (R1 to R4).

What a read costs is counted in rows that it looks at: time would depend on who else uses the machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from django.db import connection
from django.test import Client
from rest_framework.authtoken.models import Token

from bench.years import card_of, fill, name_of, phone_of
from players.queries import find
from pokerroom import invariants
from pokerroom.clock import now
from pokerroom.event_search import NEAR
from pokerroom.models import Event, Staff
from pokerroom.roles import Role
from pokerroom.trail.verifying import verify
from pokerroom.undo import undo
from screens.floor.reads.trail import trail
from tables.commands.first_load import make_room
from tables.models import Game
from tests.conftest import committed, fresh
from tests.growth.rows_read import rows_read
from waitlist.commands.lists import close_list
from waitlist.models import Entry

pytestmark = pytest.mark.django_db

EVENTS, PLAYERS = 300_000, 10_000


@pytest.fixture(scope="module")
def kim(django_db_setup: None, django_db_blocker: Any) -> Iterator[Staff]:
    """Supervisor of the room; a list was closed before all the years, and is closed still."""
    with committed(django_db_blocker):
        room = make_room(slug="years", name="Years", timezone="America/New_York")
        kim = Staff.objects.create_user("kim-years", "password", room=room, name="Kim", role=Role.SUPERVISOR)
        close_list(room, game=Game.objects.get(room=room, slug="2-5-nlh"), by=kim, at=now())
        with psycopg.connect(**_facts(), autocommit=True) as wire:
            fill(wire, fresh(room), events=EVENTS, players=PLAYERS, by=kim)
        yield Staff.objects.select_related("room").get(pk=kim.pk)


def _facts() -> dict[str, Any]:
    params = connection.get_connection_params()
    return {name: params[name] for name in ("dbname", "user", "host", "port") if params.get(name)}


def test_the_trail_is_whole(kim):
    verdict = verify(kim.room)
    assert verdict.events == pytest.approx(EVENTS, rel=0.01)
    assert verdict.findings == []


def test_everything_that_is_always_true_is(kim):
    assert list(map(str, invariants.check(now()))) == []


def test_a_walk_through_all_of_it_is_counted_as_one(kim):
    """How this was before there was an index."""
    named = Event.objects.filter(room=kim.room, data__name__icontains="nobodyatall")
    assert rows_read(named.exists) == kim.room.version


def searched(kim: Staff, text: str = "", who: list[int] | None = None) -> list[str]:
    return [line.words for line in trail(kim.room, kim, now(), text=text, who=who or []).lines]


SEARCHES = ["nobodyatall", "called nobodyatall", "overruled", "table 7 zzyzx", "-", "joined", "kim", "table 7"]


@pytest.mark.parametrize("text", SEARCHES)
def test_a_search_looks_at_what_is_near_and_what_fits(kim, text):
    """Whether nothing fits, or a seventh of all."""
    assert rows_read(lambda: searched(kim, text)) <= NEAR + 500


def test_who_was_first_is_found_at_once(kim):
    entry = Entry.objects.filter(room=kim.room).order_by("pk")[100].pk
    assert len(searched(kim, who=[entry])) > 3
    assert rows_read(lambda: searched(kim, who=[entry])) <= 300


def test_what_may_still_be_undone_is_found_at_once(kim):
    client = Client(headers={"Authorization": f"Token {Token.objects.get_or_create(user=kim)[0]}"})
    assert client.get("/api/v1/rooms/years/events/undoable/").status_code == 200
    assert rows_read(lambda: client.get("/api/v1/rooms/years/events/undoable/")) <= 300


def test_the_first_of_all_is_undone_as_quickly_as_the_last(kim):
    closed = Event.objects.get(room=kim.room, verb="waitlist.list_closed")
    assert rows_read(lambda: undo(kim.room, seq=closed.seq, by=kim, at=now())) <= 300


def test_what_others_stand_on_is_refused_as_quickly(kim):
    """Its chair has seen thousands since."""
    left = Event.objects.filter(room=kim.room, verb="tables.left").order_by("seq").first()

    def refused() -> None:
        with pytest.raises(Exception, match="Since then"):
            undo(kim.room, seq=left.seq, by=kim, at=now())

    assert rows_read(refused) <= NEAR


NUMBER = 4711
FOUND = {
    "a rare name": name_of(NUMBER),
    "a name that nobody has": "zzyzx",
    "last digits of a card": card_of(NUMBER)[-5:],
    "a whole card": card_of(NUMBER),
    "last digits of a telephone": phone_of(NUMBER)[-5:],
}


@pytest.mark.parametrize("text", FOUND.values(), ids=FOUND)
def test_the_finder_looks_at_those_alone_who_fit(kim, text):
    found = [player.name for player in find(kim.room, text)]
    assert (name_of(NUMBER) in found) == (text != "zzyzx")
    assert rows_read(lambda: list(find(kim.room, text))) <= 20
