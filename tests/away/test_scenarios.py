"""Other people's trouble away from the table, with its exact values: third man, wrong chair, odd nights, twins."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from django.test import Client

from floor.commands.absence_clocks import tally
from floor.commands.absence_returns import back
from floor.commands.absences import away
from floor.commands.add_ons import add_on
from floor.commands.cash_outs import cash_out
from floor.commands.custody import pick_up
from floor.commands.kept_apart import keep_apart, let_together
from players.queries import find
from pokerroom.clock import now
from pokerroom.commands import set_policy
from pokerroom.events import gaming_day
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.sweep import sweep
from pokerroom.turn import policy_of
from pokerroom.undo import undo
from screens.host.reads.finder import choice, found
from screens.parts.action_bar import bar
from tables.models import Absence
from tables.queries.money import in_custody
from tests.conftest import fresh, life, minute, second
from waitlist.commands.calls import call, call_next
from waitlist.commands.entries import check_in
from waitlist.models import Entry
from waitlist.queries import waiting_order
from waitlist.queries.snapshot import Snapshot

DEE_S_CARD, ANA_S_CARD = "55012", "77031"


def open_walk(sitting):
    return Absence.objects.get(sitting=sitting, ended_at=None)


@pytest.mark.rule("T36")
def test_third_man_walking_who_gets_the_seat(room, host, supervisor, open_at, sit, on_list, game):
    """TM-06, the house's figures: overdue at 8:10, picked up at 8:11, Kim is called and not Cy to his own seat."""
    nlh = game("1-3-nlh")
    open_at(1)
    names = ["Ana", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida"]
    sat = [sit(name, 1, number) for number, name in enumerate(names, 1)]
    kim = on_list("Kim")
    for sitter, left in zip(sat[:3], (0, 3, 5), strict=True):
        away(sitter, by=host, at=minute(left))
    assert [open_walk(sitter).due_at for sitter in sat[1:3]] == [minute(23), minute(10)]
    assert bar(Snapshot(room, minute(10) - timedelta(seconds=1)), host).alerts == []
    assert bar(Snapshot(room, minute(10)), host).alerts == ["Cy is overdue: Table 1"]
    sweep(minute(10.5))
    assert open_walk(sat[2]).ended_at is None
    pick_up(sat[2], amount=30_000, verified_by="Lee Ortiz", bag="1", by=supervisor, at=minute(11))
    called, passed_over = call_next(room, game=nlh, by=host, at=minute(11))
    cy = Entry.objects.get(player=sat[2].player)
    assert (called.pk, life(kim)) == (kim.pk, ("called", minute(16)))
    assert passed_over == [{"entry": cy.pk, "why": "chips picked up, not back"}]
    assert [row.pk for row in waiting_order(room, nlh, policy_of(room))] == [cy.pk]


@pytest.mark.rule("T33", "T34")
def test_a_due_time_job_that_comes_again_and_again(room, host, supervisor, open_at, sit):
    """TM-01: Ana's extended dinner until 9:30, Ben's dinner until 9:00; early it changes nothing, then it does once."""
    open_at(1)
    ana, ben = (sit(name, 1, number, at=minute(-60)) for number, name in enumerate(("Ana", "Ben"), 1))
    cash_out(ana, amount=45_000, extended_dinner=True, verified_by="Dee Ortiz", by=supervisor, at=minute(0))
    away(ben, dinner=True, by=host, at=minute(0))
    version = fresh(room).version
    for moment in (minute(30), minute(60), minute(60), minute(90) - timedelta(seconds=1)):
        sweep(moment)
    assert (fresh(room).version, open_walk(ben).is_overdue(minute(60))) == (version, True)
    for moment in (minute(90), minute(90), minute(95), minute(120)):
        sweep(moment)
    [event] = Event.objects.filter(room=room, seq__gt=version)
    assert (event.verb, event.at, event.data["rule"]) == ("waitlist.removed", minute(90), "T34")


@pytest.fixture
def wrong_chair(open_at, sit, host):
    """Dee is third man away from T6-4 since 8:10 PM, due 8:15; Ana is away from T1-4."""
    open_at(1), open_at(6)
    ana = sit("Ana", 1, 4, card=ANA_S_CARD)
    others = [sit(name, 6, number) for number, name in enumerate(("Ben", "Cy"), 1)]
    dee = sit("Dee Dunn", 6, 4, card=DEE_S_CARD)
    for sitting in (ana, *others, dee):
        away(sitting, by=host, at=minute(10))
    return ana, dee


def test_a_card_that_is_somebody_elses_brings_nobody_back(host, wrong_chair):
    """PL-05, first run."""
    ana, dee = wrong_chair
    with pytest.raises(Refused, match="Ana belongs to table 1 seat 4"):
        back(dee, card=ANA_S_CARD, by=host, at=minute(12))
    assert (open_walk(dee).due_at, open_walk(ana).ended_at) == (minute(15), None)
    back(dee, card=DEE_S_CARD, by=host, at=minute(12))


def test_back_at_one_chair_is_taken_back_with_its_due_time(room, host, wrong_chair):
    """PL-05, second run: only that absence is closed, and undo brings back 8:15."""
    ana, dee = wrong_chair
    back(dee, by=host, at=minute(12))
    assert open_walk(ana).ended_at is None
    seq = Event.objects.filter(room=room, verb="tables.back").latest("seq").seq
    undo(room, seq=seq, by=host, at=minute(12) + timedelta(seconds=59))
    assert open_walk(dee).due_at == minute(15)


def test_where_two_of_one_name_are_away_the_host_says_which(client: Client, host, open_at, sit):
    """PL-05: the dialog names the person and card digits, and wants a yes."""
    at = now()
    open_at(1, at=at - timedelta(hours=2)), open_at(6, at=at - timedelta(hours=2))
    sat = at - timedelta(hours=1)
    one, other = sit("Dee Dunn", 6, 4, at=sat, card=DEE_S_CARD), sit("Dee Dorn", 1, 4, at=sat)
    alone = sit("Ana", 1, 5, at=sat)
    for sitting in (one, other, alone):
        away(sitting, by=host, at=at)
    client.force_login(host)
    path = f"/toledo/host/sittings/{one.pk}/back/"
    said = client.post(path)
    assert said.status_code == 422
    assert "Yes, Dee Dunn (card …5012)" in said.content.decode()
    assert client.post(path, {"sure": "1"}).status_code == 200
    assert Absence.objects.filter(ended_at=None).count() == 2
    assert client.post(f"/toledo/host/sittings/{alone.pk}/back/").status_code == 200


@pytest.mark.rule("T33")
@pytest.mark.parametrize(
    ("left", "due"),
    [
        (datetime(2026, 11, 1, 5, 30, tzinfo=UTC), datetime(2026, 11, 1, 6, 30, tzinfo=UTC)),  # 1:30 EDT → 1:30 EST
        (datetime(2027, 3, 14, 6, 30, tzinfo=UTC), datetime(2027, 3, 14, 7, 30, tzinfo=UTC)),  # 1:30 EST → 3:30 EDT
    ],
)
def test_a_dinner_on_the_night_the_clocks_change(host, supervisor, open_at, sit, left, due):
    """An hour is an hour, whatever the hands of the clock do."""
    open_at(1, at=left - timedelta(hours=2))
    ana = sit("Ana", 1, 1, at=left - timedelta(hours=1))
    away(ana, dinner=True, by=host, at=left)
    assert open_walk(ana).due_at == due
    chips = {"amount": 100, "verified_by": "Dee Ortiz", "bag": "1", "by": supervisor}
    with pytest.raises(Refused, match="is expected until"):
        pick_up(ana, at=due - timedelta(seconds=1), **chips)
    pick_up(ana, at=due, **chips)


def test_at_six_in_the_morning_nothing_changes_but_reports(room, host, supervisor, open_at, sit, on_list):
    """Rules §7: no list, clock, sitting, dinner or custody ends at the gaming day's roll-over."""
    six = datetime(2026, 6, 6, 10, 0, tzinfo=UTC)
    early = six - timedelta(minutes=70)
    open_at(1)
    ana, ben, cy, dee = (sit(name, 1, number, at=early) for number, name in enumerate(("Ana", "Ben", "Cy", "Dee"), 1))
    ann = on_list("Ann", at=early)
    away(cy, by=host, at=early)
    bag = pick_up(cy, amount=48_700, verified_by="Lee Ortiz", bag="9", by=supervisor, at=six - timedelta(minutes=40))
    cash_out(
        dee, amount=90_000, extended_dinner=True, verified_by="Dee Ortiz", by=supervisor, at=six - timedelta(minutes=30)
    )
    away(ana, dinner=True, by=host, at=six - timedelta(minutes=20))
    out = Entry.objects.get(player=dee.player)
    version = fresh(room).version
    sweep(six), sweep(six + timedelta(seconds=1))
    assert fresh(room).version == version
    assert (open_walk(ana).due_at, life(out)) == (
        six + timedelta(minutes=40),
        ("waiting", six + timedelta(minutes=60)),
    )
    assert (fresh(ben).ended_at, life(ann)[0], fresh(bag).ended_at, in_custody(room)) == (None, "waiting", None, 48_700)
    policy = policy_of(room)
    days = [gaming_day(moment, room, policy).day for moment in (six - timedelta(seconds=1), six)]
    assert days == [5, 6]


def test_an_extended_dinner_cannot_be_called_before_it_is_back(room, host, supervisor, open_at, sit):
    """T34: not callable until back, so that its ninety minutes stay what they are."""
    open_at(1)
    ana = sit("Ana", 1, 1, at=minute(-60))
    cash_out(ana, amount=45_000, extended_dinner=True, verified_by="Dee Ortiz", by=supervisor, at=minute(0))
    entry = Entry.objects.get(player=ana.player)
    with pytest.raises(Refused, match="check in first"):
        call(entry, by=host, at=minute(1))
    check_in(entry, by=host, at=minute(2))
    call(entry, by=host, at=minute(3))


def test_a_walk_does_not_begin_before_the_last_one_ended(host, open_at, sit):
    open_at(1)
    ana = sit("Ana", 1, 1, at=minute(-60))
    away(ana, by=host, at=minute(0))
    back(ana, by=host, at=minute(10))
    away(ana, by=host, at=minute(15))
    with pytest.raises(Refused, match="away until 8:10 PM"):
        away(ana, since=minute(10) - timedelta(seconds=1), by=host, at=minute(16))
    away(ana, since=minute(10), by=host, at=minute(16))
    assert open_walk(ana).since == minute(10)


def test_what_was_counted_or_added_by_mistake_is_taken_back(room, host, supervisor, manager, open_at, sit, player):
    set_policy(room, changes={"absence_rules": [{"kind": "lap", "rule": "x", "laps": 2}]}, by=manager, at=minute(-99))
    open_at(1)
    ana, eve = sit("Ana", 1, 1), player("Eve")
    away(ana, by=host, at=minute(0))

    def taken_back(verb):
        undo(room, seq=Event.objects.get(room=room, verb=verb).seq, by=supervisor, at=minute(1))

    tally(ana, laps=1, by=host, at=minute(1))
    taken_back("tables.tally")
    assert open_walk(ana).laps == 0
    add_on(ana, amount=10_000, stack=10_000, by=host, at=minute(1))
    taken_back("tables.chips")
    assert not ana.chips.exists()
    pair = keep_apart(ana.player, other=eve, by=supervisor, at=minute(1))
    let_together(pair, by=supervisor, at=minute(1))
    taken_back("players.let_together")
    assert fresh(pair).until is None


@pytest.mark.parametrize("typed", ["jose", "NUÑEZ", "Jose\u0301", "nunez jose"])
def test_jose_is_found(room, player, typed):
    """PL-03."""
    jose = player("José Núñez", card="55012")
    assert list(find(room, typed)) == [jose]


def test_whoever_looks_the_same_is_told(room, player):
    """PL-03, and the Cyrillic twin of PL-07."""
    player("José Núñez", card="55012")
    ana = player("Ana")
    same = "looks the same as José N. (card …5012)"
    assert found(room, "Jose\u0301 Nu\u0301n\u0303ez", minute(0)).twin == same
    assert choice(room, None, "Jose\u0301 Nu\u0301n\u0303ez", minute(0)).twin == same
    assert found(room, "\u0410na", minute(0)).twin == "looks the same as Ana"
    assert list(find(room, "\u0410na")) == [ana]
    assert found(room, "Anabel", second(0)).twin == ""


def test_the_policy_of_a_room_may_renumber_when_somebody_returns(room, host, manager, open_at, sit):
    set_policy(room, changes={"renumber_on_return": True}, by=manager, at=minute(-120))
    open_at(1)
    ana, ben, cy = (sit(name, 1, number, at=minute(-60)) for number, name in enumerate(("Ana", "Ben", "Cy"), 1))
    for moment, sitting in enumerate((ana, ben, cy)):
        away(sitting, by=host, at=minute(moment))
    as_they_left = [open_walk(sitting).due_at for sitting in (ana, ben, cy)]
    back(ana, by=host, at=minute(3))
    assert [open_walk(sitting).kind for sitting in (ben, cy)] == ["first", "second"]
    undo(room, seq=Event.objects.latest("seq").seq, by=host, at=minute(3.5))
    assert [open_walk(sitting).due_at for sitting in (ana, ben, cy)] == as_they_left
