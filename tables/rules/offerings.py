"""What a game plays, what it can't be: stud's chairs, run it twice, Vegas multiples (rules §1), and which are one.

Amounts in cents.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

from pokerroom.money import amount_text, cents_of
from tables.rules.floor import MaxKind, Structure
from tables.rules.vegas import MULTIPLES


class Variant(StrEnum):
    HOLDEM = "holdem"
    OMAHA = "omaha"
    OMAHA8 = "omaha8"
    STUD = "stud"
    STUD8 = "stud8"
    RAZZ = "razz"
    VEGAS = "vegas"


OMAHAS = frozenset({Variant.OMAHA, Variant.OMAHA8})
STUDS = frozenset({Variant.STUD, Variant.STUD8, Variant.RAZZ})
LIMITS = (Structure.LIMIT, Structure.SPREAD_LIMIT)


def variants_named(name: str, structure: str) -> list[Variant]:
    """What a game of this name plays, round by round, where nobody says so."""
    if structure == Structure.FIXED_MULTIPLES:
        return [Variant.VEGAS]
    return [_variant(part.casefold()) for part in name.split(" / ")]


def _variant(name: str) -> Variant:
    hi_lo = any(word in name for word in ("hi-lo", "hi/lo", "high-low", "o8", "stud8", "eight or better"))
    if "razz" in name:
        return Variant.RAZZ
    if "stud" in name:
        return Variant.STUD8 if hi_lo else Variant.STUD
    if "omaha" in name or "plo" in name or "o8" in name:
        return Variant.OMAHA8 if hi_lo else Variant.OMAHA
    return Variant.HOLDEM


class Offering(Protocol):
    """The facts of a game that decide what it can be. Amounts in cents; None: not stated, or none."""

    structure: str
    variants: list[str]
    small_blind: int | None
    big_blind: int | None
    ante: int | None
    bring_in: int | None
    lower_limit: int | None
    upper_limit: int | None
    multiples: list[int] | None
    multiples_approval: str
    buy_in_min: int | None
    buy_in_max: int | None
    max_kind: str
    most_chairs: int
    run_it_twice: bool
    sheet: dict[str, Any]


@dataclass(frozen=True)
class Wrong:
    """What is wrong with one field of an offering, and the rule that says so."""

    field: str
    says: str
    rule: str | None = None


def wrong_with(game: Offering, *, stud_chairs: int, run_it_twice_blind: int) -> list[Wrong]:
    """Everything that does not fit. `run_it_twice_blind`: the smallest big blind of no limit that runs it twice."""
    return [
        *_blinds(game),
        *_limits(game),
        *_buy_ins(game),
        *_multiples(game),
        *_chairs(game, stud_chairs),
        *_run_it_twice(game, run_it_twice_blind),
        *_sheet(game.sheet),
    ]


def _blinds(game: Offering) -> Iterator[Wrong]:
    if game.small_blind is not None and game.big_blind is None:
        yield Wrong("big_blind", "A game with a small blind has a big one.")
    elif game.small_blind is not None and game.big_blind is not None and game.small_blind > game.big_blind:
        yield Wrong("small_blind", "The small blind is not above the big blind.")
    if game.structure == Structure.FIXED_MULTIPLES and game.ante is None:
        yield Wrong("ante", "A game of fixed multiples has an ante.", "VH2")


def _limits(game: Offering) -> Iterator[Wrong]:
    lower, upper = game.lower_limit, game.upper_limit
    if (lower is not None or upper is not None) and game.structure not in LIMITS:
        yield Wrong("lower_limit", "Only limit and spread limit games have a lower and an upper limit.", "GG1")
    elif (lower is None) != (upper is None):
        yield Wrong("upper_limit" if upper is None else "lower_limit", "Give both limits, or neither.")
    elif lower is not None and upper is not None and lower >= upper:
        yield Wrong("upper_limit", "The upper limit is above the lower.")


def _buy_ins(game: Offering) -> Iterator[Wrong]:
    least, most = game.buy_in_min, game.buy_in_max
    if (game.max_kind == MaxKind.FIXED) != (most is not None):
        yield Wrong("buy_in_max", 'A "fixed" maximum has an amount, "none" and "not stated" have not.')
    elif least is not None and most is not None and most < least:
        yield Wrong("buy_in_max", "The maximum is not below the minimum.")


def _multiples(game: Offering) -> Iterator[Wrong]:
    if game.multiples is None:
        return
    rising = list(game.multiples) == sorted(set(game.multiples))
    if game.structure != Structure.FIXED_MULTIPLES:
        yield Wrong("multiples", "Only a game of fixed multiples has multiples of the ante.", "VH1")
    elif len(game.multiples) != len(MULTIPLES) or not rising or game.multiples[0] < 1:
        yield Wrong("multiples", "Give five rising multiples of the ante, one for each square.", "VH1")
    elif tuple(game.multiples) != MULTIPLES and not game.multiples_approval:
        yield Wrong("multiples_approval", "Other multiples need written approval: enter by whom and when.", "VH10")


def _chairs(game: Offering, stud_chairs: int) -> Iterator[Wrong]:
    if STUDS.intersection(game.variants) and game.most_chairs > stud_chairs:
        yield Wrong("most_chairs", f"A game with a stud round seats at most {stud_chairs}.", "TS1")


def _run_it_twice(game: Offering, least_blind: int) -> Iterator[Wrong]:
    big_enough = game.structure == Structure.NO_LIMIT and (game.big_blind or 0) >= least_blind
    omaha = game.structure == Structure.POT_LIMIT and OMAHAS.issuperset(game.variants)
    if game.run_it_twice and not (big_enough or omaha):
        says = f"Run it twice is for no limit from a big blind of {amount_text(least_blind)}, and pot limit Omaha."
        yield Wrong("run_it_twice", says, "T61")


def _sheet(sheet: dict[str, Any]) -> Iterator[Wrong]:
    """Facts that the sheet has words of its own for have the form that these need."""
    for fact in ("kill", "heads_up_unlimited"):
        if not isinstance(sheet.get(fact, False), bool):
            yield Wrong("sheet", f"{fact}: give true or false.")
    try:
        cents_of(sheet.get("bomb_pot_at_most", "1.00"))
    except ValueError:
        yield Wrong("sheet", 'bomb_pot_at_most: give an amount such as "5.00".')


def limits_from(big_blind: int | None, structure: str) -> tuple[int | None, int | None]:
    """A limit game's limits where nobody says them: the big blind, and double."""
    if structure != Structure.LIMIT or big_blind is None:
        return None, None
    return big_blind, 2 * big_blind


def multiples_of(game: Offering) -> Sequence[int]:
    """How many antes each of the five squares costs."""
    return game.multiples or MULTIPLES


def same_game_and_limit(one: Offering, other: Offering) -> bool:
    """Whether both play one game at one limit, whatever their names and however the house collects (T16, CR1)."""
    return _game_and_limit(one) == _game_and_limit(other)


def _game_and_limit(game: Offering) -> tuple[object, ...]:
    forced = (game.small_blind, game.big_blind, game.ante, game.bring_in)
    return frozenset(game.variants), game.structure, *forced, game.lower_limit, game.upper_limit
