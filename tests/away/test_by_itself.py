"""A room that picks up by itself, and only a seat that somebody wants (TM-06)."""

from __future__ import annotations

import pytest

from pokerroom.commands import set_policy
from pokerroom.lapses import sweep
from pokerroom.turn import policy_of
from tables.models import Absence, Bag
from tests.conftest import minute
from waitlist.commands.away import away
from waitlist.models import Entry
from waitlist.queries import waiting_order

TEN_MINUTES = {
    "kind": "third",
    "rule": "third man",
    "ordinal": 3,
    "and_later": True,
    "seconds": 600,
    "only_if": "list",
    "force": "auto",
}


@pytest.fixture
def walked(room, manager, host, open_at, sits):
    """T1 full; Ana, Ben and Cy walk at 8:00, 8:03 and 8:05."""
    rules = [{"kind": "any", "rule": "walk", "ordinal": 1, "seconds": 1200}, TEN_MINUTES]
    policy = {"absence_rules": rules, "auto_call": "every_open_seat"}
    set_policy(room, changes=policy, by=manager, at=minute(-120))
    open_at(1)
    sitting = [
        sits(name, 1, number)
        for number, name in enumerate(["Ana", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida"], 1)
    ]
    for sitter, moment in zip(sitting[:3], (0, 3, 5), strict=True):
        away(sitter, by=host, at=minute(moment))
    return sitting[2]


def test_picked_up_when_due_if_somebody_waits(room, on_list, walked, game, story):
    kim = on_list("Kim", at=minute(6))
    sweep(minute(15.5))
    bag = Bag.objects.get(player=walked.player)
    cy = Entry.objects.get(player=walked.player)
    assert (bag.amount, cy.joined_at) == (None, minute(15))
    assert story(kim) == [("waitlist.called", minute(15.5))]
    assert [row.pk for row in waiting_order(room, game("1-3-nlh"), policy_of(room))] == [cy.pk]


def test_with_an_empty_list_the_seat_is_kept_until_somebody_wants_it(host, on_list, walked, story):
    sweep(minute(15.5))
    assert Absence.objects.get(sitting=walked).ended_at is None
    kim = on_list("Kim", at=minute(16))
    sweep(minute(16))
    assert Absence.objects.get(sitting=walked).ended_at == minute(16)
    assert story(kim) == [("waitlist.called", minute(16))]
