"""Entries of a list: joining, arriving, stepping out, removing, restoring, moving, merging."""

from waitlist.commands.entries.arriving import check_in, step_out
from waitlist.commands.entries.joining import join, put_on_rung, take_name
from waitlist.commands.entries.lookup import live, waiting
from waitlist.commands.entries.merging import merge
from waitlist.commands.entries.moving import change_list, move, put
from waitlist.commands.entries.notes import annotate
from waitlist.commands.entries.removing import (
    kept_by_chips,
    may_end,
    remove,
    restorable_until,
    restore,
    stand_again,
    take_off,
)

__all__ = [
    "annotate",
    "change_list",
    "check_in",
    "join",
    "kept_by_chips",
    "live",
    "may_end",
    "merge",
    "move",
    "put",
    "put_on_rung",
    "remove",
    "restorable_until",
    "restore",
    "stand_again",
    "step_out",
    "take_name",
    "take_off",
    "waiting",
]
