"""Settings whose form is the floor's own business: rules for being away, short buys."""

from __future__ import annotations

from typing import Any

from pokerroom.policy import GAME, TABLE, Setting, add, whole, yes_no
from tables.rules.absences import row_of, rule_from


def absences(value: Any) -> list[dict[str, Any]]:
    """An ordered list of absence rules; empty: the house's own from the settings below it."""
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise ValueError("Give a list of rules.")
    try:
        return [row_of(rule_from(row)) for row in value]
    except TypeError as error:
        raise ValueError("A rule is made of kind, rule, ordinal, when, limits, only_if and force.") from error


def short_buys(value: Any) -> dict[str, Any]:
    """How often below the minimum, from what percent of it, only after losing an all-in; empty: none."""
    if not isinstance(value, dict) or not set(value) <= {"count", "size_percent", "only_after_all_in"}:
        raise ValueError('Give {"count": 1, "size_percent": 50, "only_after_all_in": false}, or {} for none.')
    most = {"count": 100, "size_percent": 100}
    good: dict[str, Any] = {key: whole(value[key], least=0, most=most[key]) for key in most if key in value}
    if "only_after_all_in" in value:
        good["only_after_all_in"] = yes_no(value["only_after_all_in"])
    return good


def load() -> None:
    """Add them to the room's settings."""
    add(
        Setting("absence_rules", [], "rules", "T33", "Own rules for being away, first match wins", absences, TABLE),
        Setting("short_buys", {}, "count, percent", "T21", "Short buys", short_buys, GAME, house=True),
    )
