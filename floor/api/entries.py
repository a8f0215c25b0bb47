"""Seating an entry of a list."""

from __future__ import annotations

from floor.api.sittings import BUY_IN
from floor.commands import chairs
from pokerroom.api.base import Ask, post
from pokerroom.api.fields import (
    required,
)
from waitlist.api.entries import SEAT, TABLE, named
from waitlist.queries import api
from waitlist.queries.api import EntryShape


@post({"table": required(TABLE), "seat": required(SEAT)} | BUY_IN, answers=EntryShape)
def seat(ask: Ask, entry: int) -> EntryShape:
    """Seat from a call, or from waiting into any open seat of that game."""
    return api.entry(ask.room, chairs.seat(named(ask, entry), **ask.facts, **ask.by))
