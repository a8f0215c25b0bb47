"""Closing the room."""

from __future__ import annotations

from typing import TypedDict

from floor.api.custody import BagShape, bag_shape
from floor.commands import closing
from pokerroom.api.base import Ask, post


class ClosedShape(TypedDict):
    """What is still open once the room is closed."""

    sitting: list[str]
    custody: list[BagShape]
    places: list[str]
    draws: list[str]
    kept: list[str]
    approvals: list[str]
    requests: list[str]


@post(answers=ClosedShape)
def close_room(ask: Ask) -> ClosedShape:
    """Close the room: calls withdrawn, names ended, what is still open named (supervisor)."""
    left = closing.close_room(ask.room, **ask.by)
    return {
        "sitting": left.sitting,
        "custody": [bag_shape(bag) for bag in left.custody],
        "places": left.places,
        "draws": left.draws,
        "kept": left.kept,
        "approvals": left.approvals,
        "requests": left.requests,
    }
