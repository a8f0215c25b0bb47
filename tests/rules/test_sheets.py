"""The game sheet of every offering of the house's documents (rules §1), line by line."""

from __future__ import annotations

import pytest

from tables.models import Game
from tables.queries.sheet import sheet
from tables.rules.templates import TEMPLATES

BUTTON = ("First button", "high card: one card face up to each player", "TH2")
CHECK = (("Check and raise", "allowed", "T5"), ("Straddle", "allowed", "T6"))
UNTOLD, TOLD = ("Pot size", "not told", "T55"), ("Pot size", "told", "T55")
NO_KILL = ("Kill", "no", "")
BOMBS, SMALL_BOMBS = ("Bomb pots", "where management offers them", "T60"), ("Bomb pots", "at most $5 a player", "T60")
ONCE, TWICE = ("Run it twice", "no", "T61"), ("Run it twice", "on request, heads-up without a side pot", "T61")
NINE = ("Chairs", "at most 9", "")
CAPPED = (("Raises", "a bet and three raises", "T28"), ("Completing a forced bet", "is no raise", "CR6"))


def structure(said):
    return ("Structure", said, "GG1")


def blinds(said):
    return ("Blinds", said, "TH4")


def buy_in(said, rule="T21"):
    return ("Buy-in", said, rule)


def no_limit(small_and_big, bought, twice):
    return [
        structure("no limit"), blinds(small_and_big), BUTTON, buy_in(bought),
        ("Raises", "without limit", "T28"), *CHECK, UNTOLD, NO_KILL, BOMBS, twice, NINE,
    ]  # fmt: skip


def vegas(ante, squares, most):
    return [
        structure("fixed multiples"),
        ("Ante", ante, "VH2"),
        ("Range of betting", "none: each bet is what its square says", "VH2"),
        ("Squares", "1, 2, 3, 4 and 5 times the ante", "VH1"),
        ("Each square", squares, "VH1"),
        ("Most a hand", most, "VH1"),
        ("Other multiples", "only with written approval", "VH10"),
        ("Action starts", "at the right of the button", "VH8"),
        BUTTON,
        buy_in("set by the house", "VH6"),
        ("Raises", "none: post the square or fold", "VH5"),
        ("Check and raise", "no", "VH2"),
        ("Straddle", "no", "VH2"),
        ("Side pots", "none: each square goes to the best hand that reached it", "VH4"),
        UNTOLD,
        ("Kill", "doubles the bets", "VH9"),
        ONCE,
        NINE,
        ("Collection", "out of the antes, from the right of the button", "VH7"),
    ]


