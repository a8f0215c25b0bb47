"""Vegas Hold'em (VH): five squares at fixed multiples of the ante, no side pots. Amounts in cents."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

MULTIPLES = (1, 2, 3, 4, 5)


class Square(IntEnum):
    """The levels of a hand, in order."""

    ANTE = 1
    TWO_CARDS = 2
    FLOP = 3
    TURN = 4
    RIVER = 5

    @property
    def words(self) -> str:
        return self.name.lower().replace("_", " ")


def post(square: Square, ante: int, *, multiples: Sequence[int] = MULTIPLES, kill: bool = False) -> int:
    """What a level costs: its multiple of the ante, doubled under a kill (VH1, VH9)."""
    return multiples[square - 1] * ante * (2 if kill else 1)


def most_a_hand(ante: int, *, multiples: Sequence[int] = MULTIPLES, kill: bool = False) -> int:
    """Fifteen antes, thirty under a kill; with other multiples, their sum."""
    return sum(post(square, ante, multiples=multiples, kill=kill) for square in Square)


def no_action_above(reached: Square) -> Square | None:
    """Where the marker of a player who is all in stands: one level above the one reached (VH3)."""
    return Square(reached + 1) if reached < Square.RIVER else None


Who = TypeVar("Who")


@dataclass(frozen=True)
class Share(Generic[Who]):
    """A winner's part of a square, in cents; `odd`: how much of it the others of the tie did not get."""

    square: Square
    who: Who
    cents: int
    odd: int = 0


def from_the_right(seats: Iterable[int], button: int) -> list[int]:
    """Seats in the order of action: first the one at the right of the button, the button's own last (VH8)."""
    return sorted(seats, key=lambda seat: (seat == button, seat > button, -seat))


def awards(
    reached: Mapping[Who, Square],
    best: Sequence[Sequence[Who]],
    ante: int,
    *,
    chip: int,
    multiples: Sequence[int] = MULTIPLES,
    kill: bool = False,
) -> list[Share[Who]]:
    """Who gets what: each square to the best hand among those who reached it, ties split (VH4).

    `reached`: every player who posted, with the last square; `best`: hands from best to worst, without those who
    folded, ties together in order of position. `chip`: the game's smallest, in cents, a part of the ante: what is left
    of a split in such chips goes one each to the first of the tie. Raises ValueError where nobody is named for a
    square: its chips would be nobody's.
    """
    shares = []
    for square in Square:
        takers = [player for player, last in reached.items() if last >= square]
        pot = len(takers) * post(square, ante, multiples=multiples, kill=kill)
        winners = next((group for hands in best if (group := [name for name in hands if name in takers])), [])
        if takers and not winners:
            raise ValueError(f"Name the best hand among those who posted the {square.words}.")
        shares += [Share(square, *part) for part in split(pot, winners, chip)]
    return shares


def split(pot: int, winners: Sequence[Who], chip: int) -> Iterator[tuple[Who, int, int]]:
    """Equal parts of a pot made of such chips: who, cents, how much of that is odd. The first get the odd chips."""
    for place, winner in enumerate(winners):
        chips, left = divmod(pot // chip, len(winners))
        odd = chip if place < left else 0
        yield winner, chips * chip + odd, odd
