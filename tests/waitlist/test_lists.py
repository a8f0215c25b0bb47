"""Stories of the list: places, priority on arrival, moves with a reason, two names made one, whole lists (WL)."""

from __future__ import annotations

from datetime import date
from functools import partial

import pytest

from floor.commands.barring import change_record
from floor.commands.chairs import leave, leaving, seat, walk_up
from floor.commands.clocks import extend_all
from floor.commands.kept_apart import keep_apart
from floor.commands.naming import name_sitter, occupied
from pokerroom.commands import set_policy
from pokerroom.models import Event
from pokerroom.refusals import Malformed, NotAllowed, Refused
from pokerroom.turn import policy_of
from tables.commands import start
from tables.models import Game, Sitting
from tests.conftest import calls_of, chair_of, fresh, life, minute, second
from waitlist.commands.calls import call, call_next, fill, page, pass_, was_here, withdraw
from waitlist.commands.entries import annotate, change_list, check_in, join, merge, move, remove, restore, step_out
from waitlist.commands.lists import clear_list, clear_not_here, close_list, reopen_list
from waitlist.commands.more_time import extend
from waitlist.models import Page
from waitlist.queries import jumped, ladder
from waitlist.rules import why


@pytest.fixture
def nlh(game):
    return game("1-3-nlh")


def reason(entry) -> str:
    fresh(entry)
    game = Game.objects.get(pk=entry.game_id)
    room = fresh(entry.room)
    return why(entry, fresh(entry.player).tier, ladder(game, policy_of(room)), room.zone)


def test_the_place_counts_only_those_who_wait(host, on_list, open_at, order):
    """WL-01."""
    open_at(1)
    ana, ben, cy, dee = (on_list(name) for name in ("Ana", "Ben", "Cy", "Dee"))
    seat(ana, table=1, seat=1, by=host, at=minute(5))
    remove(cy, by=host, at=minute(6))
    eli = on_list("Eli", at=minute(7))
    assert order() == ["Ben", "Dee", "Eli"]
    assert eli.pk > dee.pk > ben.pk


def test_a_head_of_the_list_who_cannot_be_called_does_not_stop_it(room, host, supervisor, on_list, full, nlh, order):
    """WL-02: passed over with why, places kept, no page for them."""
    table = full(1, but=1)
    rival = Sitting.objects.get(room=room).player
    ana, ben, cy = on_list("Ana", via="phone"), on_list("Ben"), on_list("Cy")
    keep_apart(ben.player, other=rival, by=supervisor, at=minute(-5))
    called, passed_over = call_next(room, game=nlh, by=host, at=minute(0))
    assert (called.pk, life(cy)) == (cy.pk, ("called", minute(5)))
    assert passed_over == [
        {"entry": ana.pk, "why": "not here"},
        {"entry": ben.pk, "why": f"not at table {table.number}"},
    ]
    assert [entry.pages.count() for entry in (ana, ben, cy)] == [0, 0, 1]
    assert order() == ["Ana", "Ben"]


def test_kept_apart_goes_to_the_next_table(room, host, supervisor, on_list, full, open_at, nlh):
    full(1, but=1)
    rival = Sitting.objects.get(room=room).player
    ben = on_list("Ben")
    keep_apart(rival, other=ben.player, by=supervisor, at=minute(-5))
    full(2, but=1, chairs=3)
    call_next(room, game=nlh, by=host, at=minute(0))
    assert chair_of(ben) == (2, 3)


@pytest.mark.rule("T39")
def test_a_pair_parted_while_one_is_called_ends_that_call(host, supervisor, on_list, full, room):
    full(1, but=1)
    rival = Sitting.objects.get(room=room).player
    ben = on_list("Ben")
    call(ben, by=host, at=minute(0))
    keep_apart(rival, other=ben.player, by=supervisor, at=minute(1))
    assert (calls_of(ben), life(ben)) == (["withdrawn"], ("waiting", None))


