"""The game sheet: what a player asks about a game, said from its facts (T5, T6, T28, T55, CR5-CR7, VH2, TH4, GG)."""

from __future__ import annotations

from typing import Any, Protocol

from pokerroom.money import dollars
from tables.rules.floor import MaxKind, Structure
from tables.rules.vegas import Square, most_a_hand, post


class Offering(Protocol):
    """The facts of a game that its sheet is made from. Money in cents."""

    structure: str
    small_blind: int | None
    big_blind: int | None
    ante: int | None
    bring_in: int | None
    buy_in_min: int | None
    buy_in_max: int | None
    max_kind: str
    match_percent: int | None
    most_chairs: int
    run_it_twice: bool
    sheet: dict[str, Any]


Line = tuple[str, str, str]  # what, the answer, the rule


def sheet(game: Offering) -> list[Line]:
    """Line by line: what is asked, the answer, and the rule it comes from."""
    lines = [("Structure", game.structure, "GG1"), *_stakes(game), _buy_in(game), *_play(game)]
    lines += [(what.replace("_", " ").capitalize(), str(answer), "") for what, answer in game.sheet.items()]
    return lines


def _stakes(game: Offering) -> list[Line]:
    if game.structure == Structure.FIXED_MULTIPLES and game.ante:
        return [
            ("Ante", dollars(game.ante), "VH2"),
            ("Squares", "1, 2, 3, 4 and 5 times the ante", "VH10"),
            (
                "Each square",
                ", ".join(f"{dollars(post(square, game.ante))} {square.words}" for square in Square),
                "VH1",
            ),
            ("Action starts", "at the right of the button", "VH8"),
            ("Most a hand", f"{dollars(most_a_hand(game.ante))}, double under a kill", "VH1"),
        ]
    stakes = []
    if game.small_blind and game.big_blind:
        stakes.append(("Blinds", f"{dollars(game.small_blind)} and {dollars(game.big_blind)}", "TH4"))
    if game.ante:
        stakes.append(("Ante", dollars(game.ante), "TS1"))
    if game.bring_in:
        stakes.append(("Bring-in", dollars(game.bring_in), "TS3"))
    return stakes


def _buy_in(game: Offering) -> Line:
    least = dollars(game.buy_in_min) if game.buy_in_min else "set by the house"
    most = {
        MaxKind.FIXED: dollars(game.buy_in_max) if game.buy_in_max else "",
        MaxKind.NONE: "no maximum",
        MaxKind.NOT_STATED: "maximum not stated",
    }[MaxKind(game.max_kind)]
    match = f", or {game.match_percent}% of the largest stack" if game.match_percent else ""
    return "Buy-in", f"{least} to {most}{match}" if game.max_kind == MaxKind.FIXED else f"{least}, {most}", "T21"


def _play(game: Offering) -> list[Line]:
    limit = game.structure in (Structure.LIMIT, Structure.SPREAD_LIMIT)
    raises = "a bet and three raises, without limit heads-up" if limit else "without limit"
    lines = [
        ("Raises", raises, "CR6" if limit else "T28"),
        ("Check and raise", "allowed", "T5"),
        ("Straddle", "allowed", "T6"),
        ("Pot size", "told" if game.structure == Structure.POT_LIMIT else "not told", "T55"),
        ("Run it twice", "on request, heads-up" if game.run_it_twice else "no", "T61"),
        ("Chairs", f"at most {game.most_chairs}", "TS1"),
    ]
    if limit:
        lines.append(("Bets", "lower limit before the turn, higher from it on", "CR7"))
    return lines
