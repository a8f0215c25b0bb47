"""Coming back with what was taken off (T16), extended dinner (T34), and the night the clocks change."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from floor.commands.absences import away
from floor.commands.barring import change_record
from floor.commands.breaking import break_table, close_draw, draw_card
from floor.commands.cash_outs import cash_out, state_left_with
from floor.commands.chairs import leave, seat, walk_up
from floor.commands.custody import pick_up
from pokerroom.commands import set_policy
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.sweep import sweep
from tables.models import CashOut
from tables.queries.money import in_custody
from tests.conftest import EVENING, minute
from waitlist.commands.entries import check_in
from waitlist.models import Entry

ALMOST, HOUR = timedelta(seconds=1), timedelta(hours=1)


@pytest.fixture
def cashed(open_at, sit, host):
    """Ana cashes out of 1-3 at 8 PM with an amount."""
    open_at(1), open_at(2), open_at(3, game_slug="2-5-nlh")

    def out(amount, at=EVENING):
        ana = sit("Ana", 1, 1, at=at - timedelta(minutes=60))
        leave(ana, amount=amount, by=host, at=at)
        return ana.player

    return out


@pytest.mark.rule("T16")
def test_coming_back_after_cashing_out(room, host, cashed):
    """MO-05 (a), (b)."""
    ana = cashed(73_000)
    with pytest.raises(Refused, match=r"at least \$730 until 10:00:00 PM EDT") as refusal:
        walk_up(room, table=2, seat=1, player=ana, buy_in=30_000, by=host, at=minute(120) - ALMOST)
    assert refusal.value.rule == "T16"
    walk_up(room, table=2, seat=1, player=ana, buy_in=73_000, by=host, at=minute(120) - ALMOST)


def test_at_exactly_two_hours_it_is_over(room, host, cashed):
    """MO-05 (c)."""
    walk_up(room, table=2, seat=1, player=cashed(73_000), buy_in=10_000, by=host, at=minute(120))


def test_another_limit_is_free_of_it(room, host, cashed):
    """MO-05 (d)."""
    walk_up(room, table=3, seat=1, player=cashed(73_000), buy_in=30_000, by=host, at=minute(60))


def test_the_minimum_stands_where_less_was_taken_off(room, host, cashed):
    """MO-05 (e)."""
    ben = cashed(4_000)
    with pytest.raises(Refused, match=r"at least \$100") as refusal:
        walk_up(room, table=1, seat=2, player=ben, buy_in=4_000, by=host, at=minute(30))
    assert refusal.value.rule == "T21"
    walk_up(room, table=1, seat=2, player=ben, buy_in=10_000, by=host, at=minute(30))


@pytest.mark.rule("T1", "T53")
def test_a_supervisor_overrules_with_a_reason_on_record(room, host, supervisor, cashed):
    ana = cashed(73_000)
    with pytest.raises(Refused, match="Hosts can't"):
        walk_up(room, table=2, seat=1, player=ana, buy_in=30_000, overrule="regular", by=host, at=minute(10))
    walk_up(room, table=2, seat=1, player=ana, buy_in=30_000, overrule="regular", by=supervisor, at=minute(10))
    event = Event.objects.get(room=room, verb="overruled")
    assert (event.actor, event.data["rule"], event.data["reason"]) == (supervisor, "T16", "regular")


def test_what_was_not_stated_is_asked_for(room, host, cashed):
    ana = cashed(None)
    with pytest.raises(Refused, match="What did Ana leave 1-3 NLH with") as refusal:
        walk_up(room, table=2, seat=1, player=ana, buy_in=30_000, by=host, at=minute(10))
    assert refusal.value.code == "left_with_needed"
    state_left_with(CashOut.objects.get(player=ana), amount=20_000, by=host, at=minute(11))
    walk_up(room, table=2, seat=1, player=ana, buy_in=30_000, by=host, at=minute(12))


def test_the_night_the_clocks_go_back(room, host, cashed):
    """TI-01: two hours of time, not of clock hands, and the sentence says which 1:30."""
    half_past_twelve = datetime(2026, 11, 1, 4, 30, tzinfo=UTC)
    ana = cashed(40_000, at=half_past_twelve)
    for at in (datetime(2026, 11, 1, 5, 30, tzinfo=UTC), datetime(2026, 11, 1, 6, 29, 59, tzinfo=UTC)):
        with pytest.raises(Refused, match="until 1:30:00 AM EST"):
            walk_up(room, table=2, seat=1, player=ana, buy_in=10_000, by=host, at=at)
    walk_up(room, table=2, seat=1, player=ana, buy_in=10_000, by=host, at=datetime(2026, 11, 1, 6, 30, tzinfo=UTC))


def test_the_night_the_clocks_go_forward(room, host, cashed):
    """From 1:30 AM EST two hours are over at 4:30 AM EDT."""
    half_past_one = datetime(2027, 3, 14, 6, 30, tzinfo=UTC)
    ana = cashed(40_000, at=half_past_one)
    with pytest.raises(Refused, match="until 4:30:00 AM EDT"):
        walk_up(room, table=2, seat=1, player=ana, buy_in=10_000, by=host, at=half_past_one + 2 * HOUR - ALMOST)
    walk_up(room, table=2, seat=1, player=ana, buy_in=10_000, by=host, at=half_past_one + 2 * HOUR)


@pytest.fixture
def at_dinner(open_at, sit, supervisor):
    """Ana takes the extended dinner at 8 PM with 450.00."""
    open_at(1)
    ana = sit("Ana", 1, 1, at=minute(-60))
    cash_out(ana, amount=45_000, extended_dinner=True, verified_by="Dee Ortiz", by=supervisor, at=minute(0))
    return Entry.objects.get(player=ana.player)


@pytest.mark.rule("T34")
def test_extended_dinner_is_lost_at_exactly_ninety_minutes(at_dinner, story):
    """T34: 89:59 and 90:00."""
    sweep(minute(90) - ALMOST)
    at_dinner.refresh_from_db()
    assert (at_dinner.status, at_dinner.is_here, at_dinner.due_at) == ("waiting", False, minute(90))
    sweep(minute(95))
    assert story(at_dinner)[-1] == ("waitlist.removed", minute(90))


@pytest.mark.rule("T34")
def test_back_in_time_with_the_amount_also_past_the_two_hours(host, at_dinner):
    """T34: the larger of the amount and the minimum for as long as that place is used."""
    check_in(at_dinner, by=host, at=minute(90) - ALMOST)
    sweep(minute(150))
    with pytest.raises(Refused, match=r"at least \$450") as refusal:
        seat(at_dinner, table=1, seat=1, buy_in=30_000, by=host, at=minute(150))
    assert refusal.value.rule == "T34"
    seat(at_dinner, table=1, seat=1, buy_in=45_000, by=host, at=minute(150))


def test_nothing_happens_at_six_in_the_morning(room, host, cashed):
    """Rules §7: the gaming day changes reports and nothing else."""
    before_six = datetime(2026, 6, 6, 9, 0, tzinfo=UTC)  # 5 AM in Toledo
    ana = cashed(73_000, at=before_six)
    sweep(before_six + timedelta(minutes=61))
    with pytest.raises(Refused, match="7:00:00 AM EDT"):
        walk_up(room, table=2, seat=1, player=ana, buy_in=30_000, by=host, at=before_six + timedelta(minutes=90))


def test_a_room_may_bind_for_the_whole_gaming_day(room, host, manager, cashed):
    """Scope "day" and a window of a day: until six in the morning, and the sentence says so."""
    whole_day = {"cash_out_return_scope": "day", "cash_out_return_seconds": 86_400}
    set_policy(room, changes=whole_day, by=manager, at=minute(-300))
    ana = cashed(73_000)
    with pytest.raises(Refused, match="until 6:00:00 AM EDT"):
        walk_up(room, table=2, seat=1, player=ana, buy_in=30_000, by=host, at=minute(600) - ALMOST)
    walk_up(room, table=2, seat=1, player=ana, buy_in=30_000, by=host, at=minute(600))


@pytest.mark.rule("T41")
def test_nobody_who_is_barred_comes_onto_a_list_by_leaving_a_chair(room, host, supervisor, open_at, sit):
    """Chips picked up or a table broken: no name; an extended dinner is not given."""
    table = open_at(1)
    abe, bea = (sit(name, 1, number) for number, name in enumerate(("Abe", "Bea"), 1))
    away(abe, since=minute(0), by=host, at=minute(0))
    for sitting in (abe, bea):
        change_record(sitting.player, barred_until=minute(9999), barred_why="T41", by=supervisor, at=minute(1))
    pick_up(abe, amount=21_200, verified_by="Dee Ortiz", bag="7", overrule="barred", by=supervisor, at=minute(2))
    with pytest.raises(Refused, match="Bea may not play here"):
        cash_out(bea, amount=10_000, extended_dinner=True, verified_by="Dee Ortiz", by=supervisor, at=minute(3))
    break_table(table, by=supervisor, at=minute(4))
    draw_card(table, sitting=bea, card="K♥", by=supervisor, at=minute(4))
    close_draw(table, by=supervisor, at=minute(5))
    assert not Entry.objects.filter(room=room).exists()
    assert in_custody(room) == 21_200
