"""Calls: for a seat at a table, answered, passed, withdrawn; standbys behind a call; who was here in time."""

from waitlist.commands.calls.answering import answer
from waitlist.commands.calls.call_next import call_next, open_to_the_list
from waitlist.commands.calls.calling import CalledNext, call, page, withdraw
from waitlist.commands.calls.checks import called, check_waiting, no_longer_called
from waitlist.commands.calls.filling import Filled, fill
from waitlist.commands.calls.open_calls import (
    end,
    end_elsewhere,
    end_standbys_of,
    live_calls_at,
    open_call_of,
    reopen,
    take_back,
)
from waitlist.commands.calls.passing import pass_, seat_changed
from waitlist.commands.calls.seats import named, possible
from waitlist.commands.calls.was_here import was_here

__all__ = [
    "CalledNext",
    "Filled",
    "answer",
    "call",
    "call_next",
    "called",
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
    "seat_changed",
    "take_back",
    "was_here",
    "withdraw",
]
