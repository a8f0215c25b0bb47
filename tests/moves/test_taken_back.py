"""What is taken back, and what stands in the way of it."""

from __future__ import annotations

import pytest

from floor.commands.absence_returns import back
from floor.commands.absences import away
from floor.commands.breaking import break_table, close_draw
from floor.commands.chairs import leave, leaving, seat, stay, walk_up
from floor.commands.custody import pay_out, pick_up
from floor.commands.kept_apart import keep_apart, let_together
from floor.commands.limit_changes import limit_change
from floor.commands.lock_ups import lock_seat
from floor.commands.moves import change_game, change_seat, change_table, swap
from floor.commands.naming import name_sitter, occupied
from floor.commands.take_over import Runs, Sits, Whiteboard, take_over
from pokerroom import invariants
from pokerroom.models import Event
from pokerroom.refusals import Malformed, Refused
from pokerroom.undo import undo
from tables.commands import AS_CLOSED
from tables.models import Absence, Bag, Placement, Seat, Sitting, Table
from tables.queries.money import in_custody
from tests.conftest import fresh, life, minute
from tests.moves.test_moves import where
from waitlist.commands.calls import call, fill
from waitlist.commands.entries import change_list, check_in, join, merge, remove
from waitlist.commands.lists import clear_not_here
from waitlist.models import Entry


def last(room, verb):
    return Event.objects.filter(room=room, verb=verb).latest("seq").seq


@pytest.fixture
def picked_up(open_at, sit, host, supervisor):
    """Cy's 487.00 in bag 17, his name on top of the list."""
    open_at(1)
    cy = sit("Cy", 1, 3, at=minute(-60))
    away(cy, by=host, at=minute(0))
    bag = pick_up(cy, amount=48_700, verified_by="Dee Ortiz", bag="17", by=supervisor, at=minute(20))
    return bag, Entry.objects.get(player=cy.player)


def test_a_called_player_is_paid_out_and_the_call_ends(room, host, supervisor, picked_up):
    bag, entry = picked_up
    check_in(entry, by=host, at=minute(21))
    call(entry, table=1, seat=5, by=host, at=minute(22))
    pay_out(bag, by=supervisor, at=minute(23))
    entry.refresh_from_db()
    assert (entry.status, in_custody(room), Seat.objects.filter(locked_for__isnull=False).count()) == ("removed", 0, 0)


def test_chips_out_of_custody_are_not_lost_by_undo(room, host, supervisor, picked_up):
    _, entry = picked_up
    check_in(entry, by=host, at=minute(21))
    seat(entry, table=1, seat=5, by=host, at=minute(22))
    undo(room, seq=last(room, "waitlist.seated"), by=supervisor, at=minute(23))
    entry.refresh_from_db()
    assert (Bag.objects.get().ended_as, in_custody(room), entry.status) == ("", 48_700, "waiting")


@pytest.mark.rule("T35")
def test_nobody_is_taken_over_into_a_game_of_which_their_chips_are_kept(room, supervisor, picked_up):
    board = Whiteboard([Runs(2, "1-3 NLH")], [Sits(2, 1, "Cy", record=picked_up[0].player_id)])
    with pytest.raises(Malformed) as refused:
        take_over(room, board=board, by=supervisor, at=minute(21))
    assert "Chips of Cy from 1-3 NLH are in custody" in refused.value.extra["fields"]["seats.1"]


@pytest.mark.rule("T48")
def test_no_limit_change_leaves_chips_of_a_game_behind_that_their_player_sits_in(
    room, host, supervisor, game, open_at, picked_up
):
    bag, _ = picked_up
    table = open_at(2, game_slug="2-5-nlh")
    cy = walk_up(room, table=2, seat=1, player=bag.player, by=host, at=minute(21))
    with pytest.raises(Refused, match="Chips of Cy from 1-3 NLH are in custody"):
        limit_change(table, game=game("1-3-nlh"), agreed=[cy.pk], by=supervisor, at=minute(22))
    pay_out(bag, by=supervisor, at=minute(23))
    assert (
        limit_change(table, game=game("1-3-nlh"), agreed=[cy.pk], by=supervisor, at=minute(24)).game.short == "1-3 NLH"
    )


