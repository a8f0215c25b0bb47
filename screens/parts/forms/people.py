"""A player's record, and the PIN of a member of staff."""

from __future__ import annotations

from django import forms

from screens.parts.forms.fields import Number, Reason


class Bar(forms.Form):
    """For how many days from now; none: no longer."""

    days = forms.IntegerField(required=False, min_value=1, max_value=100 * 365)
    reason = Reason()


class Barred(forms.Form):
    """Until when, as the record showed it."""

    barred_until = forms.DateTimeField(required=False)


class Born(forms.Form):
    born_on = forms.DateField(required=False)


class AgeCheck(Born):
    """An ID was seen, or a birth date is entered: either is the age check (T2)."""

    id_seen = forms.BooleanField(required=False)


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