@pytest.mark.rule("T46")
@pytest.mark.parametrize("claims", [True, False])
def test_a_vip_arrives_while_a_regular_has_an_open_call(host, on_list, open_at, full, order, claims):
    """WL-04: the call stands; the next seat is the VIP's."""
    full(2, but=1, chairs=3)
    rae, ron, rob = (on_list(name) for name in ("Rae", "Ron", "Rob"))
    call(rae, by=host, at=minute(0))
    val = on_list("Val", tier=3, at=minute(1))
    vic = on_list("Vic", tier=4, at=minute(2))
    assert order() == ["Val", "Vic", "Ron", "Rob"]
    if claims:
        seat(rae, table=2, seat=3, by=host, at=second(299))
        assert calls_of(rae) == ["seated"]
    else:
        check_in(vic, by=host, at=minute(5))
        assert (life(rae), life(val)[0]) == (("held", minute(20)), "called")
    assert (life(ron)[0], life(rob)[0]) == ("waiting", "waiting")


@pytest.mark.rule("T46", "T10")
def test_a_tier_three_call_in_has_priority_from_check_in(host, on_list, order):
    ann = on_list("Ann")
    vip = on_list("Val", tier=3, via="phone")
    early = on_list("Vic", tier=3)
    assert order() == ["Vic", "Ann", "Val"]
    assert "T46" in reason(vip)
    check_in(vip, by=host, at=minute(0))
    step_out(early, by=host, at=minute(1))
    assert order() == ["Vic", "Val", "Ann"]
    assert reason(vip) == "Tier 3: top of the list on arrival at 8:00 PM (T46)."
    assert "stepped out until 8:31 PM" in reason(early)
    assert reason(ann).startswith("By joining time")


@pytest.mark.rule("T46")
def test_a_scheduled_game_is_first_come_first_served_until_its_first_start(room, host, on_list, open_at, order):
    """Called players stay called; then the VIPs present go to the top of those left."""
    table = open_at(6, game_slug="1-1-plo")
    Game.objects.filter(room=room, slug="1-1-plo").update(scheduled_at=minute(0))
    names = [on_list(name, game_slug="1-1-plo", tier=tier) for name, tier in (("Ann", 0), ("Bob", 0), ("Val", 3))]
    away = on_list("Vic", game_slug="1-1-plo", tier=3, via="phone")
    assert order("1-1-plo") == ["Ann", "Bob", "Val", "Vic"]
    call(names[0], by=host, at=minute(30))
    start(table, by=host, at=minute(31))
    assert (life(names[0])[0], order("1-1-plo")) == ("called", ["Val", "Bob", "Vic"])
    assert Game.objects.get(room=room, slug="1-1-plo").scheduled_at is None
    check_in(away, by=host, at=minute(32))
    assert order("1-1-plo") == ["Val", "Vic", "Bob"]


def test_a_move_needs_a_reason_and_survives_later_arrivals(room, host, supervisor, on_list, order):
    """WL-05."""
    regulars = [on_list(f"R{number}") for number in range(1, 6)]
    move(regulars[4], position=2, reason="table change owed", by=supervisor, at=minute(0))
    on_list("R6", at=minute(1)), on_list("V1", tier=3, at=minute(2))
    expected = ["V1", "R1", "R5", "R2", "R3", "R4", "R6"]
    assert order() == expected
    with pytest.raises(Malformed) as no_reason:
        move(regulars[3], position=2, reason="  ", by=supervisor, at=minute(3))
    with pytest.raises(NotAllowed) as above:
        move(regulars[3], position=1, reason="please", by=host, at=minute(3))
    assert (no_reason.value.status, above.value.status, order()) == (400, 403, expected)
    [moved] = Event.objects.filter(room=room, verb="waitlist.moved")
    assert (moved.actor, moved.data["from"], moved.data["to"], moved.data["reason"]) == (
        supervisor, 5, 2, "table change owed",
    )  # fmt: skip
    assert reason(regulars[4]) == "Put here by staff: table change owed."


