"""What a setting's value may be: each function reads a value, or raises ValueError with a sentence saying why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pokerroom.money import cents_of, decimal_of

Clean = Callable[[Any], Any]


def seconds(value: Any) -> int:
    """A whole number of seconds, from 1."""
    return whole(value, least=1)


def from_one(value: Any) -> int:
    """A whole number, from 1."""
    return whole(value, least=1)


def count(value: Any) -> int:
    """A whole number, from 0."""
    return whole(value, least=0)


def chairs(value: Any) -> int:
    """A whole number of chairs, from 2."""
    return whole(value, least=2)


def whole(value: Any, *, least: int, most: int = 10_000_000) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"Give a whole number from {least} to {most:,}.")
    return value


def money(value: Any) -> str:
    """A decimal string with cents; kept as a string, computed in cents."""
    try:
        cents = cents_of(value)
    except ValueError:
        cents = -1
    if cents < 0:
        raise ValueError('Give an amount such as "10.00".')
    return decimal_of(cents)


def yes_no(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError("Give true or false.")
    return value


def tier_hours(value: Any) -> dict[str, int]:
    """Tier → hours a quarter from which it is reached, rising with the tier; a tier left out is set by staff alone."""
    tiers = [str(tier) for tier in range(1, 10)]
    if not isinstance(value, dict) or not set(value) <= set(tiers):
        raise ValueError('Give hours for tiers from 1 to 9, such as {"1": 150, "3": 400}, or {} for none.')
    hours = {tier: whole(value[tier], least=1) for tier in tiers if tier in value}
    rising = list(hours.values())
    if rising != sorted(set(rising)):
        raise ValueError("A higher tier takes more hours.")
    return hours


def time_of_day(value: Any) -> str:
    hours, colon, minutes = str(value).partition(":")
    if not (colon and hours.isdigit() and minutes.isdigit() and int(hours) < 24 and int(minutes) < 60):
        raise ValueError('Give a time of day such as "06:00".')
    return f"{int(hours):02}:{int(minutes):02}"


@dataclass(frozen=True)
class OneOf:
    """One of these words."""

    choices: tuple[str, ...]

    def __call__(self, value: Any) -> str:
        if value not in self.choices:
            raise ValueError(f"Give one of: {', '.join(self.choices)}.")
        return str(value)


@dataclass(frozen=True)
class OrderOf:
    """Each of these words once."""

    names: tuple[str, ...]

    def __call__(self, value: Any) -> list[str]:
        if not isinstance(value, list) or sorted(map(str, value)) != sorted(self.names):
            raise ValueError(f"Give each of these once, in the order you want: {', '.join(self.names)}.")
        return list(value)


@dataclass(frozen=True)
class SomeOf:
    """At least one of these words, each once, in their order here."""

    choices: tuple[str, ...]

    def __call__(self, value: Any) -> list[str]:
        if not isinstance(value, list) or not value or not set(map(str, value)) <= set(self.choices):
            raise ValueError(f"Give at least one of: {', '.join(self.choices)}.")
        return [choice for choice in self.choices if choice in value]


@dataclass(frozen=True)
class ListOf:
    """At least one such value, each once, smallest first."""

    clean: Clean
    most: int = 6

    def __call__(self, value: Any) -> list[Any]:
        if not isinstance(value, list) or not 1 <= len(value) <= self.most:
            raise ValueError(f"Give a list of one to {self.most}.")
        return sorted({self.clean(one) for one in value})


def money_cents(value: str) -> int:
    """A money setting in cents."""
    return cents_of(value)
