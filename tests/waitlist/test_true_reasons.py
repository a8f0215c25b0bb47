"""Every refusal says the true reason, the same at every door, with its rule."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from floor.commands.absences import away
from floor.commands.barring import change_record
from floor.commands.cash_outs import cash_out
from floor.commands.chairs import leave, leaving, seat, walk_up
from floor.commands.custody import pick_up
from floor.commands.limit_changes import limit_change
from floor.commands.marks import mark
from floor.commands.moves import change_seat
from pokerroom.refusals import NotAllowed, Refused
from pokerroom.sweep import sweep
from tables.commands import no_fills
from tables.models import Table
from tests.conftest import chair_of, life, minute
from waitlist.commands.calls import call, call_next, fill, pass_, was_here
from waitlist.commands.entries import change_list, check_in
from waitlist.models import Entry

DOORS = {
    "fill": lambda it: fill(it.table, by=it.host, at=minute(0)),
    "call next": lambda it: call_next(it.room, game=it.game, by=it.host, at=minute(0)),
    "call next there": lambda it: call_next(it.room, game=it.game, table=4, by=it.host, at=minute(0)),
    "call": lambda it: call(it.ann, by=it.host, at=minute(0)),
    "call there": lambda it: call(it.ann, table=4, seat=1, by=it.host, at=minute(0)),
}


@pytest.fixture
def it(room, host, open_at, on_list):
    ann = on_list("Ann")
    return SimpleNamespace(room=room, host=host, ann=ann, game=ann.game, table=open_at(4))


@pytest.mark.rule("T4")
@pytest.mark.parametrize("door", list(DOORS))
def test_a_table_that_takes_no_fills_says_so(supervisor, it, door):
    no_fills(it.table, on=True, by=supervisor, at=minute(-1))
    with pytest.raises(Refused, match=r"[Tt]able 4 takes no fills") as refusal:
        DOORS[door](it)
    assert (refusal.value.code, refusal.value.rule) == ("no_open_seat", "T4")


def test_at_a_table_without_fills_players_change_chairs(host, supervisor, sit, it):
    """Nobody is seated there by it."""
    bob = sit("Bob", 4, 2)
    no_fills(it.table, on=True, by=supervisor, at=minute(-1))
    change_seat(bob, seat=3, by=host, at=minute(0))
    assert bob.placements.get(until=None).seat.number == 3


@pytest.mark.rule("T41")
def test_whoever_was_barred_is_said_to_be_so(host, supervisor, it):
    change_record(it.ann.player, barred_until=minute(999), barred_why="T41", by=supervisor, at=minute(-1))
    for way in (
        lambda: call(it.ann, by=host, at=minute(0)),
        lambda: was_here(it.ann, told=minute(-1), by=host, at=minute(0)),
        lambda: pass_(it.ann, by=host, at=minute(0)),
        lambda: check_in(it.ann, by=host, at=minute(0)),
    ):
        with pytest.raises(Refused, match="Ann left the 1-3 NLH list at 7:59:00 PM: barred") as refusal:
            way()
        assert refusal.value.rule == "T41"


@pytest.mark.parametrize("door", list(DOORS))
def test_a_seat_that_a_mover_has_first_is_said_to_be_one(room, host, supervisor, open_at, sit, it, door):
    mark(open_at(5, chairs=2), must_move=True, by=supervisor, at=minute(-80))
    sit("Hal", 5, 1), sit("Gus", 5, 2)
    with pytest.raises(Refused, match=r"main game|comes first"):
        DOORS[door](it)


@pytest.mark.rule("T45")
def test_a_held_player_checks_in_first_whichever_way_they_sit(room, host, it):
    call(it.ann, by=host, at=minute(-6))
    for sit_down in (
        lambda at: seat(it.ann, table=4, seat=2, by=host, at=at),
        lambda at: walk_up(room, table=4, seat=2, player=it.ann.player, reason="x", by=host, at=at),
    ):
        with pytest.raises(Refused, match=r"on hold until .*: check Ann in first") as refusal:
            sit_down(minute(0))
        assert (refusal.value.rule, life(it.ann)[0]) == ("T45", "held")
    check_in(it.ann, by=host, at=minute(1))
    walk_up(room, table=4, seat=2, player=it.ann.player, by=host, at=minute(2))
    assert life(it.ann)[0] == "seated"


@pytest.mark.rule("T4")
def test_at_a_table_without_fills_a_supervisor_seats_with_a_reason(room, host, supervisor, player, it):
    bob = player("Bob")
    call(it.ann, table=4, seat=1, by=host, at=minute(-2))
    no_fills(it.table, on=True, by=supervisor, at=minute(-1))
    for by, reason in ((host, "asked"), (supervisor, "")):
        with pytest.raises(Refused, match="takes no fills") as refusal:
            walk_up(room, table=4, seat=2, player=bob, reason=reason, by=by, at=minute(0))
        assert refusal.value.rule == "T4"
    walk_up(room, table=4, seat=2, player=bob, reason="Management's decision", by=supervisor, at=minute(0))
    seat(it.ann, table=4, seat=1, by=host, at=minute(1))  # called before the freeze: that stands


def test_an_empty_chair_is_called_before_a_leaving_players(room, host, full, on_list, game):
    """Table 4, one of two leaving, is the shorter one; the chair of table 5 is empty."""
    full(4), full(5, but=1, chairs=3)
    leaving(next(iter(Table.objects.get(number=4).seats.first().placements.all())).sitting, by=host, at=minute(0))
    on_list("Ann")
    ann, _ = call_next(room, game=game("1-3-nlh"), by=host, at=minute(1))
    assert chair_of(ann) == (5, 3)


def test_another_list_takes_a_reason(host, game, on_list):
    ann = on_list("Ann")
    with pytest.raises(Refused, match="Say why"):
        change_list(ann, game=game("1-1-plo"), reason=" ", by=host, at=minute(0))
    assert life(ann)[0] == "waiting"


@pytest.mark.rule("T34")
def test_an_extended_dinner_and_its_lost_place_name_their_rule(host, supervisor, open_at, sit):
    open_at(1)
    hal = sit("Hal", 1, 1)
    with pytest.raises(NotAllowed) as refusal:
        cash_out(hal, amount=50_000, extended_dinner=True, by=host, at=minute(0))
    assert refusal.value.rule == "T34"
    cash_out(hal, amount=50_000, extended_dinner=True, verified_by="Dee Ortiz", by=supervisor, at=minute(0))
    sweep(minute(90))
    entry = Entry.objects.get(player=hal.player)
    for door in (
        lambda: check_in(entry, by=host, at=minute(91)),
        lambda: seat(entry, table=1, seat=1, by=host, at=minute(91)),
    ):
        with pytest.raises(Refused, match="extended dinner over") as refusal:
            door()
        assert refusal.value.rule == "T34"


@pytest.mark.rule("T31")
def test_custody_names_its_rule(room, host, supervisor, open_at, sit):
    open_at(1)
    hal = sit("Hal", 1, 1)
    away(hal, by=host, at=minute(0))
    facts = {"amount": 18_700, "bag": "7", "at": minute(30)}
    for by, second_name in ((host, "Joe Dealer"), (supervisor, "kim")):
        with pytest.raises(Refused) as refusal:
            pick_up(hal, verified_by=second_name, by=by, **facts)
        assert refusal.value.rule == "T31"
    pick_up(hal, verified_by="Joe Dealer", by=supervisor, **facts)
    with pytest.raises(Refused, match="exactly") as refusal:
        walk_up(room, table=1, seat=1, player=hal.player, buy_in=20_000, by=host, at=minute(31))
    assert refusal.value.rule == "T31"


@pytest.mark.rule("T48")
def test_a_limit_change_names_its_rule(host, open_at, game):
    with pytest.raises(NotAllowed) as refusal:
        limit_change(open_at(1), game=game("2-5-nlh"), agreed=[], by=host, at=minute(0))
    assert refusal.value.rule == "T48"


@pytest.mark.rule("T16", "T21")
@pytest.mark.parametrize(
    ("left_with", "says", "rule"),
    [
        (9_900, r"at least \$100\.$", "T21"),
        (10_000, r"at least \$100\.$", "T21"),
        (10_100, r"at least \$101 until", "T16"),
    ],
)
def test_the_minimum_does_not_end(room, host, open_at, sit, left_with, says, rule):
    open_at(1)
    hal = sit("Hal", 1, 1)
    leave(hal, amount=left_with, by=host, at=minute(0))
    with pytest.raises(Refused, match=says) as refusal:
        walk_up(room, table=1, seat=1, player=hal.player, buy_in=5_000, by=host, at=minute(1))
    assert refusal.value.rule == rule