@pytest.mark.rule("T45")
def test_above_a_player_back_from_hold_only_a_supervisor_moves(host, supervisor, on_list, open_at, order):
    open_at(1)
    ann, bob, cy = (on_list(name) for name in ("Ann", "Bob", "Cy"))
    call(bob, by=host, at=minute(-6)), check_in(bob, by=host, at=minute(0))
    for entry in (ann, cy):
        withdraw(entry, by=host, at=minute(0)) if life(entry)[0] == "called" else None
    assert order() == ["Bob", "Ann", "Cy"]
    with pytest.raises(NotAllowed):
        move(cy, position=1, reason="owed", by=host, at=minute(1))
    move(cy, position=2, reason="owed", by=host, at=minute(1))
    move(ann, position=1, reason="owed", by=supervisor, at=minute(1))
    assert order() == ["Ann", "Bob", "Cy"]


@pytest.mark.rule("T45")
def test_a_place_on_the_rung_of_hold_outlives_a_call_that_is_withdrawn(host, on_list, open_at, order):
    """In order of having been called, with or without another call in between."""
    open_at(1)
    ann, bob, cy = (on_list(name) for name in ("Ann", "Bob", "Cy"))
    call(cy, table=1, seat=1, by=host, at=minute(0)), call(bob, table=1, seat=2, by=host, at=minute(1))
    check_in(bob, by=host, at=minute(7)), check_in(cy, by=host, at=minute(8))
    withdraw(ann, by=host, at=minute(8))
    assert order() == ["Cy", "Bob", "Ann"]
    call(cy, table=1, seat=3, by=host, at=minute(9)), withdraw(cy, by=host, at=minute(10))
    call(bob, table=1, seat=3, by=host, at=minute(11)), pass_(bob, by=host, at=minute(12))
    withdraw(cy, by=host, at=minute(12))
    assert order() == ["Cy", "Bob", "Ann"]
    assert "8:00 PM" in reason(cy)
    assert "T45" in reason(cy)


def test_nine_seats_open_at_once(room, host, on_list, open_at, order):
    """WL-06: nine calls, nine seats, one banner; a name taken off makes room for the next."""
    table = open_at(7, at=minute(-1))
    names = [on_list(f"W{number}") for number in range(1, 13)]
    called, passed_over, _ = fill(table, by=host, at=minute(0))
    assert [entry.pk for entry in called] == [entry.pk for entry in names[:9]]
    assert (passed_over, order()) == ([], ["W10", "W11", "W12"])
    assert {life(entry) for entry in names[:9]} == {("called", minute(5))}
    assert {chair_of(entry) for entry in names[:9]} == {(7, seat) for seat in range(1, 10)}
    assert Page.objects.filter(room=room).values("batch").distinct().count() == 1
    remove(names[2], by=host, at=minute(1))
    assert (chair_of(names[9]), life(names[9])) == ((7, 3), ("called", minute(6)))
    assert order() == ["W11", "W12"]
    assert Page.objects.filter(room=room).count() == 10


def test_a_table_against_a_wish_is_no_pass(room, host, on_list, full, nlh):
    """FL-05: "not table 4" and only table 4 open: passed over; called for it all the same, a no does not count."""
    full(4, but=1)
    ann, bob = on_list("Ann"), on_list("Bob")
    annotate(ann, not_tables=[4], by=host, at=minute(-1))
    called, passed_over = call_next(room, game=nlh, by=host, at=minute(0))
    assert (called.pk, passed_over) == (bob.pk, [{"entry": ann.pk, "why": "does not want table 4"}])
    withdraw(bob, by=host, at=minute(1))
    call(ann, table=4, by=host, at=minute(1))
    pass_(ann, by=host, at=minute(2))
    assert (fresh(ann).passes, ann.passed_at, life(bob)[0]) == (0, None, "called")


def test_a_further_pass_goes_behind_everyone_waiting(host, on_list, open_at, order, nlh, room):
    open_at(1)
    ann, bob, cy = (on_list(name) for name in ("Ann", "Bob", "Cy"))
    for number in (1, 2):
        call(ann, table=1, seat=number, by=host, at=minute(number)), pass_(ann, by=host, at=minute(number))
        for entry in (bob, cy):
            withdraw(entry, by=host, at=minute(number)) if life(entry)[0] == "called" else None
    assert order() == ["Bob", "Cy", "Ann"]
    assert "passed 2 times" in reason(ann)
    on_list("Dee", at=minute(3))
    assert order() == ["Bob", "Cy", "Ann", "Dee"]


