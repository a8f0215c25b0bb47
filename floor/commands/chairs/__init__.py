"""Chairs: somebody sits down, walks up, is leaving, stays, has left."""

from floor.commands.chairs.closed_entries import close_entry, live_entry
from floor.commands.chairs.leaving import (
    check_not_sat_since,
    leave,
    leaving,
    mark_leaving,
    record_left,
    sits_again,
    stay,
    stays,
)
from floor.commands.chairs.lookup import Chair, chair_of, chair_of_sitting, live_sitting, place
from floor.commands.chairs.seating import seat, sit, walk_up
from floor.commands.lock_ups import move_lock_up

__all__ = [
    "Chair",
    "chair_of",
    "chair_of_sitting",
    "check_not_sat_since",
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
    "sits_again",
    "stay",
    "stays",
    "walk_up",
]
