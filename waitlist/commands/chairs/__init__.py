"""Chairs: somebody of the list sits down, walks up, is leaving, stays, has left."""

from waitlist.commands.chairs.as_they_stand import chair_of, chair_of_sitting, check_apart, live_sitting, place
from waitlist.commands.chairs.getting_up import leave, leaving, mark_leaving, record_left, stay, stays
from waitlist.commands.chairs.lock_ups import move_lock_up
from waitlist.commands.chairs.sitting_down import close_entry, live_entry, seat, sit, walk_up

__all__ = [
    "chair_of",
    "chair_of_sitting",
    "check_apart",
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
