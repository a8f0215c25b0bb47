"""What a request may say, field by field: each field knows its own schema, and the sentence for what does not fit.

Strict on purpose: a number is a number, an amount is a decimal string, and a field nobody knows is an error.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime
from enum import StrEnum
from typing import Any, TypeVar

from django.utils.dateparse import parse_date, parse_datetime

from pokerroom.money import cents_of, decimal_of
from pokerroom.policy import values
from pokerroom.refusals import Malformed

AMOUNT = r"^[0-9]{1,7}(\.[0-9]{1,2})?$"
SLUG = r"^[-a-z0-9]{1,40}$"
MOST_ID = 2**63 - 1


@dataclass(frozen=True)
class Field:
    """One fact of a request: how OpenAPI describes it, and how it is cleaned (ValueError with a sentence)."""

    schema: Mapping[str, Any]
    clean: Callable[[Any], Any]
    is_required: bool = False


Facts = dict[str, Field]
Told = TypeVar("Told", date, datetime)


def read(facts: Facts, given: Mapping[str, Any]) -> dict[str, Any]:
    """The facts as Python values. Raises Malformed naming every field that is unknown, missing or does not fit."""
    bad = {name[:60]: "There is no such field." for name in given if name not in facts}
    good: dict[str, Any] = {}
    for name, field in facts.items():
        if name not in given:
            if field.is_required:
                bad[name] = "This is needed."
            continue
        try:
            good[name] = field.clean(given[name])
        except ValueError as error:
            bad[name] = str(error)
    if bad:
        raise Malformed(bad)
    return good


def from_query(facts: Facts, said: Mapping[str, str]) -> dict[str, Any]:
    """A query is all text: what should be a number is read as one."""
    return {
        name: int(value) if name in facts and _is_number(facts[name]) and re.fullmatch("[0-9]{1,19}", value) else value
        for name, value in said.items()
    }


def _is_number(field: Field) -> bool:
    return field.schema.get("type") == "integer"


def required(field: Field) -> Field:
    return replace(field, is_required=True)


def or_null(field: Field) -> Field:
    """May be null: nothing there (any more)."""
    schema = {"anyOf": [field.schema, {"type": "null"}]}
    return Field(schema, lambda value: None if value is None else field.clean(value))


def text(most: int, *, least: int = 0) -> Field:
    """Text on one line, of so many characters."""

    def clean(value: Any) -> str:
        if not isinstance(value, str) or "\0" in value:
            raise ValueError("Give text.")
        line = " ".join(value.split())
        if len(value) > most:
            raise ValueError(f"At most {most} characters; this has {len(value)}.")
        if len(line) < least:
            raise ValueError("This cannot be empty.")
        return line

    return Field({"type": "string", "maxLength": most, **({"pattern": r"\S"} if least else {})}, clean)


def secret(most: int) -> Field:
    """Text exactly as it was typed."""

    def clean(value: Any) -> str:
        if not isinstance(value, str) or len(value) > most:
            raise ValueError(f"Give text of at most {most} characters.")
        return value

    return Field({"type": "string", "maxLength": most}, clean)


def whole(*, least: int = 1, most: int = 10_000_000) -> Field:
    def clean(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise ValueError(f"Give a whole number from {least} to {most}.")
        return value

    return Field({"type": "integer", "minimum": least, "maximum": most}, clean)


def number_of() -> Field:
    """The id of a thing."""
    return whole(most=MOST_ID)


def yes_no() -> Field:
    return Field({"type": "boolean"}, values.yes_no)


def amount(*, least: int = 1) -> Field:
    """A decimal string, in cents. Zero is an amount only where `least` says so."""

    def clean(value: Any) -> int:
        if not isinstance(value, str) or not re.fullmatch(AMOUNT, value):
            raise ValueError('Give an amount such as "300.00".')
        cents = cents_of(value)
        if cents < least:
            raise ValueError(f'Give an amount from "{decimal_of(least)}", or leave it out: not stated.')
        return cents

    return Field({"type": "string", "pattern": AMOUNT, "example": "300.00"}, clean)


def moment() -> Field:
    """A point in time with its offset."""

    def clean(value: Any) -> datetime:
        told = _parsed(parse_datetime, value)
        if told is None or told.tzinfo is None or not 2000 <= told.year < 2200:
            raise ValueError('Give a time with its offset, such as "2026-06-05T20:00:00-04:00".')
        return told

    return Field({"type": "string", "format": "date-time"}, clean)


def day() -> Field:
    def clean(value: Any) -> date:
        told = _parsed(parse_date, value)
        if told is None or not 1880 <= told.year < 2200:
            raise ValueError('Give a day such as "1990-12-31".')
        return told

    return Field({"type": "string", "format": "date"}, clean)


def _parsed(parse: Callable[[str], Told | None], value: Any) -> Told | None:
    """None for what is no time at all, or none that exists (30 February)."""
    try:
        return parse(value) if isinstance(value, str) else None
    except ValueError:
        return None


def one_of(choices: Iterable[StrEnum]) -> Field:
    known = {choice.value: choice for choice in choices}
    values = list(known)

    def clean(value: Any) -> StrEnum:
        if not isinstance(value, str) or value not in known:
            raise ValueError(f"Give one of: {', '.join(values)}.")
        return known[value]

    return Field({"type": "string", "enum": values}, clean)


def slug() -> Field:
    def clean(value: Any) -> str:
        if not isinstance(value, str) or not re.fullmatch(SLUG, value):
            raise ValueError("Give a short name of small letters, digits and dashes.")
        return value

    return Field({"type": "string", "pattern": SLUG}, clean)


def list_of(field: Field, *, most: int, least: int = 0) -> Field:
    def clean(value: Any) -> list[Any]:
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise ValueError(f"Give a list of {f'{least} to' if least else 'at most'} {most}.")
        return [field.clean(item) for item in value]

    return Field({"type": "array", "items": field.schema, "minItems": least, "maxItems": most}, clean)


def object_of(facts: Facts) -> Field:
    """An object with these fields and no others."""
    needed = [name for name, field in facts.items() if field.is_required]
    properties = {name: dict(field.schema) for name, field in facts.items()}

    def clean(value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise ValueError("Give an object.")
        try:
            return read(facts, value)
        except Malformed as error:
            raise ValueError(error.detail) from error

    schema = {"type": "object", "properties": properties, "required": needed, "additionalProperties": False}
    return Field(schema, clean)
