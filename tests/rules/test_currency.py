"""Amounts in the room's currency: dollars, pounds, euros with a comma, lei, koruna without cents (rules §8)."""

from __future__ import annotations

import pytest

from floor.commands.chairs import walk_up
from pokerroom.commands import set_policy
from pokerroom.money import CURRENCIES, TooMuch, activate
from pokerroom.refusals import Refused
from screens.parts.forms.fields import Amount
from tests.conftest import minute

SAID = [
    ("USD", 30_000, "$300"),
    ("USD", 123_456_750, "$1,234,567.50"),
    ("GBP", 30_050, "£300.50"),
    ("EUR", 30_050, "300,50\u00a0€"),
    ("EUR", 123_456_700, "1.234.567\u00a0€"),
    ("RON", 50_000, "500\u00a0lei"),
    ("CZK", 1_000_000, "10\u00a0000\u00a0Kč"),
    ("USD", -500, "-$5"),
    ("EUR", -550, "-5,50\u00a0€"),
]


@pytest.fixture(autouse=True)
def dollars_again():
    yield
    activate("USD", 100)


@pytest.mark.parametrize(("code", "cents", "says"), SAID)
def test_an_amount_is_said_as_its_currency_writes_it(code, cents, says):
    assert CURRENCIES[code].text(cents) == says


@pytest.mark.parametrize(("code", "cents", "says"), SAID)
def test_what_is_said_is_read_as_the_same(code, cents, says):
    assert CURRENCIES[code].read(says) == cents


@pytest.mark.parametrize(
    ("code", "typed", "cents"),
    [
        ("USD", "1,000", 100_000),
        ("USD", "1000.5", 100_050),
        ("EUR", "1.000", 100_000),
        ("EUR", "1000,5", 100_050),
        ("EUR", "1.000,50", 100_050),
        ("CZK", "10 000", 1_000_000),
        ("CZK", "10 000 Kč", 1_000_000),
    ],
)
def test_as_people_type_it(code, typed, cents):
    assert CURRENCIES[code].read(typed) == cents


@pytest.mark.parametrize("code", list(CURRENCIES))
@pytest.mark.parametrize("typed", ["", "two", "1..5", "1,2,3", "--1", "5 5 x", "1,234,56"])
def test_what_is_no_amount_is_refused(code, typed):
    with pytest.raises(ValueError):
        CURRENCIES[code].read(typed)


def test_a_point_is_no_comma():
    """Three hundred and a half, or thirty thousand and fifty: nobody guesses."""
    with pytest.raises(ValueError):
        CURRENCIES["EUR"].read("300.50")


def test_more_than_any_stack():
    with pytest.raises(TooMuch):
        CURRENCIES["EUR"].read("100.000.001")


@pytest.mark.rule("T21")
@pytest.mark.parametrize(
    ("code", "says"), [("USD", "at least $100."), ("EUR", "at least 100\u00a0€."), ("CZK", "100\u00a0Kč")]
)
def test_a_refusal_says_it_in_the_rooms_currency(room, host, manager, open_at, player, code, says):
    open_at(4)
    set_policy(room, changes={"currency": code}, by=manager, at=minute(0))
    with pytest.raises(Refused) as refusal:
        walk_up(room, table=4, seat=1, player=player("Ann"), buy_in=5_000, id_seen=True, by=host, at=minute(1))
    assert says in str(refusal.value)


def test_a_form_reads_it_in_the_rooms_currency():
    activate("EUR", 100)
    assert Amount().clean("300,50 €") == 30_050
    activate("USD", 100)
    assert Amount().clean("$300.50") == 30_050
