"""Where two in the house look the same, what tells them apart stands with both."""

from __future__ import annotations

import pytest

from floor.commands.chairs import leaving, walk_up
from floor.commands.closing import still_open
from floor.commands.custody import pick_up
from floor.commands.lock_ups import lock_seat
from floor.commands.moves import change_seat
from floor.commands.requests import ask
from players.queries import look_alikes
from pokerroom.models import Event, Staff
from pokerroom.refusals import Refused, one_full_stop
from pokerroom.roles import Role
from screens.floor.reads.trail import trail
from screens.host.reads.finder import found
from screens.parts.action_bar import last_action
from screens.parts.clocks import clocks
from screens.parts.event_names import told
from screens.parts.seat_strip import chair_strip
from tables.models import Sitting
from tables.queries import seat_of
from tests.conftest import minute
from waitlist.commands.calls import call
from waitlist.commands.entries import join, move, remove, restore
from waitlist.commands.more_time import extend
from waitlist.commands.open_seats import locked_up
from waitlist.queries import chain
from waitlist.queries.snapshot import Snapshot


@pytest.fixture
def kims(open_at, sit, on_list):
    """Kim Lee sits at table 1; Kim Lopez, who looks the same in public, waits."""
    open_at(1)
    return sit("Kim Lee", 1, 1, card="60064711").player, on_list("Kim Lopez", phone="+14195550117")


def test_the_last_digits_of_the_card_else_of_the_phone(room, kims):
    lee, lopez = kims
    assert look_alikes(room) == {lee.pk: "card …4711", lopez.player_id: "phone …0117"}


def test_the_number_of_the_record_where_there_is_neither(room, on_list):
    one, other = on_list("Bob Baker").player, on_list("Bob Brown").player
    on_list("Cy Clark")
    assert look_alikes(room) == {one.pk: f"#{one.pk}", other.pk: f"#{other.pk}"}


def test_the_number_as_well_where_the_digits_are_the_same(room, on_list):
    one, other = on_list("Bob Baker", phone="+14195550117").player, on_list("Bob Brown", phone="+13135550117").player
    assert look_alikes(room) == {one.pk: f"phone …0117 #{one.pk}", other.pk: f"phone …0117 #{other.pk}"}


def test_who_is_not_in_the_house_is_not_met(room, kims, player):
    lee, lopez = kims
    player("Kim Lane")
    assert set(look_alikes(room)) == {lee.pk, lopez.player_id}


def test_one_look_is_told_by_nothing(room, on_list, game, host):
    ann = on_list("Ann Alvarez")
    join(room, games=[game("2-5-nlh")], player=ann.player, by=host, at=minute(0))
    assert look_alikes(room) == {}


def test_it_is_read_in_two_queries(room, kims, django_assert_num_queries):
    with django_assert_num_queries(2):
        look_alikes(room)


def test_on_the_chair_in_the_rail_and_in_a_refusal(room, kims, host):
    _, lopez = kims
    call(lopez, table=1, seat=2, by=host, at=minute(0))
    strip = chair_strip(room, 1, minute(1))
    assert [chair.tells for chair in strip.chairs if chair.name] == ["card …4711"]
    assert strip.chairs[1].locked_for == "Kim L. (phone …0117)"
    assert [clock.name for clock in clocks(Snapshot(room, minute(1)))] == ["Kim L. (phone …0117)"]
    assert locked_up(seat_of(room, 1, 2)).detail == "Table 1 seat 2 is locked up for Kim L. (phone …0117)."


def test_where_somebody_sits_already(room, kims, host):
    with pytest.raises(Refused, match=r"Kim L\. \(card …4711\) sits at table 1 seat 1 already"):
        walk_up(room, table=1, seat=3, player=kims[0], by=host, at=minute(0))


def test_at_closing(room, kims):
    assert still_open(room, minute(0)).sitting == ["Table 1 seat 1: Kim L. (card …4711)"]


def test_the_finder_marks_them_and_nobody_else(room, kims, player):
    player("Kim Adams")
    assert {row.name: row.is_alike for row in found(room, "kim", minute(0)).players} == {
        "Kim Adams": False,
        "Kim Lee": True,
        "Kim Lopez": True,
    }


@pytest.mark.parametrize(
    ("says", "shown"),
    [
        ("Locked up for Kim L..", "Locked up for Kim L."),
        ("Away is Kim L.. Ask.", "Away is Kim L. Ask."),
        ("Wait...", "Wait..."),
    ],
)
def test_a_sentence_that_ends_with_an_initial_has_one_full_stop(says, shown):
    assert one_full_stop(says) == shown


