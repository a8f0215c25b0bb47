"""The chair: seat changes, table changes and the hour of a new game (T47), change of game, must-move."""

from __future__ import annotations

from datetime import timedelta

import pytest

from floor.commands.absences import away
from floor.commands.chairs import seat
from floor.commands.lock_ups import lock_seat
from floor.commands.marks import mark
from floor.commands.moves import change_game, change_seat, change_table, must_move, swap
from floor.commands.requests import approve_request, ask
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.undo import undo
from tables.commands import start
from tables.models import Seat, Sitting
from tables.queries import next_mover
from tests.conftest import fresh, minute, second
from waitlist import queries
from waitlist.commands.calls import call
from waitlist.commands.entries import check_in
from waitlist.models import Page
from waitlist.rules import Status


def where(sitting):
    chair = sitting.placements.get(until=None).seat
    return chair.table.number, chair.number


def test_the_table_slides(room, host, open_at, sit, on_list):
    """FL-03: the lock-up follows the hole, same deadline, one page."""
    open_at(4, chairs=6)
    hal, *_ = (sit(name, 4, number) for number, name in ((2, "Hal"), (1, "A1"), (3, "A3"), (4, "A4"), (5, "A5")))
    ann = on_list("Ann")
    call(ann, table=4, seat=6, by=host, at=minute(0))
    since = hal.since
    change_seat(hal, seat=6, by=host, at=minute(1))
    hal.refresh_from_db(), ann.refresh_from_db()
    assert (where(hal), hal.since) == ((4, 6), since)
    locked = Seat.objects.get(locked_for=ann.player)
    assert (locked.number, locked.locked_until, ann.due_at) == (2, minute(5), minute(5))
    assert Page.objects.filter(entry=ann).count() == 1
    seat(ann, table=4, seat=2, by=host, at=minute(3))
    with pytest.raises(Refused, match="taken"):
        change_seat(hal, seat=2, by=host, at=second(181))


@pytest.fixture
def gus(room, host, supervisor, open_at, sit, on_list, game):
    """Gus at T4-2 (1-3), first on 2-5; T2 (2-5) runs since 8:45."""
    open_at(4)
    table = open_at(2, game_slug="2-5-nlh", chairs=4, at=minute(10))
    start(table, by=supervisor, at=minute(45))
    gus = sit("Gus", 4, 2, at=minute(46))
    from waitlist.commands.entries import join

    entry = join(room, games=[game("2-5-nlh")], player=gus.player, by=host, at=minute(47))[0]
    call(entry, table=2, seat=4, by=host, at=minute(60))
    check_in(entry, by=host, at=minute(62))
    return gus, entry


@pytest.mark.rule("T14", "T16")
def test_up_to_the_bigger_game_and_back(room, host, gus):
    """FL-07: one command; the old game remembers the amount for two hours."""
    sitting, entry = gus
    at = minute(66.5)
    up = change_game(sitting, table=2, seat=4, amount=52_000, buy_in=52_000, by=host, at=at)
    entry.refresh_from_db()
    assert (where(up), entry.status) == ((2, 4), Status.SEATED)
    change_back = minute(66.5 + 120) - timedelta(seconds=1)
    with pytest.raises(Refused, match="11:06:30 PM") as refusal:
        change_game(up, table=4, seat=3, amount=20_000, buy_in=20_000, by=host, at=change_back)
    assert refusal.value.rule == "T16"
    change_game(up, table=4, seat=3, amount=20_000, buy_in=20_000, by=host, at=minute(66.5 + 120))


def test_another_limit_knows_no_new_game_rule(room, host, gus):
    """FL-07, run 2."""
    sitting, _ = gus
    up = change_game(sitting, table=2, seat=4, amount=120_000, buy_in=100_000, by=host, at=minute(66.5))
    assert up.buy_in == 100_000


@pytest.mark.rule("T47")
@pytest.mark.parametrize(
    ("at", "largest", "allowed"),
    [
        (minute(66.5), None, False),
        (minute(105) - timedelta(seconds=1), None, False),
        (minute(105), None, True),
        (minute(66.5), 170_000, True),
    ],
)
def test_more_than_the_maximum_waits_for_an_hour(room, supervisor, open_at, sit, at, largest, allowed):
    """T47, FL-07 run 3: 59:59 and 60:00; the match counts."""
    table = open_at(2, game_slug="2-5-nlh", at=minute(10))
    open_at(3, game_slug="2-5-nlh")
    sit("Ida", 2, 1, at=minute(44))
    start(table, by=supervisor, at=minute(45))
    gus = sit("Gus", 3, 1, at=minute(46))

    def move():
        change_table(gus, table=2, seat=4, stack=120_000, largest_stack=largest, by=supervisor, at=at)

    if allowed:
        move()
        assert where(gus) == (2, 4)
        return
    with pytest.raises(Refused, match="from 9:45:00 PM EDT") as refusal:
        move()
    assert refusal.value.rule == "T47"


