"""Chips: counted, brought, taken off the table."""

from __future__ import annotations

from django import forms

from screens.parts.forms.fields import Amount, Number, Reason


class LeftWith(forms.Form):
    left_with = Amount(stated=True)


class LeftThen(LeftWith):
    """The same, of one cash-out among several."""

    cash_out = Number(most=10**12)


class Count(forms.Form):
    """A count of somebody else's chips: the amount, and who counted with whoever is on."""

    amount = Amount(stated=True)
    verified_by = forms.CharField(max_length=80)


class PickUp(Count):
    bag = forms.CharField(max_length=20)
    overrule = Reason()


class AddOn(forms.Form):
    amount = Amount()
    stack = Amount(zero=True)
    largest_stack = Amount()
    overrule = Reason()


class RemoveFromGame(forms.Form):
    reason = Reason()


class CashOut(forms.Form):
    amount = Amount(stated=True)
    extended_dinner = forms.BooleanField(required=False)
    verified_by = forms.CharField(required=False, max_length=80)
