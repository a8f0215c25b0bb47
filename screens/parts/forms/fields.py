"""The fields that the room's forms are made of. Amounts in dollars become cents."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from django import forms


class Dollars(forms.DecimalField):
    """An amount above zero, or nothing: not stated. `stated`: there must be one, and it may be nothing left: 0."""

    WORDS = dict.fromkeys(("invalid", "max_decimal_places"), "give dollars, such as 200.") | {
        "required": "give dollars; nothing left is 0.",
        "max_value": "that is more than any stack.",
    }

    def __init__(self, *, stated: bool = False, zero: bool = False) -> None:
        least = Decimal(0) if stated or zero else Decimal("0.01")
        words = self.WORDS | {"min_value": "give 0 or more." if not least else "give more than nothing."}
        super().__init__(
            required=stated, min_value=least, max_value=Decimal("1000000"), decimal_places=2, error_messages=words
        )

    def clean(self, value: Any) -> int | None:
        amount = super().clean(str(value or "").replace("$", "").replace(",", ""))
        return None if amount is None else int(amount * 100)


class Number(forms.IntegerField):
    def __init__(self, *, required: bool = True, most: int = 10_000) -> None:
        super().__init__(required=required, min_value=1, max_value=most)


class Reason(forms.CharField):
    def __init__(self) -> None:
        super().__init__(required=False, max_length=120)


class YesNo(forms.TypedChoiceField):
    """1 or 0, or not said."""

    def __init__(self) -> None:
        choices = [("1", "yes"), ("0", "no")]
        super().__init__(choices=choices, required=False, coerce=lambda value: value == "1", empty_value=None)
