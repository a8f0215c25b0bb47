"""What a game is: its sheet, Vegas Hold'em's squares, stud's chairs."""

from __future__ import annotations

import pytest

from pokerroom.refusals import Refused
from tables.commands import open_table
from tables.commands.first_load import OFFERINGS
from tables.models import Game, Table
from tables.queries.sheet import sheet
from tables.rules import MaxKind, Structure
from tables.rules.vegas import Square, awards, most_a_hand, no_action_above, post
from tests.conftest import minute


def said(game):
    return {what: (answer, rule) for what, answer, rule in sheet(game)}


@pytest.mark.rule("T5", "T6", "T28", "T55", "TH4", "CR5", "CR6", "CR7", "GG1")
def test_the_sheet_says_what_a_player_asks(game):
    nlh, limit, plo = (said(game(slug)) for slug in ("1-3-nlh", "3-6-lhe", "1-1-plo"))
    assert nlh["Blinds"] == ("$1 and $3", "TH4")
    assert nlh["Buy-in"] == ("$100 to $300", "T21")
    assert nlh["Raises"] == ("without limit", "T28")
    assert (nlh["Check and raise"], nlh["Straddle"]) == (("allowed", "T5"), ("allowed", "T6"))
    assert limit["Raises"] == ("a bet and three raises, without limit heads-up", "CR6")
    assert limit["Bets"] == ("lower limit before the turn, higher from it on", "CR7")
    assert limit["Buy-in"] == ("$40, no maximum", "T21")
    assert (plo["Pot size"], nlh["Pot size"]) == (("told", "T55"), ("not told", "T55"))
    assert {Structure.SPREAD_LIMIT, Structure.FIXED_MULTIPLES} < set(Structure)


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
    assert facts["Squares"] == ("1, 2, 3, 4 and 5 times the ante", "VH10")
    assert facts["Most a hand"] == ("$30, double under a kill", "VH1")
    assert facts["Buy-in"] == ("$40, no maximum", "T21")


@pytest.mark.rule("VH3", "VH4")
def test_each_square_goes_to_the_best_who_reached_it():
    """Ann is all in at the flop with the best hand; Bob and Cy go on, Bob's is better; Dee folded after the ante."""
    reached = {"Ann": Square.FLOP, "Bob": Square.RIVER, "Cy": Square.RIVER, "Dee": Square.ANTE}
    won = awards(reached, [["Ann"], ["Bob"], ["Cy"]], 100)
    assert won == {"Ann": 4 * 100 + 3 * 200 + 3 * 300, "Bob": 2 * 400 + 2 * 500}
    assert no_action_above(Square.TWO_CARDS) == Square.FLOP
    assert no_action_above(Square.RIVER) is None


def test_no_square_goes_to_nobody():
    with pytest.raises(ValueError, match="posted the turn"):
        awards({"Ann": Square.FLOP, "Bob": Square.TURN}, [["Ann"]], 100)


def test_ties_split_a_square_to_the_cent():
    reached = {"Ann": Square.ANTE, "Bob": Square.ANTE, "Cy": Square.ANTE}
    won = awards(reached, [["Ann", "Bob"], ["Cy"]], 101)
    assert won == {"Ann": 152, "Bob": 151}


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
