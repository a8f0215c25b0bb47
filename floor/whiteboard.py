"""A whiteboard as text, line by line: what a supervisor types when a running room is taken over (rules §7).

    Table 1: 1-3 NLH, since 7:20 PM, 8 chairs     a table that runs, then who sits there
    4 Bob B., since 7:45 PM, dinner used          seat, name (none: somebody), since
    5 Hal H., tier 3, leaving
    6 kept for Joe J.                             a seat that the floor keeps for somebody

    1-3 NLH:                                      a list, then its names in order
    Ann A., 6:30 PM, tier 3                       name, joined
    Cy C., 6:40 PM, phone                         not here
    Dee D., called 1/5, 4 min left                an open call; "here": has shown up
    Eve E., hold, until 8:57 PM                   on hold

Times are the room's, as 19:20, 7:20 PM, 7p, 720 or 7:20, which is whichever half of the day is nearer; one that is
still to come today was yesterday. Commas may be left out, and so may the colon behind a game. The room on paper says
the same words. Nothing here knows the database or the clock.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

CLOCK = r"(\d{1,2})(?::?(\d{2})(?::(\d{2}))?)?\s?([ap](?:\.?m\.?)?)?"


# Without a word before it a number is a time where it looks like one: 7:20, 7p, 720; not in 100-200, and not 20.
TIME = rf"(?<![-/$])(?=\d+:|[1-9]\d{{2,3}}(?![-/\d])|\d{{1,2}}(?:[ap]|\s?[ap]\.?m)){CLOCK}"


LEFT = r"(\d{1,3})(?::([0-5]\d))?\s?(?:min(?:ute)?s?(?: left)?|left)"


CALLED = r"called(?: to| for)?,? (?:table |t)?(\d{1,3})(?:(?: ?[/.-] ?|,? seat )(\d{1,2}))?"


TABLE = re.compile(r"^t(?:able)?\s*(\d{1,3})\b:?\s*(.*)$", re.IGNORECASE)


CHAIR = re.compile(r"^(\d{1,3})\s*[/-]\s*(\d{1,2})\b(.*)$")


SEAT = re.compile(r"^(\d{1,2})(?![\w:-])[\s.)]*(.*)$")


PLACE = re.compile(r"^\d{1,3}[.)]\s+")


NO_NAME = re.compile(
    r"\d:|\d-\d|\d{3}|\d\s?[ap]m\b|\b(since|until|for|called|hold|away|leaving|left|not|here|phone|dinner|tier|chairs|kept|use)\b",
    re.IGNORECASE,
)


MARKS = {
    "not started": "open",
    "no[ -]fills": "no_fills",
    "must[ -]move": "must_move",
    "fill[ -]first": "fill_first",
    "breaking": "breaking",
}


@dataclass(frozen=True)
class Line:
    """One line that says something: its number, what it is about, and its facts."""

    number: int
    about: str  # tables, seats, lists
    facts: dict[str, Any]


class Unreadable(ValueError):
    """A line that says nothing we know."""


@dataclass
class Sheet:
    """The whiteboard as it was read: its lines, and what is wrong with the others, by number."""

    lines: list[Line] = field(default_factory=list)
    wrong: dict[int, str] = field(default_factory=dict)


def read(text: str, at: datetime, is_game: Callable[[str], bool] = lambda line: False) -> Sheet:
    """Every line of it. `at` in the room's zone; `is_game`: whether a game of the room goes by that name."""
    sheet, reader = Sheet(), Reader(at, is_game)
    for number, line in _lines(text):
        try:
            told = reader.read(line)
        except Unreadable as error:
            sheet.wrong[number] = str(error)
        else:
            sheet.lines += [Line(number, *told)] if told else []
    return sheet


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        if words := " ".join(line.replace("\0", " ").split()).strip(" ,"):
            yield number, words


class Reader:
    """What a line means depends on the heading that it stands under: a table or a list."""

    def __init__(self, at: datetime, is_game: Callable[[str], bool]) -> None:
        self.at, self.is_game = at, is_game
        self.table: int | None = None
        self.facts: dict[str, Any] = {}  # of that table
        self.game = ""
        self.last: datetime | None = None

    def read(self, line: str) -> tuple[str, dict[str, Any]] | None:
        if found := TABLE.match(line):
            self.table, self.game, self.facts = int(found[1]), "", {}
            self.facts = _table(self.table, Words(found[2], self.at))
            return "tables", self.facts
        if line.endswith(":") or self.is_game(line):
            self.table, self.game, self.last = None, line.removesuffix(":").strip(), None
            return None
        if found := CHAIR.match(line):
            if not found[3]:
                raise Unreadable(f"Say who sits there, “{line} ?”. A list begins with its game: “1-3 NLH:”.")
            return _seat(int(found[1]), int(found[2]), Words(found[3], self.at))
        if self.table is not None:
            words = Words(line, self.at)
            if (chairs := words.chairs()) and not words.rest():
                self.facts["chairs"] = chairs  # a line of its own below the table's
                return None
            found = SEAT.match(line)
            if not found:
                raise Unreadable("Say the seat first, “4 Bob B., 7:45 PM”. A list begins with its game: “1-3 NLH:”.")
            return _seat(self.table, int(found[1]), Words(found[2], self.at))
        if not self.game:
            raise Unreadable("Begin with a table, “Table 1: 1-3 NLH”, or with a list, “1-3 NLH:”.")
        return "lists", self._waits(Words(PLACE.sub("", line), self.at))

    def _waits(self, words: Words) -> dict[str, Any]:
        """Without its time a name joined a second after the one above."""
        facts: dict[str, Any] = {"game": self.game, "note": words.note()}
        facts["here"] = not words.say("not here|phone|ph")
        called, facts["held"] = words.take(CALLED), words.say("(?:on )?hold")
        facts["tier"] = words.tier()
        if called:
            facts |= {"called_table": int(called[1]), "called_seat": int(called[2]) if called[2] else None}
            facts["answered"] = words.say("here")
        if called or facts["held"]:
            facts["due_at"] = words.until()
        joined = words.time()
        self.last = joined or (self.last + timedelta(seconds=1) if self.last else None)
        return facts | {"joined_at": self.last, "name": words.name()}


