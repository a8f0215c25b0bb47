"""Names and ages: what a name may look like, how it is shown in public, who is old enough (T2)."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from typing import Protocol

LONGEST_NAME = 60
MOST_MARKS = 2
JOINER = "\u200d"
# Cyrillic and Greek letters that look like these, large or small.
LOOK_ALIKE = str.maketrans("авенікморстухјѕѵԁԛԝһαβεηικμνορτυχζ", "abehikmopctyxjsvdqwhabenikmvoptuxz")
SUFFIXES = frozenset({"jr", "sr", "ii", "iii", "iv"})
BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800")  # letters and signs that show nothing


class ConductKind(StrEnum):
    """What is kept on a record (T3, T41, T51, T58, T67)."""

    WARNING = "warning"
    PENALTY = "penalty"
    REMOVED = "removed"
    EJECTED = "ejected"


def clean_name(text: str) -> str:
    """A name as it is kept: composed, on one line, without characters that cannot be seen or turn the row round.

    Joiners between emoji stay, accents stay, towers of accents are cut to what fits a row. Raises ValueError with a
    sentence for the person.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        marks = marks + 1 if category == "Mn" else 0
        if char.isspace() or char in BLANKS:
            kept.append(" ")
        elif char == JOINER or (category not in {"Cc", "Cf", "Cs", "Co", "Cn"} and marks <= MOST_MARKS):
            kept.append(char)
    name = " ".join("".join(kept).split()).strip(JOINER)
    if not any(char.isalnum() for char in name):
        raise ValueError("A name needs at least one letter or digit that can be seen.")
    if len(name) > LONGEST_NAME:
        raise ValueError(f"A name has at most {LONGEST_NAME} characters; this one has {len(name)}.")
    return name


def public_form(name: str) -> str:
    """First name and last initial: "Ana Alvarez" → "Ana A." (A14); "Bob, red cap" → "Bob"; "Al Roe Jr." → "Al R."."""
    words = _names(name)
    if len(words) < 2:
        return words[0] if words else name
    first, last = words[0], words[-1]
    initial = next((char for char in last if char.isalnum()), "")
    return f"{first} {initial.upper()}." if initial else first


def _names(name: str) -> list[str]:
    """First to last name, without what follows a comma and without a suffix, which is no last name."""
    words = name.partition(",")[0].split()
    while len(words) > 1 and words[-1].casefold().strip(".") in SUFFIXES:
        words.pop()
    return words


def search_form(text: str) -> str:
    """What is compared when somebody looks for a name: no case, no accents, one space ("NUÑEZ" finds "Núñez"), no
    dots and commas.

    Letters of other scripts that look like Latin ones are these, so that a twin is found beside the name it copies.
    """
    bare = (char for char in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(char))
    return " ".join("".join(bare).translate(LOOK_ALIKE).replace(".", " ").replace(",", " ").split())


def age_on(born: date, day: date) -> int:
    """Whole years. Somebody born on 29 February is a year older on 1 March of a common year."""
    return day.year - born.year - ((day.month, day.day) < (born.month, born.day))


def of_age_on(born: date, years: int) -> date:
    """The birthday on which somebody is that old; 1 March for somebody born on 29 February, in a common year."""
    try:
        return born.replace(year=born.year + years)
    except ValueError:
        return date(born.year + years, 3, 1)


class KeptOut(StrEnum):
    """Why somebody may not play here at all."""

    BARRED = "barred"
    UNDER_AGE = "under_age"
    EMPLOYEE = "employee"


class Person(Protocol):
    """What has to be known of somebody."""

    @property
    def barred_until(self) -> datetime | None: ...
    @property
    def born_on(self) -> date | None: ...
    @property
    def employee(self) -> bool: ...


def kept_out(person: Person, at: datetime, today: date, *, minimum_age: int, employees: bool) -> KeptOut | None:
    """Whether somebody may not play: barred (T41, T42), under age (T2), or employed where employees do not play."""
    if person.barred_until and at < person.barred_until:
        return KeptOut.BARRED
    if person.born_on and age_on(person.born_on, today) < minimum_age:
        return KeptOut.UNDER_AGE
    return KeptOut.EMPLOYEE if person.employee and not employees else None


@dataclass(frozen=True)
class Flag:
    """What staff read beside somebody who sits and may not play, and the rule; until cashed out."""

    says: str
    rule: str


def flag(why: KeptOut, minimum_age: int) -> Flag:
    """How a seat is marked whose player may not play."""
    match why:
        case KeptOut.UNDER_AGE:
            return Flag(f"under {minimum_age}", "T2")
        case KeptOut.EMPLOYEE:
            return Flag("on staff", "")
    return Flag("barred", "T41")


def initials(name: str) -> str:
    """Two letters for a seat."""
    words = [word for word in _names(name) if word[0].isalnum()]
    return "".join(word[0] for word in (words[:1] + words[1:][-1:])).upper() or name[:2]


# Two names of two people: who stands beside a count of chips

NOBODY = frozenset({"nobody", "noone", "none", "unknown", "notknown", "somebody", "someone", "anybody", "anyone"})


def letters(name: str) -> str:
    """ "kim k" is "Kim K."."""
    return "".join(filter(str.isalnum, search_form(name)))


def is_full_name(name: str) -> bool:
    """A first and a last name: "Dee Ortiz", but not "Dee", "D. O." or "no one"."""
    words = [word for word in map(letters, name.split()) if len(word) > 1 and word.isalpha()]
    return len(words) > 1 and letters(name) not in NOBODY and not NOBODY.intersection(words)


def is_like(name: str, other: str) -> bool:
    """Whether both may be one person's: "Sam", "S. Kowalski", "SK" or "Kowalski Sam" for "Sam Kowalski"."""
    if letters(name) in (letters(other), letters(initials(other))):
        return True
    one, two = ([letters(word) for word in text.split() if letters(word)] for text in (name, other))
    few, many = sorted((one, two), key=len)
    for word in few:
        twin = next((theirs for theirs in many if theirs.startswith(word) or word.startswith(theirs)), None)
        if twin is None:
            return False
        many = [theirs for theirs in many if theirs is not twin]
    return bool(few)