def test_two_names_of_one_person_are_made_one(host, on_list, order):
    """The better place stays if that one is here."""
    first, second_name = on_list("Ann A.", via="phone"), on_list("Ann red cap")
    third = on_list("Annie")
    assert merge(third, other=second_name, by=host, at=minute(0)).pk == second_name.pk
    assert order() == ["Ann A.", "Ann red cap"]
    assert merge(first, other=second_name, by=host, at=minute(1)).pk == second_name.pk
    assert order() == ["Ann red cap"]
    assert "Annie" in fresh(second_name).note


def test_another_list_keeps_the_joining_time(host, game, on_list, order):
    bob, ann = on_list("Bob", game_slug="1-1-plo"), on_list("Ann")
    cy = on_list("Cy", game_slug="1-1-plo")
    moved = change_list(ann, game=game("1-1-plo"), reason="wrong list", by=host, at=minute(0))
    assert order("1-1-plo") == ["Bob", "Ann", "Cy"]
    assert (moved.joined_at, order(), life(ann)[0]) == (ann.joined_at, [], "removed")
    assert [life(entry)[0] for entry in (bob, cy)] == ["waiting", "waiting"]


def test_a_list_is_closed_reopened_and_cleared(room, host, on_list, order, nlh):
    ann, bob = on_list("Ann"), on_list("Bob")
    close_list(room, game=nlh, by=host, at=minute(0))
    with pytest.raises(Refused) as refusal:
        on_list("Cy", at=minute(1))
    assert (refusal.value.code, order()) == ("list_closed", ["Ann", "Bob"])
    reopen_list(room, game=nlh, by=host, at=minute(2))
    on_list("Cy", at=minute(3))
    assert len(clear_list(room, game=nlh, by=host, at=minute(4))) == 3
    assert order() == []
    assert Event.objects.filter(room=room, verb="waitlist.removed", at=minute(4)).count() == 3  # OP-05
    restore(bob, by=host, at=minute(5)), restore(ann, by=host, at=minute(6))
    assert order() == ["Ann", "Bob"]


def test_the_old_ones_who_are_not_here_are_cleared_in_one_tap(room, host, on_list, order, nlh):
    on_list("Ann", via="phone"), on_list("Bob"), on_list("Cy", via="phone", at=minute(0))
    clear_not_here(room, game=nlh, before=minute(-30), by=host, at=minute(90))
    assert order() == ["Bob", "Cy"]


def test_everything_at_once_is_too_big_to_tell_and_is_told_all_the_same(room, host, on_list, order, nlh, game):
    """OP-01: a note of many bytes, and a whole list at once; no notification is longer than a thousand bytes."""
    ann = on_list("Ann")
    annotate(ann, note="\u0436" * 100 + "\U0001f600" * 100, by=host, at=minute(0))
    with pytest.raises(Malformed):
        annotate(ann, note="\u0436" * 2500, by=host, at=minute(0))
    names = [on_list(f"W{number}") for number in range(30)]
    assert len(clear_list(room, game=nlh, by=host, at=minute(1))) == len(names) + 1


# Under age, barred, employees


@pytest.mark.rule("T2")
@pytest.mark.parametrize(("born", "may"), [(date(2005, 6, 5), True), (date(2005, 6, 6), False)])
def test_twenty_one_by_the_calendar_of_the_room(room, host, player, nlh, open_at, born, may):
    """8 PM on 5 June in Toledo is 6 June elsewhere."""
    open_at(1)
    young = player("Zoe", born_on=born)
    for command in (
        lambda: join(room, games=[nlh], player=young, by=host, at=minute(0)),
        lambda: walk_up(room, table=1, seat=1, player=young, by=host, at=minute(1)),
    ):
        if may:
            command()
            continue
        with pytest.raises(Refused) as refusal:
            command()
        assert (refusal.value.code, refusal.value.rule) == ("under_age", "T2")


