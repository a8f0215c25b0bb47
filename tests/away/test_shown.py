"""What the host reads before anybody sits: what must be brought, what must be posted; and a name that comes later."""

from __future__ import annotations

from datetime import timedelta

import pytest

from floor.commands.absence_returns import back
from floor.commands.absences import away
from floor.commands.cash_outs import cash_out
from floor.commands.chairs import leave, seat, walk_up
from floor.commands.custody import pay_out, pick_up
from floor.commands.missed_blinds import missed_blinds
from floor.commands.naming import name_sitter, occupied
from pokerroom.commands import set_policy
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.undo import undo
from screens.cage.reads import custody
from screens.host.reads.cards import list_cards
from screens.host.reads.finder import choice
from tables.commands import start
from tables.models import Bag, Chips, Session
from tables.queries.api import sitting as shown
from tests.conftest import fresh, minute
from waitlist.commands.calls import call
from waitlist.commands.entries import check_in, join
from waitlist.models import Entry
from waitlist.queries.snapshot import Snapshot

ALMOST = timedelta(seconds=1)


@pytest.fixture
def row(room):
    """What the host's card says beside a name: what must be brought, and what must be posted."""

    def tell(entry, at):
        card = next(card for card in list_cards(Snapshot(fresh(room), at)) if card.game_slug == entry.game.slug)
        found = next(row for row in [*card.called, *card.held, *card.waiting] if row.id == entry.pk)
        return (found.brings.says, found.brings.rule) if found.brings else None, found.posts

    return tell


@pytest.fixture
def ana(open_at, sit, host):
    """Ana leaves 1-3 at 7:40 PM with 1,450.00."""
    open_at(1), open_at(2)
    sat = sit("Ana", 1, 1, at=minute(-80))
    leave(sat, amount=145_000, by=host, at=minute(-20))
    return sat.player


@pytest.mark.rule("T16")
def test_what_must_be_brought_stands_beside_the_name_until_it_is_over(room, host, ana, game, row):
    """ "must bring 1,450.00 until 21:40, T16": waiting already, not only once called."""
    entry = join(room, games=[game("1-3-nlh")], player=ana, by=host, at=minute(0))[0]
    asked = ("must bring $1,450 until 9:40 PM", "T16")
    assert row(entry, minute(1))[0] == asked
    call(entry, by=host, at=minute(97))
    assert row(entry, minute(100) - ALMOST)[0] == asked
    assert row(entry, minute(100))[0] is None


def test_it_stands_beside_the_open_seats_of_that_game(room, host, ana, open_at):
    open_at(3, game_slug="2-5-nlh")
    seats = choice(room, ana.pk, "", minute(0)).seats
    assert {seat.short: seat.brings and seat.brings.says for seat in seats} == {
        "1-3 NLH": "must bring $1,450 until 9:40 PM",
        "2-5 NLH": None,
    }
    assert not any(seat.brings for seat in choice(room, None, "Zed", minute(0)).seats)


def test_chips_in_custody_and_extended_dinner_are_shown_while_they_wait(room, host, supervisor, open_at, sit, row):
    open_at(1)
    ana, ben = (sit(name, 1, number, at=minute(-60)) for number, name in enumerate(("Ana", "Ben"), 1))
    away(ana, by=host, at=minute(0))
    pick_up(ana, amount=48_700, verified_by="Dee Ortiz", bag="17", by=supervisor, at=minute(20))
    cash_out(ben, amount=90_000, extended_dinner=True, verified_by="Dee Ortiz", by=supervisor, at=minute(21))
    ana_waits, ben_waits = (Entry.objects.get(player=sitting.player) for sitting in (ana, ben))
    assert row(ana_waits, minute(22))[0] == ("brings $487, bag 17", "T33")
    assert row(ben_waits, minute(22))[0] == ("must bring $900", "T34")


def test_what_went_out_of_custody_is_listed_until_the_day_is_over(room, host, supervisor, open_at, sit):
    """Paid out or brought back to the table: whoever touched it sees what became of it."""
    open_at(1)
    ana, ben = (sit(name, 1, number, at=minute(-60)) for number, name in enumerate(("Ana", "Ben"), 1))
    for sitting in (ana, ben):
        away(sitting, by=host, at=minute(0))
    for number, sitting in enumerate((ana, ben), 1):
        pick_up(sitting, amount=10_000 * number, verified_by="Dee Ortiz", bag=str(number), by=supervisor, at=minute(45))
    pay_out(Bag.objects.get(player=ana.player), by=supervisor, at=minute(50))
    back_again = Entry.objects.get(player=ben.player)
    check_in(back_again, by=host, at=minute(51))
    seat(back_again, table=1, seat=2, buy_in=20_000, by=host, at=minute(52))
    went = [("2", "returned", 20_000), ("1", "paid", 10_000)]
    for at, told in ((minute(10 * 60) - timedelta(seconds=1), went), (minute(10 * 60), [])):
        bags = [kept.bag for kept in custody(room, at).gone]
        assert [(bag.number, bag.ended_as, bag.amount) for bag in bags] == told


