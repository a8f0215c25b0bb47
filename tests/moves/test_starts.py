"""A start is a start whoever makes it: by hand, automatic, by a limit change, by a take-over (T46, T47, T48)."""

from __future__ import annotations

import pytest

from floor.commands.chairs import seat
from floor.commands.limit_changes import limit_change
from floor.commands.marks import mark
from floor.commands.take_over import take_over
from floor.commands.take_over.board import Runs, Whiteboard
from pokerroom.models import Event
from pokerroom.undo import undo
from tables.commands import start
from tables.models import Game, Table
from tables.queries import next_mover
from tests.conftest import fresh, minute
from waitlist.commands.calls import fill


@pytest.fixture
def scheduled(game):
    """2-5 is scheduled for 9 PM."""
    row = game("2-5-nlh")
    Game.objects.filter(pk=row.pk).update(scheduled_at=minute(60))
    return fresh(row)


@pytest.fixture
def feeder(supervisor, open_at, sit):
    """Table 4, a feeder of 1-3 that runs since 8 PM, two sitting."""
    table = open_at(4)
    mark(table, must_move=True, fill_first=True, by=supervisor, at=minute(-80))
    start(table, by=supervisor, at=minute(-79))
    return table, [sit("One", 4, 1).pk, sit("Two", 4, 2).pk]


def last_undone(room, by, at):
    undo(room, seq=Event.objects.filter(room=room).last().command, by=by, at=at)


@pytest.mark.rule("T46", "T48")
def test_a_limit_change_is_the_start_of_a_new_game(room, supervisor, feeder, scheduled):
    table, agreed = feeder
    limit_change(table, game=scheduled, agreed=agreed, by=supervisor, at=minute(5))
    fresh(table)
    assert (table.running_since, table.must_move, table.fill_first) == (minute(5), False, False)
    assert fresh(scheduled).scheduled_at is None
    last_undone(room, supervisor, minute(6))
    fresh(table)
    assert (table.running_since, table.must_move, table.fill_first) == (minute(-79), True, True)
    assert fresh(scheduled).scheduled_at == minute(60)


@pytest.mark.rule("T46", "T48")
def test_a_table_that_does_not_run_starts_nothing_by_another_limit(supervisor, open_at, scheduled):
    table = open_at(4)
    limit_change(table, game=scheduled, agreed=[], by=supervisor, at=minute(5))
    assert (fresh(table).running_since, fresh(scheduled).scheduled_at) == (None, minute(60))


@pytest.mark.rule("T46")
@pytest.mark.parametrize(("running", "scheduled_at"), [(True, None), (False, minute(60))])
def test_a_running_table_of_the_whiteboard_has_started(room, supervisor, scheduled, running, scheduled_at):
    board = Whiteboard(tables=[Runs(6, "2-5 NLH", running=running)])
    take_over(room, board=board, by=supervisor, at=minute(0))
    assert fresh(scheduled).scheduled_at == scheduled_at
    last_undone(room, supervisor, minute(1))
    assert fresh(scheduled).scheduled_at == minute(60)


def test_a_table_runs_from_the_moment_its_last_opening_call_ended(room, host, on_list, open_at, sit):
    """Cy's call ends at 8:04; nothing sweeps until 8:24."""
    table = open_at(7, chairs=3)
    on_list("Cy")
    fill(table, by=host, at=minute(-1))
    sit("Ann", 7, 2, at=minute(0)), sit("Bob", 7, 3, at=minute(1))
    on_list("Zed", game_slug="1-1-plo", at=minute(24))
    assert fresh(table).running_since == minute(4)
    assert Event.objects.get(verb="tables.started").at == minute(4)


def test_the_last_to_sit_at_an_opening_keeps_the_list_place_among_the_movers(room, host, supervisor, on_list, open_at):
    feeder = open_at(4, chairs=2)
    mark(feeder, must_move=True, by=supervisor, at=minute(-80))
    ann, bob = on_list("Ann"), on_list("Bob")
    fill(feeder, by=host, at=minute(0))
    seat(bob, table=4, seat=2, by=host, at=minute(1)), seat(ann, table=4, seat=1, by=host, at=minute(2))
    assert Table.objects.get(pk=feeder.pk).running_since == minute(2)
    mover = next_mover(room, feeder, {1})
    assert mover
    assert mover.player == ann.player
