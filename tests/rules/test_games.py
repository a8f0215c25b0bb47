"""What a game is: its sheet, Vegas Hold'em's squares, stud's chairs."""

from __future__ import annotations

from collections import Counter

import pytest

from pokerroom.refusals import Refused
from tables.commands import open_table
from tables.commands.first_load import OFFERINGS
from tables.models import Game, Table
from tables.queries.sheet import sheet
from tables.rules import MaxKind, Structure
from tables.rules.vegas import Square, awards, from_the_right, most_a_hand, no_action_above, post
from tests.conftest import minute


def said(game):
    return {what: (answer, rule) for what, answer, rule in sheet(game)}


def test_no_maximum_and_not_stated_are_two_things(game):
    assert said(game("5-10-o8"))["Buy-in"] == ("$100, maximum not stated", "T21")
    assert len(OFFERINGS) == 7


@pytest.fixture
def vegas(room):
    """$2 Vegas Hold'em, as a room may offer it."""
    return Game.objects.create(
        room=room,
        slug="vegas-2",
        name="Vegas Hold'em $2",
        short="Vegas 2",
        structure=Structure.FIXED_MULTIPLES,
        ante=200,
        buy_in_min=4_000,
        max_kind=MaxKind.NONE,
    )


@pytest.mark.rule("VH1", "VH2", "VH6", "VH9", "VH10")
def test_vegas_holdem_is_fifteen_antes_at_most(vegas):
    assert [post(square, 200) for square in Square] == [200, 400, 600, 800, 1_000]
    assert (most_a_hand(200), most_a_hand(200, kill=True)) == (3_000, 6_000)
    facts = said(vegas)
    assert facts["Ante"] == ("$2", "VH2")
    assert facts["Squares"] == ("1, 2, 3, 4 and 5 times the ante", "VH1")
    assert facts["Most a hand"] == ("$30", "VH1")
    assert facts["Buy-in"] == ("$40, no maximum", "VH6")


def won(shares):
    """Name → cents, all squares together."""
    total = Counter()
    for share in shares:
        total[share.who] += share.cents
    return dict(total)


@pytest.mark.rule("VH3", "VH4")
def test_each_square_goes_to_the_best_who_reached_it():
    """Ann is all in at the flop with the best hand; Bob and Cy go on, Bob's is better; Dee folded after the ante."""
    reached = {"Ann": Square.FLOP, "Bob": Square.RIVER, "Cy": Square.RIVER, "Dee": Square.ANTE}
    shares = awards(reached, [["Ann"], ["Bob"], ["Cy"]], 100, chip=100)
    assert won(shares) == {"Ann": 4 * 100 + 3 * 200 + 3 * 300, "Bob": 2 * 400 + 2 * 500}
    assert no_action_above(Square.TWO_CARDS) == Square.FLOP
    assert no_action_above(Square.RIVER) is None


def test_no_square_goes_to_nobody():
    with pytest.raises(ValueError, match="posted the turn"):
        awards({"Ann": Square.FLOP, "Bob": Square.TURN}, [["Ann"]], 100, chip=100)


@pytest.mark.rule("VH4")
@pytest.mark.parametrize(
    ("ante", "chip", "parts", "odd"),
    [
        (100, 100, {"Ann": 200, "Bob": 100}, 100),
        (200, 100, {"Ann": 300, "Bob": 300}, 0),
        (50, 50, {"Ann": 100, "Bob": 50}, 50),
        (150, 50, {"Ann": 250, "Bob": 200}, 50),
    ],
)
def test_ties_split_a_square_to_the_smallest_chip(ante, chip, parts, odd):
    """Three antes in a square, two best hands: no dollar is cut in a game of dollars, and the first has the odd one."""
    reached = {"Ann": Square.ANTE, "Bob": Square.ANTE, "Cy": Square.ANTE}
    shares = awards(reached, [["Ann", "Bob"], ["Cy"]], ante, chip=chip)
    assert won(shares) == parts
    assert [share.odd for share in shares] == [odd, 0]


def test_three_who_tie_share_two_odd_chips():
    reached = dict.fromkeys(("Ann", "Bob", "Cy", "Dee", "Eve"), Square.ANTE)
    assert won(awards(reached, [["Ann", "Bob", "Cy"]], 100, chip=100)) == {"Ann": 200, "Bob": 200, "Cy": 100}


@pytest.mark.rule("VH8")
@pytest.mark.parametrize(
    ("button", "order"), [(5, [4, 2, 9, 7, 5]), (4, [2, 9, 7, 5, 4]), (1, [9, 7, 5, 4, 2]), (9, [7, 5, 4, 2, 9])]
)
def test_action_starts_at_the_right_of_the_button_which_is_last(button, order):
    assert from_the_right([2, 4, 5, 7, 9], button) == order


@pytest.mark.rule("TS1")
@pytest.mark.parametrize(("chairs", "allowed"), [(8, True), (9, False)])
def test_a_mixed_game_takes_the_smaller_maximum(room, supervisor, game, chairs, allowed):
    mixed = game("5-10-o8-stud8")
    Game.objects.filter(pk=mixed.pk).update(most_chairs=8)
    table = Table.objects.get(room=room, number=1)

    def opened():
        return open_table(table, game=game("5-10-o8-stud8"), chairs=chairs, by=supervisor, at=minute(0))

    if allowed:
        assert opened().chairs == 8
        return
    with pytest.raises(Refused) as refusal:
        opened()
    assert refusal.value.rule == "TS1"
