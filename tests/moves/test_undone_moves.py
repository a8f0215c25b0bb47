"""Moves are taken back whole: chairs, holes, lock-ups and wishes are as before."""

from __future__ import annotations

import pytest

from floor.commands import games as offering
from floor.commands.absences import away
from floor.commands.breaking import Count, break_table, close_draw, draw_card
from floor.commands.chairs import walk_up
from floor.commands.custody import pay_out
from floor.commands.kept_apart import keep_apart
from floor.commands.limit_changes import limit_change
from floor.commands.lock_ups import free_seat, lock_seat
from floor.commands.marks import mark
from floor.commands.missed_blinds import missed_blinds
from floor.commands.moves import change_game, change_seat, change_table, must_move, swap
from floor.commands.requests import approve_request, ask, withdraw_request
from pokerroom.commands import set_policy
from pokerroom.models import Event
from pokerroom.refusals import Malformed, Refused
from pokerroom.undo import undo
from tables.commands import close_table
from tables.commands.clock import call_clock
from tables.commands.floor_calls import call_floor
from tables.models import Bag, Card, Placement, Request, Seat, Table
from tables.queries.money import in_custody
from tests.conftest import chair_of, fresh, life, minute, second
from tests.moves.test_moves import where
from waitlist.commands.calls import call
from waitlist.commands.entries import join


@pytest.fixture
def two(open_at, sit):
    """Hal at table 4 seat 2, Gus beside him; table 1 is open."""
    open_at(1), open_at(4)
    return sit("Hal", 4, 2), sit("Gus", 4, 3)


def state():
    seats = Seat.objects.filter(table__number__in=(1, 4)).order_by("table__number", "number")
    live = dict(Placement.objects.filter(until=None).values_list("seat", "sitting"))
    return [(seat.open_since, seat.locked_for_id, live.get(seat.pk)) for seat in seats]


def taken_back(room, by, do):
    """Do it, and undo it: the chairs are as they were."""
    before = state()
    do()
    command = Event.objects.filter(room=room).latest("seq").command
    assert state() != before
    undo(room, seq=command, by=by, at=minute(3))
    assert state() == before


MOVES = [
    lambda hal, gus, by: change_seat(hal, seat=6, by=by, at=minute(2)),
    lambda hal, gus, by: swap(hal, other=gus, by=by, at=minute(2)),
    lambda hal, gus, by: change_table(hal, table=1, seat=4, stack=10_000, by=by, at=minute(2)),
    lambda hal, gus, by: must_move(Table.objects.get(number=4), to=(1, 4), shown=hal.pk, by=by, at=minute(2)),
]


@pytest.mark.parametrize("move", MOVES, ids=["seat", "swap", "table", "must-move"])
def test_a_move_is_taken_back(room, supervisor, two, move):
    mark(Table.objects.get(number=4), must_move=True, by=supervisor, at=minute(-20))
    taken_back(room, supervisor, lambda: move(*two, supervisor))


def test_a_lock_up_that_followed_the_hole_goes_back_with_it(room, host, two, on_list):
    ann = on_list("Ann")
    call(ann, table=4, seat=6, by=host, at=minute(1))
    taken_back(room, host, lambda: change_seat(two[0], seat=6, by=host, at=minute(2.5)))
    assert chair_of(ann) == (4, 6)


def test_whoever_is_away_is_away_from_the_old_table_again(room, supervisor, two):
    away(two[0], by=supervisor, at=minute(0))
    move = MOVES[2]
    taken_back(room, supervisor, lambda: move(*two, supervisor))
    assert fresh(two[0]).absences.get(ended_at=None).table.number == 4


def test_nobody_goes_back_to_a_chair_that_is_taken(room, supervisor, two, sit):
    change_table(two[0], table=1, seat=4, stack=10_000, by=supervisor, at=minute(1))
    command = Event.objects.latest("seq").command
    sit("Joe", 4, 2, at=minute(2))
    with pytest.raises(Refused, match="Since then: "):
        undo(room, seq=command, by=supervisor, at=minute(3))


