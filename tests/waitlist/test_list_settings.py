"""How other rooms keep their lists: missed calls, call-ins, names that expire, out of turn. HCT's are the defaults."""

from __future__ import annotations

from datetime import timedelta

import pytest

from floor.commands.absences import away
from floor.commands.cash_outs import cash_out
from floor.commands.chairs import seat, walk_up
from floor.commands.custody import pick_up
from pokerroom import invariants
from pokerroom.policy import SETTINGS
from pokerroom.refusals import Refused
from pokerroom.sweep import sweep
from pokerroom.turn import policy_of
from tables.models import Game
from tests.conftest import fresh, life, minute, second
from waitlist import queries
from waitlist.commands.calls import call, call_next, was_here
from waitlist.commands.entries import change_list, check_in, join, restore
from waitlist.models import Entry
from waitlist.queries.api import entry_at
from waitlist.rules import Via

pytestmark = pytest.mark.django_db


@pytest.fixture
def nlh(game):
    return game("1-3-nlh")


def order(room, game):
    return [row.entry.player.name for row in queries.waiting_order(room, game, policy_of(fresh(room)))]


# After a missed call (T45)

MISSED = [
    # setting, entry afterwards, who is called next for that seat
    ("hold", ("held", minute(20)), "Bob"),
    ("behind", ("waiting", None), "Bob"),
    ("keep", ("waiting", None), "Bob"),
    ("remove", ("removed", None), "Bob"),
]


@pytest.mark.rule("T45")
@pytest.mark.parametrize(("missed", "ann_is", "next_called"), MISSED)
def test_a_missed_call(room, sets, host, open_at, on_list, nlh, missed, ann_is, next_called):
    sets(missed_call=missed)
    open_at(4, chairs=2)
    ann, bob, cy = on_list("Ann"), on_list("Bob"), on_list("Cy")
    call(ann, by=host, at=minute(0))
    call(bob, by=host, at=minute(1))
    check_in(bob, by=host, at=minute(1))
    seen = entry_at(fresh(room), ann.pk, minute(5))  # before anything has written it
    sweep(at=minute(5))
    assert life(ann) == ann_is
    assert (seen["status"], fresh(ann).status) == (ann_is[0], ann_is[0])
    assert fresh(cy).status == "called"  # for the seat that Ann missed
    assert not [row for row in invariants.check(minute(6)) if row.key in ("I7", "I9", "I10", "I11", "I13", "I14")]


@pytest.mark.rule("T45")
@pytest.mark.parametrize(("missed", "stands"), [("behind", ["Bob", "Ann"]), ("keep", ["Ann", "Bob"])])
def test_where_the_place_is_afterwards(room, sets, host, open_at, on_list, nlh, missed, stands):
    sets(missed_call=missed)
    open_at(4)
    ann, _ = on_list("Ann"), on_list("Bob", via=Via.PHONE)
    call(ann, by=host, at=minute(0))
    sweep(at=minute(6))
    assert order(room, nlh) == stands
    with pytest.raises(Refused, match="Nobody"):
        call_next(room, game=nlh, by=host, at=minute(7))
    check_in(ann, by=host, at=minute(8))
    assert order(room, nlh) == stands
    assert call_next(room, game=nlh, by=host, at=minute(9))[0] == ann


@pytest.mark.rule("T45")
@pytest.mark.parametrize("missed", ["behind", "keep"])
def test_was_here_in_time_gives_the_call_back(sets, host, open_at, on_list, missed):
    sets(missed_call=missed)
    open_at(4)
    ann, bob = on_list("Ann"), on_list("Bob")
    call(ann, by=host, at=minute(0))
    sweep(at=minute(5))
    was_here(ann, told=second(299), by=host, at=second(330))
    assert (fresh(ann).status, ann.put_at, ann.away_since, fresh(bob).status) == ("called", None, None, "waiting")


@pytest.mark.rule("T45")
def test_a_name_that_a_missed_call_took_off_is_restorable(sets, host, open_at, on_list):
    sets("game:1-3-nlh", missed_call="remove")
    open_at(4)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    sweep(at=minute(9))
    assert (fresh(ann).status, ann.ended_at, ann.ended_why) == ("removed", minute(5), "no show")
    restore(ann, by=host, at=minute(10))
    assert fresh(ann).status == "waiting"