@pytest.mark.rule("CR22")
def test_a_newcomer_to_a_running_game_is_told_to_post(room, host, manager, open_at, on_list, row):
    table = open_at(1)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    assert row(ann, minute(1))[1] == ""
    start(table, by=host, at=minute(1))
    assert row(ann, minute(2))[1] == "big blind"
    set_policy(room, changes={"newcomer_posts": "nothing"}, by=manager, at=minute(3))
    assert row(ann, minute(3))[1] == ""


@pytest.mark.rule("CR22")
def test_what_a_sitter_must_post(room, host, open_at, sit):
    """New for ten minutes after coming into a game that runs; who missed blinds posts what was missed."""
    table = open_at(1)
    first = sit("First", 1, 1)
    start(table, by=host, at=minute(0))
    ana = sit("Ana", 1, 2, at=minute(5))

    def posts(sat, at):
        return shown(room, sat.pk, at)["must_post"]

    assert [posts(first, minute(5)), posts(ana, minute(5))] == ["", "big blind"]
    assert [posts(ana, minute(15) - ALMOST), posts(ana, minute(15))] == ["big blind", ""]
    missed_blinds(first, small=True, big=True, by=host, at=minute(20))
    assert posts(first, minute(20)) == "small blind dead, big blind live"


@pytest.mark.parametrize(("slug", "carried"), [("1-3-nlh", True), ("2-5-nlh", False)])
def test_missed_blinds_do_not_go_along_into_another_game(room, host, open_at, sit, slug, carried):
    open_at(1), open_at(2, game_slug=slug)
    bob = sit("Bob", 1, 1)
    missed_blinds(bob, small=True, big=True, by=host, at=minute(0))
    leave(bob, amount=0, by=host, at=minute(1))
    again = walk_up(room, table=2, seat=1, player=bob.player, by=host, at=minute(2))
    assert (again.missed_small, again.missed_big) == (carried, carried)


def test_missed_blinds_come_back_with_the_player(room, host, open_at, sit):
    open_at(1), open_at(2)
    bob = sit("Bob", 1, 1)
    missed_blinds(bob, small=True, big=False, by=host, at=minute(0))
    leave(bob, amount=0, by=host, at=minute(1))
    again = walk_up(room, table=2, seat=1, player=bob.player, by=host, at=minute(30))
    assert (again.missed_small, again.missed_big) == (True, False)
    leave(again, amount=0, by=host, at=minute(31))
    later = walk_up(room, table=2, seat=1, player=bob.player, by=host, at=minute(31 + 120))
    assert not later.missed_small


@pytest.mark.rule("T16", "T34")
def test_a_name_that_comes_later_is_asked_the_same(room, host, ana):
    """Whoever sat down within the two hours owes the amount, also where the name comes after them."""
    sat = occupied(room, table=2, seat=1, by=host, at=minute(100) - ALMOST)
    with pytest.raises(Refused, match=r"at least \$1,450 until 9:40:00 PM") as refusal:
        name_sitter(sat, player=ana, by=host, at=minute(110))
    assert (refusal.value.code, refusal.value.rule) == ("must_bring", "T16")
    name_sitter(sat, player=ana, buy_in=145_000, by=host, at=minute(110))
    assert (fresh(sat).buy_in, Chips.objects.get(sitting=sat).cents) == (145_000, 145_000)


def test_whoever_sat_down_after_the_two_hours_is_free_of_it(room, host, ana):
    sat = occupied(room, table=2, seat=1, by=host, at=minute(100))
    assert name_sitter(sat, player=ana, by=host, at=minute(101)).player == ana


@pytest.mark.rule("T33")
def test_a_dinner_taken_without_a_name_is_used_up_in_the_session_that_runs(room, host, ana):
    """Ana left at 7:40; whoever sat nameless dined and is Ana after all. Taking the name back gives it back."""
    sat = occupied(room, table=2, seat=1, by=host, at=minute(10))
    away(sat, dinner=True, by=host, at=minute(20))
    back(sat, by=host, at=minute(30))
    name_sitter(sat, player=ana, buy_in=145_000, by=host, at=minute(40))
    session = fresh(sat).session
    assert (session.player, session.dinner_used_at) == (ana, minute(20))
    undo(room, seq=Event.objects.get(room=room, verb="tables.named").seq, by=host, at=minute(40.5))
    assert (fresh(session).dinner_used_at, fresh(sat).session.dinner_used_at) == (None, minute(20))


def test_a_name_is_taken_back_with_its_money_and_its_session(room, host, ana):
    sat = occupied(room, table=2, seat=1, by=host, at=minute(0))
    session = sat.session
    name_sitter(sat, player=ana, buy_in=145_000, by=host, at=minute(1))
    undo(room, seq=Event.objects.get(room=room, verb="tables.named").seq, by=host, at=minute(1.5))
    fresh(sat)
    assert (sat.player, sat.buy_in, sat.session) == (None, None, session)
    assert Session.objects.filter(player=ana).count() == 1
