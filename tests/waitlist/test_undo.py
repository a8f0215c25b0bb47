"""Undo of what is done on lists and seats: each verb back to where it was, and what stands in the way."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from django.db import connection

from floor.commands.barring import change_record
from floor.commands.breaking import break_table
from floor.commands.chairs import leave, leaving, seat, stay, walk_up
from floor.commands.kept_apart import keep_apart
from floor.commands.lock_ups import lock_seat
from floor.commands.marks import mark
from floor.commands.moves import change_seat
from floor.commands.naming import name_sitter, occupied
from pokerroom import invariants
from pokerroom.commands import set_policy
from pokerroom.models import Event, Room
from pokerroom.refusals import NotAllowed, Refused
from pokerroom.sweep import sweep
from pokerroom.undo import UNDOERS, undo
from tables import commands as floor
from tables.commands.floor_calls import call_floor
from tables.models import Draw, Seat, Sitting, Table
from tests.conftest import calls_of, chair_of, fresh, life, minute, second
from waitlist.commands.calls import call, call_next, fill, page, pass_, was_here, withdraw
from waitlist.commands.entries import (
    annotate,
    change_list,
    check_in,
    join,
    merge,
    move,
    remove,
    restore,
    step_out,
)
from waitlist.commands.lists import clear_list, close_list, reopen_list
from waitlist.models import Entry

TABLES = (
    ("waitlist_entry", "put_why"),
    ("waitlist_call", "(outcome = '')"),
    ("tables_seat", ""),
    ("tables_sitting", "(ended_at is null)"),
    ("tables_table", ""),
    ("tables_game", ""),
)


def state(room) -> dict[str, object]:
    """What can be seen of the room: lists with their facts, seats, sittings, open calls, tables, games."""

    def rows(sql: str) -> list[tuple[object, ...]]:
        with connection.cursor() as cursor:
            cursor.execute(sql, [room.pk])
            return cursor.fetchall()

    return {
        "entries": rows(
            "SELECT id, status, due_at, ended_at, arrived_at, away_since, back_by, missed_at, back_at, passes, "
            "passed_at, put_before_id, put_at, note, not_tables, seat_wish FROM waitlist_entry "
            "WHERE room_id = %s AND ended_why <> 'undone' ORDER BY id"
        ),
        "calls": rows(
            "SELECT entry_id, seat_id, called_at, due_at, answered_at FROM waitlist_call "
            "WHERE room_id = %s AND outcome = '' ORDER BY entry_id"
        ),
        "seats": rows(
            "SELECT id, open_since, locked_for_id, locked_until FROM tables_seat WHERE room_id = %s ORDER BY id"
        ),
        "sittings": rows(
            "SELECT id, player_id, leaving_at, left_with FROM tables_sitting "
            "WHERE room_id = %s AND ended_at IS NULL ORDER BY id"
        ),
        "tables": rows(
            "SELECT id, status, game_id, no_fills, opened_at, running_since FROM tables_table "
            "WHERE room_id = %s ORDER BY id"
        ),
        "games": rows("SELECT id, scheduled_at, list_closed_at FROM tables_game WHERE room_id = %s ORDER BY id"),
    }


@pytest.fixture
def evening(room, host, supervisor, game, on_list, full, open_at, sit):
    """Ann called, Bob and Cy waiting, Dee on hold, Eve taken off; T4-2 and T5-2 open, T4-1 taken; T6 with two seats."""

    full(4, but=1, chairs=3), full(5, but=1)
    open_at(6, game_slug="1-1-plo", chairs=2)
    it = SimpleNamespace(nlh=game("1-3-nlh"), plo=game("1-1-plo"), room=room, host=host, supervisor=supervisor)
    it.dee, it.ann, it.bob, it.cy, it.eve = (on_list(name) for name in ("Dee", "Ann", "Bob", "Cy", "Eve"))
    call(it.dee, table=4, seat=3, by=host, at=minute(-6))
    remove(it.eve, by=host, at=minute(-4))
    sweep(at=minute(-1))
    for entry in (it.ann, it.bob, it.cy):
        if life(entry)[0] == "called":
            withdraw(entry, by=host, at=minute(-1))
    call(it.ann, table=4, seat=3, by=host, at=minute(-1))
    it.bob_sits = Sitting.objects.filter(room=room, ended_at=None).order_by("pk").first()
    return it


def table(it, number):
    return Table.objects.get(room=it.room, number=number)


VERBS = {
    "waitlist.joined": lambda it: join(it.room, games=[it.nlh, it.plo], name="Zoe", by=it.host, at=minute(0)),
    "waitlist.stepped_out": lambda it: step_out(it.bob, by=it.host, at=minute(0)),
    "waitlist.noted": lambda it: annotate(it.bob, note="red cap", not_tables=[5], by=it.host, at=minute(0)),
    "waitlist.moved": lambda it: move(it.cy, position=1, reason="owed", by=it.host, at=minute(0)),
    "waitlist.merged": lambda it: merge(it.bob, other=it.cy, by=it.host, at=minute(0)),
    "waitlist.called": lambda it: call_next(it.room, game=it.nlh, behind=1, by=it.host, at=minute(0)),
    "waitlist.filled": lambda it: fill(table(it, 5), by=it.host, at=minute(0)),
    "waitlist.answered": lambda it: check_in(it.ann, by=it.host, at=minute(0)),
    "waitlist.passed": lambda it: pass_(it.ann, by=it.host, at=minute(0)),
    "waitlist.withdrawn": lambda it: withdraw(it.ann, by=it.host, at=minute(0)),
    "waitlist.removed": lambda it: remove(it.ann, by=it.host, at=minute(0)),
    "waitlist.removed held": lambda it: remove(it.dee, by=it.host, at=minute(0)),
    "waitlist.restored": lambda it: restore(it.eve, by=it.host, at=minute(0)),
    "waitlist.back": lambda it: check_in(it.dee, by=it.host, at=minute(0)),
    "waitlist.was_here": lambda it: was_here(it.dee, told=minute(-2), by=it.host, at=second(-30)),
    "waitlist.paged": lambda it: page(it.bob, by=it.host, at=minute(0)),
    "waitlist.cleared": lambda it: clear_list(it.room, game=it.nlh, by=it.host, at=minute(0)),
    "waitlist.list_closed": lambda it: close_list(it.room, game=it.nlh, by=it.host, at=minute(0)),
    "waitlist.changed": lambda it: change_list(it.bob, game=it.plo, reason="wrong list", by=it.host, at=minute(0)),
    "waitlist.seated": lambda it: seat(it.ann, table=4, seat=3, by=it.host, at=minute(0)),
    "waitlist.seated out of turn": lambda it: seat(it.cy, table=5, seat=2, by=it.host, at=minute(0)),
    "tables.sat": lambda it: walk_up(it.room, table=5, seat=2, name="Zed", id_seen=True, by=it.host, at=minute(0)),
    "tables.occupied": lambda it: occupied(it.room, table=5, seat=2, by=it.host, at=minute(0)),
    "tables.leaving": lambda it: leaving(it.bob_sits, by=it.host, at=minute(0)),
    "tables.left": lambda it: leave(it.bob_sits, by=it.host, at=minute(0)),
    "tables.no_fills": lambda it: floor.no_fills(table(it, 4), on=True, by=it.supervisor, at=minute(0)),
    "tables.opened": lambda it: floor.open_table(table(it, 7), game=it.plo, by=it.supervisor, at=minute(0)),
    "tables.started": lambda it: floor.start(table(it, 6), by=it.host, at=minute(0)),
}


@pytest.mark.parametrize("verb", list(VERBS))
def test_undo_leaves_the_room_as_it_was(evening, room, verb, supervisor):
    before = state(room)
    VERBS[verb](evening)
    done = Event.objects.filter(room=room).latest("seq")
    assert state(room) != before or verb == "waitlist.paged"
    undo(room, seq=done.seq, by=supervisor, at=second(1))
    assert state(room) == before


def test_an_arrival_is_taken_back(room, host, on_list):
    ann = on_list("Ann", via="phone")
    before = state(room)
    check_in(ann, by=host, at=minute(0))
    undo(room, seq=last(room), by=host, at=second(1))
    assert state(room) == before


def test_leaving_stays_and_back_again_keeps_the_moment_of_the_hole(room, host, full, on_list):
    full(4)
    going = Sitting.objects.filter(room=room).first()
    leaving(going, by=host, at=minute(0))
    ann = on_list("Ann")
    call(ann, by=host, at=minute(1))
    before = state(room)
    stay(going, by=host, at=minute(2))
    undo(room, seq=last(room), by=host, at=minute(2))
    assert state(room) == before


def test_a_reopened_list_closes_again_as_of_then(room, host, game):
    nlh = game("1-3-nlh")
    close_list(room, game=nlh, by=host, at=minute(0))
    before = state(room)
    reopen_list(room, game=nlh, by=host, at=minute(5))
    undo(room, seq=last(room), by=host, at=minute(5))
    assert state(room) == before


def test_a_named_sitter_has_no_name_again(room, host, open_at, on_list):
    open_at(4), open_at(5)
    ann = on_list("Ann")
    sitting = occupied(room, table=4, seat=1, by=host, at=minute(0))
    call(ann, table=5, seat=1, by=host, at=minute(0))
    before = state(room)
    name_sitter(sitting, player=ann.player, by=host, at=minute(1))
    assert (life(ann)[0], fresh(sitting).player) == ("seated", ann.player)
    undo(room, seq=last(room), by=host, at=minute(1))
    assert state(room) == before


def test_a_lock_up_that_moved_moves_back(room, host, open_at, on_list):
    """A called player took another's chair; undone, each has the old chair again, with the old deadline."""
    open_at(4)
    ann, bob = on_list("Ann"), on_list("Bob")
    call(ann, table=4, seat=6, by=host, at=minute(0)), call(bob, table=4, seat=2, by=host, at=minute(1))
    before = state(room)
    seat(bob, table=4, seat=6, by=host, at=minute(2))
    assert (chair_of(ann), life(ann)) == ((4, 2), ("called", minute(5)))
    undo(room, seq=last(room), by=host, at=minute(2))
    assert state(room) == before


