"""A turn: who may, when, in which order; policy at its moment; pages one by one; rooms sealed from each other."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.db import IntegrityError, connection, transaction

from floor.commands.chairs import seat
from pokerroom import expirations
from pokerroom.commands import set_policy
from pokerroom.models import Event, PolicyVersion, Staff
from pokerroom.refusals import Malformed, NotAllowed, NotFound, Refused
from pokerroom.roles import ALLOWED, Act, Role, lowest_role, may
from pokerroom.sweep import run_jobs, sweep
from pokerroom.trail.chain import broken_links
from pokerroom.turn import policy_of, require, turn
from tests.conftest import fresh, life, minute, second
from waitlist.commands.calls import call, page, pass_
from waitlist.commands.entries import check_in, join, remove
from waitlist.models import Entry, Page

# Who may


@pytest.mark.parametrize("act", list(Act))
@pytest.mark.parametrize("role", list(Role))
def test_the_role_table_is_asked_whatever_the_act(room, role, act):
    """Deny unless the table allows; the refusal names who may."""
    somebody = Staff(room=room, role=role, is_active=True)
    if act in ALLOWED[role]:
        require(somebody, act, room.pk)
        return
    with pytest.raises(NotAllowed) as refusal:
        require(somebody, act, room.pk)
    assert f"Ask a {lowest_role(act)}." in refusal.value.detail


@pytest.mark.parametrize("act", list(Act))
def test_whatever_a_host_may_a_supervisor_may_and_a_manager(act):
    allowed = [may(role, act) for role in (Role.HOST, Role.SUPERVISOR, Role.MANAGER)]
    assert allowed == sorted(allowed)


def test_who_does_not_work_here_any_more_may_nothing(room, host):
    host.is_active = False
    with pytest.raises(NotAllowed):
        require(host, Act.LISTS, room.pk)


def test_rooms_are_sealed(room, other_room, host, on_list, open_at, game):
    """Nobody of one room reaches anything of another."""
    stranger = Staff.objects.create_user("else", "password", room=other_room, name="Pat", role=Role.MANAGER)
    open_at(4)
    ann = on_list("Ann")
    for command in (
        lambda: call(ann, by=stranger, at=minute(0)),
        lambda: remove(ann, by=stranger, at=minute(0)),
        lambda: join(other_room, games=[game("1-3-nlh")], name="Bob", by=stranger, at=minute(0)),
        lambda: join(other_room, games=list(other_room.games.all()[:1]), player=ann.player, by=stranger, at=minute(0)),
        lambda: set_policy(room, changes={"passes_allowed": 0}, by=stranger, at=minute(0)),
    ):
        with pytest.raises(NotFound):
            command()
    assert life(ann) == ("waiting", None)
    assert not Event.objects.filter(room=other_room).exists()


# When


def test_the_rooms_clock_never_runs_backwards(room, host, on_list, open_at, story):
    """TM-12: a command that comes with an earlier time happens at the time of the last event."""
    open_at(4)
    ann, bob = on_list("Ann"), on_list("Bob")
    call(ann, by=host, at=minute(10))
    call(bob, by=host, at=minute(0))
    assert story(bob) == [("waitlist.called", minute(10))]
    assert life(bob) == ("called", minute(15))
    sweep(at=minute(0))
    assert life(ann)[0] == "called"


def test_what_is_due_lapses_first_and_in_order(room, host, on_list, open_at):
    """T5 of the timers: the order of effects is the order of due, each at its own moment, once."""
    open_at(4)
    names = [on_list(f"W{number}") for number in range(4)]
    for number, name in enumerate(reversed(names)):
        call(name, by=host, at=minute(number / 10))
    on_list("Zed", game_slug="1-1-plo", at=minute(90))
    lapsed = Event.objects.filter(room=room, actor=None).order_by("seq")
    moments = [event.at for event in lapsed]
    assert moments == sorted(moments)
    assert [event.verb for event in lapsed] == ["waitlist.held"] * 4 + ["waitlist.removed"] * 4
    sweep(at=minute(91))
    assert lapsed.count() == 8
    assert all(event.recorded_at >= minute(90) for event in lapsed)


def test_what_lapsed_stands_though_the_command_is_refused(host, on_list, open_at, room):
    """TM-02: her claim is refused in words, and what was overdue is written by it."""
    open_at(4)
    ana, ben = on_list("Ana"), on_list("Ben")
    call(ana, by=host, at=minute(0))
    with pytest.raises(Refused, match="ended 8:05:00 PM, on hold until 8:20:00 PM"):
        seat(ana, table=4, seat=1, by=host, at=minute(7))
    assert (life(ana), life(ben)) == (("held", minute(20)), ("called", minute(12)))
    held = Event.objects.get(room=room, verb="waitlist.held")
    assert held.at == minute(5)
    assert held.recorded_at >= minute(7)


@pytest.mark.parametrize(("moment", "came_back"), [(1199.999, True), (1200, False), (1200.001, False)])
def test_exactly_on_the_edge_of_a_hold(host, on_list, open_at, order, moment, came_back):
    """TM-03."""
    open_at(1)
    ana = on_list("Ana")
    call(ana, by=host, at=minute(0))
    if came_back:
        check_in(ana, by=host, at=second(moment))
        assert (life(ana), order()) == (("waiting", None), ["Ana"])
        return
    with pytest.raises(Refused) as refusal:
        check_in(ana, by=host, at=second(moment))
    assert (refusal.value.rule, life(ana)) == ("T45", ("removed", None))


def test_trouble_in_one_room_keeps_no_other_waiting(room, other_room, host, on_list, open_at, monkeypatch, caplog):
    """T8 of the timers: the poisoned room is named in the log, the others lapse in time."""
    open_at(4)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    [waits] = [kind for kind in expirations.EXPIRATIONS if kind.name == "waitlist"]

    def poisoned(now, entry, due_at):
        raise ZeroDivisionError

    monkeypatch.setattr(
        expirations, "EXPIRATIONS", [expirations.Expiration("poison", waits.where, waits.due, poisoned)]
    )
    sweep(at=minute(6))
    assert f"Room {room.slug}" in caplog.text
    monkeypatch.undo()
    sweep(at=minute(6))
    assert life(ann)[0] == "held"


# Policy at its moment


def test_a_policy_to_come_takes_effect_at_its_moment_whoever_notices(room, host, manager, on_list, open_at):
    open_at(4)
    set_policy(room, changes={"call_hold_seconds": 60}, since=minute(10), by=manager, at=minute(0))
    before, after = on_list("Ann"), on_list("Bob")
    call(before, by=host, at=minute(4)), call(after, by=host, at=minute(5.5))
    on_list("Zed", game_slug="1-1-plo", at=minute(11))
    assert (life(before), life(after)) == (("held", minute(24)), ("held", minute(11.5)))
    in_force = Event.objects.get(room=room, verb="policy.in_force")
    assert (in_force.at, in_force.actor) == (minute(10), None)


def test_a_policy_to_come_builds_on_what_is_changed_until_then(room, manager):
    set_policy(room, changes={"dinner_seconds": 1800}, since=minute(120), by=manager, at=minute(0))
    set_policy(room, changes={"call_claim_seconds": 120}, by=manager, at=minute(60))
    sweep(at=minute(121))
    policy = policy_of(fresh(room))
    assert (policy.call_claim_seconds, policy.dinner_seconds) == (120, 1800)
    assert [version.number for version in PolicyVersion.objects.filter(room=room).order_by("number")] == [1, 2]


def test_a_policy_is_refused_whole(room, manager, supervisor):
    with pytest.raises(Malformed) as refusal:
        set_policy(room, changes={"call_claim_seconds": 0, "passes_allowed": 2}, by=manager, at=minute(0))
    assert list(refusal.value.extra["fields"]) == ["call_claim_seconds"]
    with pytest.raises(Malformed):
        set_policy(room, changes={"passes_allowed": 2}, since=minute(-1), by=manager, at=minute(0))
    with pytest.raises(NotAllowed):
        set_policy(room, changes={"passes_allowed": 2}, by=supervisor, at=minute(0))
    assert not PolicyVersion.objects.filter(room=room).exists()


def test_each_event_names_the_version_it_was_decided_by(room, host, manager, on_list):
    on_list("Ann", at=minute(0))
    set_policy(room, changes={"passes_allowed": 2}, by=manager, at=minute(1))
    on_list("Bob", at=minute(2))
    joined = Event.objects.filter(room=room, verb="waitlist.joined").order_by("seq")
    assert [event.policy_number for event in joined] == [0, 1]


# The log


def test_the_chain_is_whole_and_a_changed_word_breaks_it(room, host, on_list):
    """I28: even past the guards a change is found, and where."""
    on_list("Ann"), on_list("Bob")
    assert not broken_links(fresh(room))
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SET LOCAL session_replication_role = replica")
            cursor.execute("UPDATE pokerroom_event SET at = at + interval '1 second' WHERE seq = 2")
        assert broken_links(fresh(room))[0].seq == 2
        transaction.set_rollback(True)


@pytest.mark.parametrize("harm", ["UPDATE pokerroom_event SET at = at", "DELETE FROM pokerroom_event"])
def test_the_log_is_only_added_to(room, host, on_list, harm):
    on_list("Ann")
    with pytest.raises(IntegrityError, match="never changed or deleted"), transaction.atomic():
        connection.cursor().execute(harm)


def test_one_turn_is_one_command_in_the_log(room, host, on_list, full):
    full(4, but=1)
    ann, bob = on_list("Ann"), on_list("Bob")
    call(ann, by=host, at=minute(0)), pass_(ann, by=host, at=minute(1))
    passed = Event.objects.get(room=room, verb="waitlist.passed")
    followed = Event.objects.filter(room=room, subject=f"entry:{bob.pk}", verb="waitlist.called").get()
    assert followed.command == passed.command == passed.seq


def test_a_turn_that_records_nothing_leaves_the_version(room, host):
    with turn(room, by=host, at=minute(0)):
        pass
    assert fresh(room).version == 0


# Pages


def test_two_calls_within_two_seconds(room, host, on_list, open_at):
    """BO-05: one banner at a time, fifteen seconds each; whose call has ended by then is dropped unshown."""
    open_at(1), open_at(3)
    ana, ben, cy = (on_list(name) for name in ("Ana", "Ben", "Cy"))
    call(ana, table=1, seat=4, by=host, at=second(0))
    run_jobs(second(0))
    call(ben, table=3, seat=1, by=host, at=second(2))
    call(cy, table=3, seat=2, by=host, at=second(4))
    remove(ben, by=host, at=second(6))
    for moment in range(1, 32):
        run_jobs(second(max(6, moment)))
    pages = {page.entry.player.name: page for page in Page.objects.filter(room=room).select_related("entry__player")}
    shown = {name: (page.state, page.shown_from, page.shown_until) for name, page in pages.items()}
    assert shown == {
        "Ana": ("shown", second(0), second(15)),
        "Ben": ("dropped", None, None),
        "Cy": ("shown", second(15), second(30)),
    }


def test_a_page_of_a_name_that_is_off_the_list_is_dropped(room, host, on_list):
    ann = on_list("Ann")
    page(ann, by=host, at=second(0)), remove(ann, by=host, at=second(1))
    run_jobs(second(2))
    assert Page.objects.get(entry=ann).state == "dropped"


def test_a_span_of_bulk_leaves_one_event_each(room, host, on_list, open_at):
    """OP-05: twelve calls that lapse in one sweep are twelve events of the clock."""
    open_at(4), open_at(5)
    names = [on_list(f"W{number}") for number in range(12)]
    for name in names:
        call(name, by=host, at=minute(0))
    sweep(at=minute(5) + timedelta(seconds=1))
    held = Event.objects.filter(room=room, verb="waitlist.held")
    assert held.count() == 12
    assert {event.actor for event in held} == {None}
    assert {event.data["was"]["status"] for event in held} == {"called"}
    assert Entry.objects.filter(room=room, status="held").count() == 12
