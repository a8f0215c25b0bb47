"""A row of a list says where else its player is; when that changes, every list with that player is read again."""

from __future__ import annotations

from pokerroom.turn import Turn
from waitlist.queries.whereabouts import lists_that_tell_of


def refresh_lists(now: Turn) -> None:
    """At the end of a turn: wake the other lists of those whose name or chair it touched."""
    entries, sittings = now.touched("entry"), now.touched("sitting")
    if entries or sittings:
        for slug in lists_that_tell_of(now.room, entries, sittings):
            now.wake(f"list:{slug}")
