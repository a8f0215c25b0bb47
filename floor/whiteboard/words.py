"""The words of one line: each thing that it says is taken out of it, and what is left over is a name."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from floor.whiteboard import times
from floor.whiteboard.sheet import Unreadable
from players.rules import clean_name
from pokerroom.money import cents_of

LEFT = r"(\d{1,3})(?::([0-5]\d))?\s?(?:min(?:ute)?s?(?: left)?|left)"
NO_NAME = re.compile(
    r"\d:|\d-\d|\d{3}|\d\s?[ap]m\b|\b(since|until|for|called|hold|away|leaving|left|not|here|phone|dinner|tier|chairs"
    r"|kept|use|back|out|list|waitlist|waiting|table|seat|game|players|nlhe?|plo|hold'?em)\b",
    re.IGNORECASE,
)
ROUND_A_NAME = " -:;|/\\*@.?"
QUOTED = re.compile("\u201c([^\u201d]*)\u201d")
Which = Callable[[list[datetime], str], datetime]


class Words:
    """A line that each thing it says is taken from. `which` chooses where a time is there twice."""

    def __init__(self, line: str, at: datetime, which: Which = lambda found, what: found[0]) -> None:
        self.at, self.which = at, which
        self.quoted = QUOTED.search(line)
        self.left = line.replace(self.quoted[0], ",", 1) if self.quoted else line

    def take(self, pattern: str) -> re.Match[str] | None:
        found = re.search(rf"(?<!\w)(?:{pattern})(?!\w)", self.left, re.IGNORECASE)
        if found:
            self.left = f"{self.left[: found.start()]},{self.left[found.end() :]}"
        return found

    def say(self, pattern: str) -> bool:
        return self.take(pattern) is not None

    def number(self, pattern: str) -> int | None:
        found = self.take(pattern)
        return int(found[1]) if found else None

    def tier(self) -> int | None:
        return self.number(r"t(?:ier )?(\d)")

    def record(self) -> int | None:
        """The number of a player's record, which tells two of one name apart."""
        return self.number(r"#(\d{1,18})")

    def kept(self) -> bool:
        """For whoever is named behind it, or before it; not for two."""
        found = self.take("kept(?: for)?")
        if found and all(part.strip(" ,") for part in (found.string[: found.start()], found.string[found.end() :])):
            raise Unreadable("One line says who sits, or for whom a seat is kept, “6 kept for Joe J.”.")
        return found is not None

    def chairs(self) -> int | None:
        return self.number(r"(\d{1,2}) chairs?")

    def bracketed(self, pattern: str) -> bool:
        """Said in brackets, or behind the name without."""
        found = re.search(rf"\(\s*(?:{pattern})\s*\)", self.left, re.IGNORECASE)
        if found:
            self.left = self.left.replace(found[0], ",", 1)
        return found is not None

    def note(self) -> str:
        """From the first bracket to the last: a note may have brackets of its own."""
        found = re.search(r"\((.*)\)", self.left)
        self.left = self.left.replace(found[0], ",") if found else self.left
        return found[1].strip(" ,") if found else ""

    def said(self, what: str) -> str:
        """Text behind such a word, to the end of the line: what was said last is asked for first."""
        found = re.search(rf"(?:^|, ){what}: (.*)$", self.left)
        self.left = self.left.replace(found[0], "", 1) if found else self.left
        return found[1].strip() if found else ""

    def due(self) -> datetime | None:
        """A deadline: the minutes left, or the time of day that is nearest."""
        if found := self.take(LEFT):
            left = timedelta(minutes=int(found[1]), seconds=int(found[2] or 0))
            return (self.at.astimezone(UTC) + left).astimezone(self.at.tzinfo)  # minutes, whatever the clocks do
        return self.until("until")

    def until(self, said: str) -> datetime | None:
        """The nearest moment behind such a word, before now or after."""
        found = self.take(rf"(?:{said})\s?{times.CLOCK}")
        return self._one(times.nearest(found, self.at), found) if found else None

    def told(self, said: str) -> datetime | None:
        """A moment behind such a word, in the day up to now."""
        found = self.take(rf"(?:{said})\s?{times.CLOCK}")
        return self._one(times.before(found, self.at), found) if found else None

    def moments(self) -> list[datetime]:
        """A moment in the day up to now; two, where the clocks were there twice; none, where no time stands."""
        found = self.take(f"(?:since|joined) {times.CLOCK}") or self.take(times.TIME)
        return times.before(found, self.at) if found else []

    def time(self) -> datetime | None:
        found = self.take(f"(?:since|joined) {times.CLOCK}") or self.take(times.TIME)
        return self._one(times.before(found, self.at), found) if found else None

    def _one(self, found: list[datetime], said: re.Match[str]) -> datetime:
        return found[0] if len(found) == 1 else self.which(found, said[0].strip())

    def rest(self) -> str:
        return self.quoted[1] if self.quoted else " ".join(self.left.replace(",", " ").split())

    def name(self) -> str:
        """Refused where what is left is more than a name: it would be entered as somebody of that name."""
        if self.quoted:
            return self._quoted(self.quoted[1])
        words = _trimmed(self.rest())
        other = NO_NAME.search(words)
        if other:
            raise Unreadable(f"“{other[0]}” in “{words}” is no part of a name: leave it out, and do it afterwards.")
        if not any(char.isalnum() for char in words):
            raise Unreadable("Say who: a name is missing.")
        return _fits(words)

    def _quoted(self, name: str) -> str:
        if other := _trimmed(" ".join(self.left.replace(",", " ").split())):
            raise Unreadable(f"“{other}” beside the name in quotes says nothing we know.")
        if not name.strip():
            raise Unreadable("Say who: a name is missing.")
        return _fits(" ".join(name.split()))


def cents(amount: str) -> int | None:
    """ "187.00" in cents; None where it is no amount, as in "not counted"."""
    try:
        return cents_of(amount)
    except ValueError:
        return None


def _trimmed(words: str) -> str:
    """Without dashes and the like around it; a full stop behind an initial stays."""
    bare = words.strip(ROUND_A_NAME)
    return f"{bare}." if bare and words.rstrip(" -:;|/\\*@?").endswith(f"{bare[-1]}.") else bare


def _fits(name: str) -> str:
    """As a name is kept. Refused where it is too long, or nothing of it can be seen."""
    try:
        return clean_name(name)
    except ValueError as error:
        raise Unreadable(str(error)) from error
