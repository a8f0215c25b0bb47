"""Events as sentences: each verb registers its own, beside the command that records it.

The action bar and the activity log show what happened in these words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from pokerroom.models import Event
from pokerroom.money import amount_text
from pokerroom.times import clock

Facts = dict[str, Any]
Sentence = Callable[[Facts], str]
SENTENCES: dict[str, Sentence] = {}
LEADS_UP: set[str] = set()


def says(verb: str, *, leads_up: bool = False) -> Callable[[Sentence], Sentence]:
    """Register the sentence of a verb, made from its event's facts. Raises ValueError where the verb has one.

    `leads_up`: the event comes before what its command is about, as a new record before the name on the list.
    """

    def register(sentence: Sentence) -> Sentence:
        if verb in SENTENCES:
            raise ValueError(f"{verb} has a sentence already")
        SENTENCES[verb] = sentence
        if leads_up:
            LEADS_UP.add(verb)
        return sentence

    return register


def tell(event: Event, zone: ZoneInfo) -> str:
    """One event in a sentence without its full stop."""
    return "; ".join(filter(None, [sentence_of(event), _left_for(event.data), _clocks(event.data, zone)]))


def sentence_of(event: Event) -> str:
    """The sentence of its verb alone, without the clocks that it moved and the chairs that it left."""
    sentence = SENTENCES.get(event.verb)
    return sentence(event.data) if sentence else verb_text(event.verb)


def main_event(parts: Sequence[Event]) -> Event:
    """What a command is about, of its events in order."""
    return next((part for part in parts if part.verb not in LEADS_UP), parts[0])


def verb_text(verb: str) -> str:
    """The verb alone in plain words: "list closed"."""
    return verb.partition(".")[2].replace("_", " ") or verb


def chair_text(facts: Facts) -> str:
    """ "Table 4 seat 2"."""
    return f"Table {facts['table']} seat {facts['seat']}"


def game_text(facts: Facts) -> str:
    """ "1-3 NLH"; events of earlier versions did not name their game."""
    return facts.get("short") or "a game"


def money_text(facts: Facts, before: str, key: str = "amount_cents") -> str:
    """The amount after `before`, where one was stated: " with $300", " with nothing"."""
    cents = facts.get(key)
    return "" if cents is None else f"{before} {amount_text(cents) if cents else 'nothing'}"


def buy_in_text(facts: Facts) -> str:
    """ " with $300", where a buy-in was stated."""
    return money_text(facts, " with", "buy_in_cents")


def kept_text(facts: Facts) -> str:
    """Whose place a bulk command left because of chips in custody (rules §3)."""
    kept = facts.get("kept")
    return f"; kept, chips in custody: {', '.join(kept)}" if kept else ""


def _left_for(facts: Facts) -> str:
    """The chairs that a fill left, and for whom: "Table 4 seat 2 left for Hal H. (seat change)"."""
    return ", ".join(f"{chair_text(row)} left for {row['name']} ({row['by']})" for row in facts.get("left") or [])


def _clocks(facts: Facts, zone: ZoneInfo) -> str:
    """Whose clocks it moved (T33): "Ben B. until 8:08 PM"."""
    moved = [(row["name"], row["due_at"]) for row in facts.get("clocks") or []]
    told = [f"until {clock(datetime.fromisoformat(due), zone)}" if due else "without a limit" for _, due in moved]
    return ", ".join(f"{name} {until}" for (name, _), until in zip(moved, told, strict=True))
