"""Who has the next seat: movers keep their order, moves come before the list, the chain is shown before it is done."""

from __future__ import annotations

import pytest

from floor.commands.absences import away
from floor.commands.breaking import break_table
from floor.commands.chairs import leaving
from floor.commands.kept_apart import keep_apart
from floor.commands.marks import mark
from floor.commands.moves import change_seat, change_table, must_move, swap
from floor.commands.requests import approve_request, ask
from pokerroom.commands import set_policy
from pokerroom.refusals import Refused
from pokerroom.turn import policy_of
from screens.host.reads import cards
from screens.parts import seat_strip
from tables.models import Sitting, Table
from tables.queries import movers, next_mover
from tests.conftest import chair_of, fresh, minute
from waitlist import queries
from waitlist.commands.calls import call, fill
from waitlist.queries.snapshot import Snapshot


@pytest.fixture
def feeder(open_at, sit, supervisor):
    """Table 4 feeds table 1: Hal sat first, then Gus, then Joe; three sit at table 1."""
    open_at(1, chairs=4)
    table = open_at(4, chairs=6)
    mark(table, must_move=True, by=supervisor, at=minute(-80))
    for number, name in enumerate(("Uma", "Vic", "Wim"), 1):
        sit(name, 1, number)
    order = [sit(name, 4, number, at=minute(-60 + number)) for number, name in enumerate(("Hal", "Gus", "Joe"), 1)]
    return fresh(table), order


def going(room, table):
    return [owes.sitting.player.name for owes in movers(room)[table.pk]]


def told(steps):
    return [(step.by, step.name, step.from_table, step.to_table, step.to_seat) for step in steps]


def button(room):
    return next(card for card in cards.list_cards(Snapshot(room, minute(1))) if card.game_slug == "1-3-nlh").suggestion


def test_a_seat_change_at_the_feeder_keeps_the_order(room, host, feeder):
    table, (hal, gus, joe) = feeder
    change_seat(hal, seat=6, by=host, at=minute(0))
    swap(gus, other=joe, by=host, at=minute(1))
    assert going(room, table) == ["Hal", "Gus", "Joe"]


def test_who_came_back_to_the_feeder_moves_last(room, supervisor, feeder):
    table, (hal, *_) = feeder
    change_table(hal, table=1, seat=4, stack=10_000, by=supervisor, at=minute(0))
    change_table(hal, table=4, seat=6, stack=10_000, by=supervisor, at=minute(1))
    assert going(room, table) == ["Gus", "Joe", "Hal"]


@pytest.mark.parametrize("passed", ["away", "leaving"])
def test_who_cannot_go_is_passed_this_once_and_stays_first(room, host, feeder, passed):
    table, (hal, gus, _) = feeder
    {"away": away, "leaving": leaving}[passed](hal, by=host, at=minute(0))
    assert (next_mover(room, table, {1}), going(room, table)[0]) == (gus, "Hal")


def test_the_button_offers_the_move_first_and_says_whom_it_calls_then(room, host, feeder, on_list):
    table, (hal, *_) = feeder
    bob = on_list("Bob")
    offered = button(room)
    assert told([offered.step, *offered.then]) == [("must-move", "Hal", 4, 1, 4), ("list", "Bob", None, 4, 1)]
    assert (offered.kind, offered.calls) == ("move", "Bob")
    must_move(table, to=(1, 4), shown=hal.pk, by=host, at=minute(1))
    assert (button(room).kind, button(room).entry_id) == ("call", bob.pk)


def test_nobody_is_offered_while_a_table_of_the_game_breaks(room, supervisor, open_at, on_list):
    table = open_at(4)
    open_at(1)
    on_list("Bob")
    break_table(table, by=supervisor, at=minute(0))
    assert button(room) is None


@pytest.mark.rule("T39")
def test_somebody_kept_apart_is_passed_this_once_and_stays_first(room, host, supervisor, feeder):
    table, (hal, gus, _) = feeder
    keep_apart(hal.player, other=sitter("Uma").player, by=supervisor, at=minute(0))
    assert told([button(room).step]) == [("must-move", "Gus", 4, 1, 4)]
    assert [goes.name for goes in seat_strip.chair_strip(room, 1, minute(1)).goes] == ["Gus"]
    must_move(table, to=(1, 4), shown=gus.pk, by=host, at=minute(1))
    assert going(room, table) == ["Hal", "Joe"]


@pytest.mark.rule("T39")
def test_with_nobody_left_who_may_go_the_list_is_called(room, host, supervisor, feeder, on_list):
    table, movers = feeder
    bob = on_list("Bob")
    for mover in movers:
        keep_apart(mover.player, other=sitter("Uma").player, by=supervisor, at=minute(0))
    assert (button(room).entry_id, button(room).table) == (bob.pk, 1)
    with pytest.raises(Refused, match="Nobody at table 4 can move now"):
        must_move(table, to=(1, 4), by=host, at=minute(1))
    call(bob, table=1, seat=4, by=host, at=minute(1))
    assert chair_of(bob) == (1, 4)


@pytest.mark.rule("T12")
def test_a_main_table_that_movers_come_to_is_not_filled(host, feeder, on_list):
    on_list("Ann")
    with pytest.raises(Refused, match="Hal comes first: must-move to table 1 seat 4"):
        fill(Table.objects.get(number=1), by=host, at=minute(1))


@pytest.mark.rule("T43")
def test_a_table_is_opened_from_its_list_though_nobody_can_be_called(supervisor, client, open_at, on_list):
    break_table(open_at(4), by=supervisor, at=minute(0))
    on_list("Ann")
    client.force_login(supervisor, backend="django.contrib.auth.backends.ModelBackend")
    answer = client.post("/toledo/host/lists/1-3-nlh/open-table/", {"table": 7})
    assert (answer.status_code, Table.objects.get(number=7).status) == (200, "open")


def sitter(name):
    return Sitting.objects.get(player__name=name)


ORDERS = [
    (("seat_change", "broken", "table_change", "mover", "list"), "table change"),
    (("seat_change", "broken", "mover", "table_change", "list"), "must-move"),
    (("list", "seat_change", "broken", "mover", "table_change"), "call"),
]


@pytest.mark.rule("T12")
@pytest.mark.parametrize(("order", "first"), ORDERS)
def test_the_order_of_rights_is_policy(room, manager, supervisor, host, feeder, open_at, sit, on_list, order, first):
    open_at(7, chairs=9)
    asks, *_ = [sit(f"Seven {number}", 7, number) for number in range(1, 8)]
    approve_request(ask(asks, wish="table", table=1, by=host, at=minute(0)), by=supervisor, at=minute(0))
    on_list("Bob")
    set_policy(room, changes={"next_seat": list(order)}, by=manager, at=minute(0))
    offered = button(fresh(room))
    assert policy_of(room).next_seat == list(order)
    assert (offered.step.by if offered.kind == "move" else "call") == first


def test_a_seat_change_comes_before_all_and_the_chain_is_whole(room, host, feeder, sit, on_list):
    """Rules §2 a, d, e, in one chain; whoever gets up for it counts no more."""
    on_list("Bob")
    sit("Zoe", 1, 4)
    ask(sitter("Uma"), wish="seat", seat=4, by=host, at=minute(0))
    assert told(queries.chain(room, 1, 4, minute(1))) == [
        ("seat change", "Uma", 1, 1, 4),
        ("must-move", "Hal", 4, 1, 1),
        ("list", "Bob", None, 4, 1),
    ]
