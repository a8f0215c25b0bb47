"""The fields that the room's forms are made of. Amounts in the room's currency become cents."""

from __future__ import annotations

from typing import Any

from django import forms

from pokerroom.money import TooMuch, active


class Amount(forms.CharField):
    """An amount above zero, or nothing: not stated. `stated`: there must be one, and it may be nothing left: 0."""

    WORDS = {"required": "give an amount; nothing left is 0."}

    def __init__(self, *, stated: bool = False, zero: bool = False) -> None:
        self.least = 0 if stated or zero else 1
        super().__init__(required=stated, error_messages=self.WORDS)

    def clean(self, value: Any) -> int | None:
        text = str(super().clean(value)).replace(active().sign, "").strip()
        if not text:
            return None
        try:
            cents = active().read(text)
        except TooMuch as error:
            raise forms.ValidationError("that is more than any stack.") from error
        except ValueError as error:
            raise forms.ValidationError("give an amount, such as 200.") from error
        if cents < self.least:
            raise forms.ValidationError("give more than nothing." if self.least else "give 0 or more.")
        return cents


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