def test_the_wish_that_a_move_answered_is_there_again(room, supervisor, two):
    wish = approve_request(ask(two[0], wish="table", table=1, by=supervisor, at=minute(0)), by=supervisor, at=minute(0))
    taken_back(room, supervisor, lambda: MOVES[2](*two, supervisor))
    assert (fresh(wish).state, wish.ended_at) == ("approved", None)


def test_a_wish_and_its_end_are_taken_back(room, host, two):
    wish = ask(two[0], wish="seat", by=host, at=minute(0))
    withdraw_request(wish, by=host, at=minute(0.5))
    undo(room, seq=Event.objects.latest("seq").seq, by=host, at=minute(0.6))
    assert fresh(wish).state == "asked"
    ask(two[0], wish="seat", seat=9, by=host, at=minute(0.7))
    undo(room, seq=Event.objects.latest("seq").seq, by=host, at=minute(0.8))
    assert (fresh(wish).to_seat, Request.objects.count()) == (None, 1)


def test_a_lock_up_and_its_end_are_taken_back(room, supervisor, two, player):
    chair = Seat.objects.get(table__number=4, number=9)
    lock = {"player_id": player("Ann").pk, "reason": "Floor's decision", "by": supervisor, "at": minute(1)}
    taken_back(room, supervisor, lambda: lock_seat(chair, **lock))
    lock_seat(chair, **lock | {"at": minute(4)})
    free_seat(chair, reason="By mistake", by=supervisor, at=minute(5))
    undo(room, seq=Event.objects.latest("seq").command, by=supervisor, at=minute(6))
    assert fresh(chair).locked_for_id


def test_a_card_tapped_wrongly_and_a_break_begun_by_mistake(room, supervisor, two):
    table = fresh(Table.objects.get(number=4))
    break_table(table, by=supervisor, at=minute(0))
    draw_card(table, sitting=two[0], card="Kh", by=supervisor, at=minute(1))
    undo(room, seq=Event.objects.latest("seq").seq, by=supervisor, at=minute(2))
    assert Card.objects.count() == 0
    undo(room, seq=Event.objects.get(verb="tables.breaking").seq, by=supervisor, at=minute(3))
    assert fresh(table).status == "running"


def test_a_break_is_taken_back_and_goes_on(room, supervisor, two, order):
    table = fresh(Table.objects.get(number=4))
    break_table(table, by=supervisor, at=minute(0))
    draw_card(table, sitting=two[0], card="Kh", by=supervisor, at=minute(1))
    draw_card(table, sitting=two[1], card="2h", by=supervisor, at=minute(1))
    before = state()
    close_draw(table, choices=[(two[0].pk, 1, 3)], by=supervisor, at=minute(2))
    assert order() == ["Gus"]
    undo(room, seq=Event.objects.latest("seq").command, by=supervisor, at=minute(3))
    assert (state(), order(), fresh(table).status) == (before, [], "breaking")
    close_draw(table, choices=[(two[1].pk, 1, 3), (two[0].pk, 1, 4)], by=supervisor, at=minute(4))
    assert fresh(table).status == "closed"


def test_whoever_was_kept_a_seat_at_the_broken_table_is_kept_it_again(room, supervisor, two, on_list, player):
    """A lock-up by the floor and a call are freed by the break, each on record, and are there again after it."""
    table, lou = Table.objects.get(number=4), on_list("Lou")
    kept = Seat.objects.get(table=table, number=8)
    lock_seat(kept, player_id=player("Ann").pk, reason="Promised by the floor", by=supervisor, at=minute(0))
    call(lou, table=4, seat=9, by=supervisor, at=minute(0))
    break_table(table, by=supervisor, at=minute(1))
    before = state()
    choices = [(sitting.pk, 1, chair) for chair, sitting in enumerate(two, 3)]
    close_draw(table, choices=choices, by=supervisor, at=minute(2))
    freed = Event.objects.filter(verb="tables.freed").values_list("subject", flat=True)
    assert (f"seat:{kept.pk}" in freed, life(lou)) == (True, ("waiting", None))
    undo(room, seq=Event.objects.latest("seq").command, by=supervisor, at=minute(3))
    assert (state(), life(lou), chair_of(lou)) == (before, ("called", minute(5)), (4, 9))
    undo(room, seq=Event.objects.get(verb="tables.breaking").seq, by=supervisor, at=minute(3))
    assert fresh(table).status == "running"


