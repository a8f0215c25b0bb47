"""Tables, seats and buy-ins as plain rules. Amounts in cents."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Structure(StrEnum):
    NO_LIMIT = "no limit"
    POT_LIMIT = "pot limit"
    LIMIT = "limit"
    SPREAD_LIMIT = "spread limit"
    FIXED_MULTIPLES = "fixed multiples"


class MaxKind(StrEnum):
    """How a game's most is set: "no maximum" and "not stated" are values of their own, not big numbers."""

    FIXED = "fixed"
    NONE = "none"
    NOT_STATED = "not stated"


class TableStatus(StrEnum):
    CLOSED = "closed"
    OPEN = "open"
    RUNNING = "running"
    BREAKING = "breaking"


TABLE_MOVES: dict[TableStatus, frozenset[TableStatus]] = {
    TableStatus.CLOSED: frozenset({TableStatus.OPEN, TableStatus.BREAKING}),  # breaking again: by undo
    TableStatus.OPEN: frozenset({TableStatus.RUNNING, TableStatus.BREAKING, TableStatus.CLOSED}),
    TableStatus.RUNNING: frozenset({TableStatus.BREAKING, TableStatus.CLOSED, TableStatus.OPEN}),
    TableStatus.BREAKING: frozenset({TableStatus.CLOSED, TableStatus.RUNNING, TableStatus.OPEN}),  # open again: by undo
}

FILLS = (TableStatus.OPEN, TableStatus.RUNNING)


@dataclass(frozen=True)
class Hole:
    """A chair that somebody can be called for: since when it is open, and how full its table is."""

    seat_id: int
    table: int
    seat: int
    since: datetime
    load: int
    leaving: bool = False
    first: bool = False


def in_order(holes: Iterable[Hole]) -> list[Hole]:
    """Which seat first (rules §2): an empty chair before a leaving player's; of those a table that staff fill first,
    then the fewest players, then by number and seat."""
    return sorted(holes, key=lambda hole: (hole.leaving, not hole.first, hole.load, hole.table, hole.seat))


@dataclass(frozen=True)
class BuyInLimits:
    """What a game takes, in cents. `match_percent` of the table's largest stack lifts the fixed maximum."""

    least: int | None
    most: int | None
    match_percent: int | None = None


def most_allowed(limits: BuyInLimits, largest_stack: int | None) -> int | None:
    """The most a player may have in front after buying in; None where the game has no maximum.

    The larger of the fixed maximum and match % of the largest stack at that table at that moment (rules §1).
    """
    if limits.most is None:
        return None
    if limits.match_percent is None or largest_stack is None:
        return limits.most
    return max(limits.most, largest_stack * limits.match_percent // 100)
