"""Names on lists: joining, here, stepped out, taken off, back, moved."""

from waitlist.commands.entries.as_they_stand import live, over, waiting
from waitlist.commands.entries.coming import (
    annotate,
    check_in,
    join,
    put_on_rung,
    step_out,
    take_name,
)
from waitlist.commands.entries.going import remove, restore, stand_again, take_off
from waitlist.commands.entries.places import change_list, merge, move, put

__all__ = [
    "annotate",
    "change_list",
    "check_in",
    "join",
    "live",
    "merge",
    "move",
    "over",
    "put",
    "put_on_rung",
    "remove",
    "restore",
    "stand_again",
    "step_out",
    "take_name",
    "take_off",
    "waiting",
]
