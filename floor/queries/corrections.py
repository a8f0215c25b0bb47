"""Amounts that two people corrected, as they were on record before."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import TypedDict

from pokerroom.models import Event, Room
from pokerroom.undo import facts_of

CORRECTED = ("custody.recounted", "tables.restated")


@dataclass(frozen=True)
class Correction:
    """An amount in cents that was on record, and until when."""

    was: int
    at: datetime


class Corrected(TypedDict):
    """What an event about a correction carries."""

    was_cents: int


def corrections(room: Room, subjects: Iterable[str]) -> dict[str, list[Correction]]:
    """What was on record before of these bags and cash-outs ("bag:7", "cash_out:12"), oldest first."""
    events = Event.objects.filter(room=room, subject__in=list(subjects), verb__in=CORRECTED).order_by("seq")
    found: dict[str, list[Correction]] = defaultdict(list)
    for event in events:
        found[event.subject].append(Correction(facts_of(event, Corrected)["was_cents"], event.at))
    return found
