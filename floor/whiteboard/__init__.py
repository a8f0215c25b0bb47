"""A whiteboard as text: what a supervisor types or pastes when a running room is imported (rules §7, §8).

    Table 1: 1-3 NLH, since 7:20 PM, 8 chairs     a table that runs, then who sits there
    4 Bob B., since 7:45 PM, dinner used          seat, name (?: somebody), since
    5 Hal H., tier 3, leaving
    6 kept for Joe J.                             a seat that the floor keeps for somebody

    1-3 NLH:                                      a list, then its names in order
    Ann A., 6:30 PM, tier 3                       name, joined
    Cy C., 6:40 PM, phone                         not here
    Dee D., called 1/5, 4 min left                an open call; "here": has shown up
    Eve E., hold, until 8:57 PM                   on hold

Whiteboards are written by many hands: "T1 - 1/3 NL", "1/3 LIST", "3) Tiny", "Gina - back @ 9" are read as well. What
has two readings is a doubt, which offers both. Headings, dates and lines of dashes are left out, and said to be.
Times are the room's, as 19:20, 7:20 PM, 7p, 720 or 7:20, which is whichever half of the day is nearer; one that is
still to come today was yesterday. The printed room says the same words. Nothing here knows the database or the clock.
"""

from floor.whiteboard.games import Games
from floor.whiteboard.names import is_whole, written
from floor.whiteboard.reader import read
from floor.whiteboard.sheet import Choice, Doubt, Line, Sheet, Unreadable
from floor.whiteboard.text import numbered

__all__ = ["Choice", "Doubt", "Games", "Line", "Sheet", "Unreadable", "is_whole", "numbered", "read", "written"]