def last(room) -> int:
    return Event.objects.filter(room=room).latest("seq").seq


# Time


def test_a_restored_call_keeps_its_deadline_and_makes_no_page(room, host, open_at, on_list):
    open_at(4)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    pass_(ann, by=host, at=minute(4))
    undo(room, seq=last(room), by=host, at=minute(4.5))
    assert (life(ann), calls_of(ann), ann.pages.count()) == (("called", minute(5)), ["passed", "open"], 1)
    again = ann.calls.get(outcome="")
    assert (again.called_at, again.again.outcome) == (minute(0), "passed")


def test_past_its_deadline_it_waits_at_the_old_place(room, host, supervisor, open_at, on_list, order):
    open_at(4, chairs=2)
    ann, bob = on_list("Ann"), on_list("Bob")
    call(ann, by=host, at=minute(0))
    withdraw(ann, by=host, at=minute(4))
    undo(room, seq=last(room), by=supervisor, at=minute(5))
    assert (life(ann), order()) == (("waiting", None), ["Ann", "Bob"])
    assert life(bob)[0] == "waiting"


def test_an_answered_call_that_is_restored_is_still_answered(room, host, open_at, on_list):
    open_at(4)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0)), check_in(ann, by=host, at=minute(4))
    remove(ann, by=host, at=minute(7))
    undo(room, seq=last(room), by=host, at=minute(7.5))
    assert (life(ann), ann.calls.get(outcome="").answered_at) == (("called", None), minute(4))


