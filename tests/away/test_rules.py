"""Rules for being away as a table, and what other rooms' rules look like as policy: first match wins."""

from __future__ import annotations

import pytest

from pokerroom.policy import Policy, cleaned
from pokerroom.refusals import Malformed
from tables.rules.absences import Walk, allowance, is_over, ordinal_of, rules_of
from tests.conftest import minute

NOBODY, LIST, FEEDER = frozenset(), frozenset({"list", "list_or_feeder"}), frozenset({"feeder", "list_or_feeder"})
DINNER = frozenset({"dinner_wanted", "dinner_unused"})

THIRD = {"ordinal": 3, "and_later": True}

# Published rules of real rooms, as policy.
ROOMS = {
    "toledo": [],
    "jackson": [{"kind": "third", "rule": "walking", **THIRD, "when": ["list_or_feeder"], "seconds": 0}],
    "canberra": [{"kind": "lap", "rule": "absence", "laps": 1, "force": "auto", "return_to": "none"}],
    "third man": [
        {"kind": "third", "rule": "third man", **THIRD, "when": ["list"], "seconds": 600, "laps": 1}
    ],
    "uk cash": [{"kind": "walk", "rule": "absence", "seconds": 1200, "only_if": "list", "force": "staff"}],
    "mohegan": [
        {"kind": "dinner", "rule": "dinner", "ordinal": 1, "when": ["dinner_wanted"], "seconds": 3600},
        {"kind": "first", "rule": "away", "ordinal": 1, "missed_blinds": 2, "force": "auto"},
        {"kind": "second", "rule": "away", "ordinal": 2, "missed_blinds": 1, "force": "auto"},
        {"kind": "third", "rule": "away", **THIRD, "seconds": 0, "force": "auto"},
    ],
    "vancouver": [{"kind": "third", "rule": "third", **THIRD, "missed_blinds": 1}],
    "three-h": [{"kind": "third", "rule": "third", **THIRD, "when": ["list"], "laps": 1}],
}  # fmt: skip


def rules(room):
    figures = {"absence_rules": ROOMS[room]} if ROOMS[room] else {}
    return rules_of(Policy(cleaned(figures)))


@pytest.mark.parametrize(
    ("room", "ordinal", "facts", "limit"),
    [
        ("toledo", 1, DINNER, ("dinner", 3600, None, None)),
        ("toledo", 1, frozenset({"dinner_wanted"}), ("first", 1200, None, None)),
        ("toledo", 2, DINNER, ("second", 1200, None, None)),
        ("toledo", 3, NOBODY, ("third", 300, None, None)),
        ("toledo", 6, NOBODY, ("third", 300, None, None)),
        ("jackson", 2, LIST, None),
        ("jackson", 3, NOBODY, None),
        ("jackson", 3, FEEDER, ("third", 0, None, None)),
        ("canberra", 1, NOBODY, ("lap", None, None, 1)),
        ("third man", 3, LIST, ("third", 600, None, 1)),
        ("third man", 3, NOBODY, None),
        ("uk cash", 1, NOBODY, ("walk", 1200, None, None)),
        ("mohegan", 1, DINNER, ("dinner", 3600, None, None)),
        ("mohegan", 1, NOBODY, ("first", None, 2, None)),
        ("mohegan", 2, NOBODY, ("second", None, 1, None)),
        ("mohegan", 4, NOBODY, ("third", 0, None, None)),
        ("vancouver", 3, NOBODY, ("third", None, 1, None)),
        ("three-h", 3, LIST, ("third", None, None, 1)),
    ],
)
def test_rooms_differ(room, ordinal, facts, limit):
    rule = allowance(rules(room), ordinal, facts)
    assert (rule and (rule.kind, rule.seconds, rule.missed_blinds, rule.laps)) == limit


@pytest.mark.parametrize(("seconds", "laps", "over"), [(599, 0, False), (600, 0, True), (30, 1, True), (599, 1, True)])
def test_ten_minutes_or_one_lap(seconds, laps, over):
    """The room of the third man: whichever comes first."""
    rule = allowance(rules("third man"), 3, LIST)
    assert is_over([(seconds, rule.seconds), (laps, rule.laps)], either=rule.combine == "any") is over


@pytest.mark.parametrize(
    ("walks", "orders"),
    [
        ([(1, 0, None), (2, 3, None), (3, 10, None)], [1, 2, 3]),
        ([(1, 0, 5), (2, 3, None), (3, 10, None)], [1, 2, 2]),
        ([(1, 0, 10), (2, 10, None)], [1, 1]),
        ([(1, 0, None), (2, 0, None)], [1, 2]),
    ],
)
def test_the_order_of_leaving_counts_those_away_at_that_moment(walks, orders):
    made = [Walk(key, minute(since), None if until is None else minute(until)) for key, since, until in walks]
    assert [ordinal_of(walk, made) for walk in made] == orders


@pytest.mark.parametrize(
    "rows",
    [
        "no",
        [{"kind": "x", "rule": "T"}],
        [{"kind": "x", "rule": "T", "seconds": -1}],
        [{"kind": "x", "rule": "T", "seconds": 5, "when": ["weather"]}],
        [{"kind": "x", "rule": "T", "seconds": 5, "colour": "red"}],
        [{"seconds": 5}],
    ],
)
def test_rules_that_say_nothing_are_refused(rows):
    with pytest.raises(Malformed):
        cleaned({"absence_rules": rows})
