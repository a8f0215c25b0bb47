"""How two players whose public names look the same are told apart."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple, Protocol

from players.rules import search_form

DIGITS = 2


class Shown(Protocol):
    """A name as some screen shows it."""

    @property
    def pk(self) -> int: ...

    @property
    def player_id(self) -> int: ...

    @property
    def public_name(self) -> str: ...


class Look(NamedTuple):
    """What a name on a list looks like, whoever reads it."""

    pk: int
    player_id: int
    public_name: str


def told_apart(rows: Iterable[Shown], letters: int | None = None) -> dict[int, str]:
    """Entry id → the digits of its number that tell it from others of the same look (BO-02).

    Alike are names of different players that are equal as far as they are shown: `letters`, or whole.
    """
    alike: dict[str, list[Shown]] = defaultdict(list)
    for row in rows:
        alike[search_form(row.public_name)[:letters]].append(row)
    told: dict[int, str] = {}
    for group in alike.values():
        if len({row.player_id for row in group}) > 1:
            told |= _digits([row.pk for row in group])
    return told


def _digits(numbers: list[int]) -> dict[int, str]:
    """The last two digits of each number; more, where two would still be the same."""
    most = len(str(max(numbers)))
    for length in range(DIGITS, most + 1):
        ends = {number: str(number).zfill(length)[-length:] for number in numbers}
        if len(set(ends.values())) == len(numbers):
            return ends
    return {number: str(number).zfill(DIGITS) for number in numbers}