def test_the_place_stays_while_chips_are_in_custody(room, host, game, picked_up):
    _, entry = picked_up
    with pytest.raises(Refused, match="in custody"):
        remove(entry, by=host, at=minute(200))
    assert clear_not_here(room, game=game("1-3-nlh"), before=minute(190), by=host, at=minute(200)) == []


def test_it_does_not_change_its_list(room, host, game, picked_up):
    _, entry = picked_up
    with pytest.raises(Refused, match="in custody"):
        change_list(entry, game=game("2-5-nlh"), reason="wrong list", by=host, at=minute(22))


@pytest.mark.rule("T35", "T36")
def test_made_one_with_a_name_that_is_here_it_keeps_its_rung_and_chips(host, on_list, order, picked_up):
    _, entry = picked_up
    on_list("Zoe", at=minute(20.5))
    one = merge(entry, other=on_list("Ann", at=minute(21)), by=host, at=minute(22))
    assert (order(), one.is_here, one.origin, one.player) == (["Cy", "Zoe"], True, "chips", entry.player)
    with pytest.raises(Refused, match="in custody"):
        remove(one, by=host, at=minute(23))


def test_a_count_of_nothing_is_none(open_at, sit, host, supervisor):
    open_at(1)
    cy = sit("Cy", 1, 3)
    away(cy, by=host, at=minute(0))
    with pytest.raises(Malformed, match="zero is none"):
        pick_up(cy, amount=0, verified_by="Dee Ortiz", bag="17", by=supervisor, at=minute(20))
    assert Sitting.objects.get(pk=cy.pk).ended_at is None


def test_a_change_of_game_is_taken_back(room, host, open_at, sit):
    open_at(1), open_at(2, game_slug="2-5-nlh")
    gus = sit("Gus", 1, 1)
    change_game(gus, table=2, seat=1, amount=50_000, buy_in=50_000, by=host, at=minute(0))
    undo(room, seq=last(room, "tables.left"), by=host, at=minute(0.5))
    gus.refresh_from_db()
    assert (gus.ended_at, Seat.objects.get(table__number=2, number=1).open_since is not None) == (None, True)


def test_leaving_is_not_taken_back_from_somebody_who_waits_again(room, host, supervisor, open_at, sit, game):
    open_at(1)
    bob = sit("Bob", 1, 1)
    leave(bob, by=host, at=minute(0))
    join(room, games=[game("1-3-nlh")], player=bob.player, by=host, at=minute(1))
    with pytest.raises(Refused, match="Since then: Bob is on the 1-3 NLH list"):
        undo(room, seq=last(room, "tables.left"), by=supervisor, at=minute(2))


def test_moves_in_one_moment_are_taken_back_one_by_one(room, supervisor, open_at, sit):
    """A room whose clock stands still, too: two moves and the leaving, last to first."""
    open_at(1), open_at(2)
    bob = sit("Bob", 1, 1)
    by = {"by": supervisor, "at": minute(0)}
    (
        change_seat(bob, seat=2, **by),
        change_table(bob, table=2, seat=1, stack=10_000, **by),
        change_seat(bob, seat=4, **by),
    )
    leave(bob, **by)
    for verb, chair in [
        ("left", (2, 4)),
        ("seat_changed", (2, 1)),
        ("table_changed", (1, 2)),
        ("seat_changed", (1, 1)),
    ]:
        undone = Event.objects.filter(room=room, verb="undone").values_list("data__undoes", flat=True)
        stands = Event.objects.filter(room=room, verb=f"tables.{verb}").exclude(command__in=list(undone))
        undo(room, seq=stands.latest("seq").seq, **by)
        assert where(bob) == chair


def test_a_walk_that_ended_in_the_same_moment_is_over_when_the_leaving_is_taken_back(room, host, open_at, sit):
    open_at(1)
    bob = sit("Bob", 1, 1)
    away(bob, by=host, at=minute(0))
    back(bob, by=host, at=minute(3)), leave(bob, by=host, at=minute(3))
    undo(room, seq=last(room, "tables.left"), by=host, at=minute(3))
    assert not Absence.objects.filter(ended_at=None).exists()


