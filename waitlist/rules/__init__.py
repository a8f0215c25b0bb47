"""House policy of the waiting list as plain Python: lives, the ladder, why, who is next."""

from waitlist.rules.ladder import BEHIND_ALL, ITSELF, LAST_DRAWN, Facts, Ladder, Rank, Standing, standing, standings
from waitlist.rules.next_up import Candidate, NextUp, next_up
from waitlist.rules.reasons import why
from waitlist.rules.states import (
    ENTRY_MOVES,
    FOLLOWED_UP,
    LIVE,
    LONGEST_NOTE,
    NOT_HERE_YET,
    Missed,
    Origin,
    Outcome,
    PageState,
    Seen,
    Status,
    Via,
    over,
    seen,
)

__all__ = [
    "BEHIND_ALL",
    "ENTRY_MOVES",
    "FOLLOWED_UP",
    "ITSELF",
    "LAST_DRAWN",
    "LIVE",
    "LONGEST_NOTE",
    "NOT_HERE_YET",
    "Candidate",
    "Facts",
    "Ladder",
    "Missed",
    "NextUp",
    "Origin",
    "Outcome",
    "PageState",
    "Rank",
    "Seen",
    "Standing",
    "Status",
    "Via",
    "next_up",
    "over",
    "seen",
    "standing",
    "standings",
    "why",
]
