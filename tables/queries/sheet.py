"""The game sheet: what a player asks about a game, said from its facts (T5, T6, T28, T55, T60, T61, CR, VH, GG)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pokerroom.money import amount_text, cents_of
from tables.rules import offerings
from tables.rules.floor import MaxKind, Structure
from tables.rules.offerings import LIMITS, STUDS, Variant, multiples_of
from tables.rules.vegas import MULTIPLES, Square, most_a_hand, post


class Offering(offerings.Offering, Protocol):
    """The facts of a game that its sheet is made from. Money in cents."""

    match_percent: int | None


Line = tuple[str, str, str]  # what, the answer, the rule

BY_HIGH_CARD = "high card: one card face up to each player"
IN_WORDS = frozenset({"kill", "heads_up_unlimited", "bomb_pot_at_most", "collection"})  # have lines of their own


def sheet(game: Offering) -> list[Line]:
    """Line by line: what is asked, the answer, and the rule it comes from."""
    vegas = game.structure == Structure.FIXED_MULTIPLES
    lines = [("Structure", game.structure, "GG1"), *(_squares(game) if vegas else _stakes(game))]
    lines += [*_button(game), _buy_in(game), *(_vegas_play(game) if vegas else _play(game)), *_extras(game)]
    others = [(fact, answer) for fact, answer in game.sheet.items() if fact not in IN_WORDS]
    return lines + [(fact.replace("_", " ").capitalize(), str(answer), "") for fact, answer in others]


def _squares(game: Offering) -> list[Line]:
    multiples, ante = multiples_of(game), game.ante or 0
    costs = ", ".join(f"{amount_text(post(square, ante, multiples=multiples))} {square.words}" for square in Square)
    most = amount_text(most_a_hand(ante, multiples=multiples))
    if game.sheet.get("kill"):
        most += f", {amount_text(most_a_hand(ante, multiples=multiples, kill=True))} under a kill"
    return [
        ("Ante", amount_text(ante), "VH2"),
        ("Range of betting", "none: each bet is what its square says", "VH2"),
        ("Squares", f"{_listed(multiples)} times the ante", "VH1"),
        ("Each square", costs, "VH1"),
        ("Most a hand", most, "VH1"),
        ("Other multiples", _approval(game), "VH10"),
        ("Action starts", "at the right of the button", "VH8"),
    ]


def _listed(multiples: Sequence[int]) -> str:
    return f"{', '.join(map(str, multiples[:-1]))} and {multiples[-1]}"


def _approval(game: Offering) -> str:
    if tuple(multiples_of(game)) == MULTIPLES:
        return "only with written approval"
    return f"approved in writing: {game.multiples_approval}"


def _stakes(game: Offering) -> list[Line]:
    stakes = []
    if game.small_blind and game.big_blind:
        stakes.append(("Blinds", f"{amount_text(game.small_blind)} and {amount_text(game.big_blind)}", "TH4"))
    elif game.big_blind:
        stakes.append(("Blinds", amount_text(game.big_blind), "TH4"))
    elif not STUDS.issuperset(game.variants) or not game.variants:
        stakes.append(("Blinds", "set by the house", "TH4"))
    if game.ante:
        stakes.append(("Ante", amount_text(game.ante), "TS1"))
    if game.bring_in:
        stakes.append(("Bring-in", f"{amount_text(game.bring_in)}, the lowest card up, by suit", "TS3"))
    return stakes


def _button(game: Offering) -> list[Line]:
    """Stud alone has no button."""
    if game.variants and STUDS.issuperset(game.variants):
        return []
    return [("First button", BY_HIGH_CARD, "TH2")]


def _buy_in(game: Offering) -> Line:
    rule = "VH6" if game.structure == Structure.FIXED_MULTIPLES else "T21"
    if game.buy_in_min is None and game.max_kind == MaxKind.NOT_STATED:
        return "Buy-in", "set by the house", rule
    least = amount_text(game.buy_in_min) if game.buy_in_min else "set by the house"
    most = {
        MaxKind.FIXED: amount_text(game.buy_in_max) if game.buy_in_max else "",
        MaxKind.NONE: "no maximum",
        MaxKind.NOT_STATED: "maximum not stated",
    }[MaxKind(game.max_kind)]
    match = f", or {game.match_percent}% of the largest stack" if game.match_percent else ""
    return "Buy-in", f"{least} to {most}{match}" if game.max_kind == MaxKind.FIXED else f"{least}, {most}", rule


def _vegas_play(game: Offering) -> list[Line]:
    return [
        ("Raises", "none: post the square or fold", "VH5"),
        ("Check and raise", "no", "VH2"),
        ("Straddle", "no", "VH2"),
        ("Side pots", "none: each square goes to the best hand that reached it", "VH4"),
        ("Pot size", "not told", "T55"),
        ("Kill", "doubles the bets" if game.sheet.get("kill") else "no", "VH9"),
    ]


def _play(game: Offering) -> list[Line]:
    limit = game.structure in LIMITS
    return [
        *(_limit_bets(game) if limit else [("Raises", "without limit", "T28")]),
        ("Check and raise", "allowed", "T5"),
        ("Straddle", "allowed", "T6"),
        ("Pot size", "told" if game.structure == Structure.POT_LIMIT else "not told", "T55"),
        ("Kill", "doubles the bets" if game.sheet.get("kill") else "no", ""),
        ("Bomb pots", _bomb_pots(game), "T60"),
    ]


def _limit_bets(game: Offering) -> list[Line]:
    """A cap heads-up, too, unless the room lifts it there for this game (T28, CR6)."""
    open_ended = bool(game.sheet.get("heads_up_unlimited"))
    raises = "a bet and three raises" + (", without limit heads-up" if open_ended else "")
    return [
        ("Raises", raises, "CR6" if open_ended else "T28"),
        ("Completing a forced bet", "is no raise", "CR6"),
        *_bets(game),
    ]


def _bets(game: Offering) -> list[Line]:
    lower = amount_text(game.lower_limit) if game.lower_limit else "lower limit"
    upper = amount_text(game.upper_limit) if game.upper_limit else "upper limit"
    if game.structure == Structure.SPREAD_LIMIT:
        return [("Bets", f"from {lower} to {upper}", "GG1")]
    played = set(game.variants)
    stud = played & STUDS
    lines = [] if stud and stud == played else [("Bets", f"{lower} before the turn, {upper} from it on", "CR7")]
    if stud:
        lines.append(("Stud bets", f"{lower} to fourth street, {upper} from fifth on", "GG3"))
        allowed = f"a bet of {upper} is allowed" if Variant.STUD in stud else f"the bet stays {lower}: low hands play"
        lines.append(("Open pair on fourth street", allowed, "GG3"))
    return lines


def _bomb_pots(game: Offering) -> str:
    most = game.sheet.get("bomb_pot_at_most")
    return f"at most {amount_text(cents_of(most))} a player" if most else "where management offers them"


def _extras(game: Offering) -> list[Line]:
    vegas, stud = game.structure == Structure.FIXED_MULTIPLES, STUDS.intersection(game.variants)
    lines = [
        ("Run it twice", "on request, heads-up without a side pot" if game.run_it_twice else "no", "T61"),
        ("Chairs", f"at most {game.most_chairs}", "TS1" if stud else ""),
    ]
    if collection := game.sheet.get("collection"):
        lines.append(("Collection", str(collection), "VH7" if vegas else "CR1"))
    elif vegas:
        lines.append(("Collection", "out of the antes, from the right of the button", "VH7"))
    return lines