def test_chips_that_went_into_custody_at_a_break_go_back_by_undo_once(room, supervisor, two, order):
    table, (hal, gus) = Table.objects.get(number=4), two
    away(gus, by=supervisor, at=minute(0))
    missed_blinds(gus, small=False, big=True, by=supervisor, at=minute(0))
    break_table(table, by=supervisor, at=minute(1))
    draw_card(table, sitting=hal, card="Kh", by=supervisor, at=minute(1))
    counts = {gus.pk: Count(21_200, "9", "Dee Ortiz")}
    close_draw(table, choices=[(hal.pk, 1, 3)], counts=counts, by=supervisor, at=minute(2))
    event = Event.objects.get(verb="tables.broken_up")
    assert (event.data["bag"], event.data["amount_cents"]) == ("9", 21_200)
    undo(room, seq=event.command, by=supervisor, at=minute(3))
    assert (in_custody(room), order(), fresh(table).status) == (0, [], "breaking")
    assert (fresh(gus).ended_at, gus.absences.get().ended_at) == (None, None)
    again = close_draw(table, choices=[(hal.pk, 1, 3)], counts=counts, by=supervisor, at=minute(4))
    assert (in_custody(room), order(), again.closed_at) == (21_200, ["Gus"], minute(4))


def test_a_break_stands_once_chips_that_it_brought_into_custody_went(room, supervisor, two):
    table, (hal, gus) = Table.objects.get(number=4), two
    away(gus, by=supervisor, at=minute(0))
    missed_blinds(gus, small=False, big=True, by=supervisor, at=minute(0))
    break_table(table, by=supervisor, at=minute(1))
    draw_card(table, sitting=hal, card="Kh", by=supervisor, at=minute(1))
    counts = {gus.pk: Count(21_200, "9", "Dee Ortiz")}
    close_draw(table, choices=[(hal.pk, 1, 3)], counts=counts, by=supervisor, at=minute(2))
    broken = Event.objects.get(verb="tables.broken_up").command
    pay_out(Bag.objects.get(), by=supervisor, at=minute(3))
    with pytest.raises(Refused, match=r"Since then: .* To correct the amount, two people count the bag again"):
        undo(room, seq=broken, by=supervisor, at=minute(4))
    assert (in_custody(room), fresh(table).status) == (0, "closed")


def test_a_broken_table_calls_nobody_and_calls_again_when_that_is_taken_back(room, supervisor, two):
    table = fresh(Table.objects.get(number=4))
    call_floor(table, by=supervisor, at=minute(0))
    call_clock(table, by=supervisor, at=minute(0))
    break_table(table, by=supervisor, at=second(1))
    choices = [(sitting.pk, 1, chair) for chair, sitting in enumerate(two, 3)]
    close_draw(table, choices=choices, by=supervisor, at=second(2))
    assert (fresh(table).floor_called_at, table.clock_due_at) == (None, None)
    undo(room, seq=Event.objects.latest("seq").command, by=supervisor, at=second(29))
    assert (fresh(table).floor_called_at, table.clock_due_at) == (minute(0), second(30))
    close_draw(table, choices=choices, by=supervisor, at=second(29))
    undo(room, seq=Event.objects.latest("seq").command, by=supervisor, at=second(30))
    assert (fresh(table).floor_called_at, table.clock_due_at) == (minute(0), None)


@pytest.fixture
def called(room, supervisor, two, game, open_at):
    """Hal's name on the list of the bigger game, and his call there to table 2 seat 1."""
    open_at(2, game_slug="2-5-nlh")
    entry = join(room, games=[game("2-5-nlh")], player=two[0].player, by=supervisor, at=minute(0))[0]
    call(entry, table=2, seat=1, by=supervisor, at=minute(0))
    return entry


