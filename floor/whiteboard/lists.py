"""A list of the whiteboard and its names: "1/3 LIST", "2) Marcus 8:10 (ph)", "Gina - back @ 9"."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

from floor.whiteboard.sheet import Doubts
from floor.whiteboard.words import Words, cents

CALLED = r"called(?: to| for)?,? (?:table |t)?(\d{1,3})(?:(?: ?[/.-] ?|,? seat )(\d{1,2}))?"
PLACE = re.compile(r"^#?\d{1,3}\s*(?:[.)\]]+\s*|:\s+|-\s+)")
BARE_PLACE = re.compile(r"^#?\d{1,2},?\s+(?=[^\W\d])")
LIST_WORDS = re.compile(
    r"\b(?:wait(?:ing)?[ -]?list|waiting|wait|list|interest(?: list)?|sign[ -]?up|queue|the|for|next up|board)\b[:s]*",
    re.IGNORECASE,
)
PHONE = r"ph|phone|phoned(?: in)?|call[ -]?in|called in|c/i|by phone|\u260e\ufe0f?|\U0001f4de|tel"
PERHAPS_PHONE = r"ph\?|phone\?|\?+|cell|text|txt|p|c|called|calls|coming|otw|on the way|here\?"
OUT = r"(?:stepped )?out (?:un)?till?|(?:be |will be )?back(?: at| by| @|@)?|stepped out until"


def without_list(line: str) -> str | None:
    """The game that a heading with LIST in it names, empty where it names none; None for any other line."""
    bare = LIST_WORDS.sub(" ", line)
    return " ".join(bare.replace("(", " ").replace(")", " ").split()).strip(" -:;.") if bare != line else None


def unplaced(line: str) -> str:
    """Without its number."""
    found = PLACE.match(line) or BARE_PLACE.match(line)
    return line[found.end() :] if found else line


def name(game: str, words: Words, doubts: Doubts, number: int, line: str) -> tuple[dict[str, Any], list[datetime]]:
    """Facts of a name that waits, and the moments at which it can have joined."""
    facts: dict[str, Any] = {"game": game, "record": words.record()}
    facts |= {"note": words.said("note"), "wish": words.said("wish"), "not_tables": _not_tables(words)}
    back_by = words.until(OUT)
    facts |= {"back_by": back_by, "phone": words.bracketed(PHONE)}
    unsure = words.bracketed(PERHAPS_PHONE) or words.rest().endswith("?")
    facts["note"] = facts["note"] or _without_phone(words.note(), facts)
    away = words.say("not here")
    facts |= {"web": words.say("web"), "phone": words.say(PHONE) or facts["phone"]}
    facts["here"] = not (away or back_by or facts["web"] or facts["phone"])
    facts |= {"arrived_at": words.told("arrived"), "passed_at": words.told("passed"), "moved": words.say("moved")}
    facts |= _rung(words) | _call(words)
    joined = words.moments()
    facts["name"] = words.name()
    if unsure and facts["here"]:
        asks = f"Is {facts['name']} here, or was it a call-in?"
        facts["here"] = doubts.ask(str(number), f"here {line}", asks, HERE_OR_NOT) == "here"
        facts["phone"] = not facts["here"]
    return facts, joined


def _without_phone(note: str, facts: dict[str, Any]) -> str:
    """ "(ph, red cap)" is a call-in with a red cap."""
    parts = [part.strip() for part in note.split(",")]
    rest = [part for part in parts if not re.fullmatch(PHONE, part, re.IGNORECASE)]
    facts["phone"] = facts["phone"] or len(rest) < len(parts)
    return note if len(rest) == len(parts) else ", ".join(rest)


HERE_OR_NOT = (("here", "Here"), ("phone", "By phone"))


def _call(words: Words) -> dict[str, Any]:
    called = words.take(CALLED)
    facts: dict[str, Any] = {"held": words.say("(?:on )?hold"), "tier": words.tier()}
    if called:
        facts |= {"called_table": int(called[1]), "called_seat": int(called[2]) if called[2] else None}
        facts["answered"] = words.say("here")
    return facts | {"due_at": words.due()}


def _rung(words: Words) -> dict[str, Any]:
    """Why somebody stands before those who joined earlier."""
    if broke := words.told("table broke(?: at)?"):
        return {"rung": "broken", "rung_at": broke, "rank": words.number(r"draw (\d{1,2})")}
    if missed := words.told("back from hold,? missed"):
        return {"rung": "held", "rung_at": missed}
    if picked_up := words.told("chips picked up"):
        rule = words.take(r"rule (T\d{1,3})")
        return {"rung": "chips", "rung_at": picked_up, "rule": rule[1].upper() if rule else ""}
    if left_at := words.told("extended dinner since"):
        left = words.take(r"left with (\d{1,10}\.\d\d)")
        return {"rung": "dinner", "rung_at": left_at, "left_with": cents(left[1]) if left else None}
    return {}


def _not_tables(words: Words) -> list[int]:
    numbers = []
    while found := words.take(r"not (?:at )?table (\d{1,3})"):
        numbers.append(int(found[1]))
    return numbers