@pytest.mark.rule("T2")
def test_the_first_seating_asks_for_an_age_check(room, host, open_at, nlh):
    open_at(1)
    [zoe] = join(room, games=[nlh], name="Zoe", by=host, at=minute(0))
    with pytest.raises(Refused) as refusal:
        seat(zoe, table=1, seat=1, by=host, at=minute(1))
    assert refusal.value.code == "age_check_needed"
    seat(zoe, table=1, seat=1, id_seen=True, by=host, at=minute(2))
    check = zoe.player.age_checks.get()
    assert (check.by, check.at, check.how) == (host, minute(2), "id_seen")


@pytest.mark.rule("T41", "T42")
def test_a_bar_closes_names_and_calls_at_once(room, host, supervisor, game, on_list, full):
    full(4, but=1)
    ann, bob = on_list("Ann"), on_list("Bob")
    [other] = join(room, games=[game("1-1-plo")], player=ann.player, by=host, at=minute(-1))
    call(ann, by=host, at=minute(0))
    change_record(ann.player, barred_until=minute(600), barred_why="T41", by=supervisor, at=minute(1))
    assert [life(entry)[0] for entry in (ann, other, bob)] == ["removed", "removed", "called"]
    for command in (
        lambda: join(room, games=[game("1-1-plo")], player=fresh(ann.player), by=host, at=minute(2)),
        lambda: restore(ann, by=host, at=minute(2)),
    ):
        with pytest.raises(Refused) as refusal:
            command()
        assert refusal.value.code == "barred"
    with pytest.raises(NotAllowed):
        change_record(bob.player, barred_until=minute(600), barred_why="rude", by=host, at=minute(3))


def test_employees_where_the_room_forbids_it(room, host, manager, player, nlh):
    dealer = player("Deb", employee=True)
    join(room, games=[nlh], player=dealer, by=host, at=minute(0))
    set_policy(room, changes={"employees_may_play": False}, by=manager, at=minute(1))
    with pytest.raises(Refused) as refusal:
        join(room, games=[Game.objects.get(room=room, slug="1-1-plo")], player=dealer, by=host, at=minute(2))
    assert refusal.value.code == "employee"


def test_an_employee_who_waits_already_is_passed_over_from_then_on(room, host, manager, on_list, full, nlh):
    full(4, but=1)
    deb, ann = on_list("Deb", employee=True), on_list("Ann")
    set_policy(room, changes={"employees_may_play": False}, by=manager, at=minute(1))
    called, passed_over = call_next(room, game=nlh, by=host, at=minute(2))
    assert (called.pk, passed_over) == (ann.pk, [{"entry": deb.pk, "why": "may not play here"}])


# Was here in time; clocks; pages


@pytest.mark.rule("T45")
def test_was_here_after_the_rival_answered_waits_first_for_the_next(host, on_list, full, order):
    """FL-01, run 3."""
    full(4, but=1)
    ann, bob = on_list("Ann"), on_list("Bob")
    on_list("Cy")
    call(ann, by=host, at=minute(0))
    check_in(ann.__class__.objects.get(pk=bob.pk), by=host, at=second(320))
    was_here(ann, told=second(298), by=host, at=second(340))
    assert (life(ann), chair_of(bob), order()) == (("waiting", None), (4, 2), ["Ann", "Cy"])
    assert "T45" in reason(ann)


@pytest.mark.rule("T45")
def test_was_here_also_after_checking_back_in_within_the_minute(host, on_list, full):
    full(4, but=1)
    ann, bob = on_list("Ann"), on_list("Bob")
    call(ann, by=host, at=minute(0))
    check_in(ann, by=host, at=second(320))
    was_here(ann, told=second(298), by=host, at=second(359))
    assert (life(ann), chair_of(ann), calls_of(bob), life(bob)) == (
        ("called", None), (4, 2), ["withdrawn"], ("waiting", None),
    )  # fmt: skip


