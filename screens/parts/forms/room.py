"""The whole room: taken back, switched."""

from __future__ import annotations

from django import forms

from screens.parts.forms.fields import Number


class Undo(forms.Form):
    seq = Number(most=2**62)


class Switch(forms.Form):
    on = forms.TypedChoiceField(choices=[("1", "on"), ("0", "off")], coerce=lambda value: value == "1")
