"""A table of the whiteboard and its chairs: "T1 - 1/3 NL (main)", "4 Bob B., since 7:45 PM, dinner used"."""

from __future__ import annotations

import re
from typing import Any

from floor.whiteboard.sheet import Unreadable
from floor.whiteboard.words import Words

NUMBER = r"t(?:able|bl)?\.?\s*(?:#|no\.?)?\s*(\d{1,3})\b"
TABLE = re.compile(rf"^{NUMBER}(?!:\d)[\s:.,=-]*(.*)$", re.IGNORECASE)
TABLE_LAST = re.compile(rf"^(.*?)[\s:.,(\[=-]+{NUMBER}(?!:\d)(.*)$", re.IGNORECASE)
CHAIR = re.compile(r"^(\d{1,3})\s*[/-]\s*(\d{1,2})\b(.*)$")
SEAT = re.compile(r"^(?:s(?:eat)?\.?\s*|#)?(\d{1,2})(?![\w/]|[-:]\d)[\s.):,=-]*(.*)$", re.IGNORECASE)
OPEN = re.compile(r"^(?:open|empty|none|nobody|free|[-_./]+)$", re.IGNORECASE)
MARKS = {
    "open": "not started|not running",
    "no_fills": "no[ -]fills?",
    "must_move": "must[ -]move(?: table)?|mm|feeder",
    "fill_first": "fill[ -]first",
    "breaking": "breaking",
}
NO_MARKS = "main(?: game)?|running|live|full|short"


def table(number: int, words: Words) -> dict[str, Any]:
    """Facts of a table; its game still as it was written, empty where none stands."""
    words.left = re.sub(r"[()\[\]]", ",", words.left)
    facts: dict[str, Any] = {"table": number, "since": words.time(), "chairs": words.chairs()}
    facts |= marks(words)
    facts["running"] = not facts.pop("open")
    return facts | {"game": words.rest().strip(" -:;,")}


def marks(words: Words) -> dict[str, bool]:
    said = {mark: words.say(pattern) for mark, pattern in MARKS.items()}
    words.say(NO_MARKS)
    return said


def seat(table: int, number: int, words: Words) -> dict[str, Any] | None:
    """Somebody sits there; a chair that is open says nothing."""
    if not words.quoted and OPEN.match(words.rest()):
        return None
    facts: dict[str, Any] = {"table": table, "seat": number, "record": words.record(), "note": words.said("note")}
    facts |= _asks(words) | _away(words)
    facts |= {
        "since": words.time(),
        "dinner_used": words.say("dinner used"),
        "tier": words.tier(),
        "leaving": words.say("leaving"),
        "missed_small": words.say("missed small(?: blind)?"),
        "missed_big": words.say("missed big(?: blind)?"),
        "kept": words.kept(),
    }
    if facts["kept"] and any(facts[fact] for fact in ("since", "dinner_used", "leaving", "away_since")):
        raise Unreadable("Nobody sits in a seat that is kept: say its number and for whom, “6 kept for Joe J.”.")
    facts["note"] = facts["note"] or words.note()
    nobody = not words.quoted and not any(char.isalnum() for char in words.rest())
    return facts | {"name": "" if nobody else words.name()}


def _away(words: Words) -> dict[str, Any]:
    """Off the table: "away since 7:40 PM until 8:00 PM", "dinner since 7:10 PM"."""
    for dinner, said in ((True, "(?:at |on )?dinner(?: since| at)?"), (False, "away(?: since)?")):
        if since := words.told(said):
            return {"away_since": since, "dinner": dinner, "away_until": words.due()}
    return {"away_since": None, "dinner": False, "away_until": None}


SINCE = r"(?P<since> since \d[\d:]*(?: ?[ap]m)?(?: [ECMP][SD]T)?)?"


def _asks(words: Words) -> dict[str, Any]:
    """What a player who sits has asked for; zero: any."""
    seat = words.take(rf"asks for (?:seat (\d{{1,2}})|another seat){SINCE}")
    table = words.take(rf"asks for (?:table (\d{{1,3}})(?: seat (\d{{1,2}}))?|another table){SINCE}")
    since = {
        what: Words(one["since"], words.at, words.which).time() if one and one["since"] else None
        for what, one in (("seat", seat), ("table", table))
    }
    return {
        "asks_seat": int(seat[1] or 0) if seat else None,
        "asks_table": int(table[1] or 0) if table else None,
        "asks_table_seat": int(table[2]) if table and table[2] else None,
        "asked_seat_at": since["seat"],
        "asked_table_at": since["table"],
    }
