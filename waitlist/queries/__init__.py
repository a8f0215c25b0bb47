"""Reads of the lists: one function per screen, page or API list, at a constant number of queries."""

from waitlist.queries.away import away_alike
from waitlist.queries.bar import bar
from waitlist.queries.cards import list_cards
from waitlist.queries.chain import Step, chain, moves_before, moves_first
from waitlist.queries.choosing import choice, found
from waitlist.queries.clean_up import clean_up
from waitlist.queries.demands import demand, moment
from waitlist.queries.host import host_screen
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
from waitlist.queries.tray import chair_strip, chair_strips, kept_seats

__all__ = [
    "Placed",
    "Step",
    "ahead",
    "away_alike",
    "bar",
    "candidates",
    "chain",
    "chair_strip",
    "chair_strips",
    "choice",
    "clean_up",
    "demand",
    "found",
    "host_screen",
    "jumped",
    "kept_seats",
    "ladder",
    "list_cards",
    "moment",
    "moves_before",
    "moves_first",
    "not_at",
    "tables_of",
    "told",
    "told_by",
    "waiting_order",
]
