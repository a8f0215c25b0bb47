"""The board as JSON for any display: the same rows as the screen's, by an allow-list of keys (I46).

Built from `waitlist.queries.board`: whoever adds to the board adds the key here too, knowing that everybody reads it.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal, TypedDict

from pokerroom.api.shapes import moment, moment_or_null
from pokerroom.models import Room
from screens.board.reads.banner import Announced
from screens.board.reads.board import BoardList, board
from screens.board.reads.names import Name


class PublicName(TypedDict):
    """A name in its public form; two alike carry the last digits of the entry's number."""

    name: str
    status: Literal["called", "answered", "waiting", "held"]
    position: int | None
    here: bool
    table: int | None
    due_at: str | None


class PublicList(TypedDict):
    game: str
    name: str
    short: str
    status: Literal["interest", "running"]
    closed: bool
    scheduled_at: str | None
    tables: list[int]
    open_seats: int
    here: int
    not_here: int
    entries: list[PublicName]


class PublicCall(TypedDict):
    """Who is called for one table just now; no table: please see the host."""

    table: int | None
    game: str
    names: list[str]
    standing_by: list[str]


class PublicBanner(TypedDict):
    until: str
    calls: list[PublicCall]


class BoardShape(TypedDict):
    """What the public display shows, and nothing else about a player."""

    room: str
    version: int
    now: str
    lists: list[PublicList]
    banner: PublicBanner | None


ALLOWED = frozenset().union(
    *(shape.__annotations__ for shape in (PublicName, PublicList, PublicCall, PublicBanner, BoardShape))
)


def public_board(room: Room, at: datetime) -> BoardShape:
    shown = board(room, at)
    banner: PublicBanner | None = None
    if shown.banner:
        banner = {"until": moment(shown.banner.until), "calls": [_call(group) for group in shown.banner.groups]}
    told: BoardShape = {
        "room": room.name,
        "version": shown.version,
        "now": moment(at),
        "lists": [_list(row) for row in shown.lists],
        "banner": banner,
    }
    check_public(told)
    return told


def check_public(payload: Any) -> None:
    """Nothing leaves for the public under a key that is not on the list."""
    if isinstance(payload, dict):
        if not payload.keys() <= ALLOWED:
            raise AssertionError(f"Not for the public: {sorted(payload.keys() - ALLOWED)}")
        payload = list(payload.values())
    if isinstance(payload, list):
        for inner in payload:
            check_public(inner)


def _list(row: BoardList) -> PublicList:
    return {
        "game": row.game,
        "name": row.name,
        "short": row.short,
        "status": "running" if row.running else "interest",
        "closed": row.closed,
        "scheduled_at": moment_or_null(row.scheduled_at),
        "tables": row.tables,
        "open_seats": row.open,
        "here": row.here,
        "not_here": row.not_here,
        "entries": [_name(name) for name in row.names],
    }


def _name(name: Name) -> PublicName:
    return {
        "name": _said(name),
        "status": "held" if name.state == "missed" else name.state,  # type: ignore[typeddict-item]
        "position": name.place,
        "here": not name.absent,
        "table": name.table,
        "due_at": moment_or_null(name.due_at),
    }


def _call(group: Announced) -> PublicCall:
    return {
        "table": group.table,
        "game": group.game,
        "names": [_said(name) for name in group.names],
        "standing_by": [_said(name) for name in group.standing_by],
    }


def _said(name: Name) -> str:
    return f"{name.name} {name.digits}".strip()