def test_nobody_sits_again_at_a_table_that_broke_since(room, host, supervisor, open_at, sit):
    table = open_at(1)
    bob = sit("Bob", 1, 1)
    break_table(table, by=supervisor, at=minute(0))
    leave(bob, by=host, at=minute(1))
    close_draw(table, by=supervisor, at=minute(2))
    with pytest.raises(Refused, match="Since then: "):
        undo(room, seq=last(room, "tables.left"), by=supervisor, at=minute(3))


def test_what_the_steps_do_not_foresee_the_database_refuses(room, host, open_at, sit):
    table = open_at(1)
    bob = sit("Bob", 1, 1)
    leave(bob, by=host, at=minute(0))
    table.seats.update(open_since=None)
    Table.objects.filter(pk=table.pk).update(status="closed", **AS_CLOSED)  # without an event that says so
    with pytest.raises(Refused, match="a state that cannot be"):
        undo(room, seq=last(room, "tables.left"), by=host, at=minute(0.5))
    bob.refresh_from_db()
    assert bob.ended_at == minute(0)


@pytest.mark.rule("T39")
def test_two_are_kept_apart_again_from_now_on(room, host, supervisor, open_at, sit, on_list):
    """One was called to the other's table meanwhile: the call ends, and nothing in between was impossible."""
    open_at(1)
    bob, ann = sit("Bob", 1, 1), on_list("Ann")
    pair = keep_apart(bob.player, other=ann.player, by=supervisor, at=minute(0))
    let_together(pair, by=supervisor, at=minute(1))
    call(ann, table=1, seat=2, by=host, at=minute(2))
    undo(room, seq=last(room, "players.let_together"), by=supervisor, at=minute(3))
    assert (life(ann), fresh(pair).since, fresh(pair).until) == (("waiting", None), minute(3), None)
    assert not list(invariants.check(minute(3)))


def test_nobody_is_called_while_a_table_breaks(host, supervisor, open_at, sit, on_list):
    """T43, by any of the three ways to call."""
    table = open_at(7)
    open_at(4)
    sit("Bob", 7, 1)
    ann = on_list("Ann")
    break_table(table, by=supervisor, at=minute(0))
    with pytest.raises(Refused, match="Table 7 is breaking"):
        call(ann, by=host, at=minute(1))
    with pytest.raises(Refused, match="Table 7 is breaking"):
        fill(Table.objects.get(number=4), by=host, at=minute(1))


def test_a_lock_up_behind_a_leaving_player_ends_when_that_one_stays(room, host, supervisor, open_at, sit, player):
    open_at(1)
    bob = sit("Bob", 1, 1)
    leaving(bob, by=host, at=minute(0))
    chair = Seat.objects.get(table__number=1, number=1)
    lock_seat(chair, player_id=player("Ann").pk, reason="owed", by=supervisor, at=minute(1))
    stay(bob, by=host, at=minute(2))
    chair.refresh_from_db()
    assert (chair.locked_for, chair.open_since) == (None, None)
    leaving(bob, by=host, at=minute(3))
    with pytest.raises(Refused, match="no such player"):
        lock_seat(chair, player_id=999_999, reason="owed", by=supervisor, at=minute(4))


def test_a_name_is_not_given_to_somebody_who_sat_elsewhere_then(room, host, open_at, sit):
    open_at(1)
    somebody = occupied(room, table=1, seat=9, by=host, at=minute(0))
    bob = sit("Bob", 1, 1, at=minute(1))
    leave(bob, by=host, at=minute(5))
    with pytest.raises(Refused, match="sat elsewhere"):
        name_sitter(somebody, player=bob.player, by=host, at=minute(6))


def test_back_to_the_chair_that_was_left_not_to_one_that_was_never_taken(room, host, open_at, sit):
    """A swap that was undone leaves a chair of no time on record: a later return does not go there."""
    open_at(7), open_at(9, game_slug="1-1-plo")
    sue, nik = sit("Sue", 7, 5), sit("Nik", 7, 6)
    swap(sue, other=nik, by=host, at=minute(0))
    undo(room, seq=last(room, "tables.swapped"), by=host, at=minute(0.5))
    change_game(sue, table=9, seat=7, amount=45_000, by=host, at=minute(1))
    undo(room, seq=Event.objects.filter(room=room, verb="tables.left").latest("seq").command, by=host, at=minute(1.5))
    assert Placement.objects.get(sitting=sue, until=None).seat.number == 5
