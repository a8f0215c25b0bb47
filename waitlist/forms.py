"""What the host's screen sends: typed, in bounds, in the words of the room. Amounts in dollars become cents."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from django import forms
from django.http import QueryDict

from players.rules import LONGEST_NAME
from pokerroom.refusals import Malformed


class Dollars(forms.DecimalField):
    """An amount above zero, or nothing: not stated."""

    def __init__(self) -> None:
        super().__init__(required=False, min_value=Decimal("0.01"), max_value=Decimal("1000000"), decimal_places=2)

    def clean(self, value: Any) -> int | None:
        amount = super().clean(str(value or "").replace("$", "").replace(",", ""))
        return None if amount is None else int(amount * 100)


class Number(forms.IntegerField):
    def __init__(self, *, required: bool = True, most: int = 10_000) -> None:
        super().__init__(required=required, min_value=1, max_value=most)


class Reason(forms.CharField):
    def __init__(self) -> None:
        super().__init__(required=False, max_length=120)


class Chair(forms.Form):
    """A chair as a button names it: "4-2" is table 4 seat 2."""

    chair = forms.RegexField(r"^\d{1,3}-\d{1,2}$")

    def clean_chair(self) -> tuple[int, int]:
        table, seat = self.cleaned_data["chair"].split("-")
        return int(table), int(seat)


class Call(forms.Form):
    table = Number(required=False)
    seat = Number(required=False)
    next = forms.BooleanField(required=False)
    behind = forms.IntegerField(required=False, min_value=0, max_value=9)
    reason = Reason()


class Shown(forms.Form):
    """The seat that a button showed beside the name."""

    table = Number(required=False)
    seat = Number(required=False)


class Seat(forms.Form):
    table = Number()
    seat = Number()
    buy_in = Dollars()
    largest_stack = Dollars()
    id_seen = forms.BooleanField(required=False)
    reason = Reason()


class Minutes(forms.Form):
    minutes = Number(most=24 * 60)


class Remove(forms.Form):
    reason = forms.CharField(max_length=120)


class Move(forms.Form):
    position = Number()
    reason = Reason()


class ChangeList(forms.Form):
    game = forms.SlugField(max_length=40)
    reason = Reason()


class Note(forms.Form):
    text = forms.CharField(required=False, max_length=200)
    wish = forms.CharField(required=False, max_length=60)


class Merge(forms.Form):
    other = Number(most=2**62)


class Add(forms.Form):
    player = Number(required=False, most=2**62)
    name = forms.CharField(required=False, max_length=LONGEST_NAME)
    via = forms.ChoiceField(choices=[("desk", "desk"), ("phone", "phone")], required=False)


class WalkUp(Add, Chair):
    buy_in = Dollars()
    largest_stack = Dollars()
    id_seen = forms.BooleanField(required=False)
    reason = Reason()


class Name(Add):
    id_seen = forms.BooleanField(required=False)


class Undo(forms.Form):
    seq = Number(most=2**62)


class Switch(forms.Form):
    on = forms.TypedChoiceField(choices=[("1", "on"), ("0", "off")], coerce=lambda value: value == "1")


class OpenTable(forms.Form):
    table = Number()


def read(form: type[forms.Form], data: QueryDict) -> dict[str, Any]:
    """The form's facts. Raises Malformed naming every field that cannot be read."""
    bound = form(data)
    if not bound.is_valid():
        raise Malformed({field: f"{_said(field)}: {' '.join(map(str, why))}" for field, why in bound.errors.items()})
    return bound.cleaned_data


def _said(field: str) -> str:
    return field.replace("_", " ").capitalize()