BEFORE_THE_TURN = ("Bets", "$5 before the turn, $10 from it on", "CR7")
SHEETS = {
    "1-3-nlh": no_limit("$1 and $3", "$100 to $300", ONCE),
    "2-5-nlh": no_limit("$2 and $5", "$300 to $1,000, or 75% of the largest stack", TWICE),
    "5-10-nlh": no_limit("$5 and $10", "$1,000 to $5,000, or 100% of the largest stack", TWICE),
    "3-6-lhe": [
        structure("limit"), blinds("$1 and $3"), BUTTON, buy_in("$40, no maximum"),
        *CAPPED, ("Bets", "$3 before the turn, $6 from it on", "CR7"), *CHECK, UNTOLD, NO_KILL, BOMBS, ONCE, NINE,
    ],
    "1-1-plo": [
        structure("pot limit"), blinds("$1 and $1"), BUTTON, buy_in("$100 to $400"),
        ("Raises", "without limit", "T28"), *CHECK, TOLD, NO_KILL, SMALL_BOMBS, TWICE, NINE,
    ],
    "5-10-o8": [
        structure("limit"), blinds("$2 and $5"), BUTTON, buy_in("$100, maximum not stated"),
        *CAPPED, BEFORE_THE_TURN, *CHECK, UNTOLD, NO_KILL, BOMBS, ONCE, NINE,
    ],
    "5-10-o8-stud8": [
        structure("limit"), blinds("$2 and $5"), ("Ante", "$1", "TS1"),
        ("Bring-in", "$2, the lowest card up, by suit", "TS3"), BUTTON, buy_in("$100, maximum not stated"),
        *CAPPED, BEFORE_THE_TURN, ("Stud bets", "$5 to fourth street, $10 from fifth on", "GG3"),
        ("Open pair on fourth street", "the bet stays $5: low hands play", "GG3"),
        *CHECK, UNTOLD, NO_KILL, BOMBS, ONCE, ("Chairs", "at most 9", "TS1"), ("Mixed", "round by round", ""),
    ],
    "vegas-1": vegas("$1", "$1 ante, $2 two cards, $3 flop, $4 turn, $5 river", "$15, $30 under a kill"),
    "vegas-2": vegas("$2", "$2 ante, $4 two cards, $6 flop, $8 turn, $10 river", "$30, $60 under a kill"),
    "vegas-3": vegas("$3", "$3 ante, $6 two cards, $9 flop, $12 turn, $15 river", "$45, $90 under a kill"),
    "3-6-lhe-time": [
        structure("limit"), blinds("set by the house"), BUTTON, buy_in("set by the house"),
        ("Raises", "a bet and three raises, without limit heads-up", "CR6"),
        ("Completing a forced bet", "is no raise", "CR6"), ("Bets", "$3 before the turn, $6 from it on", "CR7"),
        *CHECK, UNTOLD, NO_KILL, BOMBS, ONCE, NINE,
        ("Collection", "$4 each half hour, in advance, or a fee per hand", "CR1"),
    ],
}  # fmt: skip


@pytest.mark.rule("T5", "T6", "T28", "T55", "TH2", "TH4", "TS3", "CR5", "CR6", "CR7", "GG1", "VH2", "VH5", "VH6")
@pytest.mark.parametrize("slug", SHEETS)
def test_what_a_player_is_told(game, slug):
    offered = Game(slug=slug, **TEMPLATES[slug]) if slug in TEMPLATES else game(slug)
    assert sheet(offered) == SHEETS[slug]


@pytest.mark.rule("GG3")
@pytest.mark.parametrize(
    ("variants", "stud_bets", "open_pair"),
    [
        (["stud"], ["Stud bets"], "a bet of $10 is allowed"),
        (["stud8"], ["Stud bets"], "the bet stays $5: low hands play"),
        (["razz"], ["Stud bets"], "the bet stays $5: low hands play"),
        (["omaha8", "stud"], ["Bets", "Stud bets"], "a bet of $10 is allowed"),
    ],
)
def test_an_open_pair_on_fourth_street(variants, stud_bets, open_pair):
    game = Game(structure="limit", variants=variants, lower_limit=500, upper_limit=1000, ante=100, max_kind="none")
    told = {what: answer for what, answer, _ in sheet(game)}
    assert told["Open pair on fourth street"] == open_pair
    assert [what for what in told if what.endswith("ets")] == stud_bets
    assert ("First button" in told, "Blinds" in told) == ("Bets" in told,) * 2


def test_a_spread_limit_says_its_range():
    game = Game(structure="spread limit", variants=["stud"], lower_limit=100, upper_limit=500, max_kind="none")
    assert ("Bets", "from $1 to $5", "GG1") in sheet(game)


@pytest.mark.rule("VH10")
def test_other_multiples_name_their_approval():
    game = Game(structure="fixed multiples", ante=100, multiples=[1, 2, 4, 6, 8], multiples_approval="lessee, May 2")
    told = {what: answer for what, answer, _ in sheet(game)}
    assert told["Squares"] == "1, 2, 4, 6 and 8 times the ante"
    assert (told["Most a hand"], told["Other multiples"]) == ("$21", "approved in writing: lessee, May 2")
