"""A table that ran on paper comes into a room that went on meanwhile: who waits or is called here may sit there."""

from __future__ import annotations

import pytest

from floor.commands.take_over import Runs, Sits, Whiteboard, take_over
from pokerroom import invariants
from pokerroom.models import Event
from pokerroom.undo import undo
from tests.conftest import calls_of, fresh, life, minute
from waitlist.commands.calls import call
from waitlist.commands.entries import join


@pytest.fixture
def imported(room, supervisor):
    """Table 6 runs the game on paper, and Ann sits there since ten to eight."""

    def enter(ann, at):
        sits = Sits(6, 1, ann.name, record=ann.pk, since=minute(-10))
        board = Whiteboard(tables=[Runs(6, "1-3 NLH", since=minute(-30))], seats=[sits])
        take_over(room, board=board, by=supervisor, at=at)

    return enter


def test_whoever_sits_on_paper_waits_for_that_game_no_more(room, supervisor, on_list, imported):
    ann, bob = on_list("Ann"), on_list("Bob")
    imported(ann.player, minute(0))
    assert (life(ann)[0], life(bob)[0]) == ("seated", "waiting")
    assert list(invariants.check(minute(1))) == []
    undo(room, seq=Event.objects.filter(room=room).latest("seq").command, by=supervisor, at=minute(1))
    assert life(ann) == ("waiting", None)
    assert list(invariants.check(minute(2))) == []


def test_a_call_of_theirs_in_another_game_is_over_and_nobody_is_called_for_it(
    room, host, game, on_list, full, imported
):
    full(2, but=1, game_slug="2-5-nlh")
    ann = on_list("Ann", game_slug="2-5-nlh")
    [other] = join(room, games=[game("2-5-nlh")], name="Bob", by=host, at=minute(-9))
    call(ann, by=host, at=minute(-1))
    imported(ann.player, minute(0))
    assert (calls_of(ann), life(ann)[0], life(fresh(other))[0]) == (["elsewhere"], "waiting", "waiting")
