"""House rules that are about software, each by its number."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from floor.commands.absences import away
from floor.commands.add_ons import add_on
from floor.commands.barring import change_record
from floor.commands.chairs import walk_up
from floor.commands.conduct import remove_from_game, warn
from floor.commands.kept_apart import keep_apart
from floor.commands.limit_changes import limit_change
from floor.commands.missed_blinds import missed_blinds, note_for_dealer
from players.commands.records import add_player
from players.models import Conduct
from players.rules import ConductKind
from pokerroom.commands import set_policy
from pokerroom.models import Event
from pokerroom.refusals import Malformed, Refused
from pokerroom.sweep import sweep
from tables.commands import open_table
from tables.commands.clock import call_clock, stop_clock
from tables.models import Chips, Sitting, Table
from tables.rules.money import must_post
from tests.conftest import EVENING, minute, second
from waitlist.commands.calls import call
from waitlist.commands.entries import check_in, join
from waitlist.rules import Via


@pytest.mark.rule("T2")
@pytest.mark.parametrize(("born", "allowed"), [(date(2005, 6, 6), False), (date(2005, 6, 5), True)])
def test_twenty_one_to_the_day_by_the_rooms_calendar(room, host, game, born, allowed):
    """20 years and 364 days, and 21: the evening of 5 June 2026 in Toledo is 6 June in UTC."""
    assert EVENING.date() == date(2026, 6, 6)
    ann = add_player(room, name="Ann", born_on=born, by=host, at=minute(0))
    if allowed:
        assert join(room, games=[game("1-3-nlh")], player=ann, by=host, at=minute(1))
        return
    with pytest.raises(Refused) as refusal:
        join(room, games=[game("1-3-nlh")], player=ann, by=host, at=minute(1))
    assert refusal.value.rule == "T2"


@pytest.mark.rule("T2")
def test_the_first_seating_asks_for_an_id(room, host, open_at):
    open_at(1)
    ann = add_player(room, name="Ann", by=host, at=minute(0))
    with pytest.raises(Refused) as refusal:
        walk_up(room, table=1, seat=1, player=ann, by=host, at=minute(1))
    assert (refusal.value.code, refusal.value.rule) == ("age_check_needed", "T2")
    walk_up(room, table=1, seat=1, player=ann, id_seen=True, by=host, at=minute(2))


@pytest.mark.rule("T3", "T51", "T58", "T67")
@pytest.mark.parametrize("rule", ["T3", "T51", "T58", "T67"])
def test_warnings_and_penalties_stay_on_the_record(room, supervisor, host, player, rule):
    cy = player("Cy")
    with pytest.raises(Refused, match="Hosts can't"):
        warn(cy, kind=ConductKind.WARNING, rule=rule, by=host, at=minute(0))
    warn(cy, kind=ConductKind.WARNING, rule=rule, note="loud", review_on=date(2026, 7, 1), by=supervisor, at=minute(1))
    kept = Conduct.objects.get(player=cy)
    assert (kept.rule, kept.by, kept.review_on) == (rule, supervisor, date(2026, 7, 1))


@pytest.mark.rule("T4")
def test_opening_a_table_is_a_supervisors_decision(room, host, supervisor, game):
    table = Table.objects.get(room=room, number=1)
    with pytest.raises(Refused, match="Ask a supervisor"):
        open_table(table, game=game("1-3-nlh"), by=host, at=minute(0))
    assert open_table(table, game=game("1-3-nlh"), by=supervisor, at=minute(0)).status == "open"


@pytest.mark.rule("T10", "T46")
def test_a_tier_three_call_in_has_its_priority_from_check_in_on(host, on_list, open_at, room, game):
    from waitlist.commands.calls import call_next

    open_at(1)
    vic = on_list("Vic", via=Via.PHONE, tier=3)
    ron = on_list("Ron")
    assert call_next(room, game=game("1-3-nlh"), by=host, at=minute(0))[0].pk == ron.pk
    check_in(vic, by=host, at=minute(1))
    assert call_next(room, game=game("1-3-nlh"), by=host, at=minute(2))[0].pk == vic.pk


@pytest.mark.rule("T18")
def test_nobody_plays_over_an_absent_players_seat(room, host, sit, open_at, player):
    open_at(1)
    away(sit("Cy", 1, 1), by=host, at=minute(0))
    with pytest.raises(Refused, match="taken"):
        walk_up(room, table=1, seat=1, player=player("Bob"), by=host, at=minute(1))


@pytest.mark.rule("T21")
@pytest.mark.parametrize(("amount", "allowed"), [(9_999, False), (10_000, True), (30_000, True), (30_001, False)])
def test_buy_ins_between_minimum_and_maximum(room, host, open_at, player, amount, allowed):
    open_at(1)

    def sit_down():
        return walk_up(room, table=1, seat=1, player=player("Bob"), buy_in=amount, by=host, at=minute(0))

    if allowed:
        assert sit_down().buy_in == amount
        return
    with pytest.raises(Refused) as refusal:
        sit_down()
    assert refusal.value.rule == "T21"


@pytest.mark.rule("T21")
@pytest.mark.parametrize(("stack", "allowed"), [(20_000, True), (20_001, False)])
def test_adding_on_up_to_the_maximum(host, sit, open_at, stack, allowed):
    open_at(1)
    bob = sit("Bob", 1, 1)
    if allowed:
        assert add_on(bob, amount=10_000, stack=stack, by=host, at=minute(0)).kind == "add-on"
        return
    with pytest.raises(Refused, match=r"at most \$300"):
        add_on(bob, amount=10_000, stack=stack, by=host, at=minute(0))
    with pytest.raises(Malformed):
        add_on(bob, amount=10_000, by=host, at=minute(0))


@pytest.mark.rule("T23")
def test_under_one_big_blind_it_is_a_rebuy_to_the_minimum(host, sit, open_at):
    """299 cents at $1-$3 is felted, 300 is not."""
    open_at(1)
    bob = sit("Bob", 1, 1)
    with pytest.raises(Refused) as refusal:
        add_on(bob, amount=5_000, stack=299, by=host, at=minute(0))
    assert (refusal.value.code, refusal.value.rule) == ("short_rebuy", "T23")
    assert add_on(bob, amount=5_000, stack=300, by=host, at=minute(1)).kind == "add-on"
    assert add_on(bob, amount=9_800, stack=200, by=host, at=minute(2)).kind == "rebuy"


@pytest.mark.rule("T21")
def test_a_room_may_allow_one_short_rebuy_of_half(room, manager, host, sit, open_at):
    """Other rooms: one re-buy of half the minimum."""
    set_policy(room, changes={"short_buys": {"count": 1, "size_percent": 50}}, by=manager, at=minute(-99))
    open_at(1)
    bob = sit("Bob", 1, 1)
    with pytest.raises(Refused):
        add_on(bob, amount=4_999, stack=0, by=host, at=minute(0))
    assert add_on(bob, amount=5_000, stack=0, by=host, at=minute(1)).short
    with pytest.raises(Refused):
        add_on(bob, amount=5_000, stack=0, by=host, at=minute(2))


@pytest.mark.rule("T21")
def test_a_match_is_of_the_largest_stack_that_staff_enter(room, host, open_at, player):
    """75% of $1,700 at $2-$5 is $1,275; who entered it is on record."""
    open_at(2, game_slug="2-5-nlh")
    with pytest.raises(Refused, match="75%"):
        walk_up(room, table=2, seat=1, player=player("Bob"), buy_in=127_500, by=host, at=minute(0))
    gus = player("Gus")
    walk_up(room, table=2, seat=1, player=gus, buy_in=127_500, largest_stack=170_000, by=host, at=minute(1))
    chips = Chips.objects.get(sitting__player=gus)
    assert (chips.largest_stack, chips.by, chips.at) == (170_000, host, minute(1))


@pytest.mark.rule("T39")
def test_players_kept_apart_are_not_seated_together(room, host, supervisor, sit, open_at, on_list):
    open_at(4)
    bob, ben = sit("Bob", 4, 1), on_list("Ben")
    keep_apart(bob.player, other=ben.player, by=supervisor, at=minute(0))
    with pytest.raises(Refused, match="not at table 4") as refusal:
        call(ben, by=host, at=minute(1))
    assert refusal.value.rule == "T39"


@pytest.mark.rule("T41", "T42")
def test_a_bar_ends_entries_at_once_and_keeps_out(room, host, supervisor, on_list, game):
    cy = on_list("Cy")
    change_record(cy.player, barred_until=minute(600), barred_why="fight", by=supervisor, at=minute(0))
    cy.refresh_from_db()
    assert (cy.status, cy.ended_why) == ("removed", "barred")
    with pytest.raises(Refused) as refusal:
        join(room, games=[game("1-3-nlh")], player=cy.player, by=host, at=minute(600) - timedelta(seconds=1))
    assert refusal.value.rule == "T41"
    join(room, games=[game("1-3-nlh")], player=cy.player, by=host, at=minute(600))


@pytest.mark.rule("T42")
def test_the_house_removes_a_person_from_a_game(room, supervisor, sit, open_at):
    open_at(1)
    cy = sit("Cy", 1, 1)
    remove_from_game(cy, reason="shouting", by=supervisor, at=minute(0))
    assert Sitting.objects.get(pk=cy.pk).ended_at == minute(0)
    assert Conduct.objects.get(player=cy.player).kind == "removed"


@pytest.mark.rule("T44")
def test_missed_blind_buttons_and_notes_lie_on_the_seat(host, sit, open_at):
    open_at(1)
    cy = sit("Cy", 1, 1)
    missed_blinds(cy, small=True, big=True, by=host, at=minute(0))
    note_for_dealer(cy, note="dead button", by=host, at=minute(1))
    cy.refresh_from_db()
    assert (cy.missed_small, cy.missed_big, cy.note) == (True, True, "dead button")


MOVED = {"new": False, "moved": True, "missed_small": False, "missed_big": False, "newcomer": "big"}


@pytest.mark.rule("CR22")
@pytest.mark.parametrize(
    ("facts", "posts"),
    [
        ({"new": True, "missed_small": False, "missed_big": False, "newcomer": "big"}, "big blind"),
        ({"new": True, "missed_small": False, "missed_big": False, "newcomer": "nothing"}, ""),
        (
            {"new": False, "missed_small": True, "missed_big": True, "newcomer": "big"},
            "small blind dead, big blind live",
        ),
        ({"new": False, "missed_small": False, "missed_big": True, "newcomer": "big"}, "big blind"),
        ({"new": False, "missed_small": True, "missed_big": False, "newcomer": "big"}, "small blind dead"),
        ({"new": False, "missed_small": False, "missed_big": False, "newcomer": "big"}, ""),
        ({**MOVED, "mover": "nothing"}, ""),
        ({**MOVED, "mover": "big"}, "big blind"),
        ({**MOVED, "mover": "out_of_blinds"}, "big blind, if moved out of the blinds"),
        ({**MOVED, "mover": "big", "new": True, "newcomer": "nothing"}, ""),
        ({**MOVED, "mover": "big", "missed_small": True}, "small blind dead"),
    ],
)
def test_what_must_be_posted(facts, posts):
    assert must_post(**facts) == posts


@pytest.mark.rule("T48")
def test_a_limit_changes_only_with_everybody(room, host, supervisor, sit, open_at, game):
    table = open_at(1, game_slug="3-6-lhe")
    ann, bob = sit("Ann", 1, 1), sit("Bob", 1, 2)
    to = game("1-3-nlh")
    with pytest.raises(Refused, match="Bob has not agreed") as refusal:
        limit_change(table, game=to, agreed=[ann.pk], by=supervisor, at=minute(0))
    assert refusal.value.rule == "T48"
    away(bob, by=host, at=minute(1))
    with pytest.raises(Refused, match="Bob is away"):
        limit_change(table, game=to, agreed=[ann.pk, bob.pk], by=supervisor, at=minute(2))
    from floor.commands.absence_returns import back

    back(bob, by=host, at=minute(3))
    with pytest.raises(Refused, match="Hosts can't"):
        limit_change(table, game=to, agreed=[ann.pk, bob.pk], by=host, at=minute(4))
    assert limit_change(table, game=to, agreed=[ann.pk, bob.pk], by=supervisor, at=minute(5)).game == to


@pytest.mark.rule("T54")
def test_policy_is_dated_and_every_event_names_its_version(room, manager, host, on_list):
    on_list("Ann")
    first = set_policy(room, changes={"call_claim_seconds": 60}, by=manager, at=minute(0))
    on_list("Bob", at=minute(1))
    numbers = Event.objects.filter(room=room, verb="waitlist.joined").order_by("seq")
    assert [event.policy_number for event in numbers] == [0, first.number]


@pytest.mark.rule("T30")
@pytest.mark.parametrize(("moment", "dead"), [(second(30) - timedelta(milliseconds=1), False), (second(30), True)])
def test_the_clock_kills_the_hand_at_zero(room, host, open_at, moment, dead):
    table = open_at(1)
    call_clock(table, by=host, at=minute(0))
    with pytest.raises(Refused, match="runs at table 1 already"):
        call_clock(table, by=host, at=second(1))
    sweep(moment)
    events = Event.objects.filter(room=room, verb="tables.hand_dead").values_list("at", flat=True)
    assert list(events) == ([second(30)] if dead else [])
    if not dead:
        assert stop_clock(table, by=host, at=moment).clock_due_at is None
