"""Off the table, and the blinds that go by meanwhile."""

from __future__ import annotations

from django import forms

from screens.parts.forms.fields import Number, YesNo


class Away(forms.Form):
    """Off the table. Dinner: wished, taken back, or not said; since when, if not now."""

    dinner = YesNo()
    since = forms.DateTimeField(required=False)


class Blinds(forms.Form):
    """A button lies there or not; not said: as it is."""

    small = YesNo()
    big = YesNo()


class Tally(forms.Form):
    blinds = Number(required=False, most=20)
    laps = Number(required=False, most=20)
