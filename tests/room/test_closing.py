"""Closing the room (rules §7): what it ends, what it names, what can be restored."""

from __future__ import annotations

from datetime import timedelta

from floor.commands.closing import close_room
from pokerroom.models import Event
from pokerroom.undo import undo
from screens.host.reads.clean_up import clean_up
from tests.conftest import chair_of, life, minute
from waitlist.commands.calls import call
from waitlist.commands.entries import restore
from waitlist.models import Call


def test_closing_withdraws_calls_ends_names_and_says_what_is_open(room, host, supervisor, open_at, on_list, sit, story):
    open_at(1)
    sit("Bob", 1, 9)
    ann, eve = on_list("Ann"), on_list("Eve")
    call(ann, by=host, at=minute(0))
    left = close_room(room, by=supervisor, at=minute(1))
    assert left.sitting == ["Table 1 seat 9: Bob"]
    assert Call.objects.get(entry=ann).outcome == "withdrawn"
    assert story(ann)[-1] == ("waitlist.removed", minute(1))
    restored = restore(eve, by=host, at=minute(2))
    assert (restored.status, restored.joined_at) == ("waiting", eve.joined_at)


def test_one_undo_opens_the_room_again(room, host, supervisor, open_at, on_list):
    open_at(1)
    ann, eve, cy = on_list("Ann"), on_list("Eve"), on_list("Cy", via="phone")
    call(ann, by=host, at=minute(0))
    close_room(room, by=supervisor, at=minute(1))
    undo(room, seq=Event.objects.get(verb="room.closed").seq, by=supervisor, at=minute(2))
    assert [life(entry) for entry in (ann, eve, cy)] == [("called", minute(5)), ("waiting", None), ("waiting", None)]
    assert chair_of(ann) == (1, 1)


def test_clean_up_is_offered_and_nothing_is_done(room, on_list, open_at, sit):
    """Two hours not here, eight waiting, sixteen sitting: at the limit, a second before nothing."""
    open_at(1, at=minute(-2000))
    sit("Bob", 1, 1, at=minute(-960))
    old = on_list("Old", at=minute(-480))
    gone = on_list("Gone", via="phone", at=minute(-120))
    offered = clean_up(room, minute(0))
    assert ([row.pk for row in offered.waiting], [row.pk for row in offered.not_here]) == ([old.pk], [gone.pk])
    assert [row.sitting.player.name for row in offered.sitting] == ["Bob"]
    assert not clean_up(room, minute(0) - timedelta(seconds=1))
