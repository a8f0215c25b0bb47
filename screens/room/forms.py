"""An offering, field by field: what a manager makes and changes (rules §1)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, cast

from django import forms
from django.http import QueryDict

from pokerroom.money import decimal_of
from screens.parts.forms.fields import Amount, Number
from tables.models import Game
from tables.rules import MaxKind, Structure
from tables.rules.offerings import Variant

PLAYS = {
    Variant.HOLDEM: "Hold'em",
    Variant.OMAHA: "Omaha",
    Variant.OMAHA8: "Omaha Hi-Lo",
    Variant.STUD: "Stud",
    Variant.STUD8: "Stud Hi-Lo",
    Variant.RAZZ: "Razz",
    Variant.VEGAS: "Vegas Hold'em",
}
MONEY = (
    "small_blind", "big_blind", "ante", "bring_in", "lower_limit", "upper_limit", "buy_in_min", "buy_in_max",
)  # fmt: skip
PLAIN = ("name", "short", "place", "structure", "variants", "max_kind", "match_percent", "most_chairs")
OTHERS = ("run_it_twice", "multiples_approval")
SHEET = ("kill", "heads_up_unlimited", "bomb_pot_at_most", "collection")  # kept together, as what a player asks


class Multiples(forms.CharField):
    """ "1, 2, 3, 4, 5"; nothing: these."""

    def __init__(self) -> None:
        super().__init__(required=False, max_length=40)

    def clean(self, value: Any) -> list[int] | None:
        parts = super().clean(value).replace(",", " ").split()
        if not all(part.isascii() and part.isdecimal() and len(part) <= 3 for part in parts):
            raise forms.ValidationError("give whole numbers, such as 1, 2, 3, 4, 5.")
        return [int(part) for part in parts] or None


def _choices(values: Any) -> list[tuple[str, str]]:
    return [(value.value, value.value) for value in values]


class Offering(forms.Form):
    name = forms.CharField(max_length=60)
    short = forms.CharField(max_length=24, label="Short name, on screens")
    place = Number(required=False, most=1000)
    structure = forms.ChoiceField(choices=_choices(Structure))
    variants = forms.MultipleChoiceField(
        choices=list(PLAYS.items()), widget=forms.CheckboxSelectMultiple, label="What is played; several: in turn"
    )
    small_blind, big_blind = Amount(), Amount()
    ante, bring_in = Amount(), Amount()
    lower_limit, upper_limit = Amount(), Amount()
    buy_in_min = Amount()
    buy_in_max = Amount()
    max_kind = forms.ChoiceField(choices=_choices(MaxKind))
    match_percent = Number(required=False, most=1000)
    most_chairs = forms.IntegerField(min_value=2, max_value=12)
    run_it_twice = forms.BooleanField(required=False, label="Run it twice (T61)")
    multiples = Multiples()
    multiples_approval = forms.CharField(required=False, max_length=120)
    kill = forms.BooleanField(required=False, label="Kill doubles the bets")
    heads_up_unlimited = forms.BooleanField(required=False, label="Raises without limit heads-up (CR6)")
    bomb_pot_at_most = Amount()
    collection = forms.CharField(required=False, max_length=80)

    LABELS = {
        "place": "Position on screens",
        "bring_in": "Bring-in",
        "buy_in_min": "Minimum buy-in",
        "buy_in_max": "Maximum buy-in",
        "max_kind": "The maximum is",
        "match_percent": "Match, % of the largest stack",
        "bomb_pot_at_most": "Bomb pot, most a player",
        "multiples": "Other multiples of the ante",
        "multiples_approval": "Approved in writing by, when (VH10)",
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Each field goes along with what was shown in it, so that only what was changed here is changed."""
        super().__init__(*args, **kwargs)
        for name, field in self.fields.items():
            field.show_hidden_initial = True
            field.label = self.LABELS.get(name, field.label)
            if isinstance(field, forms.IntegerField) and not isinstance(field, forms.DecimalField):
                says = f"Give a whole number from {field.min_value} to {field.max_value}."
                field.error_messages |= dict.fromkeys(("invalid", "required", "min_value", "max_value"), says)
            if not isinstance(field, forms.BooleanField | forms.MultipleChoiceField):
                field.widget.attrs |= {"class": "field", "autocomplete": "off"}
            if isinstance(field, Amount):
                field.widget = forms.TextInput({"class": "field", "inputmode": "decimal", "autocomplete": "off"})


def facts_of(form: Offering) -> dict[str, Any]:
    """A new game as the command takes it."""
    said = form.cleaned_data
    facts = {name: said[name] for name in form.fields if name not in SHEET}
    if facts["place"] is None:
        del facts["place"]
    sheet = {name: _on_sheet(said[name]) for name in SHEET}
    return facts | {"sheet": {name: fact for name, fact in sheet.items() if fact is not None}}


def changes_of(form: Offering) -> dict[str, Any]:
    """What was changed on the form of a game that is there, and what it had shown, as the command takes them."""
    facts = {name: form.cleaned_data[name] for name in form.changed_data}
    if facts.get("place", 0) is None:
        del facts["place"]
    told = {name: _showed(form, name) for name in facts if form[name].html_initial_name in form.data}
    return {
        **{name: fact for name, fact in facts.items() if name not in SHEET},
        "on_sheet": {name: _on_sheet(fact) for name, fact in facts.items() if name in SHEET},
        "shown": {name: _on_sheet(fact) if name in SHEET else fact for name, fact in told.items()},
    }


def _showed(form: Offering, name: str) -> Any:
    """What was shown of a field when the form was sent."""
    field, widget = form.fields[name], form.fields[name].hidden_widget()
    return field.clean(widget.value_from_datadict(form.data, form.files, form[name].html_initial_name))


def having_seen(form: Offering, game: Game, names: Collection[str]) -> Offering:
    """The form as it was typed, beside what these fields say by now: whoever has seen both may save."""
    data = cast(QueryDict, form.data).copy()
    for name, value in shown(game).items():
        if name in names:
            told = value if isinstance(value, list) else [value]
            data.setlist(form[name].html_initial_name, [str(one) for one in told])
    return Offering(data, auto_id=form.auto_id)


def _on_sheet(said: Any) -> Any:
    """Amounts as decimal strings; None: not stated."""
    return decimal_of(said) if isinstance(said, int) and not isinstance(said, bool) else said or None


def shown(game: Game) -> dict[str, Any]:
    """The game as the form shows it: amounts in dollars."""
    facts = {name: getattr(game, name) for name in (*PLAIN, *OTHERS)}
    for name in MONEY:
        cents = getattr(game, name)
        facts[name] = "" if cents is None else decimal_of(cents).removesuffix(".00")
    facts["multiples"] = ", ".join(map(str, game.multiples or []))
    return facts | {name: game.sheet.get(name, "") for name in SHEET}
