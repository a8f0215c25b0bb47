"""Closing the room (rules §7): what it ends, what it names, what can be restored."""

from __future__ import annotations

from datetime import timedelta

import pytest

from floor.commands.absences import away
from floor.commands.breaking import break_table
from floor.commands.closing import close_room, restorable
from floor.commands.custody import pick_up
from floor.commands.lock_ups import lock_seat
from floor.commands.requests import ask
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.undo import undo
from screens.host.reads.clean_up import clean_up
from tables.models import Seat
from tests.conftest import chair_of, life, minute
from waitlist.commands.calls import call
from waitlist.commands.entries import restore
from waitlist.models import Call


def test_closing_withdraws_calls_ends_names_and_says_what_is_open(room, host, supervisor, open_at, on_list, sit, story):
    open_at(1)
    sit("Bob", 1, 9)
    ann, eve = on_list("Ann"), on_list("Eve")
    call(ann, by=host, at=minute(0))
    left = close_room(room, by=supervisor, at=minute(1))
    assert left.sitting == ["Table 1 seat 9: Bob"]
    assert Call.objects.get(entry=ann).outcome == "withdrawn"
    assert story(ann)[-1] == ("waitlist.removed", minute(1))
    restored = restore(eve, by=host, at=minute(2))
    assert (restored.status, restored.joined_at) == ("waiting", eve.joined_at)


def test_one_undo_opens_the_room_again(room, host, supervisor, open_at, on_list):
    open_at(1)
    ann, eve, cy = on_list("Ann"), on_list("Eve"), on_list("Cy", via="phone")
    call(ann, by=host, at=minute(0))
    close_room(room, by=supervisor, at=minute(1))
    undo(room, seq=Event.objects.get(verb="room.closed").seq, by=supervisor, at=minute(2))
    assert [life(entry) for entry in (ann, eve, cy)] == [("called", minute(5)), ("waiting", None), ("waiting", None)]
    assert chair_of(ann) == (1, 1)


def test_closing_names_an_open_draw_a_kept_seat_and_a_request(room, host, supervisor, open_at, sit, player):
    breaking, table = open_at(1), open_at(2)
    hal = sit("Hal", 2, 1)
    ask(hal, wish="seat", seat=9, by=host, at=minute(0))
    seat = Seat.objects.get(table=table, number=3)
    lock_seat(seat, player_id=player("Ann").pk, reason="Floor's decision", by=supervisor, at=minute(0))
    break_table(breaking, by=supervisor, at=minute(0))
    left = close_room(room, by=supervisor, at=minute(1))
    assert left.draws == ["Table 1: open draw"]
    assert left.kept == ["Table 2 seat 3: kept for Ann"]
    assert left.requests == ["Hal: asked for another seat"]


@pytest.fixture
def closed(room, supervisor, on_list):
    """Ann and Bob were on a list when the room closed at 4 AM of the gaming day that ends at 6."""
    names = on_list("Ann"), on_list("Bob")
    close_room(room, by=supervisor, at=minute(480))
    return names


ALMOST = timedelta(seconds=1)


@pytest.mark.parametrize(("at", "is_back"), [(minute(600) - ALMOST, True), (minute(600), False), (minute(4800), False)])
def test_a_name_ended_by_closing_is_restorable_that_gaming_day(room, host, closed, at, is_back):
    """Until six in the morning, by the page and by the API alike."""
    ann, _ = closed
    assert bool(restorable(room, at)) is is_back
    if is_back:
        assert restore(ann, by=host, at=at).status == "waiting"
    else:
        with pytest.raises(Refused, match="could be restored until 6:00 AM") as refusal:
            restore(ann, by=host, at=at)
        assert (refusal.value.code, life(ann)[0]) == ("too_late", "removed")


@pytest.mark.parametrize(("closing", "at", "is_back"), [(598, 627.9, True), (598, 628, False)])
def test_it_is_restorable_as_long_as_it_is_shown(room, host, supervisor, on_list, closing, at, is_back):
    """Closed two minutes before the gaming day ends: for half an hour."""
    on_list("Ann")
    close_room(room, by=supervisor, at=minute(closing))
    assert bool(restorable(room, minute(at))) is is_back


def test_the_closing_page_restores_a_name(client, room, supervisor, on_list):
    ann, bob = on_list("Ann"), on_list("Bob")
    client.force_login(supervisor)
    page = client.post("/toledo/close/").content.decode()
    assert f'name="restore" value="{ann.pk}"' in page
    page = client.post("/toledo/close/", {"restore": ann.pk}).content.decode()
    assert (life(ann)[0], life(bob)[0]) == ("waiting", "removed")
    assert f'value="{ann.pk}"' not in page
    assert f'value="{bob.pk}"' in page


def test_clean_up_is_offered_and_nothing_is_done(room, on_list, open_at, sit):
    """Over two hours not here, eight waiting, sixteen sitting: a second after the limit; at it, nothing."""
    open_at(1, at=minute(-2000))
    sit("Bob", 1, 1, at=minute(-960))
    old = on_list("Old", at=minute(-480))
    gone = on_list("Gone", via="phone", at=minute(-120))
    offered = clean_up(room, minute(0) + timedelta(seconds=1))
    assert ([row.pk for row in offered.waiting], [row.pk for row in offered.not_here]) == ([old.pk], [gone.pk])
    assert [row.sitting.player.name for row in offered.sitting] == ["Bob"]
    assert not clean_up(room, minute(0))


def test_whose_chips_are_in_custody_is_no_name_to_clean_up(room, host, supervisor, open_at, sit):
    open_at(1)
    hal = sit("Hal", 1, 1)
    away(hal, by=host, at=minute(0))
    pick_up(hal, amount=18_700, verified_by="Joe Dealer", bag="7", by=supervisor, at=minute(30))
    assert clean_up(room, minute(300)).not_here == []