@pytest.mark.rule("T45")
def test_a_minute_after_the_lapse_only_a_supervisor_says_so(host, supervisor, on_list, full):
    full(4, but=1)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    with pytest.raises(Refused) as refusal:
        was_here(ann, told=second(298), by=host, at=minute(6))
    assert refusal.value.code == "too_late"
    with pytest.raises(NotAllowed):
        was_here(ann, told=second(298), overrule="I saw her", by=host, at=minute(6))
    was_here(ann, told=second(298), overrule="I saw her", by=supervisor, at=minute(7))
    assert (life(ann), chair_of(ann)) == (("called", None), (4, 2))


def test_a_time_outside_the_call_is_no_time_to_have_been_here(host, on_list, full):
    full(4, but=1)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    for told in (second(-1), minute(5)):
        with pytest.raises(Malformed):
            was_here(ann, told=told, by=host, at=second(330))


def test_a_supervisor_extends_one_clock_or_all(room, host, supervisor, on_list, open_at):
    open_at(4)
    ann, bob = on_list("Ann"), on_list("Bob")
    call(bob, by=host, at=minute(-6)), call(ann, by=host, at=minute(-3))
    extend(ann, seconds=60, reason="phone", by=supervisor, at=minute(0))
    assert (life(ann), life(bob)) == (("called", minute(3)), ("held", minute(14)))
    extend_all(room, seconds=600, reason="fire alarm", by=supervisor, at=minute(1))
    assert (life(ann), life(bob)) == (("called", minute(13)), ("held", minute(24)))
    with pytest.raises(NotAllowed):
        extend(ann, seconds=60, by=host, at=minute(2))


def test_a_page_again_restarts_nothing_and_a_page_without_a_call_is_one(host, on_list, open_at):
    open_at(4)
    ann, bob = on_list("Ann"), on_list("Bob")
    call(ann, by=host, at=minute(0))
    page(ann, by=host, at=minute(2)), page(bob, by=host, at=minute(2))
    assert (life(ann), ann.pages.count(), bob.pages.get().call) == (("called", minute(5)), 2, None)


# Chairs


def test_sitting_down_out_of_turn_names_who_was_passed(room, host, on_list, open_at):
    """Those passed over by rule with that rule, the others as what they are."""
    open_at(4), open_at(5)
    ann = on_list("Ann")
    away, unwanted = on_list("Phil", via="phone"), on_list("Una")
    annotate(unwanted, not_tables=[4], by=host, at=minute(-1))
    cy, dee = on_list("Cy"), on_list("Dee")
    seat(cy, table=4, seat=1, by=host, at=minute(0))
    [event] = Event.objects.filter(room=room, verb="waitlist.seated")
    assert event.data["passed_over"] == [
        {"entry": ann.pk, "why": "out of turn"},
        {"entry": away.pk, "why": "not here"},
        {"entry": unwanted.pk, "why": "does not want table 4"},
    ]
    walk_up(room, table=4, seat=2, player=ann.player, by=host, at=minute(1))
    assert (
        Event.objects.get(room=room, touches__contains=[f"entry:{ann.pk}"], verb="waitlist.seated").data["passed_over"]
        == []
    )
    walk_up(room, table=4, seat=3, name="Walt", id_seen=True, by=host, at=minute(2))
    walked = Event.objects.filter(room=room, verb="tables.sat").latest("seq")
    assert {"entry": dee.pk, "why": "out of turn"} in walked.data["passed_over"]


def test_a_reason_is_asked_for_only_where_somebody_ahead_could_take_that_seat(room, host, on_list, full, nlh):
    """Rules \u00a72: unless everybody ahead is passed over by rule."""
    full(4, but=1), full(5, but=1)
    unwanted, away, cy = on_list("Una"), on_list("Phil", via="phone"), on_list("Cy")
    annotate(unwanted, not_tables=[4], by=host, at=minute(-1))
    ask = partial(jumped, room, nlh, minute(0), before=cy)
    assert [ask(table=4, seat=2), ask(table=5, seat=2), ask(table=None, seat=None)] == [None, unwanted.pk, unwanted.pk]
    assert jumped(room, nlh, minute(0), table=4, seat=2, before=None) == cy.pk
    assert not fresh(away).is_here


