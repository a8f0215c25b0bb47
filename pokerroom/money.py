"""Money is integer cents inside, decimal strings outside."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any

MOST_CENTS = 10_000_000_00
AMOUNT = re.compile(r"-?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?", re.ASCII)


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


def dollars(cents: int) -> str:
    """30000 → "$300", 30050 → "$300.50": for sentences."""
    whole, rest = divmod(cents, 100)
    return f"${whole:,}" if rest == 0 else f"${whole:,}.{rest:02}"
