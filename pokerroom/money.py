"""Money is integer cents inside, decimal strings in the API, and on screens as the room's currency writes it."""

from __future__ import annotations

import re
from contextvars import ContextVar
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

MOST_CENTS = 10_000_000_00
AMOUNT = re.compile(r"-?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?", re.ASCII)

COMMA_AMOUNT = re.compile(r"-?(\d+|\d{1,3}(\.\d{3})+)(,\d{1,2})?", re.ASCII)


class TooMuch(ValueError):
    """More than any stack."""


def cents_of(value: Any) -> int:
    """ "300.00" → 30000. Raises ValueError for anything that is not a plain amount with at most two decimals."""
    if isinstance(value, bool | float):
        raise ValueError("an amount is a decimal string")
    text = str(value).strip()
    if not AMOUNT.fullmatch(text):
        raise ValueError("not an amount, or more than two decimals")
    cents = int(Decimal(text.replace(",", "")) * 100)
    if abs(cents) > MOST_CENTS:
        raise TooMuch("an amount that large is not chips")
    return cents


def decimal_of(cents: int) -> str:
    """30000 → "300.00"."""
    return f"{Decimal(cents) / 100:.2f}"


@dataclass(frozen=True)
class Currency:
    """How a currency writes an amount. `sign` stands before it, or after it with a space."""

    code: str
    sign: str
    name: str
    before: bool = False
    thousands: str = "."
    point: str = ","

    def text(self, cents: int) -> str:
        """30000 → "$300" or "300 €", 30050 → "$300.50" or "300,50 €": for sentences."""
        whole, rest = divmod(abs(cents), 100)
        number = f"{whole:,}".replace(",", self.thousands) + (f"{self.point}{rest:02}" if rest else "")
        minus = "-" if cents < 0 else ""
        return f"{minus}{self.sign}{number}" if self.before else f"{minus}{number}\u00a0{self.sign}"

    def read(self, typed: str) -> int:
        """An amount as people type it in this currency, in cents. Raises ValueError, or TooMuch."""
        plain = "".join(typed.replace(self.sign, "").split())
        if self.point != "," or not plain:
            return cents_of(plain)
        if not COMMA_AMOUNT.fullmatch(plain):
            raise ValueError("not an amount, or more than two decimals")
        return cents_of(plain.replace(".", "").replace(",", "."))


CURRENCIES = {
    currency.code: currency
    for currency in (
        Currency("USD", "$", "dollars", before=True, thousands=",", point="."),
        Currency("CAD", "$", "dollars", before=True, thousands=",", point="."),
        Currency("GBP", "£", "pounds", before=True, thousands=",", point="."),
        Currency("EUR", "€", "euros"),
        Currency("RON", "lei", "lei"),
        Currency("CZK", "Kč", "koruna", thousands="\u00a0"),
    )
}
_active: ContextVar[tuple[Currency, int]] = ContextVar("currency", default=(CURRENCIES["USD"], 100))


def activate(code: str, chip: int) -> None:
    """From here on this is the currency, and its smallest chip in cents: each turn, page and answer says its room's."""
    _active.set((CURRENCIES[code], chip))


def active() -> Currency:
    """The currency of the room that is worked in."""
    return _active.get()[0]


def room_chip() -> int:
    """The smallest chip of the room that is worked in, in cents."""
    return _active.get()[1]


def amount_text(cents: int) -> str:
    """An amount for sentences, in the currency of the room that is worked in: $300, 300,50 €."""
    return active().text(cents)
