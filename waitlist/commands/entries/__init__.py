"""Names on lists: joining, here, stepped out, taken off, back, moved."""

from waitlist.commands.entries.as_they_stand import game_of, live, over, waiting
from waitlist.commands.entries.coming import (
    annotate,
    check_in,
    check_not_in_this_game,
    check_not_listed,
    join,
    put_on_rung,
    step_out,
)
from waitlist.commands.entries.going import remove, restore, stand_again, take_off
from waitlist.commands.entries.places import change_list, merge, move, put

__all__ = [
    "annotate",
    "change_list",
    "check_in",
    "check_not_in_this_game",
    "check_not_listed",
    "game_of",
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
    "take_off",
    "waiting",
]