@pytest.mark.parametrize(("moment", "status"), [(second(14 * 60 + 29), "held"), (minute(14.5), "waiting")])
def test_a_hold_that_is_restored_runs_on_while_there_is_time(room, host, open_at, on_list, moment, status):
    open_at(4)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(-5.5))
    remove(ann, by=host, at=minute(10))
    restore(ann, by=host, at=moment)
    assert life(ann) == (status, minute(14.5) if status == "held" else None)


# What stands in the way


def test_a_host_undoes_their_own_for_a_minute(room, host, supervisor, on_list):
    ann = on_list("Ann")
    remove(ann, by=host, at=minute(0))
    seq = last(room)
    with pytest.raises(NotAllowed):
        undo(room, seq=seq, by=host, at=second(60))
    undo(room, seq=seq, by=supervisor, at=second(61))
    assert life(ann)[0] == "waiting"


def test_a_host_undoes_to_the_last_moment_of_that_minute(room, host, on_list):
    ann = on_list("Ann")
    remove(ann, by=host, at=minute(0))
    undo(room, seq=last(room), by=host, at=second(59.999))
    assert life(ann)[0] == "waiting"


def test_a_host_does_not_undo_what_another_did(room, host, supervisor, on_list):
    ann = on_list("Ann")
    remove(ann, by=supervisor, at=minute(0))
    with pytest.raises(NotAllowed):
        undo(room, seq=last(room), by=host, at=second(1))


