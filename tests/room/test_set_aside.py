"""One bad row never stops a room: what raises is set aside with its error, retried, and everything else goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pokerroom import expirations, hooks
from pokerroom.models import Event, Room, SetAside
from pokerroom.sweep import sweep
from tests.conftest import life, minute, second
from waitlist.commands.calls import call
from waitlist.commands.entries import join

pytestmark = pytest.mark.usefixtures("supervisor")


class Trouble(Exception):
    """What a bad row raises."""


@pytest.fixture
def spoil(monkeypatch) -> Iterator[Callable[..., set[int]]]:
    """Let the expirations of one kind raise for the rows in the set that this answers."""

    def spoiled(name: str) -> set[int]:
        bad: set[int] = set()

        def poisoned(kind: expirations.Expiration) -> expirations.Expiration:
            def expire(turn, thing, due_at):
                done = kind.expire(turn, thing, due_at)
                if thing.pk in bad:
                    raise Trouble(f"row {thing.pk}")
                return done

            return replace(kind, expire=expire)

        kinds = [poisoned(kind) if kind.name == name else kind for kind in expirations.EXPIRATIONS]
        monkeypatch.setattr(expirations, "EXPIRATIONS", kinds)
        return bad

    return spoiled


@pytest.fixture
def called(host, on_list, open_at):
    """Ann and Bea are called at 8:00: both calls run out at 8:05."""
    open_at(4)
    entries = [on_list("Ann"), on_list("Bea")]
    for entry in entries:
        call(entry, by=host, at=minute(0))
    return entries


def test_a_bad_row_is_set_aside_and_the_next_one_expires_in_time(room, host, called, spoil, game):
    ann, _ = called
    bad = spoil("waitlist")
    bad.add(ann.pk)
    sweep(at=minute(6))
    assert [life(entry)[0] for entry in called] == ["called", "held"]
    aside = SetAside.objects.get(room=room)
    assert (aside.what, aside.row, aside.tries) == ("waitlist", ann.pk, 1)
    assert "Trouble: row" in aside.error
    [joined] = join(room, games=[game("1-3-nlh")], name="Cy", by=host, at=minute(6))
    assert joined.status == "waiting"


def test_it_is_tried_again_later_and_then_expires_at_its_own_due_moment(room, called, spoil):
    ann, _ = called
    bad = spoil("waitlist")
    bad.add(ann.pk)
    sweep(at=minute(6))
    sweep(at=second(360.5))  # before the second has passed it is left alone
    assert SetAside.objects.get(room=room).tries == 1
    sweep(at=second(361))
    assert SetAside.objects.get(room=room).tries == 2
    bad.clear()
    sweep(at=second(364.9))  # four seconds after the second try, not earlier
    assert life(ann)[0] == "called"
    sweep(at=second(365))
    held = Event.objects.get(room=room, subject=f"entry:{ann.pk}", verb="waitlist.held")
    assert (life(ann)[0], held.at) == ("held", minute(5))
    assert not SetAside.objects.filter(room=room).exists()
    assert not Room.objects.get(pk=room.pk).has_set_aside


def test_what_it_did_before_it_raised_is_gone(room, called, spoil):
    ann, _ = called
    spoil("waitlist").add(ann.pk)
    sweep(at=minute(6))
    verbs = list(Event.objects.filter(room=room, at__gte=minute(5)).order_by("seq").values_list("verb", "subject"))
    assert ("waitlist.held", f"entry:{ann.pk}") not in verbs
    assert [verb for verb, _ in verbs].count("room.set_aside") == 1


def test_a_hook_that_raises_lets_the_command_stand(room, host, on_list, monkeypatch):
    def stumble(turn):
        turn.record("waitlist.noted", "entry:0")
        raise Trouble("hook")

    monkeypatch.setattr(hooks, "HOOKS", [(hooks.Stage.OFFERS, stumble), *hooks.HOOKS])
    ann = on_list("Ann")
    assert life(ann)[0] == "waiting"
    assert SetAside.objects.get(room=room).what == "stumble"
    assert not Event.objects.filter(room=room, subject="entry:0").exists()
    assert life(on_list("Bea"))[0] == "waiting"


def test_what_is_set_aside_stands_on_the_clock_rail(room, called, spoil, client, supervisor):
    spoil("waitlist").add(called[0].pk)
    sweep(at=minute(6))
    client.force_login(supervisor)
    assert "Set aside" in client.get("/toledo/floor/clocks/").content.decode()


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10**6))
def test_whatever_raises_hosts_go_on(room, host, open_at, on_list, game, monkeypatch, seed):
    """Each kind of expiration and each hook may raise at any time, while hosts work: calls, absences, names."""
    luck = Random(seed)
    number = Event.objects.filter(room=room).count()
    at = minute(number * 60)
    if not number:
        open_at(1, at=at)
    ann = on_list(f"Ann {number}", at=at)

    def maybe(name: str) -> None:
        if luck.random() < 0.5:
            raise Trouble(name)

    def spoiled(kind: expirations.Expiration) -> expirations.Expiration:
        def expire(turn, thing, due_at):
            maybe(kind.name)
            return kind.expire(turn, thing, due_at)

        return replace(kind, expire=expire)

    def hooked(hook):
        def run(turn):
            maybe(hook.__name__)
            hook(turn)

        run.__name__ = hook.__name__
        return run

    with monkeypatch.context() as patch:
        patch.setattr(expirations, "EXPIRATIONS", [spoiled(kind) for kind in expirations.EXPIRATIONS])
        patch.setattr(hooks, "HOOKS", [(stage, hooked(hook)) for stage, hook in hooks.HOOKS])
        call(ann, by=host, at=at)
        for name in "ab":
            join(room, games=[game("1-3-nlh")], name=f"Player {number} {name}", by=host, at=at)
            sweep(at=at)
            at = at + (minute(6) - minute(0))
    sweep(at=at + (minute(60) - minute(0)))
    assert life(ann)[0] == "removed"
    assert not SetAside.objects.filter(room=room).exists()
