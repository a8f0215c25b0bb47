"""The accounts that picked-up chips move between."""

from __future__ import annotations

from enum import StrEnum


class Account(StrEnum):
    TABLE = "table"
    CUSTODY = "custody"
    CAGE = "cage"


class BagEnd(StrEnum):
    RETURNED = "returned"
    PAID = "paid"


def moved(cents: int, *, out_of: Account, into: Account) -> dict[Account, int]:
    """Both sides of one movement; they sum to zero."""
    return {out_of: -cents, into: cents}
