"""Every running clock of the room."""

from __future__ import annotations

from floor.commands import clocks
from pokerroom.api.base import Ask, post
from pokerroom.api.fields import required, text, whole
from waitlist.queries import api
from waitlist.queries.api import EntryShape


@post({"seconds": required(whole(most=86_400)), "reason": text(120)}, answers=list[EntryShape])
def extend(ask: Ask) -> list[EntryShape]:
    """More time for every running clock of the room (supervisor)."""
    return api.entries(ask.room, clocks.extend_all(ask.room, **ask.facts, **ask.by))
