"""Whom a seat goes to when a call ends: `follow_up`, `off`, `every_open_seat`, the switch, standbys."""

from __future__ import annotations

import pytest

from floor.commands.barring import change_record
from floor.commands.chairs import leave, leaving, seat, stay
from players.models import ApartPair
from pokerroom.commands import set_policy
from pokerroom.sweep import sweep
from tables.models import Table
from tests.conftest import calls_of, chair_of, fresh, life, minute, second
from waitlist.commands.auto_call import switch_auto_call
from waitlist.commands.calls import call, call_next, pass_, withdraw
from waitlist.commands.entries import annotate, check_in, join, move, remove, step_out
from waitlist.commands.lists import clear_list
from waitlist.models import Standby


@pytest.fixture
def one_seat(full):
    """Table 4 has one open seat: T4-2."""
    return full(4, but=1)


@pytest.fixture
def nlh(game):
    return game("1-3-nlh")


def ways_to_end(ann, host, supervisor, manager):
    return {
        "passed": lambda: pass_(ann, by=host, at=minute(1)),
        "lapsed": lambda: sweep(at=minute(5)),
        "removed": lambda: remove(ann, by=host, at=minute(1)),
        "barred": lambda: change_record(
            ann.player, barred_until=minute(9999), barred_why="T41", by=supervisor, at=minute(1)
        ),
        "withdrawn": lambda: withdraw(ann, by=host, at=minute(1)),
        "cleared": lambda: clear_list(ann.room, game=ann.game, by=host, at=minute(1)),
    }


@pytest.mark.parametrize(
    ("way", "outcome", "followed"),
    [
        ("passed", "passed", True),
        ("lapsed", "lapsed", True),
        ("removed", "removed", True),
        ("barred", "removed", True),
        ("withdrawn", "withdrawn", False),
        ("cleared", "withdrawn", False),
    ],
)
def test_a_seat_goes_to_the_next_unless_the_call_was_withdrawn(
    host, supervisor, manager, on_list, one_seat, way, outcome, followed
):
    ann, bob = on_list("Ann"), on_list("Bob")
    call(ann, by=host, at=minute(0))
    ways_to_end(ann, host, supervisor, manager)[way]()
    assert calls_of(ann) == [outcome]
    assert (chair_of(bob) == (4, 2)) is followed


@pytest.mark.parametrize("way", ["passed", "lapsed", "removed"])
def test_follow_up_can_be_off_and_a_tap_switches_it_off(host, supervisor, manager, room, on_list, one_seat, way):
    ann, bob = on_list("Ann"), on_list("Bob")
    switch_auto_call(room, on=False, by=host, at=minute(-1))
    call(ann, by=host, at=minute(0))
    ways_to_end(ann, host, supervisor, manager)[way]()
    assert life(bob) == ("waiting", None)
    switch_auto_call(room, on=True, by=host, at=minute(6))
    set_policy(room, changes={"auto_call": "off"}, by=manager, at=minute(6))
    call(bob, by=host, at=minute(7))
    remove(bob, by=host, at=minute(8))
    assert [calls_of(ann), calls_of(bob)] == [[way], ["removed"]]


def test_answering_one_call_ends_the_other_and_that_seat_goes_to_the_next_person(
    room, host, game, on_list, one_seat, full
):
    """A7: not back to the one who has just given it up."""
    full(2, but=1, game_slug="2-5-nlh")
    ann, bob = on_list("Ann"), on_list("Bob")
    [ann_up] = join(room, games=[game("2-5-nlh")], player=ann.player, by=host, at=minute(-5))
    call(ann, by=host, at=minute(0)), call(ann_up, by=host, at=minute(0))
    check_in(ann_up, by=host, at=minute(1))
    assert (calls_of(ann), life(ann)) == (["elsewhere"], ("waiting", None))
    assert life(bob) == ("called", minute(6))


def test_a_seat_taken_in_another_game_ends_the_call_and_the_next_is_called(
    room, host, game, on_list, order, one_seat, full
):
    """CC-03, the second way round."""
    full(2, but=1, game_slug="2-5-nlh")
    ann, bob = on_list("Ann"), on_list("Bob")
    [ann_up] = join(room, games=[game("2-5-nlh")], player=ann.player, by=host, at=minute(-5))
    call(ann, by=host, at=minute(0))
    seat(ann_up, table=2, seat=2, by=host, at=minute(2))
    assert (calls_of(ann), chair_of(bob), order()) == (["elsewhere"], (4, 2), ["Ann"])


