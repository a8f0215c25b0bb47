"""What is read by SQL that stands written is what Django's own query would answer, at one statement."""

from __future__ import annotations

from dataclasses import asdict

import pytest
from django.forms.models import model_to_dict
from rest_framework.authtoken.models import Token

from floor.commands.absences import away
from floor.commands.chairs import leaving
from players.models import ApartPair
from players.queries import kept_apart
from pokerroom.api.base import StaffToken
from pokerroom.refusals import NotFound
from pokerroom.rows import joined
from pokerroom.turn import turn
from tables.models import Seat, Table
from tables.queries.floor import CHAIRS
from tables.queries.seats import chairs
from tests.conftest import fresh, minute
from waitlist.commands.calls import call_next
from waitlist.commands.entries import annotate
from waitlist.commands.entry_lookup import entry_again
from waitlist.models import Entry
from waitlist.queries.names import OF_PLAYER, waiting

FACTS = ("sitting_id", "player_id", "leaving_at", "is_away")


def facts(row, *more):
    return model_to_dict(row) | {"pk": row.pk, **{name: getattr(row, name) for name in more}}


@pytest.fixture
def ann(on_list, host):
    """Her row has something of every kind: a decimal, JSON, times, nothing."""
    ann = on_list("Ann", tier=2)
    return annotate(ann, note="red cap", not_tables=[4, 5], by=host, at=minute(-5))


def test_an_entry_again_comes_with_its_game_and_player(room, ann, django_assert_num_queries):
    with turn(room, by=None, at=minute(0)) as now, django_assert_num_queries(1):
        again = entry_again(now, ann.pk)
        told = again.not_tables, again.game.slug, again.player.tier
    assert told == ([4, 5], "1-3-nlh", 2)
    assert facts(again) == facts(fresh(ann))


@pytest.mark.parametrize("number", [None, 0, 10**30])
def test_no_other_room_has_it_and_no_number_is_too_big(room, other_room, ann, number):
    with turn(room, by=None, at=minute(0)) as now, pytest.raises(NotFound, match="no such entry in this room"):
        entry_again(now, number)
    with turn(other_room, by=None, at=minute(0)) as now, pytest.raises(NotFound):
        entry_again(now, ann.pk)


def test_chairs_written_out_are_the_chairs(room, game, open_at, sit, on_list, host, django_assert_num_queries):
    nlh = game("1-3-nlh")
    for number in (1, 2):
        open_at(number, chairs=5 - number)
    open_at(3, game_slug="2-5-nlh")
    away(sit("Bob", 1, 1), by=host, at=minute(-70))
    leaving(sit("Cy", 1, 2), by=host, at=minute(-70))
    on_list("Dee")
    call_next(room, game=nlh, by=host, at=minute(0))
    with django_assert_num_queries(1):
        rows = list(joined([Seat, Table], CHAIRS, [room.pk, nlh.pk]))
    ours = [facts(seat) | facts(table) | dict(zip(FACTS, more, strict=True)) for seat, table, *more in rows]
    assert ours == [facts(seat, *FACTS) | facts(seat.table) for seat in chairs(room).filter(table__game=nlh)]
    assert len(ours) == 7


def test_who_waits_is_who_waits_here(room, game, on_list, ann, django_assert_num_queries):
    on_list("Bob", game_slug="2-5-nlh")
    nlh = game("1-3-nlh")
    with django_assert_num_queries(1):
        (row,) = waiting(room, nlh)
    names = (f"player__{name}" if name in OF_PLAYER else name for name in asdict(row))
    assert tuple(asdict(row).values()) == Entry.objects.values_list(*names).get(pk=ann.pk)


def test_pairs_stand_until_they_end(room, player, django_assert_num_queries):
    ann, bob, cy = player("Ann"), player("Bob"), player("Cy")
    facts = {"room": room, "since": minute(-60)}
    ApartPair.objects.create(one=ann, other=bob, **facts)
    ApartPair.objects.create(one=ann, other=cy, until=minute(0), **facts)
    with django_assert_num_queries(1):
        assert kept_apart(room) == {ann.pk: {bob.pk}, bob.pk: {ann.pk}}


def test_a_token_tells_who_of_which_room_and_when(room, host, django_assert_num_queries):
    key = Token.objects.create(user=host).key
    with django_assert_num_queries(1):
        staff, token = StaffToken().authenticate_credentials(key)
        assert (staff, staff.room, token.key, token.now.tzinfo is not None) == (host, room, key, True)
