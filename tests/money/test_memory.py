"""Whatever takes chips off the table starts T16 and keeps the session, by whichever way it happens."""

from __future__ import annotations

from datetime import timedelta

import pytest

from floor.commands.absences import away
from floor.commands.breaking import break_table, close_draw, draw_card
from floor.commands.breaking.placing import Count
from floor.commands.cash_outs import cash_out, state_left_with
from floor.commands.chairs import leave, seat, walk_up
from floor.commands.custody import pay_out, pick_up
from floor.commands.missed_blinds import missed_blinds
from pokerroom.refusals import Refused
from pokerroom.undo import undo
from tables.commands import open_table
from tables.commands.games import add_game
from tables.models import Bag, CashOut, Game, Table
from tables.queries.money import in_custody
from tests.conftest import fresh, minute
from waitlist.commands.calls import call
from waitlist.commands.entries import check_in, remove, restore
from waitlist.models import Entry

pytestmark = pytest.mark.django_db

ALMOST = timedelta(seconds=1)
WITH = "Dee Ortiz"


@pytest.fixture
def broken(open_at, sit, host, supervisor):
    """Table 1 breaks at 8 PM: Ana is there and goes to the list, Cy is away with a button and 800 in a bag."""
    one = open_at(1)
    open_at(2)
    ana, cy = sit("Ana", 1, 1), sit("Cy", 1, 2)
    away(cy, since=minute(-5), by=host, at=minute(-5))
    missed_blinds(cy, small=True, big=True, by=host, at=minute(-4))
    break_table(one, by=supervisor, at=minute(-1))
    draw_card(one, sitting=ana, card="Ks", by=host, at=minute(-1))
    close_draw(one, counts={cy.pk: Count(80_000, "7", WITH)}, by=supervisor, at=minute(0))
    return ana, cy


def test_paying_out_chips_of_a_broken_table_is_the_cash_out(room, host, supervisor, broken):
    cy = broken[1].player
    pay_out(Bag.objects.get(), by=supervisor, at=minute(5))
    place = Entry.objects.get(player=cy)
    assert (place.status, place.ended_why) == ("removed", "chips paid out")
    for at in (minute(8), minute(125) - ALMOST):
        with pytest.raises(Refused, match=r"must bring at least \$800 until 10:05:00 PM") as refusal:
            walk_up(room, table=2, seat=1, player=cy, buy_in=10_000, by=host, at=at)
        assert refusal.value.rule == "T16"
    walk_up(room, table=2, seat=1, player=cy, buy_in=10_000, by=host, at=minute(125))


def test_the_place_of_paid_chips_comes_back_without_its_priority(room, host, supervisor, broken):
    pay_out(Bag.objects.get(), by=supervisor, at=minute(5))
    place = restore(Entry.objects.get(player=broken[1].player), by=host, at=minute(6))
    assert (place.origin, place.origin_rank) == ("list", None)
    check_in(place, by=host, at=minute(7))
    with pytest.raises(Refused, match=r"\$800"):
        seat(place, table=2, seat=1, buy_in=10_000, reason="here", by=host, at=minute(8))


def test_a_broken_player_taken_off_the_list_says_what_they_left_with(room, host, broken):
    ana = broken[0].player
    remove(Entry.objects.get(player=ana), by=host, at=minute(2))
    with pytest.raises(Refused, match="What did Ana leave") as refusal:
        walk_up(room, table=2, seat=1, player=ana, buy_in=10_000, by=host, at=minute(3))
    assert (refusal.value.code, refusal.value.rule) == ("left_with_needed", "T16")
    state_left_with(CashOut.objects.get(player=ana), amount=50_000, by=host, at=minute(3))
    with pytest.raises(Refused, match=r"at least \$500"):
        walk_up(room, table=2, seat=1, player=ana, buy_in=10_000, by=host, at=minute(120) - ALMOST)
    walk_up(room, table=2, seat=1, player=ana, buy_in=10_000, by=host, at=minute(120))


