"""Vegas Hold'em (VH): five squares at fixed multiples of the ante, no side pots. Amounts in cents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import TypeVar


class Square(IntEnum):
    """The levels of a hand; the number is the multiple of the ante."""

    ANTE = 1
    TWO_CARDS = 2
    FLOP = 3
    TURN = 4
    RIVER = 5

    @property
    def words(self) -> str:
        return self.name.lower().replace("_", " ")


def post(square: Square, ante: int, *, kill: bool = False) -> int:
    """What a level costs: its multiple of the ante, doubled under a kill (VH1, VH9)."""
    return square * ante * (2 if kill else 1)


def most_a_hand(ante: int, *, kill: bool = False) -> int:
    """Fifteen antes, thirty under a kill."""
    return sum(post(square, ante, kill=kill) for square in Square)


def no_action_above(reached: Square) -> Square | None:
    """Where the marker of a player who is all in stands: one level above the one reached (VH3)."""
    return Square(reached + 1) if reached < Square.RIVER else None


Who = TypeVar("Who")


def awards(
    reached: Mapping[Who, Square], best: Sequence[Sequence[Who]], ante: int, *, kill: bool = False
) -> dict[Who, int]:
    """Who gets what: each square to the best hand among those who reached it, ties split (VH4).

    `reached`: every player who posted, with the last square; `best`: hands from best to worst, ties together, without
    those who folded. An odd cent goes to the first of a tie as given. Raises ValueError where nobody is named for a
    square: its chips would be nobody's.
    """
    won: dict[Who, int] = {}
    for square in Square:
        takers = [player for player, last in reached.items() if last >= square]
        pot = len(takers) * post(square, ante, kill=kill)
        winners = next((group for hands in best if (group := [name for name in hands if name in takers])), [])
        if takers and not winners:
            raise ValueError(f"Name the best hand among those who posted the {square.words}.")
        for place, winner in enumerate(winners):
            share, odd = divmod(pot, len(winners))
            won[winner] = won.get(winner, 0) + share + (1 if place < odd else 0)
    return won
