"""The names on the board: in which order, in which state, and how two that look alike are told apart."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from datetime import datetime

from pokerroom.models import Room
from pokerroom.policy import Policy
from tables.models import Game
from waitlist.models import Entry
from waitlist.queries.lives import Lives
from waitlist.queries.names import NameFacts as Bare
from waitlist.queries.names import in_list_order
from waitlist.queries.order import ladder
from waitlist.rules import LIVE, Status, Via

CALLED, ANSWERED, WAITING, MISSED = "called", "answered", "waiting", "missed"


HALF_ROWS = {CALLED: 4, ANSWERED: 3, WAITING: 2, MISSED: 2}


HEADING = 2  # over the first called, and over the first missed


@dataclass(frozen=True)
class Name:
    """A name on the board. `digits` tell two apart that look alike."""

    entry: int
    state: str
    name: str
    digits: str = ""
    place: int | None = None
    absent: str = ""
    table: int | None = None
    due_at: datetime | None = None
    first: bool = False

    @property
    def height(self) -> int:
        return HALF_ROWS[self.state] + (HEADING if self.first else 0)


@dataclass(slots=True)
class Row(Bare):
    """What the board needs to know of a live entry: read bare, since there may be hundreds."""

    game_id: int
    player_id: int
    public_name: str
    status: str
    due_at: datetime | None


OF_PLAYER = ("public_name", "tier")


COLUMNS = [f"player__{name}" if name in OF_PLAYER else name for name in (field.name for field in fields(Row))]


Calls = dict[int, tuple[int, bool]]  # entry → table, answered


def rows_at(room: Room, games: Mapping[int, Game], policy: Policy, at: datetime) -> dict[int, list[Row]]:
    """Live entries by game as they are at this moment, whether or not anybody has written it yet."""
    rows: dict[int, list[Row]] = defaultdict(list)
    lives = Lives(room, policy, at)
    for values in Entry.objects.filter(room=room, status__in=LIVE).values_list(*COLUMNS):
        row = Row(*values)
        life = lives.seen(row.status, row.due_at, row.player_id, games.get(row.game_id))
        if life.status in LIVE:
            row.status, row.due_at = life.status, life.due_at
            rows[row.game_id].append(row)
    return rows


def names_of(game: Game, rows: list[Row], policy: Policy, calls: Calls) -> list[Name]:
    """Called first, then those who wait by number, missed calls at the end."""
    waiting = in_list_order((row for row in rows if row.status == Status.WAITING), ladder(game, policy))
    called = [_called(row, calls) for row in _by_call(rows, Status.CALLED)]
    named = [
        *sorted(called, key=lambda name: name.state != CALLED),
        *(
            Name(row.pk, WAITING, row.public_name, place=place, absent=_absent(row))
            for place, row in enumerate(waiting, 1)
        ),
        *(Name(row.pk, MISSED, row.public_name, due_at=row.due_at) for row in _by_call(rows, Status.HELD)),
    ]
    return [_opening(name, before) for name, before in zip(named, [None, *named], strict=False)]


def _by_call(rows: list[Row], status: Status) -> list[Row]:
    return sorted(
        (row for row in rows if row.status == status), key=lambda row: (row.called_at or row.joined_at, row.pk)
    )


def _opening(name: Name, before: Name | None) -> Name:
    """The first of the called and of the missed carries the heading of its kind."""
    first = name.state in (CALLED, MISSED) and (before is None or before.state != name.state)
    return replace(name, first=True) if first else name


def _called(row: Row, calls: Calls) -> Name:
    table, answered = calls.get(row.pk, (None, False))
    return Name(row.pk, ANSWERED if answered else CALLED, row.public_name, table=table, due_at=row.due_at)


def _absent(row: Row) -> str:
    """How somebody who is not in the room is marked: by phone and web alike, or stepped out."""
    if row.away_since is None:
        return ""
    if row.back_by:
        return "stepped-out"
    return "web" if row.via == Via.WEB else "phone"


def with_digits(names: list[Name], digits: dict[int, str]) -> list[Name]:
    return [replace(name, digits=digits[name.entry]) if name.entry in digits else name for name in names]
