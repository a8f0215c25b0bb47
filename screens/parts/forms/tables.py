"""Tables: opened, marked, counted, broken; the clock called and the dealer's note."""

from __future__ import annotations

from django import forms

from screens.parts.forms.fields import Amount, Number, Reason, YesNo


class OpenTable(forms.Form):
    """From a list: for its game."""

    table = Number()


class Opening(forms.Form):
    """From the map: for which game, with how many chairs."""

    game = forms.SlugField(max_length=40)
    chairs = Number(required=False, most=20)


class TableCount(forms.Form):
    """A chair that is not as shown; neither: the table is right."""

    occupied = Number(required=False, most=20)
    empty = Number(required=False, most=20)


class Mark(forms.Form):
    must_move = YesNo()
    fill_first = YesNo()


class LimitChange(forms.Form):
    game = forms.SlugField(max_length=40)
    overrule = Reason()


class Break(forms.Form):
    """Who draws, where it is chosen at each break."""

    software = YesNo()


class Drawn(forms.Form):
    sitting = forms.IntegerField(min_value=1, max_value=2**62, error_messages={"required": "Say who drew."})
    card = forms.CharField(max_length=4)


class CallsClock(forms.Form):
    """The seat whose player calls the clock; none: staff do. The one whose player is to act, where that is said."""

    seat = Number(required=False, most=20)
    on = Number(required=False, most=20)


class SetAside(forms.Form):
    """A pot in dispute; who claims it comes as the numbers of chairs."""

    amount = Amount(stated=True)


class Decision(forms.Form):
    dispute = Number(most=2**62)
    decision = forms.CharField(max_length=200)


class DealerNote(forms.Form):
    note = forms.CharField(required=False, max_length=120)
    add = forms.CharField(required=False, max_length=120)
