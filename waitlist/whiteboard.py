"""A whiteboard as text, line by line: what a supervisor types when a running room is taken over (rules §7).

    tables    1 1-3 NLH 19:20            table, game, running since
    seats     1/4 Bob B 19:45 dinner     table/seat, name (none: somebody), since, dinner used
    lists     1-3 NLH:                   a game, then its names in order
              Ann A 18:30 phone          name, joined, "phone" = not here

Times are the room's, as 19:20 or 7:20 PM; one that is still to come today was yesterday. Nothing here knows the
database or the clock.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

TIME = re.compile(r"\s(?:since )?(\d{1,2}):(\d{2})\s?([ap]\.?m\.?)?(?=\s|$)", re.IGNORECASE)
NO_NAME = re.compile(
    r"\d:|\d\s?[ap]m\b|\b(since|until|for|called|hold|away|leaving|not|here|open|use)\b", re.IGNORECASE
)
CHAIR = re.compile(r"^(\d{1,3})\s*[/.-]\s*(\d{1,2})\b\s*(.*)$")
TABLE = re.compile(r"^(\d{1,3})\s+(.+)$")


@dataclass(frozen=True)
class Line:
    """One line that says something: its number on its sheet, and its facts."""

    number: int
    facts: dict[str, Any]


class Unreadable(ValueError):
    """A line that says nothing we know."""


@dataclass
class Sheet:
    """A sheet as it was read: its lines, and what is wrong with the others, by number."""

    lines: list[Line]
    wrong: dict[int, str]


def tables(text: str, at: datetime) -> Sheet:
    """Tables that run: number, game, since. `at` in the room's zone."""
    return _sheet(text, lambda line: _table(line, at))


def _table(line: str, at: datetime) -> dict[str, Any]:
    rest, since = _time(line, at)
    found = TABLE.match(rest)
    if not found:
        raise Unreadable("Say table and game, such as “1 1-3 NLH 19:20”.")
    return {"table": int(found[1]), "game": found[2], "since": since}


def seats(text: str, at: datetime) -> Sheet:
    """Who sits where: table/seat, name, since, dinner."""
    return _sheet(text, lambda line: _seat(line, at))


def _seat(line: str, at: datetime) -> dict[str, Any]:
    rest, since = _time(line, at)
    rest, dinner = _word(rest, "dinner")
    found = CHAIR.match(rest)
    if not found:
        raise Unreadable("Say table and seat, such as “1/4 Bob B 19:45”.")
    name = "" if found[3] in ("", "?") else _name(found[3])
    return {"table": int(found[1]), "seat": int(found[2]), "name": name, "since": since, "dinner_used": dinner}


def _name(words: str) -> str:
    """Refused where what is left is more than a name: it would be entered as somebody of that name."""
    other = NO_NAME.search(words)
    if other:
        raise Unreadable(f"“{other[0]}” in “{words}” is no part of a name: leave it out, and do it afterwards.")
    return words


def lists(text: str, at: datetime) -> Sheet:
    """Names in order under their games, each with its joining time; without one, a second after the name above."""
    game, last = "", None

    def read(line: str) -> dict[str, Any] | None:
        nonlocal game, last
        if line.endswith(":"):
            game, last = line[:-1].strip(), None
            return None
        if not game:
            raise Unreadable("Name the game first, on a line of its own: “1-3 NLH:”.")
        rest, joined = _time(line, at)
        rest, phone = _word(rest.replace("not here", "phone"), "phone")
        name = _name(rest)
        last = joined or (last + timedelta(seconds=1) if last else None)
        return {"game": game, "name": name, "joined_at": last, "here": not phone}

    return _sheet(text, read)


def _sheet(text: str, read: Callable[[str], dict[str, Any] | None]) -> Sheet:
    sheet = Sheet([], {})
    for number, line in _lines(text):
        try:
            facts = read(line)
        except Unreadable as error:
            sheet.wrong[number] = str(error)
        else:
            sheet.lines += [Line(number, facts)] if facts else []
    return sheet


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        if words := " ".join(line.replace(",", " ").split()):
            yield number, words


def _time(line: str, at: datetime) -> tuple[str, datetime | None]:
    """The line without its time, and that moment in the day up to now."""
    found = TIME.search(line)
    if not found:
        return line, None
    hour, minute, half = int(found[1]), int(found[2]), (found[3] or "")[:1].lower()
    if minute > 59 or not (1 <= hour <= 12 if half else hour <= 23):
        raise Unreadable(f"{found[0].strip()} is no time of day.")
    hour = hour % 12 + 12 * (half == "p") if half else hour
    moment = at.replace(hour=hour, minute=minute, second=0, microsecond=0)
    if moment > at:
        moment -= timedelta(days=1)
    return " ".join((line[: found.start()] + " " + line[found.end() :]).split()), moment


def _word(line: str, word: str) -> tuple[str, bool]:
    words = line.split()
    kept = [part for part in words if part.casefold() != word]
    return " ".join(kept), len(kept) < len(words)