def test_a_limit_change_is_taken_back(room, supervisor, two, game, called, story):
    table, hal = Table.objects.get(number=4), two[0]
    limit_change(table, game=game("2-5-nlh"), agreed=[row.pk for row in two], by=supervisor, at=minute(1))
    assert (fresh(called).status, chair_of(called)) == ("seated", None)
    changed = Event.objects.get(verb="tables.limit_changed")
    assert changed.data["agreed"] == sorted(row.pk for row in two)
    assert story(called, prefix="tables.") == [("tables.limit_changed", minute(1))]
    undo(room, seq=changed.command, by=supervisor, at=minute(2))
    assert (fresh(hal).game.slug, fresh(table).game.slug) == ("1-3-nlh", "1-3-nlh")
    assert (life(called), chair_of(called)) == (("called", minute(5)), (2, 1))


@pytest.fixture
def apart_in_a_game(room, supervisor, manager, open_at, sit, two):
    """Hal of table 4 and Eve of table 2, where they play 2-5: never in one game."""
    set_policy(room, changes={"kept_apart_scope": "game"}, by=manager, at=minute(-40))
    open_at(2, game_slug="2-5-nlh")
    eve = sit("Eve", 2, 1)
    keep_apart(two[0].player, other=eve.player, by=supervisor, at=minute(-35))
    return eve


@pytest.mark.rule("T39")
def test_no_limit_change_brings_two_together_who_are_kept_apart(supervisor, two, game, apart_in_a_game):
    table, agreed = Table.objects.get(number=4), [row.pk for row in two]
    with pytest.raises(Refused, match="Hal: not in that game"):
        limit_change(table, game=game("2-5-nlh"), agreed=agreed, by=supervisor, at=minute(1))
    limit_change(table, game=game("1-1-plo"), agreed=agreed, by=supervisor, at=minute(2))
    assert fresh(table).game == game("1-1-plo")


@pytest.mark.rule("T39")
def test_nor_does_taking_one_back(room, host, supervisor, two, game, apart_in_a_game):
    table, agreed = Table.objects.get(number=4), [row.pk for row in two]
    limit_change(table, game=game("1-1-plo"), agreed=agreed, by=supervisor, at=minute(1))
    change_game(apart_in_a_game, table=1, seat=1, amount=10_000, buy_in=10_000, by=host, at=minute(2))
    with pytest.raises(Refused, match="Hal: not in that game"):
        undo(room, seq=Event.objects.get(verb="tables.limit_changed").seq, by=supervisor, at=minute(3))


def test_a_limit_change_stands_once_somebody_waits_for_the_old_game(room, host, supervisor, two, game):
    table = Table.objects.get(number=4)
    limit_change(table, game=game("2-5-nlh"), agreed=[row.pk for row in two], by=supervisor, at=minute(1))
    join(room, games=[game("1-3-nlh")], player=two[0].player, by=host, at=minute(2))
    with pytest.raises(Refused, match="Hal is on the 1-3 NLH list by now"):
        undo(room, seq=Event.objects.get(verb="tables.limit_changed").seq, by=supervisor, at=minute(3))
    assert fresh(table).game == game("2-5-nlh")


@pytest.mark.rule("T39")
def test_a_break_is_not_taken_back_into_a_game_that_a_rival_has_joined(room, host, supervisor, manager, two, player):
    set_policy(room, changes={"kept_apart_scope": "game"}, by=manager, at=minute(-40))
    table, joe = Table.objects.get(number=4), player("Joe")
    keep_apart(two[0].player, other=joe, by=supervisor, at=minute(0))
    break_table(table, by=supervisor, at=minute(1))
    for sitting, card in zip(two, ("Kh", "2c"), strict=True):
        draw_card(table, sitting=sitting, card=card, by=supervisor, at=minute(1))
    close_draw(table, by=supervisor, at=minute(2))
    walk_up(room, table=1, seat=1, player=joe, by=host, at=minute(3))
    with pytest.raises(Refused, match="Hal: not in that game"):
        undo(room, seq=Event.objects.get(verb="tables.broken").seq, by=supervisor, at=minute(4))


