"""Reads of the floor: one function per screen, page or API list, at a constant number of queries."""

from tables.queries.floor import (
    holes,
    holes_of,
    limits,
    loads,
    open_chairs,
    seats_at,
    sitter_name,
    sitter_said,
    sitting_of,
    sittings,
    takes_calls,
    where,
)
from tables.queries.money import session_goes_on
from tables.queries.moves import first_hand_at, movers, next_mover, open_requests
from tables.queries.named import game_called, game_of, games_offered, seat_of, table_of
from tables.queries.seats import SeatNow, chairs, seats_now

__all__ = [
    "SeatNow", "chairs", "first_hand_at", "game_called", "game_of", "games_offered", "holes", "holes_of", "limits",
    "loads", "movers", "next_mover", "open_chairs", "open_requests", "seat_of", "seats_at", "seats_now",
    "session_goes_on", "sitter_name", "sitter_said", "sitting_of", "sittings", "table_of", "takes_calls", "where",
]  # fmt: skip