@pytest.mark.rule("T35")
@pytest.mark.parametrize("missed", ["hold", "behind", "keep", "remove"])
def test_chips_in_custody_keep_the_place_whatever_the_rule(room, sets, host, supervisor, open_at, sit, on_list, missed):
    sets(missed_call=missed)
    open_at(4)
    sat, other = sit("Ann", 4, 1), sit("Bob", 4, 2)
    away(other, by=host, at=minute(-40))
    away(sat, by=host, at=minute(-30))
    pick_up(sat, amount=18_700, verified_by="Dee Ortiz", bag="7", by=supervisor, at=minute(-5))
    entry = Entry.objects.get(player=sat.player, status="waiting")
    check_in(entry, by=host, at=minute(-4))
    call(entry, by=host, at=minute(0))
    assert entry_at(fresh(room), entry.pk, minute(5))["status"] == "waiting"
    sweep(at=minute(30))
    assert life(entry) == ("waiting", None)


# How a name may be taken (T10)


@pytest.mark.rule("T10")
@pytest.mark.parametrize("via", [Via.DESK, Via.PHONE, Via.KIOSK, Via.WEB])
def test_names_are_taken_the_ways_the_list_says(room, sets, host, game, player, via):
    sets("game:1-3-nlh", list_channels=["kiosk", "desk"])
    ways = {Via.DESK, Via.KIOSK}
    ann = player("Ann")
    assert join(room, games=[game("2-5-nlh")], player=ann, via=via, by=host, at=minute(0))
    if via in ways:
        assert join(room, games=[game("1-3-nlh")], player=ann, via=via, by=host, at=minute(1))
        return
    with pytest.raises(Refused, match=f"takes no names by {via}: only by desk or kiosk") as refusal:
        join(room, games=[game("1-3-nlh")], player=ann, via=via, by=host, at=minute(1))
    assert refusal.value.rule == "T10"


def test_staff_may_move_a_phoned_in_name_to_a_list_that_takes_none_by_phone(sets, host, game, on_list):
    sets("game:1-3-nlh", list_channels=["desk"])
    ann = on_list("Ann", game_slug="2-5-nlh", via=Via.PHONE)
    moved = change_list(ann, game=game("1-3-nlh"), reason="Asked to", by=host, at=minute(0))
    assert (moved.game.slug, moved.via, moved.away_since is None) == ("1-3-nlh", "phone", False)


@pytest.mark.rule("T10")
@pytest.mark.parametrize(("at", "taken"), [(-1, False), (0, True)])
@pytest.mark.parametrize("via", [Via.PHONE, Via.DESK])
def test_a_scheduled_games_call_ins_open_so_long_before(room, sets, host, game, player, at, taken, via):
    sets(call_in_window_seconds=3600)
    Game.objects.filter(room=room, slug="1-3-nlh").update(scheduled_at=minute(60))
    taken |= via == Via.DESK
    facts = {"games": [game("1-3-nlh")], "player": player("Ann"), "via": via, "by": host, "at": second(at)}
    if taken:
        assert join(room, **facts)
        return
    with pytest.raises(Refused, match="takes call-ins from 8:00 PM") as refusal:
        join(room, **facts)
    assert refusal.value.extra["allowed_from"] == minute(0).isoformat()


@pytest.mark.rule("T10")
@pytest.mark.parametrize(("checks_in", "stays"), [(second(3599), True), (None, False)])
def test_who_called_in_must_be_here_in_time(room, sets, host, on_list, checks_in, stays):
    sets(call_in_window_seconds=3600)
    ann, bob = on_list("Ann", via=Via.PHONE, at=minute(0)), on_list("Bob", at=minute(0))
    assert life(ann) == ("waiting", minute(60))
    if checks_in:
        check_in(ann, by=host, at=checks_in)
    assert entry_at(fresh(room), ann.pk, minute(60))["status"] == ("waiting" if stays else "removed")
    sweep(at=minute(90))
    fresh(ann)
    assert (ann.status, ann.ended_why) == (("waiting", "") if stays else ("removed", "did not arrive in time"))
    assert ann.ended_at == (None if stays else minute(60))
    assert life(bob) == ("waiting", None)


# How long a name stands


def test_a_name_stands_for_as_long_as_the_list_says(sets, host, on_list, story):
    sets("game:1-3-nlh", entry_age_seconds=7200)
    ann, bob = on_list("Ann", at=minute(0)), on_list("Bob", game_slug="2-5-nlh", at=minute(0))
    sweep(at=second(7199))
    assert fresh(ann).status == "waiting"
    sweep(at=minute(200))
    assert story(ann)[-1] == ("waitlist.removed", minute(120))
    assert (fresh(ann).ended_why, fresh(bob).status) == ("too long ago", "waiting")


