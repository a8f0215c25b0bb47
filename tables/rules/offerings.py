"""When two offerings are the same game, or the same game and limit (T16): by what is played, not by their name."""

from __future__ import annotations

from typing import Protocol

# What an offering's names say of the game; the first that fits counts, so a mix comes before its parts.
GAMES = (
    ("vegas", ("vegas",)),
    ("razz", ("razz",)),
    ("omaha and stud hi-lo", ("mix", "stud8", "omaha hi-lo / stud")),
    ("stud hi-lo", ("stud hi", "stud 8")),
    ("stud", ("stud",)),
    ("omaha hi-lo", ("omaha hi", "o8")),
    ("omaha", ("omaha", "plo")),
    ("hold'em", ("hold", "nlh", "lhe")),
)


class Offering(Protocol):
    """What tells offerings apart. Amounts in cents."""

    name: str
    short: str
    slug: str
    structure: str
    small_blind: int | None
    big_blind: int | None
    ante: int | None
    bring_in: int | None


def game_played(offering: Offering) -> str:
    """The game of an offering; where its names do not say, the offering is a game of its own."""
    names = " ".join((offering.name, offering.short, offering.slug)).casefold()
    return next((game for game, words in GAMES if any(word in names for word in words)), offering.slug)


def same_game_and_limit(one: Offering, other: Offering) -> bool:
    """Whether both play one game at one limit, however the house collects for it (CR1)."""
    return _game_and_limit(one) == _game_and_limit(other)


def _game_and_limit(offering: Offering) -> tuple[object, ...]:
    forced = (offering.small_blind, offering.big_blind, offering.ante, offering.bring_in)
    return game_played(offering), offering.structure, *forced
