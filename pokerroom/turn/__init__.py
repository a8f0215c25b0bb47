"""A turn: one command in one room, in one transaction, under one lock.

`with turn(room, by=..., at=..., act=...) as now:` checks who may, locks the room's row, lifts `at` to the last
event's time, lets what is overdue lapse, and at the end writes the events and wakes the screens. A refusal inside
takes back the command, never what had lapsed before it.
"""

from pokerroom.turn.lock import as_approved, entitled, require, turn
from pokerroom.turn.state import Turn, activated, from_to, policy_of

__all__ = ["Turn", "activated", "as_approved", "entitled", "from_to", "policy_of", "require", "turn"]
