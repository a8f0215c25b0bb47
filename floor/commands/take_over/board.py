"""The whole room as it is on paper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime


@dataclass(frozen=True)
class Runs:
    """A table that runs a game, since when; or is open for it. Chairs: how many are in use."""

    table: int
    game: str
    since: datetime | None = None
    chairs: int | None = None
    running: bool = True
    no_fills: bool = False
    must_move: bool = False
    fill_first: bool = False
    breaking: bool = False


@dataclass(frozen=True)
class Sits:
    """A line of the whiteboard: who sits where since when; no name: somebody. Times are told, not the room's clock.

    Or, kept: nobody sits there, and the floor keeps the seat for that name. `record`: the number of the player's
    record. `asks_seat`, `asks_table`: what the player asks for; zero is any.
    """

    table: int
    seat: int
    name: str = ""
    since: datetime | None = None
    dinner_used: bool = False
    tier: int | None = None
    leaving: bool = False
    kept: bool = False
    record: int | None = None
    away_since: datetime | None = None
    dinner: bool = False
    away_until: datetime | None = None
    missed_small: bool = False
    missed_big: bool = False
    note: str = ""
    asks_seat: int | None = None
    asks_table: int | None = None
    asks_table_seat: int | None = None
    asked_seat_at: datetime | None = None
    asked_table_at: datetime | None = None


@dataclass(frozen=True)
class Waits:
    """A name on the whiteboard's list, with its own joining time; an open call or a hold, with what is left of it.

    `rung`: why it stands before those who joined earlier (broken, held, chips, dinner), since `rung_at`; `moved`: by
    staff. `left_with`: in cents, by whoever is at an extended dinner.
    """

    game: str
    name: str
    joined_at: datetime | None = None
    here: bool = True
    tier: int | None = None
    note: str = ""
    called_table: int | None = None
    called_seat: int | None = None
    answered: bool = False
    held: bool = False
    due_at: datetime | None = None
    record: int | None = None
    back_by: datetime | None = None
    wish: str = ""
    not_tables: Sequence[int] = ()
    passed_at: datetime | None = None
    rung: str = ""
    rung_at: datetime | None = None
    rank: int | None = None
    left_with: int | None = None
    moved: bool = False
    phone: bool = False
    web: bool = False
    arrived_at: datetime | None = None
    rule: str = ""


@dataclass(frozen=True)
class Kept:
    """A bag in custody: its number, whose chips of which game, how much in cents; null: not counted."""

    number: str
    name: str
    game: str
    amount: int | None
    record: int | None = None


@dataclass
class Whiteboard:
    """The whole room as it is on paper."""

    tables: Sequence[Runs] = field(default_factory=list)
    seats: Sequence[Sits] = field(default_factory=list)
    lists: Sequence[Waits] = field(default_factory=list)
    bags: Sequence[Kept] = field(default_factory=list)
    unread: Mapping[str, str] = field(default_factory=dict)  # what is wrong with lines that say nothing we know
