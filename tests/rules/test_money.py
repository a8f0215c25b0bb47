"""Amounts, buy-ins (T21, match), and what a figure of the policy may be."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerroom.money import MOST_CENTS, amount_text, cents_of, decimal_of
from pokerroom.policy import SETTINGS, Policy, cleaned
from pokerroom.refusals import Malformed
from tables.rules.money import smallest_chip


@pytest.mark.parametrize(
    ("said", "cents"),
    [("300.00", 30000), ("300", 30000), (" 1,200.5 ", 120050), ("0.00", 0), ("-5.00", -500), (300, 30000)],
)
def test_an_amount_is_cents(said, cents):
    assert cents_of(said) == cents


@pytest.mark.parametrize(
    "said",
    [
        "", "abc", "NaN", "Infinity", "-inf", "1e3", "1E+400", "1_000", "1,0,0", "0.001", ".5", "5.", "--5", "$5",
        "\u0661\u0662", "12\n34", None, True, 3.5, [], {}, "9" * 40, str(MOST_CENTS),
    ],
)  # fmt: skip
def test_rubbish_is_not_an_amount(said):
    with pytest.raises(ValueError):
        cents_of(said)


@given(st.integers(-MOST_CENTS, MOST_CENTS))
def test_cents_out_and_in_again(cents):
    assert cents_of(decimal_of(cents)) == cents


@pytest.mark.parametrize(
    ("cents", "said"), [(30000, "$300"), (30050, "$300.50"), (123456700, "$1,234,567"), (5, "$0.05")]
)
def test_dollars_for_sentences(cents, said):
    assert amount_text(cents) == said


@pytest.mark.parametrize(
    ("bets", "chip"),
    [((100, 300), 100), ((200, 500), 100), ((500, 1000), 100), ((50, 100), 50), ((200, 500, 25), 25), ((None,), 100)],
)
def test_no_chip_is_smaller_than_the_bets_need(bets, chip):
    assert smallest_chip(100, *bets) == chip


GOOD = [
    ("call_claim_seconds", 1, 1),
    ("passes_allowed", 0, 0),
    ("auto_call", "every_open_seat", "every_open_seat"),
    ("jackpot_minimum_pot", "10", "10.00"),
    ("gaming_day_starts", "5:30", "05:30"),
    ("employees_may_play", False, False),
    ("ladder", list(reversed(SETTINGS["ladder"].default)), list(reversed(SETTINGS["ladder"].default))),
]


@pytest.mark.parametrize(("key", "said", "kept"), GOOD)
def test_a_figure_is_typed(key, said, kept):
    assert cleaned({key: said}) == {key: kept}


BAD = [
    ("call_claim_seconds", 0),
    ("call_claim_seconds", -1),
    ("call_claim_seconds", 1.5),
    ("call_claim_seconds", True),
    ("call_claim_seconds", "300"),
    ("call_claim_seconds", 10**9),
    ("passes_allowed", -1),
    ("auto_call", "sometimes"),
    ("auto_call", ["off"]),
    ("jackpot_minimum_pot", "NaN"),
    ("jackpot_minimum_pot", "-1.00"),
    ("jackpot_minimum_pot", 10.0),
    ("gaming_day_starts", "24:00"),
    ("gaming_day_starts", "six"),
    ("gaming_day_starts", "\u00b2:00"),
    ("employees_may_play", "yes"),
    ("ladder", ["vip"]),
    ("ladder", "vip"),
    ("no_such_figure", 1),
]


@pytest.mark.parametrize(("key", "said"), BAD)
def test_a_figure_out_of_bounds_is_refused_by_name(key, said):
    with pytest.raises(Malformed) as refusal:
        cleaned({key: said, "passes_allowed": 2} if key != "passes_allowed" else {key: said})
    assert list(refusal.value.extra["fields"]) == [key]


def test_every_figure_of_the_contract_has_its_default():
    policy = Policy()
    assert {key: getattr(policy, key) for key in CONTRACT} == CONTRACT


CONTRACT = {
    "call_claim_seconds": 300,
    "call_hold_seconds": 900,
    "auto_call": "follow_up",
    "players_to_start": 2,
    "dinner_seconds": 3600,
    "first_away_seconds": 1200,
    "second_away_seconds": 1200,
    "third_away_seconds": 300,
    "extended_dinner_seconds": 5400,
    "cash_out_return_seconds": 7200,
    "new_game_transfer_seconds": 3600,
    "vip_priority_tier": 3,
    "vip_qualifying_hours": 150,
    "minimum_age": 21,
    "jackpot_minimum_pot": "10.00",
}


def test_every_default_is_a_value_that_the_figure_takes():
    defaults = {key: figure.default for key, figure in SETTINGS.items()}
    ready = {key: list(value) if isinstance(value, tuple) else value for key, value in defaults.items()}
    assert cleaned(ready) == ready


def test_money_is_never_a_float():
    assert cents_of(Decimal("19.99")) == 1999
