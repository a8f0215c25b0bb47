"""Reads of the lists: one function per screen, page or API list, at a constant number of queries."""

from waitlist.queries.order import (
    Placed,
    ahead,
    candidates,
    ladder,
    not_at,
    tables_of,
    told,
    told_by,
    waiting_order,
)

__all__ = ["Placed", "ahead", "candidates", "ladder", "not_at", "tables_of", "told", "told_by", "waiting_order"]
