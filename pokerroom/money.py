"""Money is integer cents inside, decimal strings outside."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from typing import Any

MOST_CENTS = 10_000_000_00


def cents_of(value: Any) -> int:
    """ "300.00" → 30000. Raises ValueError for anything that is not a plain amount with at most two decimals."""
    if isinstance(value, bool | float):
        raise ValueError("an amount is a decimal string")
    try:
        amount = Decimal(str(value).strip().replace(",", ""))
    except InvalidOperation as error:
        raise ValueError("not an amount") from error
    if not amount.is_finite() or amount != amount.quantize(Decimal("0.01")):
        raise ValueError("an amount has at most two decimals")
    cents = int(amount * 100)
    if abs(cents) > MOST_CENTS:
        raise ValueError("an amount that large is not chips")
    return cents


def decimal_of(cents: int) -> str:
    """30000 → "300.00"."""
    return f"{Decimal(cents) / 100:.2f}"


def dollars(cents: int) -> str:
    """30000 → "$300", 30050 → "$300.50": for sentences."""
    whole, rest = divmod(cents, 100)
    return f"${whole:,}" if rest == 0 else f"${whole:,}.{rest:02}"
