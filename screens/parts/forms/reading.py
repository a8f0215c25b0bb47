"""A form is read: its facts, or what is wrong with each field, in the words of the room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django import forms
from django.http import QueryDict

from pokerroom.money import active, amount_text, room_chip
from pokerroom.refusals import Malformed
from pokerroom.shown import PREFIX, changed
from pokerroom.templatetags.room import ASKED
from screens.parts.forms.fields import Amount
from tables.models import Game
from tables.rules.money import smallest_chip

UNFILLED = forms.Field.default_error_messages["required"]  # Django's own words, where a field has none


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


def read_changed(form: type[forms.Form], data: QueryDict) -> tuple[dict[str, Any], dict[str, Any]]:
    """What the person changed, and what the form had shown of it. Raises Malformed naming every bad field."""
    names = changed(data, form.base_fields)
    typed, showed = read(form, data), read_shown(form, data)
    return {name: typed[name] for name in names}, {name: showed[name] for name in names & showed.keys()}


def read_shown(form: type[forms.Form], data: QueryDict) -> dict[str, Any]:
    """What was shown of the form's fields when it was sent."""
    said = {name: str(data[PREFIX + name]) for name in form.base_fields if PREFIX + name in data}
    values = data.copy()
    for name, text in said.items():
        values[name] = text
    return {name: value for name, value in read(form, values).items() if name in said}


def _no_chip(bound: forms.Form, games: list[Game]) -> Iterator[tuple[str, str]]:
    if not games:
        return
    chip = smallest_chip(
        room_chip(), *(bet for game in games for bet in (game.small_blind, game.big_blind, game.ante, game.bring_in))
    )
    unit = f"whole {active().name}" if chip == 100 else f"a multiple of {amount_text(chip)}"
    for name, field in bound.fields.items():
        if isinstance(field, Amount) and (bound.cleaned_data[name] or 0) % chip:
            yield name, f"give {unit}: {games[0].short} has no smaller chip."


def _why(says: str) -> str:
    return "fill this in." if says == UNFILLED else says


def _said(field: str) -> str:
    return ASKED.get(field) or field.replace("_", " ").capitalize()
