"""Reads of the lists: their order, who is called next and who moves first, at a constant number of queries."""

from waitlist.queries.next_seat import Step, chain, moves_before, moves_first
from waitlist.queries.order import (
    Placed,
    ahead,
    candidates,
    jumped,
    ladder,
    not_at,
    tables_of,
    told,
    told_by,
    waiting_order,
)

__all__ = [
    "Placed",
    "Step",
    "ahead",
    "candidates",
    "chain",
    "jumped",
    "ladder",
    "moves_before",
    "moves_first",
    "not_at",
    "tables_of",
    "told",
    "told_by",
    "waiting_order",
]
