"""The name that the board shows: derived from the full name, or stated by whoever it belongs to."""

from __future__ import annotations

from importlib import import_module

import pytest
from django.apps import apps

from floor.commands.barring import change_record
from players.commands.records import add_player
from players.models import Player
from players.queries import find
from tests.conftest import fresh, minute


@pytest.fixture
def change(host):
    def made(player: Player, **facts: str) -> str:
        change_record(player, by=host, at=minute(1), **facts)
        return fresh(player).public_name

    return made


@pytest.fixture
def john(room, host):
    return add_player(room, name="John Smith Jr.", by=host, at=minute(0))


def test_a_derived_name_is_derived_anew_with_the_full_name(john, change):
    assert john.public_name == "John S."
    assert change(john, name="John Baker III") == "John B."


def test_a_stated_name_stays_when_the_full_name_changes(room, host, change):
    """Stated when the record was made, and stated later."""
    ann = add_player(room, name="Ann Alvarez", public_name="Red", by=host, at=minute(0))
    assert change(ann, name="Ann Baker") == "Red"
    bob = add_player(room, name="Bob Baker", by=host, at=minute(0))
    assert change(bob, public_name="Frenchy") == "Frenchy"
    assert change(bob, name="Bob Carter", note="tall") == "Frenchy"


def test_a_stated_name_that_is_taken_back_is_derived_again(room, host, change):
    ann = add_player(room, name="Ann Alvarez", public_name="Red", by=host, at=minute(0))
    assert change(ann, public_name="") == "Ann A."
    assert change(ann, name="Ann Baker") == "Ann B."


def test_both_names_are_found(room, host, change):
    ann = add_player(room, name="Ann Alvarez", public_name="Red", by=host, at=minute(0))
    change(ann, name="Ann Baker")
    assert [list(find(room, text)) for text in ("baker", "red", "alvarez")] == [[ann], [ann], []]


@pytest.mark.parametrize("typed", ["John Smith Jr", "Smith, John", "smith jr.", "John S"])
def test_a_suffix_is_found_however_it_is_typed(room, john, typed):
    assert list(find(room, typed)) == [john]


@pytest.mark.parametrize(
    ("name", "before", "after", "stated"),
    [
        ("Ann Alvarez", "Ann A.", "Ann A.", False),
        ("Ann Alvarez", "Red", "Red", True),
        ("John Smith Jr.", "John J.", "John S.", False),
        ("John Smith Jr.", "John S.", "John S.", True),
        ("Bob, red cap", "Bob", "Bob", False),
    ],
)
def test_records_of_before_are_told_apart_by_what_was_derived_then(room, name, before, after, stated):
    kept = Player.objects.create(
        room=room, name=name, public_name=before, search=f"{name} {before}".casefold(), public_name_stated=False
    )
    import_module("players.migrations.0003_stated_public_names").tell_apart(apps, None)
    assert (fresh(kept).public_name, kept.public_name_stated) == (after, stated)
    assert list(find(room, after)) == [kept]
