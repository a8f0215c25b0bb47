"""The room's settings as a form: what each looks like on the page, and what was typed as a value again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pokerroom.policy import SETTINGS, OneOf, OrderOf, Policy, Setting, cleaned
from pokerroom.refusals import Malformed


@dataclass(frozen=True)
class Row:
    """One setting on the page: its value as text, or what was typed instead, and how it is typed."""

    setting: Setting
    shown: str
    text: str
    choices: list[tuple[str, str]]
    own: bool
    wrong: str = ""

    @property
    def is_number(self) -> bool:
        return isinstance(self.setting.default, int)


def rows(policy: Policy, typed: dict[str, str] | None = None, wrong: dict[str, str] | None = None) -> list[Row]:
    """Every setting in its order; after a refusal with what was typed and what is wrong with it."""
    values = policy.as_dict()
    return [
        Row(
            setting=setting,
            shown=_text(setting, values[key]),
            text=(typed or {}).get(key, _text(setting, values[key])),
            choices=_choices(setting),
            own=values[key] != setting.default,
            wrong=(wrong or {}).get(key, ""),
        )
        for key, setting in SETTINGS.items()
    ]


def _choices(setting: Setting) -> list[tuple[str, str]]:
    """What a setting can be, each as it is stored and as it is said; nothing where it is typed."""
    if isinstance(setting.default, bool):
        return [("true", "yes"), ("false", "no")]
    words = setting.clean.choices if isinstance(setting.clean, OneOf) else ()
    return [(word, word.replace("_", " ")) for word in words]


def _text(setting: Setting, value: Any) -> str:
    if isinstance(setting.clean, OrderOf):
        return ", ".join(value)
    return value if isinstance(value, str) else json.dumps(value)


def changes(policy: Policy, typed: Mapping[str, str]) -> dict[str, Any]:
    """What differs from the policy in force. Raises Malformed naming every setting that cannot be read."""
    values = policy.as_dict()
    return {key: value for key, value in cleaned(read(typed)).items() if value != values[key]}


def read(texts: Mapping[str, str]) -> dict[str, Any]:
    """Settings as they are typed, as values. Raises Malformed naming every one that cannot be read."""
    values: dict[str, Any] = {}
    bad: dict[str, str] = {}
    for key, text in texts.items():
        try:
            values[key] = _value(SETTINGS[key], text.strip())
        except ValueError:
            bad[key] = "This cannot be read: give it in the form it had."
    if bad:
        raise Malformed(bad)
    return values


def _value(setting: Setting, text: str) -> Any:
    if isinstance(setting.clean, OrderOf):
        return [word.strip() for word in text.split(",")]
    return text if isinstance(setting.default, str) else json.loads(text)
