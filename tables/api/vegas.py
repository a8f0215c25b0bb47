"""A hand of Vegas Hold'em at its end: which square goes to whom (VH3, VH4). It is worked out, and nothing is kept."""

from __future__ import annotations

from typing import TypedDict

from pokerroom.api.base import Ask, post
from pokerroom.api.fields import list_of, object_of, required, whole, yes_no
from pokerroom.money import decimal_of, room_chip
from pokerroom.refusals import Malformed
from tables.models import Game
from tables.queries import table_of
from tables.refusals import TableState
from tables.rules.floor import Structure
from tables.rules.money import smallest_chip
from tables.rules.offerings import multiples_of
from tables.rules.vegas import Share, Square, awards, from_the_right, no_action_above

SEAT = whole(most=20)
SQUARE = whole(most=len(Square))  # 1 ante, 2 two cards, 3 flop, 4 turn, 5 river
POSTED = object_of({"seat": required(SEAT), "square": required(SQUARE), "all_in": yes_no()})


class AwardShape(TypedDict):
    seat: int
    amount: str


class MarkerShape(TypedDict):
    """Where the "no action" marker of a player stands who is all in: one square above the last one posted."""

    seat: int
    square: int


class OddShape(TypedDict):
    """The odd chip of a square that is split: to the first of the tie at the right of the button."""

    square: int
    seat: int
    amount: str


class HandShape(TypedDict):
    awards: list[AwardShape]
    odd_chips: list[OddShape]
    no_action: list[MarkerShape]


HAND = {
    "reached": required(list_of(POSTED, most=20)),
    "best": required(list_of(list_of(SEAT, most=20), most=20)),
    "kill": yes_no(),
    "button": SEAT,
}


@post(HAND, answers=HandShape)
def hand(ask: Ask, number: int) -> HandShape:
    """Who gets what. `reached`: each seat's last square; `best`: seats, best hand first, ties together.

    Ties split in the game's smallest chip. `button`, its seat, is needed where that leaves an odd one.
    """
    game = table_of(ask.room, number).game
    if game is None or game.structure != Structure.FIXED_MULTIPLES or not game.ante:
        raise TableState(f"No game of fixed multiples is played at table {number}.", code="other_game", rule="VH4")
    posted = ask.facts["reached"]
    if len({row["seat"] for row in posted}) != len(posted):
        raise Malformed({"reached": "Name each seat once, with the last square it posted."})
    shares = _shares(ask, game, {row["seat"]: Square(row["square"]) for row in posted})
    return {
        "awards": _awards(shares),
        "odd_chips": [
            {"square": share.square, "seat": share.who, "amount": decimal_of(share.odd)}
            for share in shares
            if share.odd
        ],
        "no_action": [
            {"seat": row["seat"], "square": above}
            for row in posted
            if row.get("all_in") and (above := no_action_above(Square(row["square"])))
        ],
    }


def _shares(ask: Ask, game: Game, reached: dict[int, Square]) -> list[Share[int]]:
    best, button = ask.facts["best"], ask.facts.get("button")
    shown = [seat for hands in best for seat in hands]
    if len(set(shown)) != len(shown) or not set(shown) <= reached.keys():
        raise Malformed({"best": "Name each seat that posted once at most, and no other."})
    if button:
        best = [from_the_right(tied, button) for tied in best]
    ante = game.ante or 0
    try:
        shares = awards(
            reached,
            best,
            ante,
            chip=smallest_chip(room_chip(), ante),
            multiples=multiples_of(game),
            kill=ask.facts.get("kill", False),
        )
    except ValueError as error:
        raise Malformed({"best": str(error)}) from None
    if button is None and any(share.odd for share in shares):
        raise Malformed(
            {"button": "The tie leaves an odd chip. Give the seat of the button: the first at its right gets it."},
            rule="VH8",
        )
    return shares


def _awards(shares: list[Share[int]]) -> list[AwardShape]:
    won: dict[int, int] = {}
    for share in shares:
        won[share.who] = won.get(share.who, 0) + share.cents
    return [{"seat": seat, "amount": decimal_of(cents)} for seat, cents in sorted(won.items())]
