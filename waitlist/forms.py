"""What the host's screen sends: typed, in bounds, in the words of the room. Amounts in dollars become cents."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from django import forms
from django.http import QueryDict

from players.rules import LONGEST_NAME
from pokerroom.money import dollars
from pokerroom.refusals import Malformed
from pokerroom.templatetags.room import ASKED
from tables.models import Game
from tables.rules.money import smallest_chip

UNFILLED = forms.Field.default_error_messages["required"]  # Django's own words, where a field has none


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
    overrule = Reason()


class Move(Chair):
    """To that chair. `right`: by what right the button said; money where a rule asks for it."""

    right = forms.CharField(required=False, max_length=16)
    stack = Dollars(zero=True)  # at a change of game it is what is taken off the table, and that may be nothing
    largest_stack = Dollars()
    buy_in = Dollars()
    approved_by = forms.CharField(required=False, max_length=80)
    reason = Reason()
    overrule = Reason()


class LeftWith(forms.Form):
    left_with = Dollars(stated=True)


class LeftThen(LeftWith):
    """The same, of one cash-out among several."""

    cash_out = Number(most=10**12)


class Away(forms.Form):
    """Off the table. Dinner: wished, taken back, or not said; since when, if not now."""

    dinner = YesNo()
    since = forms.DateTimeField(required=False)


class Blinds(forms.Form):
    small = forms.BooleanField(required=False)
    big = forms.BooleanField(required=False)


class CallsClock(forms.Form):
    """The seat whose player calls the clock; none: staff do. The one whose player is to act, where that is said."""

    seat = Number(required=False, most=20)
    on = Number(required=False, most=20)


class Tally(forms.Form):
    blinds = Number(required=False, most=20)
    laps = Number(required=False, most=20)


class DealerNote(forms.Form):
    note = forms.CharField(required=False, max_length=120)


class Count(forms.Form):
    """A count of somebody else's chips: the amount, and who counted with whoever is on."""

    amount = Dollars(stated=True)
    verified_by = forms.CharField(max_length=80)


class PickUp(Count):
    bag = forms.CharField(max_length=20)
    overrule = Reason()


class AddOn(forms.Form):
    amount = Dollars()
    stack = Dollars(zero=True)
    largest_stack = Dollars()
    overrule = Reason()


class RemoveFromGame(forms.Form):
    reason = Reason()


class CashOut(forms.Form):
    amount = Dollars(stated=True)
    extended_dinner = forms.BooleanField(required=False)
    verified_by = forms.CharField(required=False, max_length=80)


class TableCount(forms.Form):
    """A chair that is not as shown; neither: the table is right."""

    occupied = Number(required=False, most=20)
    empty = Number(required=False, most=20)


class Mark(forms.Form):
    must_move = YesNo()
    fill_first = YesNo()


class LimitChange(forms.Form):
    game = forms.SlugField(max_length=40)


class Sits(forms.Form):
    sitting = Number(most=2**62)


class Break(forms.Form):
    """Who draws, where it is chosen at each break."""

    software = YesNo()


class Drawn(forms.Form):
    sitting = forms.IntegerField(min_value=1, max_value=2**62, error_messages={"required": "Say who drew."})
    card = forms.CharField(max_length=4)


class Free(forms.Form):
    seat = Number(most=20)
    reason = Reason()


class Keep(Free):
    player = Number(most=2**62)


class Ask(forms.Form):
    """What a player who sits wishes for: any chair, this one, any table, this one."""

    wish = forms.ChoiceField(choices=[("seat", "seat"), ("table", "table")])
    table = Number(required=False)
    seat = Number(required=False, most=20)


class Bar(forms.Form):
    """For how many days from now; none: no longer."""

    days = forms.IntegerField(required=False, min_value=1, max_value=100 * 365)
    reason = Reason()


class AgeCheck(forms.Form):
    """An ID was seen, or a birth date is entered: either is the age check (T2)."""

    id_seen = forms.BooleanField(required=False)
    born_on = forms.DateField(required=False)


class Apart(forms.Form):
    other = Number(most=2**62)


class Conduct(forms.Form):
    kind = forms.ChoiceField(
        choices=[("warning", "warning"), ("penalty", "penalty"), ("ejected", "ejected")],
        error_messages={"required": "choose warning, penalty or ejected."},
    )
    rule = forms.CharField(max_length=12, error_messages={"required": "choose the one it stands under."})
    note = forms.CharField(required=False, max_length=300)
    review_on = forms.DateField(required=False)


class Pin(forms.Form):
    pin = forms.CharField(required=False, max_length=8)


class Minutes(forms.Form):
    minutes = Number(most=24 * 60)


class MoreTime(forms.Form):
    """As much as the button says."""

    seconds = Number(most=86_400)
    reason = Reason()


class Remove(forms.Form):
    reason = forms.CharField(max_length=120)


class MoveEntry(forms.Form):
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


class Name(Add):
    buy_in = Dollars()
    largest_stack = Dollars()
    id_seen = forms.BooleanField(required=False)
    overrule = Reason()


class WalkUp(Name, Chair):
    reason = Reason()


class Undo(forms.Form):
    seq = Number(most=2**62)


class Switch(forms.Form):
    on = forms.TypedChoiceField(choices=[("1", "on"), ("0", "off")], coerce=lambda value: value == "1")


class OpenTable(forms.Form):
    table = Number()


def read(form: type[forms.Form], data: QueryDict, *games: Game | None) -> dict[str, Any]:
    """The form's facts. Raises Malformed naming every field that cannot be read.

    `games`: their chips must make the amounts.
    """
    bound = form(data)
    wrong = {field: " ".join(_why(str(one)) for one in says) for field, says in bound.errors.items()} or dict(
        _no_chip(bound, [game for game in games if game])
    )
    if wrong:
        raise Malformed({field: f"{_said(field)}: {why}" for field, why in wrong.items()})
    return bound.cleaned_data


def _no_chip(bound: forms.Form, games: list[Game]) -> Iterator[tuple[str, str]]:
    if not games:
        return
    chip = smallest_chip(
        *(bet for game in games for bet in (game.small_blind, game.big_blind, game.ante, game.bring_in))
    )
    unit = "whole dollars" if chip == 100 else f"a multiple of {dollars(chip)}"
    for name, field in bound.fields.items():
        if isinstance(field, Dollars) and (bound.cleaned_data[name] or 0) % chip:
            yield name, f"give {unit}: {games[0].short} has no smaller chip."


def _why(says: str) -> str:
    return "fill this in." if says == UNFILLED else says


def _said(field: str) -> str:
    return ASKED.get(field) or field.replace("_", " ").capitalize()
