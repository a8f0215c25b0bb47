"""The facts that tables and chairs refuse with."""

from __future__ import annotations

from pokerroom.refusals import Refused


class SeatTaken(Refused):
    code = "seat_taken"


class SeatLocked(Refused):
    code = "seat_locked"


class AlreadySeated(Refused):
    code = "already_seated"


class TableState(Refused):
    code = "table_state"


class NoFills(TableState):
    code = "no_fills"
    rule = "T4"