def test_twice_is_once(room, host, on_list):
    ann = on_list("Ann")
    remove(ann, by=host, at=minute(0))
    seq = last(room)
    undo(room, seq=seq, by=host, at=second(1))
    with pytest.raises(Refused, match="undone already"):
        undo(room, seq=seq, by=host, at=second(2))
    with pytest.raises(Refused, match="cannot be undone"):
        undo(room, seq=last(room), by=host, at=second(2))


def test_later_events_stand_on_it(room, host, open_at, on_list):
    open_at(4)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    seq = last(room)
    check_in(ann, by=host, at=second(20))
    with pytest.raises(Refused, match="Since then: "):
        undo(room, seq=seq, by=host, at=second(30))


def test_what_lapsed_by_itself_is_not_undone(room, host, supervisor, open_at, on_list):
    open_at(4)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    step = Event.objects.filter(room=room).latest("seq").seq
    check_in(on_list("Bob", via="phone"), by=host, at=minute(5))
    held = Event.objects.get(room=room, verb="waitlist.held")
    assert held.seq > step
    with pytest.raises(Refused, match="cannot be undone"):
        undo(room, seq=held.seq, by=supervisor, at=minute(5))


def test_nobody_comes_back_to_a_table_that_closed_meanwhile(room, host, supervisor, open_at, sit):
    open_at(4)
    sitting = sit("Bob", 4, 1)
    leave(sitting, by=host, at=minute(0))
    seq = last(room)
    floor.close_table(Table.objects.get(room=room, number=4), by=supervisor, at=second(10))
    with pytest.raises(Refused, match="Since then: Table 4 closed"):
        undo(room, seq=seq, by=host, at=second(20))


def test_undo_does_not_bring_a_barred_player_back(room, host, supervisor, open_at, sit, on_list):
    open_at(4)
    ann, sitting = on_list("Ann"), sit("Bob", 4, 1)
    remove(ann, by=host, at=minute(0))
    off = last(room)
    leave(sitting, by=host, at=minute(0))
    left = last(room)
    for player in (ann.player, sitting.player):
        change_record(player, barred_until=minute(999), barred_why="T41", by=supervisor, at=second(10))
    for seq in (off, left):
        with pytest.raises(Refused) as refusal:
            undo(room, seq=seq, by=host, at=second(20))
        assert refusal.value.rule == "T41"


def test_undo_does_not_seat_two_kept_apart(room, host, supervisor, open_at, sit, on_list):
    """Bob left, Cy who is kept apart from him sat down elsewhere at that table: Bob does not come back by undo."""
    open_at(4)
    sitting = sit("Bob", 4, 1)
    cy = on_list("Cy")
    keep_apart(sitting.player, other=cy.player, by=supervisor, at=minute(-1))
    leave(sitting, by=host, at=minute(0))
    seq = last(room)
    seat(cy, table=4, seat=5, by=host, at=second(10))
    with pytest.raises(Refused) as refusal:
        undo(room, seq=seq, by=host, at=second(20))
    assert refusal.value.rule == "T39"


def test_a_call_restored_beside_somebody_kept_apart_waits_instead(room, host, supervisor, open_at, on_list):
    open_at(4)
    ann, cy = on_list("Ann"), on_list("Cy")
    keep_apart(ann.player, other=cy.player, by=supervisor, at=minute(-1))
    call(ann, table=4, seat=1, by=host, at=minute(0))
    withdraw(ann, by=host, at=second(10))
    seq = last(room)
    seat(cy, table=4, seat=5, by=host, at=second(20))
    undo(room, seq=seq, by=host, at=second(30))
    assert life(ann) == ("waiting", None)


def test_a_call_is_not_restored_to_a_table_that_plays_another_game_by_now(
    room, host, supervisor, open_at, on_list, game
):
    open_at(4)
    ann = on_list("Ann")
    call(ann, table=4, seat=1, by=host, at=minute(0)), check_in(ann, by=host, at=second(10))
    remove(ann, by=host, at=second(20))
    floor.close_table(Table.objects.get(number=4), by=supervisor, at=second(30))
    floor.open_table(Table.objects.get(number=4), game=game("1-1-plo"), by=supervisor, at=second(40))
    restore(ann, by=host, at=second(50))
    assert life(ann) == ("waiting", None)


def test_nobody_waits_again_for_the_game_they_sit_in(room, host, open_at, on_list):
    open_at(4)
    ann = on_list("Ann")
    remove(ann, by=host, at=minute(0))
    walk_up(room, table=4, seat=1, player=ann.player, by=host, at=minute(1))
    with pytest.raises(Refused) as refusal:
        restore(ann, by=host, at=minute(2))
    assert refusal.value.code == "already_seated"