def test_with_nobody_else_the_seat_waits_for_the_next_touch(room, host, game, on_list, one_seat, full):
    full(2, but=1, game_slug="2-5-nlh")
    ann = on_list("Ann")
    [ann_up] = join(room, games=[game("2-5-nlh")], player=ann.player, by=host, at=minute(-5))
    call(ann, by=host, at=minute(0)), call(ann_up, by=host, at=minute(0))
    check_in(ann_up, by=host, at=minute(1))
    assert calls_of(ann) == ["elsewhere"]


def test_every_open_seat_is_called_for_by_itself(room, host, manager, on_list, one_seat, sit, nlh):
    """WL-03: a seat that opens is called for at once, and the old entry stays closed."""
    set_policy(room, changes={"auto_call": "every_open_seat"}, by=manager, at=minute(-10))
    ann = on_list("Ann", at=minute(0))
    assert chair_of(ann) == (4, 2)
    seat(ann, table=4, seat=2, by=host, at=minute(2))
    ben, cy = on_list("Ben", at=minute(3)), on_list("Cy", at=minute(4))
    assert life(ben) == ("waiting", None)
    leave(ann.player.sittings.get(), by=host, at=minute(10))
    assert life(ben) == ("called", minute(15))
    [again] = join(room, games=[nlh], player=ann.player, by=host, at=minute(12))
    assert (life(ann)[0], life(cy)[0], again.pk == ann.pk) == ("seated", "waiting", False)


def test_every_open_seat_does_not_undo_a_withdrawal_at_once(room, host, manager, on_list, one_seat):
    set_policy(room, changes={"auto_call": "every_open_seat"}, by=manager, at=minute(-10))
    ann, bob = on_list("Ann", at=minute(0)), on_list("Bob", at=minute(0))
    withdraw(ann, by=host, at=minute(1))
    assert (life(ann), life(bob)) == (("waiting", None), ("waiting", None))


def test_an_outage_calls_nobody_in_the_past(host, on_list, one_seat):
    """TM-02: the hold counts from its due moment, the follow-up from when it is really made."""
    ann, ben = on_list("Ann"), on_list("Ben")
    call(ann, by=host, at=minute(0))
    sweep(at=minute(12))
    assert (life(ann), life(ben)) == (("held", minute(20)), ("called", minute(17)))


def test_nobody_is_called_behind_a_player_who_stays(room, host, full, on_list, nlh):
    """A chair whose player is leaving counts as open; if they stay: no pass, no hold, old place."""
    full(4)
    ann, bob = on_list("Ann"), on_list("Bob")
    going = Table.objects.get(room=room, number=4).seats.get(number=1).placements.get().sitting
    leaving(going, by=host, at=minute(-1))
    call_next(room, game=nlh, by=host, at=minute(0))
    assert chair_of(ann) == (4, 1)
    stay(going, by=host, at=minute(1))
    assert (calls_of(ann), life(ann), fresh(ann).passes) == (["withdrawn"], ("waiting", None), 0)
    assert life(bob) == ("waiting", None)


# Standbys


def behind(room, nlh, host, number):
    call_next(room, game=nlh, behind=number, by=host, at=minute(0))


def paged(entry):
    return Standby.objects.filter(entry=entry).count()


def test_the_seat_goes_to_a_standby_who_has_shown_up_as_a_call_already_answered(room, host, nlh, on_list, one_seat):
    ann, bob, cy = (on_list(name) for name in ("Ann", "Bob", "Cy"))
    behind(room, nlh, host, 2)
    assert [paged(bob), paged(cy), life(bob), life(cy)] == [1, 1, ("waiting", None), ("waiting", None)]
    check_in(cy, by=host, at=minute(2))
    sweep(at=minute(5))
    assert (life(ann), life(bob), life(cy)) == (("held", minute(20)), ("waiting", None), ("called", None))
    assert cy.calls.get().answered_at == minute(5)
    assert cy.pages.count() == 1  # as a standby; not again