@pytest.mark.rule("T39")
def test_whoever_sat_together_before_the_break_may_again(room, supervisor, two):
    table = Table.objects.get(number=4)
    break_table(table, by=supervisor, at=minute(1))
    close_draw(table, choices=[(two[0].pk, 1, 1), (two[1].pk, 1, 2)], by=supervisor, at=minute(2))
    keep_apart(two[0].player, other=two[1].player, by=supervisor, at=minute(3))
    undo(room, seq=Event.objects.get(verb="tables.broken").seq, by=supervisor, at=minute(4))
    assert fresh(table).status == "breaking"


@pytest.mark.rule("T39")
def test_of_two_rivals_the_one_who_is_near_already_does_not_hide_the_other(
    supervisor, host, two, game, sit, apart_in_a_game
):
    """Hal and Gus sit together and are parted afterwards; Eve, in the new game, is apart from Hal, too."""
    keep_apart(two[0].player, other=two[1].player, by=supervisor, at=minute(0))
    with pytest.raises(Refused, match="Hal: not in that game"):
        limit_change(
            Table.objects.get(number=4),
            game=game("2-5-nlh"),
            agreed=[row.pk for row in two],
            by=supervisor,
            at=minute(1),
        )


@pytest.mark.rule("T39")
def test_two_who_were_parted_while_they_sit_together_change_seats_and_back(room, host, supervisor, two):
    keep_apart(two[0].player, other=two[1].player, by=supervisor, at=minute(0))
    change_seat(two[0], seat=6, by=host, at=minute(1))
    undo(room, seq=Event.objects.get(verb="tables.seat_changed").seq, by=host, at=minute(1.5))
    assert where(two[0]) == (4, 2)


@pytest.mark.rule("T39")
def test_a_call_that_a_mistaken_parting_ended_goes_on(room, supervisor, two, on_list):
    lou = on_list("Lou")
    call(lou, table=4, seat=9, by=supervisor, at=minute(0))
    keep_apart(two[0].player, other=lou.player, by=supervisor, at=minute(1))
    assert life(lou) == ("waiting", None)
    undo(room, seq=Event.objects.get(verb="players.kept_apart").seq, by=supervisor, at=minute(2))
    assert (life(lou), chair_of(lou)) == (("called", minute(5)), (4, 9))


@pytest.mark.rule("T4")
def test_no_table_opens_again_for_a_game_that_was_withdrawn(room, supervisor, manager, open_at, game):
    close_table(open_at(2, game_slug="2-5-nlh"), by=supervisor, at=minute(0))
    offering.change_game(game("2-5-nlh"), offered=False, by=manager, at=minute(1))
    with pytest.raises(Refused, match="is not offered"):
        undo(room, seq=Event.objects.get(verb="tables.closed").seq, by=supervisor, at=minute(2))


@pytest.mark.rule("T43")
def test_a_table_that_breaks_changes_no_limit(supervisor, two, game):
    table = break_table(Table.objects.get(number=4), by=supervisor, at=minute(0)).table
    with pytest.raises(Refused, match="Table 4 is breaking"):
        limit_change(table, game=game("2-5-nlh"), agreed=[row.pk for row in two], by=supervisor, at=minute(1))


def test_nobody_who_sits_elsewhere_agrees_to_a_limit_change(room, supervisor, two, game, sit):
    table, joe = Table.objects.get(number=4), sit("Joe", 1, 1)
    agreed = [*(row.pk for row in two), joe.pk]
    with pytest.raises(Malformed, match="does not sit at table 4"):
        limit_change(table, game=game("2-5-nlh"), agreed=agreed, by=supervisor, at=minute(1))
    assert fresh(joe).game.slug == "1-3-nlh"