@pytest.mark.rule("T12", "T47")
def test_a_host_names_the_supervisor_who_approves(room, host, supervisor, open_at, sit):
    open_at(1), open_at(4)
    hal = sit("Hal", 4, 2)
    for nobody in ("", "Sam"):
        with pytest.raises(Refused, match="supervisor") as refusal:
            change_table(hal, table=1, seat=1, stack=10_000, approved_by=nobody, by=host, at=minute(1))
        assert refusal.value.rule == "T47"
    change_table(hal, table=1, seat=1, stack=10_000, approved_by="Kim", by=host, at=minute(2))
    assert where(hal) == (1, 1)


@pytest.fixture
def kept(supervisor, open_at, sit):
    """A seat kept for Hal, who sits at table 4: at table 1, or at his own."""

    def keep(table):
        hal = sit("Hal", 4, 2)
        seat = Seat.objects.get(table__number=table, number=3)
        return hal, lock_seat(seat, player_id=hal.player_id, reason="Floor's decision", by=supervisor, at=minute(0))

    open_at(1), open_at(4)
    return keep


@pytest.mark.parametrize("table", [1, 4])
def test_the_seat_kept_for_a_player_is_theirs_and_kept_again_after_undo(room, supervisor, kept, table):
    hal, seat = kept(table)
    if table == 4:
        change_seat(hal, seat=3, by=supervisor, at=minute(1))
    else:
        change_table(hal, table=1, seat=3, by=supervisor, stack=10_000, at=minute(1))
    assert (where(hal), fresh(seat).locked_for) == ((table, 3), None)
    undo(room, seq=Event.objects.filter(room=room).last().command, by=supervisor, at=minute(2))
    assert (where(hal), fresh(seat).locked_for) == ((4, 2), hal.player)


@pytest.mark.rule("T53")
def test_a_supervisor_moves_a_mover_to_a_seat_kept_for_somebody_else(supervisor, open_at, sit, player):
    open_at(1)
    feeder = open_at(4)
    mark(feeder, must_move=True, by=supervisor, at=minute(-80))
    hal, seat = sit("Hal", 4, 1), Seat.objects.get(table__number=1, number=3)
    lock_seat(seat, player_id=player("Ann").pk, reason="Floor's decision", by=supervisor, at=minute(0))
    with pytest.raises(Refused, match="locked up for Ann"):
        must_move(feeder, to=(1, 3), by=supervisor, at=minute(1))
    must_move(feeder, to=(1, 3), overrule="Management's decision", by=supervisor, at=minute(1))
    assert (where(hal), fresh(seat).locked_for) == ((1, 3), None)


def test_two_players_swap(host, open_at, sit):
    open_at(1)
    one, other = sit("One", 1, 1), sit("Other", 1, 2)
    swap(one, other=other, by=host, at=minute(0))
    assert (where(one), where(other)) == ((1, 2), (1, 1))


def test_who_has_the_next_seat(room, host, supervisor, open_at, sit, on_list):
    """Rules §2 a-e: the chain of what happens, before anything is done."""
    open_at(1, chairs=3), open_at(4, chairs=6)
    for number in (1, 2):
        sit(f"P{number}", 1, number)
    movers = [sit(f"Q{number}", 4, number) for number in range(1, 7)]
    cy = Sitting.objects.get(player__name="P1")
    ann = on_list("Ann")
    ask(cy, wish="seat", seat=3, by=host, at=minute(0))
    request = ask(movers[1], wish="table", table=1, by=host, at=minute(1))
    approve_request(request, by=supervisor, at=minute(2))
    steps = queries.chain(room, 1, 3, minute(3))
    assert [(step.by, step.name, step.to_table, step.to_seat) for step in steps] == [
        ("seat change", "P1", 1, 3),
        ("table change", "Q2", 1, 1),
        ("list", "Ann", 4, 2),
    ]
    assert steps[-1].entry_id == ann.pk


def test_the_feeder_moves_to_the_main_game(room, host, supervisor, open_at, sit):
    """Must-move: before the first hand by list place, then by time; away is passed once; refusing gives up the seat."""
    open_at(1, chairs=9)
    feeder = open_at(4, chairs=6)
    mark(feeder, must_move=True, by=supervisor, at=minute(-80))
    first, second_one = sit("First", 4, 1, at=minute(-70)), sit("Second", 4, 2, at=minute(-69))
    third = sit("Third", 4, 3, at=minute(-10))
    assert next_mover(room, feeder, {1}) == first
    away(first, by=host, at=minute(0))
    must_move(feeder, to=(1, 1), shown=second_one.pk, by=host, at=minute(1))
    assert where(second_one) == (1, 1)
    must_move(feeder, to=(1, 2), shown=third.pk, refused=True, by=host, at=minute(2))
    third.refresh_from_db()
    assert third.ended_at == minute(2)


def test_a_main_game_calls_nobody_while_its_feeder_has_somebody(room, host, supervisor, open_at, sit, on_list):
    open_at(1)
    feeder = open_at(4)
    mark(feeder, must_move=True, by=supervisor, at=minute(-80))
    sit("Mover", 4, 1)
    ann = on_list("Ann")
    called, _ = call(ann, by=host, at=minute(0))
    assert Seat.objects.get(locked_for=called.player).table.number == 4
