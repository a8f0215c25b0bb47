"""Names on lists: joined, called, put elsewhere, noted of."""

from __future__ import annotations

from django import forms

from players.rules import LONGEST_NAME
from screens.parts.forms.fields import Number, Reason


class Add(forms.Form):
    player = Number(required=False, most=2**62)
    name = forms.CharField(required=False, max_length=LONGEST_NAME)
    via = forms.ChoiceField(choices=[("desk", "desk"), ("phone", "phone")], required=False)
    overrule = Reason()


class Call(forms.Form):
    table = Number(required=False)
    seat = Number(required=False)
    next = forms.BooleanField(required=False)
    behind = forms.IntegerField(required=False, min_value=0, max_value=9)
    reason = Reason()
    overrule = Reason()


class Shown(forms.Form):
    """The seat that a button showed beside the name."""

    table = Number(required=False)
    seat = Number(required=False)


class Remove(forms.Form):
    reason = forms.CharField(max_length=120)


class Restore(forms.Form):
    """A name that closing the room ended."""

    restore = Number(required=False, most=2**62)


class MoveEntry(forms.Form):
    """To that place; from which, where the button reckoned from it: one up, one down."""

    position = Number()
    shown = Number(required=False)
    reason = Reason()


class ChangeList(forms.Form):
    game = forms.SlugField(max_length=40)
    reason = Reason()
    overrule = Reason()


class Note(forms.Form):
    note = forms.CharField(required=False, max_length=200)
    seat_wish = forms.CharField(required=False, max_length=60)


class Merge(forms.Form):
    other = Number(most=2**62)


class Minutes(forms.Form):
    minutes = Number(most=24 * 60)


class MoreTime(forms.Form):
    """As much as the button says."""

    seconds = Number(most=86_400)
    reason = Reason()
