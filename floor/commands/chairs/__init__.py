"""Chairs: somebody sits down, walks up, is leaving, stays, has left."""

from floor.commands.chairs.leaving import leave, leaving, mark_leaving, record_left, stay, stays
from floor.commands.chairs.lookup import Chair, chair_of, chair_of_sitting, live_sitting, place
from floor.commands.chairs.seating import close_entry, live_entry, seat, sit, walk_up
from floor.commands.lock_ups import move_lock_up

__all__ = [
    "Chair",
    "chair_of",
    "chair_of_sitting",
    "close_entry",
    "leave",
    "leaving",
    "live_entry",
    "live_sitting",
    "mark_leaving",
    "move_lock_up",
    "place",
    "record_left",
    "seat",
    "sit",
    "stay",
    "stays",
    "walk_up",
]