def _table(number: int, words: Words) -> dict[str, Any]:
    facts: dict[str, Any] = {"table": number, "since": words.time()}
    facts["chairs"] = words.chairs()
    facts |= {mark: words.say(said) for said, mark in MARKS.items()}
    facts["running"] = not facts.pop("open")
    if not words.rest():
        raise Unreadable("Say what it plays, such as “Table 1: 1-3 NLH, since 7:20 PM”.")
    return facts | {"game": words.rest()}


def _seat(table: int, seat: int, words: Words) -> tuple[str, dict[str, Any]] | None:
    """Somebody sits there; a seat that is open says nothing."""
    if words.rest().casefold() == "open":
        return None
    facts = {
        "table": table,
        "seat": seat,
        "since": words.time(),
        "dinner_used": words.say("dinner used"),
        "tier": words.tier(),
        "leaving": words.say("leaving"),
        "kept": words.kept(),
    }
    if facts["kept"] and (facts["since"] or facts["dinner_used"] or facts["leaving"]):
        raise Unreadable("Nobody sits in a seat that is kept: say its number and for whom, “6 kept for Joe J.”.")
    return "seats", facts | {"name": "" if words.rest() in ("", "?") else words.name()}


class Words:
    """A line that each thing it says is taken from; what is left over is a name."""

    def __init__(self, line: str, at: datetime) -> None:
        self.left, self.at = line, at

    def take(self, pattern: str) -> re.Match[str] | None:
        found = re.search(rf"(?<!\w)(?:{pattern})(?!\w)", self.left, re.IGNORECASE)
        if found:
            self.left = f"{self.left[: found.start()]},{self.left[found.end() :]}"
        return found

    def say(self, pattern: str) -> bool:
        return self.take(pattern) is not None

    def tier(self) -> int | None:
        found = self.take(r"t(?:ier )?(\d)")
        return int(found[1]) if found else None

    def kept(self) -> bool:
        """For whoever is named behind it, or before it; not for two."""
        found = self.take("kept(?: for)?")
        if found and all(part.strip(" ,") for part in (found.string[: found.start()], found.string[found.end() :])):
            raise Unreadable("One line says who sits, or for whom a seat is kept, “6 kept for Joe J.”.")
        return found is not None

    def chairs(self) -> int | None:
        found = self.take(r"(\d{1,2}) chairs?")
        return int(found[1]) if found else None

    def note(self) -> str:
        """From the first bracket to the last: a note may have brackets of its own."""
        found = re.search(r"\((.*)\)", self.left)
        self.left = self.left.replace(found[0], ",") if found else self.left
        return found[1].strip() if found else ""

    def until(self) -> datetime | None:
        """A deadline: the minutes left, or the time of day that is nearest."""
        if found := self.take(LEFT):
            left = timedelta(minutes=int(found[1]), seconds=int(found[2] or 0))
            return (self.at.astimezone(UTC) + left).astimezone(self.at.tzinfo)  # minutes, whatever the clocks do
        if found := self.take(f"until {CLOCK}"):
            return min(_moments(found, self.at), key=lambda moment: abs(moment.timestamp() - self.at.timestamp()))
        return None

    def time(self) -> datetime | None:
        """A moment in the day up to now."""
        if found := self.take(f"(?:since|joined) {CLOCK}") or self.take(TIME):
            now = self.at.timestamp()
            return max((one for one in _moments(found, self.at) if one.timestamp() <= now), key=datetime.timestamp)
        return None

    def rest(self) -> str:
        return " ".join(self.left.replace(",", " ").split())

    def name(self) -> str:
        """Refused where what is left is more than a name: it would be entered as somebody of that name."""
        words = self.rest()
        other = NO_NAME.search(words)
        if other:
            raise Unreadable(f"“{other[0]}” in “{words}” is no part of a name: leave it out, and do it afterwards.")
        if not words:
            raise Unreadable("Say who: a name is missing.")
        return words


def _moments(said: re.Match[str], at: datetime) -> list[datetime]:
    """That time of day, yesterday to tomorrow; in both halves of the day where a clock's hour is said without one."""
    hour, minute, second, half = int(said[1]), int(said[2] or 0), int(said[3] or 0), (said[4] or "")[:1].lower()
    by_the_clock = 1 <= hour <= 12 and not said[1].startswith("0")
    if minute > 59 or second > 59 or not (1 <= hour <= 12 if half else hour <= 23):
        raise Unreadable(f"{said[0].strip()} is no time of day.")
    halves = {"a": [0], "p": [12]}.get(half, [0, 12] if by_the_clock else [])
    hours = [hour % 12 + later for later in halves] or [hour]
    today = [at.replace(hour=hour, minute=minute, second=second, microsecond=0) for hour in hours]
    return [moment + timedelta(days=days) for moment in today for days in (-1, 0, 1)]
