"""Names as the printed room writes them, so that they read back as they are."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

from floor.whiteboard.games import Games
from floor.whiteboard.reader import read

ANY_MOMENT = datetime(2026, 1, 1, 20, tzinfo=UTC)
ANY_GAME = Games([("game", "1-3 NLH", "No Limit Hold'em")])


def is_whole(name: str) -> bool:
    """First and last name: "Bob Brown", not "Bob" and not "Bob B."."""
    words = name.split()
    return len(words) > 1 and sum(char.isalnum() for char in words[-1]) > 1


@lru_cache(maxsize=4096)
def written(name: str) -> str:
    """The name, in quotes where its words would be read as something else: “Bob, red cap”."""
    board = f"T1 1-3 NLH\n4 {name}, since 7:30 PM\n1/5 kept for {name}\n1-3 NLH:\n1. {name}, 7:30 PM, note: x"
    lines = read(board, ANY_MOMENT, ANY_GAME).lines
    facts = [line.facts for line in lines if "name" in line.facts]
    plain = len(facts) == 3 and all(row["name"] == name and _nothing_else(row) for row in facts)
    return name if plain else "\u201c{}\u201d".format(name.replace("\u201c", '"').replace("\u201d", '"'))


def _nothing_else(row: dict[str, object]) -> bool:
    """Whether the line says no more than it was given."""
    given = ("name", "table", "seat", "since", "kept", "game", "joined_at", "here", "note")
    return not any(value for fact, value in row.items() if fact not in given) and row.get("note") in ("", "x")
