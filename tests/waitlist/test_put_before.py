"""A staff move is whom a name was put before, and when; it ends on arrival (rules §2)."""

from __future__ import annotations

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from pokerroom.commands import set_policy
from pokerroom.models import Event
from pokerroom.policy import LADDER
from pokerroom.refusals import NotAllowed
from pokerroom.undo import undo
from tables.commands.first_load import make_room
from tests.conftest import fresh, minute
from waitlist.commands.calls import call
from waitlist.commands.entries import check_in, move, remove, restore


@pytest.fixture
def names(on_list):
    """Vic, tier 3, and Ann, Bob, Cy after him."""
    vic = on_list("Vic", tier=3)
    return vic, *(on_list(name) for name in ("Ann", "Bob", "Cy"))


@pytest.mark.rule("T46")
@pytest.mark.parametrize(("who", "position"), [("Ann", 1), ("Vic", 2), ("Vic", 4)])
def test_a_host_passes_nobody_above_a_priority_whoever_is_named(host, supervisor, names, order, who, position):
    """Ann up, or Vic down: both put Ann above a tier 3."""
    entry = next(name for name in names if name.player.name == who)
    before = order()
    with pytest.raises(NotAllowed) as refusal:
        move(entry, position=position, reason="owed", by=host, at=minute(0))
    assert (refusal.value.rule, order()) == ("T46", before)
    move(entry, position=position, reason="owed", by=supervisor, at=minute(0))
    assert order() != before


@pytest.mark.rule("T46")
def test_whom_a_supervisor_moved_down_a_host_passes_no_more_either(host, supervisor, names, order):
    vic, _, bob, _ = names
    move(vic, position=2, reason="asked", by=supervisor, at=minute(0))
    with pytest.raises(NotAllowed):
        move(bob, position=2, reason="owed", by=host, at=minute(1))
    assert order() == ["Ann", "Vic", "Bob", "Cy"]


def test_a_host_moves_those_without_priority(host, names, order):
    move(names[3], position=2, reason="owed", by=host, at=minute(0))
    move(names[1], position=4, reason="asked", by=host, at=minute(1))
    assert order() == ["Vic", "Cy", "Bob", "Ann"]


@pytest.mark.rule("T46")
@pytest.mark.parametrize("position", [1, 3])
def test_arrival_ends_a_staff_move(host, supervisor, names, on_list, order, position):
    """A tier 3 call-in moved down, or up, before arrival: on arrival among the tier 3 by that moment."""
    phoned = on_list("Zoe", tier=4, via="phone")
    move(phoned, position=position, reason="Management's decision", by=supervisor, at=minute(0))
    assert order().index("Zoe") == position - 1
    on_list("Abe", tier=3, at=minute(1))
    check_in(phoned, by=host, at=minute(2))
    assert order()[:3] == ["Vic", "Abe", "Zoe"]
    undo(phoned.room, seq=Event.objects.last().seq, by=host, at=minute(2.5))
    assert order().index("Zoe") == {1: 0, 3: 3}[position]


def test_a_move_outlives_a_change_of_the_ladder(room, host, manager, names, on_list, order):
    """Cy before Bob, and Bob after all priorities: so it stays when the ladder has the chips first."""
    move(names[3], position=3, reason="owed", by=host, at=minute(0))
    assert order() == ["Vic", "Ann", "Cy", "Bob"]
    reversed_ladder = ["joined", *LADDER[:-1]]
    set_policy(room, changes={"ladder": reversed_ladder}, by=manager, at=minute(1))
    assert order() == ["Vic", "Ann", "Cy", "Bob"]


@pytest.mark.parametrize("goes", ["called", "removed", "moved"])
def test_whoever_was_put_before_a_moved_name_stays(host, on_list, open_at, order, goes):
    """Dee before Ann, then Eve before Dee; Dee goes on: Eve stands where she stood."""
    open_at(1)
    ann, bob, dee, eve = (on_list(name) for name in ("Ann", "Bob", "Dee", "Eve"))
    move(dee, position=1, reason="owed", by=host, at=minute(0))
    move(eve, position=1, reason="owed", by=host, at=minute(0))
    assert order() == ["Eve", "Dee", "Ann", "Bob"]
    if goes == "called":
        call(dee, by=host, at=minute(1))
    elif goes == "removed":
        remove(dee, by=host, at=minute(1)), remove(ann, by=host, at=minute(1))
        assert order() == ["Eve", "Bob"]
        restore(ann, by=host, at=minute(2)), restore(dee, by=host, at=minute(2))
    else:
        move(dee, position=4, reason="asked", by=host, at=minute(1))
    expected = {"called": ["Eve", "Ann", "Bob"], "removed": ["Eve", "Dee", "Ann", "Bob"]}
    assert order() == expected.get(goes, ["Eve", "Ann", "Bob", "Dee"])
    assert bob.pk


class TestUpdate:
    @pytest.fixture
    def room(self, transactional_db):
        return make_room(slug="toledo", name="Hollywood Casino Toledo", timezone="America/New_York")

    def test_a_move_made_before_it_keeps_its_place(self, host, on_list, order):
        """Rows as the first version kept them: rung, moment and key."""
        ann, _, cy = (on_list(name) for name in ("Ann", "Bob", "Cy"))
        migrate(("waitlist", "0002_guards"))
        with connection.cursor() as cursor:
            cursor.execute(
                "UPDATE waitlist_entry SET put_rung = 6, put_moment = %s, put_key = %s, put_why = 'owed' WHERE id = %s",
                [ann.joined_at, ann.pk - 1, cy.pk],
            )
        migrate(*MigrationExecutor(connection).loader.graph.leaf_nodes())
        assert (order(), fresh(cy).put_before) == (["Cy", "Ann", "Bob"], ann)


def migrate(*to: tuple[str, str]) -> None:
    MigrationExecutor(connection).migrate(list(to))
