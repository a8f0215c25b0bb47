"""A supervisor undoes anything (rules §6): more time, auto-call, settings, records, bars, games, a table opened."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from floor.commands.absence_clocks import more_time
from floor.commands.absences import away
from floor.commands.barring import change_record
from floor.commands.clocks import extend_all
from floor.commands.games import change_game
from players.commands.records import add_player
from pokerroom.commands import set_policy
from pokerroom.event_text import tell
from pokerroom.models import Event, PolicyVersion
from pokerroom.refusals import Refused
from pokerroom.sweep import sweep
from pokerroom.turn import policy_of
from pokerroom.undo import undo
from tables.commands.games import add_game
from tables.models import Absence, Game, Table
from tests.conftest import calls_of, chair_of, fresh, life, minute, second
from waitlist.commands.auto_call import switch_auto_call
from waitlist.commands.calls import call
from waitlist.commands.calls.opening import open_and_call
from waitlist.commands.entries import check_in, join, remove
from waitlist.commands.more_time import extend


def last(room) -> Event:
    return Event.objects.filter(room=room).latest("seq")


def said(room) -> str:
    return tell(last(room), room.zone)


# More time


@pytest.mark.rule("T45")
def test_more_time_on_a_call_is_taken_back_with_the_lock_up(room, host, supervisor, open_at, on_list):
    open_at(4)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    extend(ann, seconds=300, by=supervisor, at=minute(4))
    undo(room, seq=last(room).seq, by=supervisor, at=second(299))
    made = ann.calls.get()
    assert (life(ann), made.due_at, made.seat.locked_until) == (("called", minute(5)), minute(5), minute(5))
    sweep(at=minute(5))
    assert life(ann) == ("held", minute(20))


@pytest.mark.rule("T45")
def test_a_deadline_that_has_passed_does_not_come_back(room, host, supervisor, open_at, on_list):
    open_at(4)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    extend(ann, seconds=300, by=supervisor, at=minute(4))
    with pytest.raises(Refused, match=r"Ann's earlier deadline, 8:05 PM, has passed") as refusal:
        undo(room, seq=last(room).seq, by=supervisor, at=minute(5))
    assert (refusal.value.rule, life(ann)) == ("T45", ("called", minute(10)))


@pytest.mark.rule("T45")
def test_more_time_on_a_hold_is_taken_back(room, host, supervisor, open_at, on_list):
    open_at(4)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(-5))
    sweep(at=minute(0))
    extend(ann, seconds=600, by=supervisor, at=minute(1))
    assert life(ann) == ("held", minute(25))
    undo(room, seq=last(room).seq, by=supervisor, at=minute(2))
    assert life(ann) == ("held", minute(15))


@pytest.mark.rule("T33")
@pytest.mark.parametrize(("moment", "due"), [(second(1199), minute(20)), (minute(20), minute(25))])
def test_more_time_on_an_absence_is_taken_back_before_the_deadline_there_was(
    room, host, supervisor, open_at, sit, moment, due
):
    open_at(4)
    bob = sit("Bob", 4, 1)
    away(bob, by=host, at=minute(0))
    more_time(bob, seconds=300, by=supervisor, at=minute(19))
    if due == minute(25):
        with pytest.raises(Refused, match=r"Bob's earlier deadline, 8:20 PM, has passed"):
            undo(room, seq=last(room).seq, by=supervisor, at=moment)
    else:
        undo(room, seq=last(room).seq, by=supervisor, at=moment)
    assert Absence.objects.get(sitting=bob).due_at == due


def test_the_clocks_of_the_whole_room_go_back_but_for_those_that_would_be_over(
    room, host, supervisor, open_at, on_list, sit
):
    open_at(4)
    bob, ann = sit("Bob", 4, 1), on_list("Ann")
    away(bob, by=host, at=minute(0)), call(ann, by=host, at=minute(0))
    extend_all(room, seconds=600, by=supervisor, at=minute(4))
    switch_auto_call(room, on=False, by=host, at=minute(5))
    first = Event.objects.get(room=room, verb="waitlist.clocks_extended")
    undo(room, seq=first.seq, by=supervisor, at=minute(6))
    assert (life(ann)[1], Absence.objects.get(sitting=bob).due_at) == (minute(15), minute(20))
    assert said(room) == "Undone: 10 min more for every clock; Ann until 8:15 PM"


def test_who_has_answered_since_stands_on_the_extension(room, host, supervisor, open_at, on_list):
    open_at(4)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    extend(ann, seconds=300, by=supervisor, at=minute(1))
    seq = last(room).seq
    check_in(ann, by=host, at=minute(2))
    with pytest.raises(Refused, match=r"Since then: Ann is here"):
        undo(room, seq=seq, by=supervisor, at=minute(3))


# A table opened with its calls


def test_undoing_open_a_table_and_call_closes_the_table(room, supervisor, on_list, game):
    ann, bob = on_list("Ann"), on_list("Bob")
    table = Table.objects.get(room=room, number=7)
    open_and_call(table, game=game("1-3-nlh"), by=supervisor, at=minute(0))
    assert (chair_of(ann), chair_of(bob), fresh(table).status) == ((7, 1), (7, 2), "open")
    undo(room, seq=last(room).seq, by=supervisor, at=second(20))
    assert (life(ann)[0], life(bob)[0], fresh(table).status) == ("waiting", "waiting", "closed")
    assert said(room) == "Undone: Table 7 opened for 1-3 NLH"


def test_a_table_opens_although_nobody_can_be_called(room, supervisor, game):
    table = Table.objects.get(room=room, number=7)
    open_and_call(table, game=game("1-3-nlh"), by=supervisor, at=minute(0))
    assert fresh(table).status == "open"


# Auto-call


def test_the_auto_call_switch_goes_back(room, host, supervisor):
    switch_auto_call(room, on=False, by=host, at=minute(0))
    undo(room, seq=last(room).seq, by=supervisor, at=minute(5))
    assert not fresh(room).auto_call_paused
    assert said(room) == "Undone: Auto-call off"


def test_calls_that_the_switch_made_are_withdrawn_with_it(room, host, supervisor, manager, open_at, on_list):
    set_policy(room, changes={"auto_call": "every_open_seat"}, by=manager, at=minute(-70))
    switch_auto_call(room, on=False, by=host, at=minute(-69))
    open_at(4, at=minute(-68))
    ann = on_list("Ann")
    switch_auto_call(room, on=True, by=host, at=minute(0))
    assert life(ann)[0] == "called"
    undo(room, seq=Event.objects.filter(verb="waitlist.auto_call").latest("seq").seq, by=supervisor, at=second(5))
    assert (life(ann)[0], calls_of(ann), fresh(room).auto_call_paused) == ("waiting", ["withdrawn"], True)


# Settings


@pytest.mark.rule("T45")
def test_a_setting_goes_back_in_a_version_of_its_own(room, supervisor, manager):
    set_policy(room, changes={"call_claim_seconds": 240}, by=manager, at=minute(0))
    set_policy(room, changes={"call_claim_seconds": 120, "dinner_seconds": 60}, by=manager, at=minute(1))
    undo(room, seq=last(room).seq, by=supervisor, at=minute(9))
    policy = policy_of(fresh(room))
    assert (policy.call_claim_seconds, policy.dinner_seconds, policy.number) == (240, 3600, 3)
    assert PolicyVersion.objects.get(room=room, number=2).settings["call_claim_seconds"] == 120


def test_a_later_change_of_the_same_setting_stands_on_it_another_does_not(room, supervisor, manager):
    for changes in ({"call_claim_seconds": 240}, {"call_hold_seconds": 600}, {"call_claim_seconds": 200}):
        set_policy(room, changes=changes, by=manager, at=minute(0))
    first, second_, _ = Event.objects.filter(room=room, verb="policy.set").order_by("seq")
    with pytest.raises(Refused, match=r"Since then: Settings changed: "):
        undo(room, seq=first.seq, by=supervisor, at=minute(1))
    undo(room, seq=second_.seq, by=supervisor, at=minute(1))
    policy = policy_of(fresh(room))
    assert (policy.call_claim_seconds, policy.call_hold_seconds) == (200, 900)


def test_a_setting_to_come_does_not_come(room, supervisor, manager):
    set_policy(room, changes={"call_claim_seconds": 240}, since=minute(10), by=manager, at=minute(0))
    undo(room, seq=last(room).seq, by=supervisor, at=minute(9))
    sweep(at=minute(11))
    assert (policy_of(fresh(room)).call_claim_seconds, fresh(room).next_policy_at) == (300, None)


# Records and bars


@pytest.mark.rule("T2")
def test_a_record_is_as_it_was_public_name_and_search_included(room, host, supervisor):
    ann = add_player(room, name="Ann Lee", by=host, at=minute(-1))
    before = {field.attname: getattr(fresh(ann), field.attname) for field in ann._meta.fields}
    facts = {"name": "Anna Leigh", "card": "77", "born_on": date(1990, 5, 1), "note": "glasses"}
    change_record(ann, by=host, at=minute(0), **facts)
    undo(room, seq=last(room).seq, by=supervisor, at=minute(5))
    assert {field.attname: getattr(fresh(ann), field.attname) for field in ann._meta.fields} == before
    assert said(room) == "Undone: Record of Anna L. changed: date of birth, display name, name, note, player card"


def test_a_card_that_somebody_else_has_by_now_does_not_come_back(room, host, supervisor, player):
    ann, bob = player("Ann", card="7"), player("Bob")
    change_record(ann, card="", by=host, at=minute(0))
    seq = last(room).seq
    change_record(bob, card="7", by=host, at=minute(1))
    with pytest.raises(Refused, match="Card 7 belongs to Bob"):
        undo(room, seq=seq, by=supervisor, at=minute(2))


@pytest.mark.rule("T41", "T42")
def test_a_bar_is_undone_with_the_names_and_calls_it_ended(room, host, supervisor, open_at, on_list):
    open_at(4)
    ann, wait = on_list("Ann"), on_list("Bob")
    call(ann, by=host, at=minute(0))
    bar = {"barred_until": minute(999), "barred_why": "shouting"}
    change_record(ann.player, by=supervisor, at=minute(1), **bar)
    assert life(ann)[0] == "removed"
    assert life(wait)[0] == "called"  # the seat went on
    change_record(wait.player, by=supervisor, at=minute(1), **bar)
    undo(room, seq=last(room).seq, by=supervisor, at=minute(2))
    assert (life(wait), fresh(wait.player).barred_until) == (("called", minute(6)), None)
    assert said(room) == "Undone: Bob barred"


@pytest.mark.rule("T41", "T42")
def test_a_bar_that_was_lifted_by_mistake_is_back_and_ends_what_was_joined_since(room, host, supervisor, on_list):
    ann = on_list("Ann")
    until = minute(999)
    change_record(ann.player, barred_until=until, barred_why="shouting", by=supervisor, at=minute(0))
    change_record(ann.player, barred_until=None, barred_why="", by=supervisor, at=minute(1))
    seq = last(room).seq
    anew = join(room, games=[ann.game], player=ann.player, by=host, at=minute(3))[0]
    undo(room, seq=seq, by=supervisor, at=minute(4))
    player = fresh(ann.player)
    assert (player.barred_until, player.barred_why, life(anew)[0]) == (until, "shouting", "removed")


# Games


def test_a_changed_game_is_as_it_was(room, supervisor, manager, game):
    nlh = game("1-3-nlh")
    before = {field.attname: getattr(nlh, field.attname) for field in nlh._meta.fields}
    change_game(nlh, buy_in_max=50_000, scheduled_at=minute(30), sheet={"straddle": "none"}, by=manager, at=minute(0))
    assert said(room).startswith("1-3 NLH changed: ")
    undo(room, seq=last(room).seq, by=supervisor, at=minute(5))
    assert {field.attname: getattr(fresh(nlh), field.attname) for field in nlh._meta.fields} == before


def test_a_game_is_not_withdrawn_by_undo_while_it_is_played(room, supervisor, manager, game, open_at):
    nlh = game("1-3-nlh")
    change_game(nlh, offered=False, by=manager, at=minute(-100))
    change_game(nlh, offered=True, by=manager, at=minute(-99))
    seq = last(room).seq
    open_at(4)
    with pytest.raises(Refused, match="played at table 4"):
        undo(room, seq=seq, by=supervisor, at=minute(0))


@pytest.mark.parametrize("used", [False, True])
def test_an_added_game_is_gone_or_withdrawn_where_it_was_used(room, host, supervisor, manager, player, used):
    facts = {"name": "$2-$2 Limit Hold'em", "short": "2-2 LHE", "structure": "limit", "max_kind": "none"}
    made = add_game(room, slug="2-2-lhe", by=manager, at=minute(0), **facts)
    seq = last(room).seq
    if used:
        entry = join(room, games=[made], player=player("Ann"), by=host, at=minute(1))[0]
        remove(entry, by=host, at=minute(1) + timedelta(seconds=1))
    undo(room, seq=seq, by=supervisor, at=minute(2))
    left = Game.objects.filter(room=room, slug="2-2-lhe").values_list("offered", flat=True)
    assert list(left) == ([False] if used else [])
    assert said(room) == "Undone: 2-2 LHE added to the games"
