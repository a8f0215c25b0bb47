"""Whether seats are called for automatically."""

from __future__ import annotations

from pokerroom.models import Room
from pokerroom.policy import Policy


def is_in_use(policy: Policy) -> bool:
    """Whether any game of the room has its seats called for automatically."""
    return any(value != "off" for value in policy.everywhere("auto_call"))


def is_on(room: Room, policy: Policy) -> bool:
    """In use, and neither switched off by a host nor waiting for one after a silence."""
    return is_in_use(policy) and not room.auto_call_paused and room.silent_since is None