def test_an_undone_seating_leaves_the_hole_as_old_as_it_was(room, host, full, on_list, game):
    """Who had passed that seat before is still passed over for it."""
    full(4, but=1)
    ann, bob = on_list("Ann"), on_list("Bob")
    hole = Seat.objects.get(room=room, table__number=4, number=2).open_since
    call(ann, by=host, at=minute(0)), pass_(ann, by=host, at=minute(1))
    seat(bob, table=4, seat=2, by=host, at=minute(2))
    undo(room, seq=last(room), by=host, at=minute(2.5))
    assert Seat.objects.get(room=room, table__number=4, number=2).open_since == hole
    withdraw(bob, by=host, at=minute(3))
    called, passed_over = call_next(room, game=game("1-3-nlh"), by=host, at=minute(4))
    assert (called.pk, passed_over) == (bob.pk, [{"entry": ann.pk, "why": "passed 8:01 PM"}])


def test_every_verb_of_list_and_seat_that_staff_use_can_be_taken_back():
    assert not {
        verb.split()[0]
        for verb in VERBS
        if verb.split()[0] not in UNDOERS and verb not in {"waitlist.filled", "waitlist.changed", "waitlist.was_here"}
    }


def test_entries_that_were_undone_are_off_the_list(room, host, game):
    join(room, games=[game("1-3-nlh")], name="Zoe", by=host, at=minute(0))
    undo(room, seq=last(room), by=host, at=second(1))
    assert Entry.objects.get(room=room).ended_why == "undone"


# A stack of undos: what was taken back counts as not having happened, together with its taking back.


def seq_of(room, verb):
    return Event.objects.filter(room=room, verb=verb).latest("seq").seq


def hole(it):
    return Seat.objects.get(room=it.room, table__number=5, number=2)


def stacks(it):
    """Two commands in a row on the same things: the first, then the second."""
    seated = it.bob_sits
    return {
        "called, answered": (
            lambda: call(it.bob, table=5, seat=2, by=it.supervisor, at=minute(0)),
            lambda: check_in(it.bob, by=it.supervisor, at=second(10)),
        ),
        "called, passed": (
            lambda: call(it.bob, table=5, seat=2, by=it.supervisor, at=minute(0)),
            lambda: pass_(it.bob, by=it.supervisor, at=second(10)),
        ),
        "called, seated": (
            lambda: call(it.bob, table=5, seat=2, by=it.supervisor, at=minute(0)),
            lambda: seat(it.bob, table=5, seat=2, by=it.supervisor, at=second(10)),
        ),
        "leaving, left": (
            lambda: leaving(seated, by=it.supervisor, at=minute(0)),
            lambda: leave(seated, by=it.supervisor, at=second(10)),
        ),
        "sat, moved": (
            lambda: walk_up(it.room, table=6, seat=2, name="Zoe", id_seen=True, by=it.supervisor, at=minute(0)),
            lambda: change_seat(
                Sitting.objects.get(room=it.room, player__name="Zoe"), seat=1, by=it.supervisor, at=second(10)
            ),
        ),
        "opened, sat": (
            lambda: floor.open_table(table(it, 7), game=it.nlh, by=it.supervisor, at=minute(0)),
            lambda: walk_up(it.room, table=7, seat=2, name="Zoe", id_seen=True, by=it.supervisor, at=second(10)),
        ),
        "lock-up moved, passed": (
            lambda: change_seat(seated, seat=3, by=it.supervisor, at=minute(0)),
            lambda: withdraw(it.ann, by=it.supervisor, at=second(10)),
        ),
        "seat kept, taken by its player": (
            lambda: lock_seat(hole(it), player_id=it.cy.player_id, reason="promised", by=it.supervisor, at=minute(0)),
            lambda: seat(it.cy, table=5, seat=2, by=it.supervisor, at=second(10)),
        ),
        "noted, moved": (
            lambda: annotate(it.cy, note="red cap", by=it.supervisor, at=minute(0)),
            lambda: move(it.cy, position=1, reason="owed", by=it.supervisor, at=second(10)),
        ),
    }


STACKS = (
    "called, answered", "called, passed", "called, seated", "leaving, left",
    "sat, moved", "opened, sat", "lock-up moved, passed", "noted, moved",
    "seat kept, taken by its player",
)  # fmt: skip