def test_from_the_place_of_a_broken_table_any_stack_comes_along(room, host, broken):
    seat(Entry.objects.get(player=broken[0].player), table=2, seat=1, buy_in=5_000, by=host, at=minute(3))


def test_a_break_taken_back_is_no_cash_out(room, host, supervisor, open_at, sit):
    one = open_at(1)
    ana = sit("Ana", 1, 1)
    break_table(one, by=supervisor, at=minute(-1))
    draw_card(one, sitting=ana, card="Ks", by=host, at=minute(-1))
    close_draw(one, by=supervisor, at=minute(0))
    undo(room, seq=fresh(room).version - 2, by=supervisor, at=minute(1))
    assert CashOut.objects.get(player=ana.player).taken_back


@pytest.fixture
def time_game(room, manager, supervisor):
    """Table 4 plays 3-6 limit with a time collection: another offering of the same game and limit."""
    limits = {"small_blind": 100, "big_blind": 300, "buy_in_min": 4_000, "max_kind": "none"}
    names = {"name": "$3-$6 Limit Hold'em, time game", "short": "3-6 Time"}
    offered = add_game(
        room, slug="3-6-time", structure="limit", **names, **limits, buy_in_max=None, by=manager, at=minute(-100)
    )
    return open_table(Table.objects.get(number=4), game=offered, by=supervisor, at=minute(-90))


def test_another_offering_of_the_same_game_and_limit_asks_the_same(room, host, open_at, sit, time_game):
    open_at(3, game_slug="3-6-lhe")
    ana = sit("Ana", 3, 1)
    leave(ana, amount=50_000, by=host, at=minute(0))
    with pytest.raises(Refused, match=r"at least \$500") as refusal:
        walk_up(room, table=4, seat=1, player=ana.player, buy_in=4_000, by=host, at=minute(5))
    assert refusal.value.rule == "T16"
    walk_up(room, table=4, seat=1, player=ana.player, buy_in=50_000, by=host, at=minute(5))


@pytest.mark.parametrize("changed", [{"big_blind": 600}, {"ante": 100}, {"variants": ["omaha"]}])
def test_another_game_or_limit_is_free_of_it(room, host, open_at, sit, time_game, changed):
    open_at(3, game_slug="3-6-lhe")
    Game.objects.filter(pk=time_game.game_id).update(**changed)
    ana = sit("Ana", 3, 1)
    leave(ana, amount=50_000, by=host, at=minute(0))
    walk_up(room, table=4, seat=1, player=ana.player, buy_in=4_000, by=host, at=minute(5))


def test_nobody_plays_the_same_game_while_their_chips_of_it_are_in_custody(
    room, host, supervisor, open_at, sit, time_game
):
    open_at(3, game_slug="3-6-lhe")
    ana = sit("Ana", 3, 1)
    away(ana, since=minute(0), by=host, at=minute(0))
    pick_up(ana, amount=50_000, verified_by=WITH, bag="7", by=supervisor, at=minute(20))
    with pytest.raises(Refused, match="in custody: pay them out first") as refusal:
        walk_up(room, table=4, seat=1, player=ana.player, buy_in=4_000, by=host, at=minute(25))
    assert refusal.value.code == "in_custody"
    assert in_custody(room) == 50_000


@pytest.fixture
def dined(open_at, sit, host, supervisor):
    """Ana has had her dinner, and her chips were picked up at 8:40 PM."""
    open_at(1), open_at(2)
    ana = sit("Ana", 1, 1)
    away(ana, dinner=True, by=host, at=minute(-25))
    pick_up(ana, amount=18_700, verified_by=WITH, bag="7", by=supervisor, at=minute(40))
    return ana


def again(room, host, player, at):
    """Whether she is given dinner again, seated and away at once."""
    sat = walk_up(room, table=2, seat=1, player=player, buy_in=None, reason="here", by=host, at=at)
    away(sat, dinner=True, by=host, at=at + timedelta(minutes=1))
    return sat.absences.get(ended_at=None).kind == "dinner"


