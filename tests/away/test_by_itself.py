"""A room that picks up by itself, and only a seat that somebody wants (TM-06)."""

from __future__ import annotations

import pytest

from floor.commands.absence_clocks import tally
from floor.commands.absences import away
from floor.commands.custody import count_bag, pay_out, pick_up
from floor.commands.marks import mark
from floor.commands.missed_blinds import missed_blinds
from pokerroom.commands import set_policy
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.sweep import sweep
from pokerroom.turn import policy_of
from pokerroom.undo import undo
from tables.models import Absence, Bag
from tests.conftest import fresh, minute
from waitlist.commands.entries import check_in, remove, step_out
from waitlist.models import Entry
from waitlist.queries import ladder, waiting_order
from waitlist.rules import why

TEN_MINUTES = {
    "kind": "third",
    "rule": "third man",
    "ordinal": 3,
    "and_later": True,
    "seconds": 600,
    "only_if": "list",
    "force": "auto",
}


@pytest.fixture
def walked(room, manager, host, open_at, sit):
    """T1 full; Ana, Ben and Cy walk at 8:00, 8:03 and 8:05."""
    rules = [{"kind": "any", "rule": "walk", "ordinal": 1, "seconds": 1200}, TEN_MINUTES]
    policy = {"absence_rules": rules, "auto_call": "every_open_seat"}
    set_policy(room, changes=policy, by=manager, at=minute(-120))
    open_at(1)
    sitting = [
        sit(name, 1, number)
        for number, name in enumerate(["Ana", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida"], 1)
    ]
    for sitter, moment in zip(sitting[:3], (0, 3, 5), strict=True):
        away(sitter, by=host, at=minute(moment))
    return sitting[2]


def test_picked_up_when_due_if_somebody_waits(room, on_list, walked, game, story):
    kim = on_list("Kim", at=minute(6))
    sweep(minute(15.5))
    bag = Bag.objects.get(player=walked.player)
    cy = Entry.objects.get(player=walked.player)
    assert (bag.amount, cy.joined_at) == (None, minute(15))
    assert story(kim) == [("waitlist.called", minute(15.5))]
    assert [row.pk for row in waiting_order(room, game("1-3-nlh"), policy_of(room))] == [cy.pk]


def test_everything_is_stamped_with_the_due_moment_whoever_notices(on_list, walked, game):
    """An outage leaves the same record as a worker that never stopped."""
    on_list("Kim", at=minute(6))
    chair = walked.placements.get()
    sweep(minute(40))
    walk = Absence.objects.get(sitting=walked)
    moments = {walk.ended_at, fresh(walked).ended_at, fresh(chair).until, Bag.objects.get().picked_up_at}
    assert (moments, walk.ended_as) == ({minute(15)}, "picked up")
    assert chair.seat.open_since == minute(15)


def test_with_an_empty_list_the_seat_is_kept_until_somebody_wants_it(host, on_list, walked, story):
    sweep(minute(15.5))
    assert Absence.objects.get(sitting=walked).ended_at is None
    kim = on_list("Kim", at=minute(16))
    sweep(minute(16))
    assert Absence.objects.get(sitting=walked).ended_at == minute(16)
    assert story(kim) == [("waitlist.called", minute(16))]


def test_somebody_who_steps_out_and_comes_back_wants_the_seat_from_then_on(host, on_list, walked):
    kim = on_list("Kim", at=minute(6))
    step_out(kim, by=host, at=minute(7))
    sweep(minute(16))
    assert Absence.objects.get(sitting=walked).ended_at is None
    check_in(kim, by=host, at=minute(18))
    assert Absence.objects.get(sitting=walked).ended_at == minute(18)


LAP = {"kind": "lap", "rule": "absence", "laps": 1, "force": "auto"}
BLINDS = {"kind": "blinds", "rule": "absence", "missed_blinds": 2, "only_if": "list", "force": "auto"}
BOTH = {"kind": "both", "rule": "absence", "seconds": 600, "laps": 1, "combine": "all", "force": "auto"}


@pytest.fixture
def walks_by(room, manager, host, open_at, sit):
    """A room with this one rule; Ana leaves T1 at 8:00."""

    def go(rule):
        set_policy(room, changes={"absence_rules": [rule]}, by=manager, at=minute(-120))
        open_at(1)
        ana = sit("Ana", 1, 1)
        away(ana, by=host, at=minute(0))
        return ana

    return go


def ended(sitting):
    return Absence.objects.get(sitting=sitting).ended_at


def test_a_lap_gone_by_ends_the_walk_in_that_very_turn(host, walks_by):
    ana = walks_by(LAP)
    sweep(minute(600))
    assert ended(ana) is None
    tally(ana, laps=1, by=host, at=minute(601))
    assert (ended(ana), Bag.objects.get().picked_up_at) == (minute(601), minute(601))


def test_missed_blinds_end_it_once_somebody_wants_the_seat(host, on_list, walks_by):
    ana = walks_by(BLINDS)
    tally(ana, blinds=2, by=host, at=minute(9))
    assert ended(ana) is None
    on_list("Kim", at=minute(11))
    assert ended(ana) == minute(11)


def blinds_of(sitting):
    return Absence.objects.get(sitting=sitting).blinds


def test_blinds_tapped_on_the_seat_count_where_the_rule_counts_them(room, host, supervisor, on_list, walks_by):
    ana = walks_by(BLINDS)
    on_list("Kim")
    missed_blinds(ana, small=True, by=host, at=minute(8))
    assert (blinds_of(ana), ended(ana)) == (1, None)
    undo(room, seq=Event.objects.get(verb="tables.blinds").seq, by=host, at=minute(8.5))
    assert (blinds_of(ana), fresh(ana).missed_small) == (0, False)
    missed_blinds(ana, small=True, by=host, at=minute(9))
    missed_blinds(ana, small=True, by=host, at=minute(10))  # there already
    assert (blinds_of(ana), ended(ana)) == (1, None)
    missed_blinds(ana, big=True, by=host, at=minute(11))
    assert (blinds_of(ana), ended(ana)) == (2, minute(11))


def test_blinds_tapped_on_the_seat_count_nothing_where_minutes_count(host, walks_by):
    ana = walks_by({"kind": "walk", "rule": "absence", "seconds": 1200, "force": "auto"})
    missed_blinds(ana, small=True, big=True, by=host, at=minute(1))
    missed_blinds(ana, big=False, by=host, at=minute(2))
    assert blinds_of(ana) == 0


@pytest.mark.parametrize(("lap_at", "over_at"), [(minute(4), minute(10)), (minute(14), minute(14))])
def test_ten_minutes_and_a_lap_whichever_is_later(host, walks_by, lap_at, over_at):
    ana = walks_by(BOTH)
    if lap_at > minute(10):
        sweep(minute(12))
    tally(ana, laps=1, by=host, at=lap_at)
    sweep(minute(20))
    assert ended(ana) == over_at


def test_a_correction_that_makes_it_overdue_ends_it_when_it_is_said(room, host, on_list, walks_by):
    """Nothing ends before what the room knew already."""
    ana = walks_by({"kind": "walk", "rule": "absence", "seconds": 1200, "force": "auto"})
    away(ana, since=minute(-20), by=host, at=minute(5))
    assert ended(ana) == minute(5)


@pytest.fixture
def feeder(supervisor, open_at):
    """T9 plays the same game and feeds T1."""

    def feeds():
        table = open_at(9)
        return mark(table, must_move=True, by=supervisor, at=minute(8))

    return feeds


WANTED = {"kind": "walk", "rule": "absence", "seconds": 600, "force": "auto"}


@pytest.mark.parametrize(
    ("only_if", "waits", "feeds", "over"),
    [
        ("list", True, False, True),
        ("list", False, True, False),
        ("feeder", True, False, False),
        ("feeder", False, True, True),
        ("list_or_feeder", True, False, True),
        ("list_or_feeder", False, True, True),
        ("list_or_feeder", False, False, False),
    ],
)
@pytest.mark.parametrize("force", ["auto", "staff"])
def test_the_condition_counts_whoever_picks_up(
    room, host, supervisor, on_list, walks_by, feeder, only_if, waits, feeds, over, force
):
    ana = walks_by(WANTED | {"only_if": only_if, "force": force})
    if waits:
        on_list("Kim", at=minute(5))
    if feeds:
        feeder()
    sweep(minute(11))
    if force == "staff":
        assert ended(ana) is None
        facts = {"amount": 10_000, "verified_by": "Joe Dealer", "bag": "7", "by": supervisor, "at": minute(12)}
        if over:
            pick_up(ana, **facts)
        else:
            with pytest.raises(Refused, match="Nobody waits for the seat of Ana") as refusal:
                pick_up(ana, **facts)
            assert refusal.value.rule == "absence"
            pick_up(ana, **facts, overrule="Management's decision")
        assert ended(ana) == minute(12)
    else:
        assert ended(ana) == (minute(10) if over else None)


@pytest.mark.parametrize(("place", "order"), [("2", ["Kim", "Ana", "Lou", "Max"]), ("9", ["Kim", "Lou", "Max", "Ana"])])
def test_a_place_given_on_return_counts_when_they_come_back(room, host, on_list, walks_by, place, order):
    ana = walks_by(WANTED | {"return_to": place})
    for number, name in enumerate(("Jim", "Kim", "Lou"), 2):
        on_list(name, at=minute(number))
    sweep(minute(10))
    entry = Entry.objects.get(player=ana.player)
    remove(Entry.objects.get(player__name="Jim"), by=host, at=minute(11))
    on_list("Max", at=minute(12))
    check_in(entry, by=host, at=minute(13))
    game, policy = entry.game, policy_of(room)
    assert [row.entry.player.name for row in waiting_order(room, game, policy)] == order
    why_so = why(fresh(entry), 0, ladder(game, policy), room.zone)
    assert why_so == f"Chips picked up at 8:10 PM: place {place} on return (absence)."


def test_with_a_place_on_return_the_place_goes_with_the_chips(room, supervisor, walks_by):
    ana = walks_by(WANTED | {"return_to": "2"})
    sweep(minute(10))
    bag = Bag.objects.get(player=ana.player)
    count_bag(bag, amount=10_000, verified_by="Joe Dealer", by=supervisor, at=minute(11))
    pay_out(bag, by=supervisor, at=minute(12))
    assert Entry.objects.get(player=ana.player).ended_why == "chips paid out"
