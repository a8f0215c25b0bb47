"""The room's figures as a form: what each looks like on the page, and what was typed as a value again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pokerroom.policy import FIGURES, Figure, OneOf, OrderOf, Policy, cleaned
from pokerroom.refusals import Malformed


@dataclass(frozen=True)
class Row:
    """One figure on the page: its value as text, or what was typed instead, and how it is typed."""

    figure: Figure
    shown: str
    text: str
    choices: list[tuple[str, str]]
    own: bool
    wrong: str = ""

    @property
    def is_number(self) -> bool:
        return isinstance(self.figure.default, int)


def rows(policy: Policy, typed: dict[str, str] | None = None, wrong: dict[str, str] | None = None) -> list[Row]:
    """Every figure in its order; after a refusal with what was typed and what is wrong with it."""
    values = policy.as_dict()
    return [
        Row(
            figure=figure,
            shown=_text(figure, values[key]),
            text=(typed or {}).get(key, _text(figure, values[key])),
            choices=_choices(figure),
            own=values[key] != figure.default,
            wrong=(wrong or {}).get(key, ""),
        )
        for key, figure in FIGURES.items()
    ]


def _choices(figure: Figure) -> list[tuple[str, str]]:
    """What a figure can be, each as it is stored and as it is said; nothing where it is typed."""
    if isinstance(figure.default, bool):
        return [("true", "yes"), ("false", "no")]
    words = figure.clean.choices if isinstance(figure.clean, OneOf) else ()
    return [(word, word.replace("_", " ")) for word in words]


def _text(figure: Figure, value: Any) -> str:
    if isinstance(figure.clean, OrderOf):
        return ", ".join(value)
    return value if isinstance(value, str) else json.dumps(value)


def changes(policy: Policy, typed: Mapping[str, str]) -> dict[str, Any]:
    """What differs from the policy in force. Raises Malformed naming every figure that cannot be read."""
    values = policy.as_dict()
    return {key: value for key, value in cleaned(read(typed)).items() if value != values[key]}


def read(texts: Mapping[str, str]) -> dict[str, Any]:
    """Figures as they are typed, as values. Raises Malformed naming every one that cannot be read."""
    values: dict[str, Any] = {}
    bad: dict[str, str] = {}
    for key, text in texts.items():
        try:
            values[key] = _value(FIGURES[key], text.strip())
        except ValueError:
            bad[key] = "This cannot be read: give it in the form it had."
    if bad:
        raise Malformed(bad)
    return values


def _value(figure: Figure, text: str) -> Any:
    if isinstance(figure.clean, OrderOf):
        return [word.strip() for word in text.split(",")]
    return text if isinstance(figure.default, str) else json.loads(text)
