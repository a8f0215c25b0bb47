"""Moves within a game: who slides where, who comes before the list, who owes a move to the main game (rules §2, §4)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum


class CameBy(StrEnum):
    """How somebody came to a chair."""

    SEATED = "seated"
    SEAT_CHANGE = "seat change"
    TABLE_CHANGE = "table change"
    MUST_MOVE = "must-move"
    BREAK = "break"


class Wish(StrEnum):
    """What a player who sits has asked for."""

    SEAT = "seat"
    TABLE = "table"


class RequestState(StrEnum):
    ASKED = "asked"
    APPROVED = "approved"
    DONE = "done"
    WITHDRAWN = "withdrawn"


REQUEST_MOVES: dict[RequestState, frozenset[RequestState]] = {
    RequestState.ASKED: frozenset({RequestState.APPROVED, RequestState.DONE, RequestState.WITHDRAWN}),
    # Asked again for another table, or by undo
    RequestState.APPROVED: frozenset({RequestState.ASKED, RequestState.DONE, RequestState.WITHDRAWN}),
    RequestState.DONE: frozenset({RequestState.ASKED, RequestState.APPROVED}),  # by undo
    RequestState.WITHDRAWN: frozenset({RequestState.ASKED, RequestState.APPROVED}),  # by undo
}


@dataclass(frozen=True)
class Mover:
    """A player at a feeder, for the order in which they move to the main game."""

    sitting_id: int
    since: datetime
    came_by: str
    called_order: int | None = None


def movers_in_order(movers: Sequence[Mover], first_hand_at: datetime | None) -> list[Mover]:
    """Who moves first: seated by the first hand by list place, later ones by time seated, table changes last.

    Whoever's sitting down starts the table sits before its first hand.
    """

    def rank(mover: Mover) -> tuple[int, float, float, int]:
        seated = mover.since.timestamp()
        if mover.came_by == CameBy.TABLE_CHANGE:
            return 2, seated, 0, mover.sitting_id
        if first_hand_at is None or mover.since <= first_hand_at:
            return 0, mover.called_order or 0, seated, mover.sitting_id
        return 1, seated, 0, mover.sitting_id

    return sorted(movers, key=rank)


def change_allowed(left: int, joined: int) -> bool:
    """Whether the table left is then not shorter than the one joined; players before the move (rules §2 c)."""
    return left - 1 >= joined + 1


def transfer_from(
    stack: int, most: int | None, running_since: datetime | None, at: datetime, wait: timedelta
) -> datetime | None:
    """From when a stack over the maximum may come to a new game (T47); None if it may come now.

    A game that does not run yet has its hour still before it: the answer is then an hour from now.
    """
    if most is None or stack <= most:
        return None
    allowed = (running_since or at) + wait
    return allowed if at < allowed else None


# Drawing cards when a table breaks (T43): high first, suits spades, hearts, diamonds, clubs

RANKS = "23456789TJQKA"
SUITS = "cdhs"


def card_of(text: str) -> str:
    """ "10♠", "ts", "K♥" → "Ts", "Ts", "Kh". Raises ValueError naming what is not a card."""
    plain = text.strip().translate(str.maketrans("♣♦♥♠", "cdhs")).upper().replace("10", "T")
    if len(plain) == 2 and plain[0] in RANKS and plain[1].lower() in SUITS:
        return plain[0] + plain[1].lower()
    raise ValueError(f"{text.strip()[:8]!r} is not a card.")


def card_rank(card: str) -> tuple[int, int]:
    """Rank, then suit; the highest card has the first choice."""
    return RANKS.index(card[0]), SUITS.index(card[1])


def shuffled(seed: bytes) -> list[str]:
    """A deck in the order that this seed gives (SHA-256 of seed and card): anybody can work it out again."""
    deck = [rank + suit for rank in RANKS for suit in SUITS]
    return sorted(deck, key=lambda card: hashlib.sha256(seed + card.encode()).digest())


def words(card: str) -> str:
    """ "Kh" → "K♥"."""
    rank = "10" if card[0] == "T" else card[0]
    return rank + {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}[card[1]]


def has_draw(*, away: bool, button: bool) -> bool:
    """An absent player with a missed-blind button has no draw (T43)."""
    return not (away and button)
