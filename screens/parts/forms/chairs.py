"""Chairs: who takes one, moves to one, asks for one, is kept one."""

from __future__ import annotations

from django import forms

from screens.parts.forms.fields import Amount, Number, Reason
from screens.parts.forms.names import Add


class Chair(forms.Form):
    """A chair as a button names it: "4-2" is table 4 seat 2."""

    chair = forms.RegexField(r"^\d{1,3}-\d{1,2}$")

    def clean_chair(self) -> tuple[int, int]:
        table, seat = self.cleaned_data["chair"].split("-")
        return int(table), int(seat)


class Seat(forms.Form):
    table = Number()
    seat = Number()
    buy_in = Amount()
    largest_stack = Amount()
    id_seen = forms.BooleanField(required=False)
    reason = Reason()
    overrule = Reason()


class Name(Add):
    buy_in = Amount()
    largest_stack = Amount()
    id_seen = forms.BooleanField(required=False)


class WalkUp(Name, Chair):
    reason = Reason()


class Move(Chair):
    """To that chair. `right`: by what right the button said; money where a rule asks for it."""

    right = forms.CharField(required=False, max_length=16)
    stack = Amount(zero=True)  # at a change of game it is what is taken off the table, and that may be nothing
    largest_stack = Amount()
    buy_in = Amount()
    approved_by = forms.CharField(required=False, max_length=80)
    reason = Reason()
    overrule = Reason()


class Sits(forms.Form):
    sitting = Number(most=2**62)


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