def test_the_first_standby_in_list_order_not_in_paging_order(room, host, nlh, on_list, one_seat):
    on_list("Ann")
    bob, cy = on_list("Bob"), on_list("Cy", tier=3, via="phone")
    dee = on_list("Dee")
    behind(room, nlh, host, 2)
    assert [paged(bob), paged(cy), paged(dee)] == [1, 0, 1]
    check_in(dee, by=host, at=minute(1)), check_in(bob, by=host, at=minute(2))
    sweep(at=minute(5))
    assert (life(bob)[0], life(dee)[0]) == ("called", "waiting")


def test_a_standby_moved_up_is_first_though_paged_last(room, host, nlh, on_list, one_seat):
    on_list("Ann")
    bob, cy = on_list("Bob"), on_list("Cy")
    behind(room, nlh, host, 2)
    move(cy, position=1, reason="table change owed", by=host, at=minute(1))
    check_in(bob, by=host, at=minute(2)), check_in(cy, by=host, at=minute(3))
    sweep(at=minute(5))
    assert (life(bob)[0], life(cy)[0]) == ("waiting", "called")


def test_a_standby_who_has_gone_again_or_may_not_sit_there_is_passed_over(
    room, host, nlh, on_list, one_seat, player, sit
):
    ann = on_list("Ann")
    bob, cy, dee = on_list("Bob"), on_list("Cy"), on_list("Dee")
    behind(room, nlh, host, 3)
    for entry in (bob, cy, dee):
        check_in(entry, by=host, at=minute(1))
    step_out(bob, by=host, at=minute(2))
    annotate(cy, not_tables=[4], by=host, at=minute(3))
    pass_(ann, by=host, at=minute(4))
    assert (life(bob)[0], life(cy)[0], life(dee)) == ("waiting", "waiting", ("called", None))


def test_nobody_kept_apart_is_paged_behind_or_given_the_seat(room, host, nlh, on_list, one_seat, sit):
    rival = Table.objects.get(room=room, number=4).seats.get(number=1).placements.get().sitting.player
    on_list("Ann")
    bob, cy = on_list("Bob"), on_list("Cy")
    one, other = sorted((rival.pk, bob.player_id))
    ApartPair.objects.create(room=room, one_id=one, other_id=other, since=minute(-30))
    behind(room, nlh, host, 1)
    assert [paged(bob), paged(cy)] == [0, 1]


def test_a_standby_behind_two_calls_shows_up_for_both(room, host, nlh, on_list, full):
    full(4, but=1), full(5, but=1)
    ann, bob, cy = (on_list(name) for name in ("Ann", "Bob", "Cy"))
    call(ann, by=host, at=minute(-1))
    call_next(room, game=nlh, by=host, at=minute(-1))
    withdraw(ann, by=host, at=minute(-1)), withdraw(bob, by=host, at=minute(-1))
    remove(bob, by=host, at=minute(-1))
    dee = on_list("Dee", at=minute(-1))
    call_next(room, game=nlh, behind=2, by=host, at=minute(0))
    assert [paged(cy), paged(dee)] == [1, 1]
    call_next(room, game=nlh, behind=1, by=host, at=minute(0))
    assert [life(cy)[0], paged(dee)] == ["called", 2]
    check_in(dee, by=host, at=minute(1))
    pass_(cy, by=host, at=minute(2))
    assert life(dee) == ("called", None)


def test_an_answered_standby_gives_up_a_call_elsewhere(room, host, game, nlh, on_list, one_seat, full):
    full(2, but=1, game_slug="2-5-nlh")
    ann, bob = on_list("Ann"), on_list("Bob")
    [bob_up] = join(room, games=[game("2-5-nlh")], player=bob.player, by=host, at=minute(-5))
    behind(room, nlh, host, 1)
    call(bob_up, by=host, at=minute(0))
    check_in(bob, by=host, at=minute(1))
    pass_(ann, by=host, at=minute(2))
    assert (life(bob), calls_of(bob_up)) == (("called", None), ["elsewhere"])


@pytest.mark.parametrize("end", ["seated", "withdrawn"])
def test_standbys_go_free_when_the_call_is_taken_or_withdrawn(room, host, nlh, on_list, one_seat, end):
    ann, bob = on_list("Ann"), on_list("Bob")
    behind(room, nlh, host, 1)
    check_in(bob, by=host, at=minute(1))
    if end == "seated":
        seat(ann, table=4, seat=2, by=host, at=second(90))
    else:
        withdraw(ann, by=host, at=second(90))
    assert life(bob) == ("waiting", None)
    assert Standby.objects.get(entry=bob).ended_at == second(90)
