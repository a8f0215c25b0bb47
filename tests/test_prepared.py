"""Statements compiled once answer what the query set would, every time anew."""

from __future__ import annotations

import pytest
from django.db.models import QuerySet

from players.models import Player
from pokerroom.prepared import prepared
from waitlist.models import Entry


@prepared
def _on_list(room: int, game: int) -> QuerySet[Entry]:
    return Entry.objects.select_related("player").filter(room=room, game=game).order_by("pk")


def test_the_same_statement_for_other_facts(room, other_room, game, on_list):
    ann, bob = on_list("Ann"), on_list("Bob", game_slug="2-5-nlh")
    assert [row.player.name for row in _on_list(room=room.pk, game=ann.game_id)] == ["Ann"]
    assert [row.player.name for row in _on_list(room=room.pk, game=bob.game_id)] == ["Bob"]
    assert _on_list(room=other_room.pk, game=ann.game_id) == []


def test_rows_are_read_anew(room, on_list, django_assert_num_queries):
    ann = on_list("Ann")
    with django_assert_num_queries(2):
        assert len(_on_list(room=room.pk, game=ann.game_id)) == 1
        assert len(_on_list(room=room.pk, game=ann.game_id)) == 1


def test_no_number_is_too_big(room):
    assert _on_list(room=room.pk, game=10**30) == []


def test_a_fact_that_is_compared_twice_is_refused(db):
    @prepared
    def twice(number: int) -> QuerySet[Player]:
        return Player.objects.filter(pk=number) | Player.objects.filter(room=number)

    with pytest.raises(TypeError, match="one column"):
        twice(number=1)