@pytest.mark.parametrize("name", STACKS)
def test_two_in_a_row_are_both_taken_back(evening, room, supervisor, name):
    Room.objects.update(auto_call_paused=True)
    first, second_ = stacks(evening)[name]
    before = state(room)
    first()
    one = Event.objects.filter(room=room).latest("seq").command
    between = state(room)
    second_()
    two = Event.objects.filter(room=room).latest("seq").command
    with pytest.raises(Refused, match="Since then: "):
        undo(room, seq=one, by=supervisor, at=second(20))
    undo(room, seq=two, by=supervisor, at=second(21))
    assert state(room) == between
    undo(room, seq=one, by=supervisor, at=second(22))
    assert state(room) == before
    with pytest.raises(Refused, match="undone already"):
        undo(room, seq=one, by=supervisor, at=second(23))
    assert not list(map(str, invariants.check(minute(2))))


def test_a_seat_kept_behind_somebody_who_leaves_after_all_is_kept_again(room, host, supervisor, open_at, on_list):
    open_at(4)
    bob = walk_up(room, table=4, seat=2, name="Bob", id_seen=True, by=host, at=minute(-10))
    leaving(bob, by=host, at=minute(-5))
    chair, ann = Seat.objects.get(table__number=4, number=2), on_list("Ann").player
    lock_seat(chair, player_id=ann.pk, reason="promised", by=supervisor, at=minute(-4))
    stay(bob, by=host, at=minute(0))
    undo(room, seq=last(room), by=host, at=second(10))
    assert fresh(chair).locked_for == ann


def test_what_could_not_come_back_whole_is_stood_on(room, host, supervisor, open_at, on_list):
    """The call's time was over when the pass was taken back: it did happen, and the call is not undone past it."""
    open_at(4)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    called = last(room)
    pass_(ann, by=host, at=minute(4))
    passed = last(room)
    undo(room, seq=passed, by=supervisor, at=minute(6))
    assert life(ann)[0] == "waiting"
    with pytest.raises(Refused, match="Since then: "):
        undo(room, seq=called, by=supervisor, at=minute(7))


def test_a_follow_up_of_an_undo_is_stood_on(room, host, supervisor, manager, open_at, on_list):
    """What the room did by itself when something was taken back did happen."""
    set_policy(room, changes={"auto_call": "every_open_seat"}, by=manager, at=minute(-100))
    open_at(4, chairs=2)
    bob = walk_up(room, table=4, seat=2, name="Bob", id_seen=True, by=host, at=minute(-10))
    leaving(bob, by=host, at=minute(-5))
    marked = last(room)
    stay(bob, by=host, at=minute(-4))
    stays = last(room)
    walk_up(room, table=4, seat=1, name="Gus", id_seen=True, by=host, at=minute(-3))
    ann = on_list("Ann")
    undo(room, seq=stays, by=supervisor, at=minute(0))
    assert chair_of(ann) == (4, 2)
    with pytest.raises(Refused, match=r"Since then: \w+ called for Table"):
        undo(room, seq=marked, by=supervisor, at=minute(1))


@pytest.mark.parametrize("breaks", [False, True])
def test_a_table_closed_by_mistake_is_open_again_as_it_was(room, supervisor, host, open_at, sit, game, breaks):
    """Its game, since when it runs, its marks, how long each chair has stood open, what it called for; and its draw."""
    open_at(4, chairs=3)
    bob = sit("Bob", 4, 2)
    floor.start(Table.objects.get(number=4), by=supervisor, at=minute(-60))
    mark(Table.objects.get(number=4), fill_first=True, by=supervisor, at=minute(-50))
    call_floor(Table.objects.get(number=4), by=host, at=minute(-40))
    if breaks:
        break_table(Table.objects.get(number=4), by=supervisor, at=minute(-35))
    leave(bob, by=host, at=minute(-30))
    before, marks = state(room), Table.objects.filter(number=4).values().get()
    floor.close_table(Table.objects.get(number=4), by=supervisor, at=minute(0))
    undo(room, seq=last(room), by=supervisor, at=second(10))
    assert (state(room), Table.objects.filter(number=4).values().get()) == (before, marks)
    assert Draw.objects.filter(room=room, closed_at=None).count() == breaks
    floor.close_table(Table.objects.get(number=4), by=supervisor, at=minute(1))
    closed = last(room)
    floor.open_table(Table.objects.get(number=4), game=game("1-1-plo"), by=supervisor, at=minute(2))
    with pytest.raises(Refused, match="Since then: "):
        undo(room, seq=closed, by=supervisor, at=minute(3))
