"""A whiteboard's text as plain lines: bullets, long dashes, tabs, marks that cannot be seen."""

from __future__ import annotations

import re
from collections.abc import Iterator

UNSEEN = re.compile("[\u200b\u200e\u200f\u2060\u202a-\u202e\u2066-\u2069\ufeff]")
DASHES = re.compile("[\u2010-\u2015\u2212]")
CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\x85\u2028\u2029]")
BULLET = re.compile("^(?:[\u2022\u2023\u25aa\u25cf\u25e6\u00b7*\u2713\u2714\u2610\u2611>]+|-(?=\\s|[^\\W\\d]))\\s*")
BOX = re.compile(r"^\[\s?[xX]?\s?\]\s*")
IN_BRACKETS = re.compile(r"^[\[(](\d{1,3})[\])]\s*")
MONTHS = "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
MONTHS += "|nov(?:ember)?|dec(?:ember)?"
FULL_DAYS = "(?:mon|tues|wednes|thurs|fri|satur|sun)day"
DAYS = f"{FULL_DAYS}|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun"
ON = rf"(?:(?:{MONTHS})\.? \d{{1,2}}(?:st|nd|rd|th)?|\d{{1,2}}(?:st|nd|rd|th)? (?:{MONTHS})\.?),?(?: \d{{4}})?"
IN_DIGITS = r"\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{4}-\d{2}-\d{2}"
CLOCK = r"(?:,?(?: -)?(?: at)? \d{1,2}(?::\d{2})? ?(?:[ap]\.?m?\.?)?)?"
DATE = re.compile(
    rf"^(?:date:? ?)?(?:(?:{DAYS})\.?,? (?:{ON}|{IN_DIGITS}|\d{{1,2}}[-/]\d{{1,2}})|{ON},? \d{{4}}|{IN_DIGITS}"
    rf"|(?:{FULL_DAYS})(?: night| evening| day)?){CLOCK}$",
    re.IGNORECASE,
)
PERHAPS_DATE = re.compile(rf"^{ON}$", re.IGNORECASE)


def lines(text: str) -> Iterator[tuple[int, str]]:
    """Number and words of every line that has any, numbered as an editor numbers them."""
    for number, line in enumerate(numbered(text), 1):
        if words := _bare(line):
            yield number, words


def numbered(text: str) -> list[str]:
    return re.split(r"\r\n|\r|\n", text)


def _bare(line: str) -> str:
    """One space between words, cells parted by commas; nothing unseen, no bullet."""
    line = CONTROLS.sub(" ", UNSEEN.sub("", line))
    said = re.search(", (?:wish|note): ", line)
    board, free = (line[: said.start()], line[said.start() :]) if said else (line, "")  # free text stays as it is
    line = DASHES.sub("-", board) + free
    cells = [" ".join(cell.split()) for cell in line.split("\t")]
    line = ", ".join(cell for cell in cells if cell).lstrip(" ,")
    bare = BOX.sub("", BULLET.sub("", line))
    return IN_BRACKETS.sub(r"\1 ", bare).lstrip(" ,")


def is_date(line: str, *, before: bool) -> bool:
    """`before` any heading also a month and a day alone: under one, June 5 may be a person."""
    return bool(DATE.match(line) or (before and PERHAPS_DATE.match(line)))


def says_nothing(line: str) -> bool:
    """Dashes, dots, question marks: no letter and no digit."""
    return not any(char.isalnum() for char in line)
