"""The evening through the API alone, in real time: places, a missed call, and the same without a sweep."""

from __future__ import annotations

import time
from datetime import datetime, timedelta

import pytest

from pokerroom import clock
from pokerroom.sweep import sweep

CLAIM, HOLD = timedelta(seconds=2), timedelta(seconds=3)


@pytest.fixture
def quick(max_, kim):
    """A room where calls and holds are over in seconds, with a table open."""
    told = max_.patch("policy/", {"call_claim_seconds": 2, "call_hold_seconds": 3, "auto_call": "off"})
    assert told.json()["call_claim_seconds"] == 2
    assert kim.post("tables/4/open/", {"game": "1-3-nlh"}).json()["status"] == "open"


def joined(caller, name, **facts):
    player = caller.post("players/", {"name": name, "id_seen": True, **facts}).json()["id"]
    via = "phone" if facts.get("tier") else "desk"
    return caller.post("lists/1-3-nlh/entries/", {"player": player, "via": via}).json()


def names(caller):
    (shown,) = [one for one in caller.get("lists/").json() if one["game"] == "1-3-nlh"]
    return [(entry["player"]["name"], entry["status"], entry["position"]) for entry in shown["entries"]]


def story(kim, entry):
    """What the trail says of this entry's call: verb, when it fell due, how late it was written."""
    told = [event for event in kim.get("events/").json() if event["subject"] == f"entry:{entry}"]
    rows = [(e["verb"], datetime.fromisoformat(e["at"]), datetime.fromisoformat(e["recorded_at"])) for e in told]
    return [(verb, at, recorded - at) for verb, at, recorded in rows if verb != "waitlist.joined"]


def until(done, *, sweeping):
    for _ in range(100):
        if sweeping:
            sweep(clock.now())
        if done():
            return
        time.sleep(0.1)
    raise AssertionError("It never happened.")


def test_a_tier_three_call_in_stands_first_on_arrival(sam, kim):
    for name in ("Ann", "Bob"):
        joined(sam, name)
    vic = joined(kim, "Vic", tier=3)
    assert (vic["arrived"], vic["position"]) == (False, 3)
    here = sam.post(f"entries/{vic['id']}/check-in/").json()
    assert (here["arrived"], here["position"]) == (True, 1)
    assert "T46" in here["why"]
    assert names(sam) == [("Vic", "waiting", 1), ("Ann", "waiting", 2), ("Bob", "waiting", 3)]


def test_a_call_is_over_at_its_time_and_then_the_hold(quick, sam, kim):
    ann = joined(sam, "Ann")["id"]
    called = sam.post("lists/1-3-nlh/call-next/").json()
    due = datetime.fromisoformat(called["due_at"])
    assert (called["id"], called["status"], called["seat"], called["passed_over"]) == (
        ann, "called", {"table": 4, "seat": 1}, [],
    )  # fmt: skip
    until(lambda: sam.get(f"entries/{ann}/").json()["status"] == "removed", sweeping=True)
    sweep(clock.now())
    told = story(kim, ann)
    assert [(verb, at) for verb, at, _ in told] == [
        ("waitlist.called", due - CLAIM),
        ("waitlist.held", due),
        ("waitlist.removed", due + HOLD),
    ]
    assert all(late < timedelta(seconds=1.5) for _, _, late in told)


def test_without_a_sweep_the_next_command_finds_it_done(quick, sam, kim):
    ann = joined(sam, "Ann")["id"]
    due = datetime.fromisoformat(sam.post("lists/1-3-nlh/call-next/").json()["due_at"])
    until(lambda: names(sam) == [("Ann", "held", None)], sweeping=False)
    assert [verb for verb, _, _ in story(kim, ann)] == ["waitlist.called"]  # seen, though nothing has written it
    assert kim.get("tables/4/").json()["seats"][0]["status"] == "open"
    until(lambda: names(sam) == [], sweeping=False)
    joined(sam, "Bob")
    assert [(verb, at) for verb, at, _ in story(kim, ann)] == [
        ("waitlist.called", due - CLAIM),
        ("waitlist.held", due),
        ("waitlist.removed", due + HOLD),
    ]
