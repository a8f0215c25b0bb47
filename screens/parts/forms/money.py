"""Chips: counted, brought, taken off the table."""

from __future__ import annotations

from django import forms

from screens.parts.forms.fields import Dollars, Number, Reason


class LeftWith(forms.Form):
    left_with = Dollars(stated=True)


class LeftThen(LeftWith):
    """The same, of one cash-out among several."""

    cash_out = Number(most=10**12)


class Restate(LeftThen):
    """Another amount for the same, with a second name."""

    verified_by = forms.CharField(max_length=80)


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
