"""What the lists carry through one turn."""

from __future__ import annotations

from dataclasses import dataclass, field

from waitlist.models import Call, Entry


@dataclass
class CallNotes:
    """Calls that ended in this turn, those of them that leave a seat to offer, and names still to be written."""

    ended: list[Call] = field(default_factory=list)
    freed: list[Call] = field(default_factory=list)
    removed: list[Entry] = field(default_factory=list)