def test_dinner_stays_used_while_chips_are_in_custody(room, host, dined):
    """Picked up at 8:40, back at 11:46: the stay in the room has not ended."""
    assert not again(room, host, dined.player, minute(226))


def test_dinner_stays_used_to_the_end_of_two_hours_after_the_pay_out(room, host, supervisor, dined):
    pay_out(Bag.objects.get(), by=supervisor, at=minute(170))
    with pytest.raises(Refused, match=r"\$187"):
        walk_up(room, table=2, seat=1, player=dined.player, buy_in=10_000, by=host, at=minute(185))
    sat = walk_up(room, table=2, seat=1, player=dined.player, buy_in=18_700, by=host, at=minute(290) - ALMOST)
    assert sat.session_id == dined.session_id


def test_two_hours_after_the_pay_out_a_new_stay_begins(room, host, supervisor, dined):
    pay_out(Bag.objects.get(), by=supervisor, at=minute(170))
    assert again(room, host, dined.player, minute(290))


def test_the_stay_goes_on_while_a_broken_player_waits(room, host, broken):
    ana = broken[0]
    place = Entry.objects.get(player=ana.player)
    seat(place, table=2, seat=1, buy_in=10_000, by=host, at=minute(200))
    assert ana.player.sittings.latest("pk").session_id == ana.session_id


# An extended dinner (T34), lost and given back


def at_dinner(sit, supervisor):
    ana = sit("Ana", 1, 1)
    cash_out(ana, amount=48_000, extended_dinner=True, verified_by=WITH, by=supervisor, at=minute(0))
    return Entry.objects.get(player=ana.player)


def test_a_lost_dinner_place_is_not_given_back(room, host, supervisor, open_at, sit, on_list, order):
    """Lost at 90:00, restored at 95:00: an ordinary name, behind whoever waits."""
    open_at(1)
    place = at_dinner(sit, supervisor)
    ann = on_list("Ann", at=minute(30))
    remove(ann, by=host, at=minute(91))
    restore(ann, by=host, at=minute(92))
    restore(place, by=host, at=minute(95))
    assert (fresh(place).origin, place.due_at) == ("list", None)
    assert order() == ["Ann", "Ana"]
    check_in(place, by=host, at=minute(96))
    with pytest.raises(Refused, match=r"\$480"):
        seat(place, table=1, seat=1, buy_in=10_000, reason="here", by=host, at=minute(100))


@pytest.mark.parametrize(("minutes", "origin"), [(89.9, "dinner"), (90, "list")])
def test_a_dinner_place_taken_off_by_mistake_keeps_its_deadline(room, host, supervisor, open_at, sit, minutes, origin):
    open_at(1)
    place = at_dinner(sit, supervisor)
    remove(place, by=host, at=minute(60))
    restore(place, by=host, at=minute(minutes))
    assert (fresh(place).origin, place.due_at) == (origin, minute(90) if origin == "dinner" else None)


@pytest.mark.parametrize(("minutes", "life"), [(89.9, "waiting"), (90, "removed")])
def test_an_arrival_taken_back_after_the_dinner_ended_has_no_place(room, host, supervisor, open_at, sit, minutes, life):
    open_at(1)
    place = at_dinner(sit, supervisor)
    check_in(place, by=host, at=minute(80))
    undo(room, seq=fresh(room).version, by=supervisor, at=minute(minutes))
    assert (fresh(place).status, place.due_at) == (life, minute(90) if life == "waiting" else None)


@pytest.mark.parametrize(("minutes", "life"), [(19.9, "held"), (20, "removed")])
def test_a_return_from_hold_taken_back_after_the_hold_is_no_hold(
    room, host, supervisor, on_list, open_at, minutes, life
):
    open_at(1)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    check_in(ann, by=host, at=minute(10))
    undo(room, seq=fresh(room).version, by=supervisor, at=minute(minutes))
    assert fresh(ann).status == life
