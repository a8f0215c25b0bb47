"""Reads of the floor: one function per screen, page or API list, at a constant number of queries."""

from tables.queries.floor import (
    chairs,
    holes,
    holes_of,
    limits,
    loads,
    seats_at,
    sitting_of,
    sittings,
    takes_calls,
    where,
)

__all__ = [
    "chairs", "holes", "holes_of", "limits", "loads", "seats_at", "sitting_of", "sittings", "takes_calls", "where",
]  # fmt: skip
