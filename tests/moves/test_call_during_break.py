"""A call that was made before the break and ends during it: its seat goes to the next drawn player (T43)."""

from __future__ import annotations

import pytest

from floor.commands.breaking import break_table, close_draw, draw_card
from pokerroom.models import Event
from pokerroom.sweep import sweep
from pokerroom.undo import undo
from tests.conftest import chair_of, life, minute
from waitlist.commands.calls import call, pass_
from waitlist.commands.entries import remove
from waitlist.models import Entry

END = {
    "lapsed": lambda entry, host: sweep(minute(5)),
    "passed": lambda entry, host: pass_(entry, by=host, at=minute(4)),
    "removed": lambda entry, host: remove(entry, by=host, at=minute(4)),
}


@pytest.fixture
def one_called(host, supervisor, open_at, sit, on_list):
    """Lou is called for the one chair of table 4; table 7 breaks, and Ann drew higher than Bob; Max waits."""
    seven = open_at(7)
    open_at(4, chairs=2), sit("Full", 4, 1)
    lou, max_ = on_list("Lou"), on_list("Max")
    players = [sit(name, 7, number) for number, name in enumerate(("Ann", "Bob"), 1)]
    call(lou, table=4, by=host, at=minute(0))
    break_table(seven, by=supervisor, at=minute(1))
    for sitting, card in zip(players, ("Kh", "2h"), strict=True):
        draw_card(seven, sitting=sitting, card=card, by=host, at=minute(2))
    return seven, lou, max_, players


@pytest.mark.rule("T43")
@pytest.mark.parametrize("how", END)
def test_the_seat_of_a_call_that_ends_during_a_break_goes_to_the_next_drawn(host, supervisor, one_called, how):
    """Nobody is called while the table breaks; Ann chose to wait, and is called once the draw is closed."""
    seven, lou, max_, _ = one_called
    END[how](lou, host)
    assert life(max_) == ("waiting", None)
    close_draw(seven, by=supervisor, at=minute(6))
    ann = Entry.objects.get(player__name="Ann")
    assert (chair_of(ann), life(ann), life(max_)) == ((4, 2), ("called", minute(11)), ("waiting", None))


@pytest.mark.rule("T43")
def test_the_next_drawn_may_choose_the_seat_of_a_call_that_lapsed(supervisor, one_called):
    seven, _, _, (ann, _) = one_called
    sweep(minute(5))
    close_draw(seven, choices=[(ann.pk, 4, 2)], by=supervisor, at=minute(6))
    assert ann.placements.get(until=None).seat.table.number == 4
    assert [entry.status for entry in Entry.objects.order_by("pk")] == ["held", "waiting", "waiting"]  # nobody called


@pytest.mark.rule("T43")
def test_all_drawn_sit_elsewhere_and_the_next_of_the_list_is_called(supervisor, open_at, one_called):
    seven, _, max_, (ann, bob) = one_called
    open_at(5, chairs=2, at=minute(3))
    sweep(minute(5))
    close_draw(seven, choices=[(ann.pk, 5, 1), (bob.pk, 5, 2)], by=supervisor, at=minute(6))
    assert chair_of(max_) == (4, 2)


@pytest.mark.rule("T43")
def test_a_break_that_is_undone_or_closed_twice_leaves_that_seat_to_somebody_too(room, supervisor, one_called):
    seven = one_called[0]
    sweep(minute(5))
    close_draw(seven, by=supervisor, at=minute(6))
    undo(room, seq=Event.objects.get(verb="tables.broken").seq, by=supervisor, at=minute(7))
    assert not Entry.objects.filter(player__name="Ann", status="called").exists()
    close_draw(seven, by=supervisor, at=minute(8))
    assert chair_of(Entry.objects.filter(player__name="Ann").latest("pk")) == (4, 2)


@pytest.mark.rule("T43")
def test_a_break_begun_by_mistake_calls_the_next_of_the_list(room, host, supervisor, open_at, sit, on_list):
    seven = open_at(7)
    open_at(4, chairs=2), sit("Full", 4, 1), sit("Ann", 7, 1)
    lou, max_ = on_list("Lou"), on_list("Max")
    call(lou, table=4, by=host, at=minute(0))
    break_table(seven, by=supervisor, at=minute(1))
    sweep(minute(5))
    undo(room, seq=Event.objects.get(verb="tables.breaking").seq, by=supervisor, at=minute(6))
    assert chair_of(max_) == (4, 2)