def test_a_name_that_is_called_does_not_expire_until_it_waits_again(sets, host, open_at, on_list):
    sets(entry_age_seconds=600, missed_call="keep")
    open_at(4)
    ann = on_list("Ann", at=minute(0))
    call(ann, by=host, at=minute(9))
    sweep(at=minute(11))
    assert fresh(ann).status == "called"
    sweep(at=minute(15))
    assert (fresh(ann).status, ann.ended_why) == ("removed", "too long ago")


def test_another_list_counts_from_when_the_name_joined(sets, host, game, on_list):
    sets(entry_age_seconds=7200)
    ann = on_list("Ann", at=minute(0))
    moved = change_list(ann, game=game("2-5-nlh"), reason="Asked to", by=host, at=minute(60))
    assert (moved.expires_at, moved.due_at) == (minute(120), minute(120))


# Out of turn (T12)

OUT_OF_TURN = [
    # setting, a host may, a supervisor may, a supervisor may overrule
    ("reason", True, True, True),
    ("supervisor", False, True, True),
    ("never", False, False, True),
]


@pytest.mark.rule("T12")
@pytest.mark.parametrize(("rule", "host_may", "supervisor_may", "overruled"), OUT_OF_TURN)
@pytest.mark.parametrize("way", ["call", "seat", "walk_up"])
def test_out_of_turn(
    room, sets, host, supervisor, open_at, on_list, player, way, rule, host_may, supervisor_may, overruled
):
    sets(out_of_turn=rule)
    open_at(4)
    on_list("Ann"), on_list("Cy", via=Via.PHONE)
    bob, eve = on_list("Bob"), player("Eve")
    facts = {"reason": "Agreed with the others"}
    ways = {
        "call": lambda **by: call(bob, **facts, **by, at=minute(0)),
        "seat": lambda **by: seat(bob, table=4, seat=1, id_seen=True, **facts, **by, at=minute(0)),
        "walk_up": lambda **by: walk_up(room, table=4, seat=1, player=eve, **facts, **by, at=minute(0)),
    }
    for staff, may, overrule in ((host, host_may, ""), (supervisor, supervisor_may, ""), (supervisor, overruled, "x")):
        if may:
            assert ways[way](by=staff, overrule=overrule)
            return
        with pytest.raises(Refused, match="out of turn for 1-3 NLH: Ann is ahead") as refusal:
            ways[way](by=staff, overrule=overrule)
        assert refusal.value.rule == "T12"


@pytest.mark.rule("T12")
def test_in_turn_nothing_is_refused(sets, host, open_at, on_list):
    """Cy is passed over by rule: not here."""
    sets(out_of_turn="never")
    open_at(4)
    on_list("Cy", via=Via.PHONE)
    assert call(on_list("Bob"), by=host, at=minute(0))


def test_no_limit_is_said_so():
    assert SETTINGS["entry_age_seconds"].says(0) == "no limit"
    assert SETTINGS["entry_age_seconds"].says(int(timedelta(hours=2).total_seconds())) == "120 min"
    assert SETTINGS["list_channels"].says(["desk", "phone"]) == "desk, phone"


# Back from an extended dinner (T34)


@pytest.mark.rule("T34")
@pytest.mark.parametrize(("place", "stands"), [(0, ["Hal", "Ann", "Bob", "Cy"]), (2, ["Ann", "Hal", "Bob", "Cy"])])
def test_the_place_after_an_extended_dinner(room, sets, supervisor, host, open_at, sit, on_list, nlh, place, stands):
    sets("game:1-3-nlh", extended_dinner_place=place)
    open_at(4)
    hal = sit("Hal", 4, 1)
    on_list("Ann"), on_list("Bob"), on_list("Cy")
    cash_out(hal, amount=20_000, extended_dinner=True, verified_by="Dee Ortiz", by=supervisor, at=minute(0))
    entry = Entry.objects.get(player=hal.player, status="waiting")
    check_in(entry, by=host, at=minute(30))
    assert order(room, nlh) == stands
    reason = entry_at(fresh(room), entry.pk, minute(31))["why"]
    assert reason.startswith("Extended dinner since 8:00 PM" + (": place 2 on return (T34)" if place else " (T34)"))
