"""A whiteboard as text, line by line: what a supervisor types when a running room is taken over (rules §7).

    tables    1 1-3 NLH 19:20            table, game, running since
    seats     1/4 Bob B 19:45 dinner     table/seat, name (none: somebody), since, dinner used
    lists     1-3 NLH:                   a game, then its names in order
              Ann A 18:30 phone          name, joined, "phone" = not here

Times are the room's; one that is still to come today was yesterday. Nothing here knows the database or the clock.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

TIME = re.compile(r"\s(\d{1,2}):(\d{2})(?=\s|$)")
CHAIR = re.compile(r"^(\d{1,3})\s*[/.-]\s*(\d{1,2})\b\s*(.*)$")
TABLE = re.compile(r"^(\d{1,3})\s+(.+)$")


@dataclass(frozen=True)
class Line:
    """One line that says something: its number on its sheet, and its facts."""

    number: int
    facts: dict[str, Any]


class Unreadable(ValueError):
    """A line that says nothing we know; with its number."""

    def __init__(self, number: int, says: str) -> None:
        super().__init__(says)
        self.number = number


def tables(text: str, at: datetime) -> list[Line]:
    """Tables that run: number, game, since. `at` in the room's zone."""
    return [Line(number, _table(number, line, at)) for number, line in _lines(text)]


def _table(number: int, line: str, at: datetime) -> dict[str, Any]:
    rest, since = _time(number, line, at)
    found = TABLE.match(rest)
    if not found:
        raise Unreadable(number, "Say table and game, such as “1 1-3 NLH 19:20”.")
    return {"table": int(found[1]), "game": found[2], "since": since}


def seats(text: str, at: datetime) -> list[Line]:
    """Who sits where: table/seat, name, since, dinner."""
    return [Line(number, _seat(number, line, at)) for number, line in _lines(text)]


def _seat(number: int, line: str, at: datetime) -> dict[str, Any]:
    rest, since = _time(number, line, at)
    rest, dinner = _word(rest, "dinner")
    found = CHAIR.match(rest)
    if not found:
        raise Unreadable(number, "Say table and seat, such as “1/4 Bob B 19:45”.")
    name = "" if found[3] in ("", "?") else found[3]
    return {"table": int(found[1]), "seat": int(found[2]), "name": name, "since": since, "dinner_used": dinner}


def lists(text: str, at: datetime) -> list[Line]:
    """Names in order under their games, each with its joining time; without one, a second after the name above."""
    found: list[Line] = []
    game, last = "", None
    for number, line in _lines(text):
        if line.endswith(":"):
            game, last = line[:-1].strip(), None
            continue
        if not game:
            raise Unreadable(number, "Name the game first, such as “1-3 NLH:”.")
        rest, joined = _time(number, line, at)
        name, phone = _word(rest, "phone")
        joined = joined or (last + timedelta(seconds=1) if last else None)
        found.append(Line(number, {"game": game, "name": name, "joined_at": joined, "here": not phone}))
        last = joined
    return found


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        if words := " ".join(line.split()):
            yield number, words


def _time(number: int, line: str, at: datetime) -> tuple[str, datetime | None]:
    """The line without its time, and that moment in the day up to now."""
    found = TIME.search(line)
    if not found:
        return line, None
    hour, minute = int(found[1]), int(found[2])
    if hour > 23 or minute > 59:
        raise Unreadable(number, f"{hour}:{minute:02} is no time of day.")
    moment = at.replace(hour=hour, minute=minute, second=0, microsecond=0)
    if moment > at:
        moment -= timedelta(days=1)
    return " ".join((line[: found.start()] + " " + line[found.end() :]).split()), moment


def _word(line: str, word: str) -> tuple[str, bool]:
    words = line.split()
    kept = [part for part in words if part.casefold() != word]
    return " ".join(kept), len(kept) < len(words)
