"""What reading a whiteboard answers: its lines with their facts, its doubts, and what is wrong or left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Line:
    """One line that says something: its number, what it is about, and its facts."""

    number: int
    about: str  # tables, seats, lists
    facts: dict[str, Any]


@dataclass(frozen=True)
class Choice:
    """One reading that is offered: the value that chooses it, and what it says."""

    value: str
    says: str


@dataclass(frozen=True)
class Doubt:
    """What has more than one reading. `where`: its line, or its place on the board; `chosen` is empty until settled."""

    key: str
    where: str
    asks: str
    choices: tuple[Choice, ...]
    chosen: str = ""


class Unreadable(ValueError):
    """A line that says nothing we know. The text is a sentence for the person who typed it."""


@dataclass
class Sheet:
    """The whiteboard as it was read. Wrong and left out are by line number."""

    lines: list[Line] = field(default_factory=list)
    doubts: list[Doubt] = field(default_factory=list)
    wrong: dict[int, str] = field(default_factory=dict)
    left_out: dict[int, str] = field(default_factory=dict)


class Doubts:
    """Asks, and takes the answers that were given. Until a doubt is settled its first reading is used."""

    def __init__(self, answers: Mapping[str, str]) -> None:
        self.answers = answers
        self.asked: list[Doubt] = []

    def ask(self, where: str, about: str, asks: str, choices: Sequence[tuple[str, str]]) -> str:
        """`about` makes the key another one once the line says something else: no answer goes to a changed line."""
        key = f"{where} {about}"[:120]
        offered = tuple(Choice(*choice) for choice in choices)
        given = self.answers.get(key, "")
        chosen = given if given in {choice.value for choice in offered} else ""
        self.asked.append(Doubt(key, where, asks, offered, chosen))
        return chosen or offered[0].value