def test_a_held_player_checks_in_before_being_seated_by_any_door(room, host, on_list, open_at):
    open_at(4)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(-6))
    with pytest.raises(Refused, match="on hold until 8:14:00 PM"):
        seat(ann, table=4, seat=1, by=host, at=minute(0))
    with pytest.raises(Refused, match="on hold until 8:14:00 PM"):
        walk_up(room, table=4, seat=1, player=ann.player, by=host, at=minute(0))
    somebody = occupied(room, table=4, seat=1, by=host, at=minute(0))
    with pytest.raises(Refused, match="on hold until 8:14:00 PM"):
        name_sitter(somebody, player=ann.player, by=host, at=minute(0))
    check_in(ann, by=host, at=minute(0))
    name_sitter(somebody, player=ann.player, by=host, at=minute(0))
    assert life(ann) == ("seated", None)


@pytest.mark.parametrize("end", ["seated", "withdrawn", "lapsed"])
def test_a_table_runs_by_itself_once_no_call_for_its_opening_is_open(room, host, on_list, open_at, end):
    """Two sit, and the third who was called for the opening sits, is told not to come, or does not come."""
    table = open_at(7, at=minute(-2), chairs=3)
    ann, bob, cy = (on_list(name) for name in ("Ann", "Bob", "Cy"))
    fill(table, by=host, at=minute(-1))
    seat(ann, table=7, seat=1, by=host, at=minute(0)), seat(bob, table=7, seat=2, by=host, at=minute(1))
    assert fresh(table).status == "open"
    if end == "seated":
        seat(cy, table=7, seat=3, by=host, at=minute(2))
    elif end == "withdrawn":
        withdraw(cy, by=host, at=minute(2))
    else:
        on_list("Zed", game_slug="1-1-plo", at=minute(24))  # nothing swept for twenty minutes
    assert (fresh(table).status, table.running_since) == ("running", minute(2 if end != "lapsed" else 4))


def test_a_call_is_for_the_table_with_the_fewest_players(room, host, on_list, full, sit, nlh):
    """Locked-up seats count, leaving players do not; ties by number."""
    full(4, but=2, chairs=4), full(5, but=3, chairs=4)
    names = [on_list(f"W{number}") for number in range(1, 5)]
    for number, name in enumerate(names[:3]):
        call_next(room, game=nlh, by=host, at=minute(number / 10))
        assert chair_of(name) == [(5, 2), (4, 3), (5, 3)][number]
    leaving(Sitting.objects.filter(room=room, placements__seat__table__number=4).first(), by=host, at=minute(1))
    call_next(room, game=nlh, by=host, at=minute(1))
    assert chair_of(names[3]) == (4, 4)  # the empty chair before the leaving player's


def test_no_seat_no_call(room, host, on_list, full, nlh):
    full(4)
    on_list("Ann")
    with pytest.raises(Refused) as refusal:
        call_next(room, game=nlh, by=host, at=minute(0))
    assert refusal.value.code == "no_open_seat"


def test_a_seat_with_somebody_unknown_is_not_called_for(room, host, on_list, open_at, nlh):
    open_at(4, chairs=2)
    occupied(room, table=4, seat=1, by=host, at=minute(-1))
    ann = on_list("Ann")
    call_next(room, game=nlh, by=host, at=minute(0))
    assert chair_of(ann) == (4, 2)


def test_leaving_the_seat_does_not_bring_the_old_entry_back(room, host, on_list, full, nlh, order):
    """WL-03, with follow-up."""
    full(1, but=1)
    ana = on_list("Ana")
    on_list("Ben"), on_list("Cy")
    call(ana, by=host, at=minute(0)), seat(ana, table=1, seat=2, by=host, at=minute(2))
    leave(Sitting.objects.get(player=ana.player), by=host, at=minute(10))
    call_next(room, game=nlh, by=host, at=minute(10))
    [again] = join(room, games=[nlh], player=ana.player, by=host, at=minute(12))
    assert (order(), life(ana)[0], again.pk > ana.pk) == (["Cy", "Ana"], "seated", True)