def test_what_was_done_says_to_which(room, kims, host, supervisor):
    _, lopez = kims
    call(lopez, table=1, seat=2, by=host, at=minute(0))
    assert last_action(room, host, minute(1)).text.startswith("Kim L. (phone …0117) called for Table 1 seat 2")
    assert "Kim L. (phone …0117) called" in trail(room, supervisor, minute(1)).lines[0].words


def test_a_table_tablet_shows_nothing_of_a_card(room, kims):
    """It stands among the players."""
    tablet = Staff.objects.create_user("t1", "password", room=room, name="Table 1", role=Role.TABLE, bound_to=1)
    leaving(Sitting.objects.get(player=kims[0]), by=tablet, at=minute(0))
    shown = last_action(room, tablet, minute(1)).text
    assert "Kim L." in shown
    assert "4711" not in shown


def test_an_event_of_before_still_says_to_which(room, kims, host, supervisor):
    """Kim Lopez has left the list; Kim Lee plays on."""
    remove(kims[1], reason="Left", by=host, at=minute(0))
    assert "Kim L. (phone …0117)" in trail(room, supervisor, minute(1)).lines[0].words


def test_sentences_take_as_many_queries_for_many_as_for_one(room, kims, on_list, django_assert_num_queries):
    for name in ("Ann Adams", "Bob Baker"):
        on_list(name)
    events = list(Event.objects.filter(room=room))
    with django_assert_num_queries(4):
        told(room, events)


def test_the_button_of_the_next_call(room, kims):
    step = chain(room, 1, 2, minute(0))[-1]
    assert step.name == "Kim L. (phone …0117)"


# In every refusal that only staff read

LEE, LOPEZ = "Kim L. (card …4711)", "Kim L. (phone …0117)"


def refusals(host, supervisor, lee, lopez):
    sits = Sitting.objects.get(player=lee, ended_at=None)
    return {
        "restore": (LOPEZ, lambda: restore(lopez, by=host, at=minute(1))),
        "more time": (LOPEZ, lambda: extend(lopez, seconds=60, by=supervisor, at=minute(1))),
        "move": (LOPEZ, lambda: move(lopez, position=1, shown=2, reason="Was here first", by=host, at=minute(1))),
        "pick-up": (
            LEE,
            lambda: pick_up(sits, amount=100, verified_by="Dee Ortiz", bag="7", by=supervisor, at=minute(1)),
        ),
        "leaving": (LEE, lambda: change_seat(sits, seat=5, by=host, at=minute(1))),
        "on the list": (
            LOPEZ,
            lambda: join(lopez.room, games=[lopez.game], player=lopez.player, by=host, at=minute(1)),
        ),
    }


@pytest.mark.parametrize("way", ["restore", "more time", "move", "pick-up", "leaving", "on the list"])
def test_a_refusal_says_which_of_two(host, supervisor, kims, way):
    lee, lopez = kims
    leaving(Sitting.objects.get(player=lee), by=host, at=minute(0))
    who, refused = refusals(host, supervisor, lee, lopez)[way]
    with pytest.raises(Refused) as refusal:
        refused()
    assert who in refusal.value.detail


def test_what_is_still_open_says_which_of_two(room, host, supervisor, kims):
    lee, lopez = kims
    ask(Sitting.objects.get(player=lee), wish="seat", seat=5, by=host, at=minute(0))
    lock_seat(seat_of(room, 1, 7), player_id=lopez.player_id, reason="Tier 3", by=supervisor, at=minute(0))
    open_still = still_open(room, minute(1))
    assert open_still.kept == [f"Table 1 seat 7: kept for {LOPEZ}"]
    assert open_still.requests == [f"{LEE}: asked for another seat"]


@pytest.mark.parametrize("path", ["lists/1-3-nlh/", "floor/wishes/", "lists/1-3-nlh/?open={entry}"])
def test_a_row_says_which_of_two(client, host, supervisor, kims, path):
    lee, lopez = kims
    ask(Sitting.objects.get(player=lee), wish="seat", seat=5, by=host, at=minute(0))
    client.force_login(supervisor)
    base = "/toledo/" if path.startswith("floor") else "/toledo/host/"
    page = client.get(base + path.format(entry=lopez.pk)).content.decode()
    assert "4711" in page or "0117" in page


def test_a_records_page_leaves_no_name_in_the_browsers_history(client, host, kims):
    lee, _ = kims
    client.force_login(host)
    page = client.get(f"/toledo/players/{lee.pk}/").content.decode()
    title = page.partition("<title>")[2].partition("</title>")[0]
    assert title
    assert "Kim" not in title
    assert "Lee" not in title
