"""The settings of a layer as a form: what each looks like on the page, and what was typed as a value again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pokerroom.api.parsing import loaded
from pokerroom.policy import SETTINGS, OneOf, OrderOf, Policy, Setting, SomeOf, cleaned, kind_of
from pokerroom.refusals import Malformed


@dataclass(frozen=True)
class Row:
    """One setting on the page: its value as text, or what was typed instead, and what holds if it is left empty."""

    setting: Setting
    shown: str
    text: str
    below: str
    choices: list[tuple[str, str]]
    own: bool
    wrong: str = ""

    @property
    def is_number(self) -> bool:
        return isinstance(self.setting.default, int)


@dataclass(frozen=True)
class Layer:
    """A layer as the form edits it: its name, its own values, and the policy that holds without them."""

    name: str
    own: Mapping[str, Any]
    below: Policy

    @property
    def settings(self) -> list[Setting]:
        return [setting for setting in SETTINGS.values() if kind_of(self.name) in setting.layers]

    def shown(self, key: str) -> Any:
        """What the field shows: in the room what holds, at a game or a table what is its own."""
        return self.own.get(key) if self.name else self.own.get(key, getattr(self.below, key))


def rows(layer: Layer, typed: dict[str, str] | None = None, wrong: dict[str, str] | None = None) -> list[Row]:
    """Every setting that this layer may set; after a refusal with what was typed and what is wrong with it."""
    return [_row(layer, setting, typed or {}, wrong or {}) for setting in layer.settings]


def _row(layer: Layer, setting: Setting, typed: dict[str, str], wrong: dict[str, str]) -> Row:
    shown = _text(setting, layer.shown(setting.key))
    below = getattr(layer.below, setting.key)
    return Row(
        setting=setting,
        shown=shown,
        text=typed.get(setting.key, shown),
        below=setting.says(below),
        choices=_choices(setting, empty=f"as below: {setting.says(below)}" if layer.name else ""),
        own=layer.own.get(setting.key, below) != below,
        wrong=wrong.get(setting.key, ""),
    )


def _choices(setting: Setting, empty: str) -> list[tuple[str, str]]:
    """What a setting can be, each as it is stored and as it is said; nothing where it is typed."""
    if isinstance(setting.default, bool):
        found = [("true", "yes"), ("false", "no")]
    else:
        words = setting.clean.choices if isinstance(setting.clean, OneOf) else ()
        found = [(word, word.replace("_", " ")) for word in words]
    return [("", empty), *found] if empty and found else found


def _text(setting: Setting, value: Any) -> str:
    if value is None:
        return ""
    if isinstance(setting.clean, OrderOf | SomeOf):
        return ", ".join(value)
    return value if isinstance(value, str) else json.dumps(value)


def changes(layer: Layer, typed: Mapping[str, str]) -> dict[str, Any]:
    """What differs from what the layer shows. Raises Malformed naming every setting that cannot be read."""
    return {key: value for key, value in cleaned(read(typed), layer.name).items() if value != layer.shown(key)}


def read(texts: Mapping[str, str]) -> dict[str, Any]:
    """Settings as they are typed, as values; empty: None. Raises Malformed naming every one that cannot be read."""
    values: dict[str, Any] = {}
    bad: dict[str, str] = {}
    for key, text in texts.items():
        try:
            values[key] = _value(SETTINGS[key], text.strip()) if text.strip() else None
        except ValueError:
            bad[key] = "This cannot be read: give it in the form it had."
    if bad:
        raise Malformed(bad)
    return values


def _value(setting: Setting, text: str) -> Any:
    if isinstance(setting.clean, OrderOf | SomeOf):
        return [word.strip() for word in text.split(",")]
    return text if isinstance(setting.default, str) else loaded(text)
