"""Buying in, adding on, coming back with what was taken off (T14, T16, T21, T23, T34). Amounts in cents."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from math import gcd


class Bought(StrEnum):
    BUY_IN = "buy-in"
    ADD_ON = "add-on"
    REBUY = "rebuy"


@dataclass(frozen=True)
class Return:
    """What coming back demands: at least this, until then, by which rule; None amount: not stated, so ask."""

    cents: int | None
    until: datetime | None
    rule: str


def due_back(amount: int | None, least: int | None) -> int | None:
    """The larger of the amount removed and the minimum; None while the amount is not stated."""
    return None if amount is None else max(amount, least or 0)


def may_return(cashed_out_at: datetime, at: datetime, window: timedelta) -> bool:
    """Whether the cash-out binds no more: at exactly the end of the window it is over, clock changes or not."""
    return at >= cashed_out_at + window


@dataclass(frozen=True)
class ShortBuys:
    """How often below the minimum, how small, and only after losing an all-in. HCT: none (T21)."""

    count: int = 0
    size_percent: int = 100
    only_after_all_in: bool = False

    def allows(self, cents: int, least: int, *, used: int, after_all_in: bool) -> bool:
        """Whether a buy of `cents` below `least` stands, `used` short buys having been made in this sitting."""
        if used >= self.count or (self.only_after_all_in and not after_all_in):
            return False
        return cents * 100 >= least * self.size_percent


def smallest_chip(room: int, *bets: int | None) -> int:
    """The room's smallest chip, or less where a game's forced bets (blinds, ante, bring-in) are made of less."""
    return gcd(room, *filter(None, bets))


def is_felted(stack: int, big_blind: int | None) -> bool:
    """Under one big blind a stack cannot hold the seat (T23)."""
    return big_blind is not None and stack < big_blind


# What a player must post (CR22, T44). Nobody sees the hands: somebody counts as new for a while after sitting down.

POST_BIG = "big blind"
POST_BOTH = "small blind dead, big blind live"
OUT_OF_BLINDS = "big blind, if moved out of the blinds"


def must_post(
    *, new: bool, missed_small: bool, missed_big: bool, newcomer: str, moved: bool = False, mover: str = "nothing"
) -> str:
    """What has to be posted before a hand is dealt, or nothing; waiting for the big blind is always possible.

    `newcomer`: big or nothing; `mover`, after a change of seat or table: big, nothing, or out_of_blinds.
    """
    if new and not (missed_small or missed_big):
        return POST_BIG if newcomer == "big" else ""
    if moved and not (missed_small or missed_big):
        return {"big": POST_BIG, "out_of_blinds": OUT_OF_BLINDS}.get(mover, "")
    if missed_big:
        return POST_BOTH if missed_small else POST_BIG
    return "small blind dead" if missed_small else ""


LIMITS = frozenset({"no", "pot", "spread", "limit", "time", "game"})


def kind_of_game(name: str) -> frozenset[str]:
    """What is played, whatever the stakes and the limit: "$3-$6 Limit Hold'em" and "$1-$3 No Limit Hold'em" alike."""
    words = re.findall(r"[^\W_]+", name.casefold().replace("'", "").replace("\u2019", ""))
    return frozenset(word for word in words if not word.isdecimal() and word not in LIMITS)
