"""A pass passes over the seats that are open at that moment; one locked up for somebody else is not open."""

from __future__ import annotations

import pytest

from floor.commands.lock_ups import free_seat, lock_seat
from floor.commands.moves import change_seat
from pokerroom.models import Event
from pokerroom.sweep import sweep
from pokerroom.undo import undo
from tables.models import Sitting
from tables.queries import seat_of
from tests.conftest import chair_of, fresh, minute
from waitlist.commands.auto_call import switch_auto_call
from waitlist.commands.calls import call, call_next, pass_, withdraw
from waitlist.commands.entries import merge, remove
from waitlist.refusals import NobodyToCall


@pytest.fixture
def two_seats(room, host, full):
    """One chair is open at each of tables 4 and 5; nobody is called automatically."""
    full(4, but=1), full(5, but=1)
    switch_auto_call(room, on=False, by=host, at=minute(-1))


@pytest.fixture
def passed(host, two_seats, on_list):
    """Bob is called for the chair of table 5; then Ann, who is ahead of him, passes that of table 4."""
    ann, bob = on_list("Ann"), on_list("Bob")
    call(bob, table=5, by=host, at=minute(0))
    call(ann, table=4, by=host, at=minute(0))
    pass_(ann, by=host, at=minute(1))
    return ann, bob


@pytest.fixture
def next_for(room, host, game):
    """Whom *call next* calls, for which chair; at that table, or at any."""

    def called(at, table=None):
        entry, _ = call_next(room, game=game("1-3-nlh"), table=table, by=host, at=at)
        return entry, chair_of(entry)

    return called


def test_a_seat_locked_up_at_the_pass_is_offered_once_it_opens(passed, next_for):
    sweep(minute(5))  # Bob does not come
    assert next_for(minute(6)) == (passed[0], (5, 2))


def test_a_seat_kept_by_the_floor_is_not_open_either(room, host, supervisor, two_seats, on_list, next_for):
    ann, bob = on_list("Ann"), on_list("Bob")
    kept = lock_seat(seat_of(room, 5, 2), player_id=bob.player_id, reason="Promised", by=supervisor, at=minute(0))
    call(ann, table=4, by=host, at=minute(0)), pass_(ann, by=host, at=minute(1))
    free_seat(kept, reason="Went home", by=supervisor, at=minute(2))
    assert next_for(minute(3)) == (ann, (5, 2))


def test_the_passed_seat_stays_passed_though_another_was_called_for_it_since(host, on_list, passed, next_for):
    cy = on_list("Cy")
    call(cy, table=4, by=host, at=minute(2)), withdraw(cy, by=host, at=minute(3))
    assert next_for(minute(4)) == (cy, (4, 2))


def test_a_later_pass_takes_nothing_back_of_an_earlier_one(host, on_list, passed, next_for):
    """While Cy is called for the seat that Ann has passed, she passes the other as well: neither is offered to her."""
    ann, _ = passed
    sweep(minute(5))
    cy = on_list("Cy")
    call(cy, table=4, by=host, at=minute(6)), call(ann, table=5, by=host, at=minute(6))
    pass_(ann, by=host, at=minute(7)), remove(cy, by=host, at=minute(8))
    for table in (4, 5):
        with pytest.raises(NobodyToCall) as refusal:
            next_for(minute(9), table=table)
        assert refusal.value.extra["passed_over"] == [{"entry": ann.pk, "why": "passed 8:07 PM"}]


def test_a_seat_change_takes_the_open_seat_along(room, host, supervisor, passed, next_for):
    """The lock-up follows to the chair that was left, and so does what she has not passed; undone, both come back."""
    guest = Sitting.objects.get(player__name="Guest 51")
    change_seat(guest, seat=2, by=host, at=minute(2))
    moved = Event.objects.filter(room=room, verb="tables.seat_changed").latest("seq")
    assert fresh(passed[0]).not_passed == [seat_of(room, 5, 1).pk]
    undo(room, seq=moved.seq, by=supervisor, at=minute(3))
    assert fresh(passed[0]).not_passed == [seat_of(room, 5, 2).pk]
    change_seat(guest, seat=2, by=host, at=minute(4))
    sweep(minute(5))
    assert next_for(minute(6)) == (passed[0], (5, 1))


def test_an_undone_pass_knows_nothing_of_seats(room, supervisor, passed):
    undo(room, seq=Event.objects.filter(verb="waitlist.passed").latest("seq").seq, by=supervisor, at=minute(2))
    assert (fresh(passed[0]).passed_at, passed[0].not_passed) == (None, [])


def test_of_two_names_made_one_the_later_pass_counts(host, on_list, passed, next_for):
    ann, _ = passed
    one = merge(ann, other=on_list("Annie"), by=host, at=minute(2))
    sweep(minute(5))
    assert next_for(minute(6)) == (one, (5, 2))
