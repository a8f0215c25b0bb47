"""Calls: for a seat at a table, answered, passed, lapsed, withdrawn; n behind; who was here in time."""

from waitlist.commands.calls.as_they_stand import (
    answer,
    end,
    end_elsewhere,
    end_standbys_of,
    live_calls_at,
    open_call_of,
    reopen,
    take_back,
)
from waitlist.commands.calls.checks import breaking, called, check_not_breaking, check_waiting, no_longer_called
from waitlist.commands.calls.filling import Filled, call_next, fill, open_to_the_list
from waitlist.commands.calls.one import CalledNext, call, page, pass_, was_here, withdraw
from waitlist.commands.calls.seats import named, possible

__all__ = [
    "CalledNext",
    "Filled",
    "answer",
    "breaking",
    "call",
    "call_next",
    "called",
    "check_not_breaking",
    "check_waiting",
    "end",
    "end_elsewhere",
    "end_standbys_of",
    "fill",
    "live_calls_at",
    "named",
    "no_longer_called",
    "open_call_of",
    "open_to_the_list",
    "page",
    "pass_",
    "possible",
    "reopen",
    "take_back",
    "was_here",
    "withdraw",
]
