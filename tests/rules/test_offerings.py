"""What an offering can't be: each boundary from both sides, whoever makes or changes it (rules §1)."""

from __future__ import annotations

import pytest

from floor.commands.games import change_game
from pokerroom.commands import set_policy
from pokerroom.refusals import Malformed, Refused
from tables.commands.games import add_game
from tables.rules.templates import TEMPLATES
from tests.conftest import fresh, minute

PLAIN = {"name": "A Game", "short": "Game", "max_kind": "none"}
NO_LIMIT = {"structure": "no limit", "small_blind": 100}
VEGAS = {"structure": "fixed multiples", "ante": 100}


@pytest.fixture
def offer(room, manager):
    return lambda **facts: add_game(room, slug="a-game", **PLAIN | facts, by=manager, at=minute(0))


@pytest.mark.rule("T61", "TS1", "VH10")
@pytest.mark.parametrize(
    ("good", "bad", "field", "rule"),
    [
        (NO_LIMIT | {"big_blind": 500, "run_it_twice": True}, {"big_blind": 499}, "run_it_twice", "T61"),
        (
            {"structure": "pot limit", "name": "Pot Limit Omaha", "run_it_twice": True},
            {"structure": "limit"},
            "run_it_twice",
            "T61",
        ),
        (
            {"structure": "pot limit", "name": "Pot Limit Omaha", "run_it_twice": True},
            {"name": "Pot Limit Hold'em"},
            "run_it_twice",
            "T61",
        ),
        ({"structure": "limit", "name": "5-10 Stud", "most_chairs": 9}, {"most_chairs": 10}, "most_chairs", "TS1"),
        ({"structure": "limit", "variants": ["omaha8", "razz"]}, {"most_chairs": 10}, "most_chairs", "TS1"),
        ({"structure": "limit", "most_chairs": 10}, {"name": "Omaha / Stud Hi-Lo"}, "most_chairs", "TS1"),
        (VEGAS, {"ante": None}, "ante", "VH2"),
        (VEGAS | {"multiples": [1, 2, 3, 4, 5]}, {"multiples": [1, 2, 3, 4, 6]}, "multiples_approval", "VH10"),
        (
            VEGAS | {"multiples": [1, 2, 3, 4, 6], "multiples_approval": "lessee, May 2"},
            {"multiples_approval": ""},
            "multiples_approval",
            "VH10",
        ),
        (VEGAS | {"multiples": [1, 2, 3, 4, 5]}, {"multiples": [1, 2, 3, 5, 4]}, "multiples", "VH1"),
        (VEGAS | {"multiples": [1, 2, 3, 4, 5]}, {"multiples": [1, 2, 3, 4]}, "multiples", "VH1"),
        (VEGAS | {"multiples": None}, NO_LIMIT | {"multiples": [1, 2, 3, 4, 5], "big_blind": 300}, "multiples", "VH1"),
        (
            {"structure": "limit", "lower_limit": 300, "upper_limit": 600},
            {"structure": "no limit"},
            "lower_limit",
            "GG1",
        ),
    ],
)
def test_what_a_rule_of_the_house_refuses(offer, good, bad, field, rule):
    with pytest.raises(Refused) as refusal:
        offer(**good | bad)
    assert (refusal.value.status, refusal.value.rule, list(refusal.value.extra["fields"])) == (409, rule, [field])
    assert offer(**good).pk


@pytest.mark.parametrize(
    ("good", "bad", "field"),
    [
        (NO_LIMIT | {"big_blind": 100}, {"big_blind": 99}, "small_blind"),
        (NO_LIMIT | {"big_blind": 100}, {"big_blind": None}, "big_blind"),
        ({"structure": "limit", "lower_limit": 300, "upper_limit": 301}, {"upper_limit": 300}, "upper_limit"),
        ({"structure": "limit", "lower_limit": 300, "upper_limit": 600}, {"upper_limit": None}, "upper_limit"),
        (
            {"structure": "limit", "buy_in_min": 400, "buy_in_max": 400, "max_kind": "fixed"},
            {"buy_in_max": 399},
            "buy_in_max",
        ),
        ({"structure": "limit", "sheet": {"kill": True}}, {"sheet": {"kill": "yes"}}, "sheet"),
        (
            {"structure": "limit", "sheet": {"bomb_pot_at_most": "5.00"}},
            {"sheet": {"bomb_pot_at_most": "a lot"}},
            "sheet",
        ),
    ],
)
def test_what_does_not_fit_together(offer, good, bad, field):
    with pytest.raises(Malformed) as refusal:
        offer(**good | bad)
    assert list(refusal.value.extra["fields"]) == [field]
    assert offer(**good).pk


@pytest.mark.rule("T61", "TS1")
def test_a_game_is_changed_by_the_same_rules(game, manager):
    nlh, mixed = game("1-3-nlh"), game("5-10-o8-stud8")
    for row, facts, rule in ((nlh, {"run_it_twice": True}, "T61"), (mixed, {"most_chairs": 10}, "TS1")):
        with pytest.raises(Refused) as refusal:
            change_game(row, **facts, by=manager, at=minute(0))
        assert refusal.value.rule == rule
    assert (fresh(nlh).run_it_twice, fresh(mixed).most_chairs) == (False, 9)
    assert change_game(nlh, most_chairs=10, by=manager, at=minute(1)).most_chairs == 10


@pytest.mark.rule("T61", "TS1")
def test_a_room_may_set_its_own_figures(room, manager, game):
    set_policy(room, changes={"run_it_twice_blind": "3.00", "stud_chairs": 8}, by=manager, at=minute(0))
    assert change_game(game("1-3-nlh"), run_it_twice=True, by=manager, at=minute(1)).run_it_twice
    with pytest.raises(Refused, match="at most 8"):
        change_game(game("5-10-o8-stud8"), short="Mix", by=manager, at=minute(1))


@pytest.mark.parametrize(
    ("name", "variants"),
    [
        ("$1-$3 No Limit Hold'em", ["holdem"]),
        ("$1-$1 Pot Limit Omaha", ["omaha"]),
        ("5-5 PLO", ["omaha"]),
        ("$5-$10 Omaha Hi-Lo", ["omaha8"]),
        ("$5-$10 Omaha Hi-Lo / Stud Hi-Lo", ["omaha8", "stud8"]),
        ("$10-$20 Stud", ["stud"]),
        ("Razz", ["razz"]),
    ],
)
def test_what_is_played_follows_from_the_name_where_nobody_says_it(offer, name, variants):
    assert offer(name=name, structure="limit").variants == variants


def test_a_limit_games_limits_follow_from_its_big_blind(offer):
    made = offer(structure="limit", small_blind=200, big_blind=400)
    assert (made.lower_limit, made.upper_limit) == (400, 800)


@pytest.mark.parametrize("slug", TEMPLATES)
def test_every_template_can_be_offered(room, manager, slug):
    assert add_game(room, slug=slug, **TEMPLATES[slug], by=manager, at=minute(0)).offered
