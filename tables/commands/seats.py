"""The one place that locks a seat up for a player, or frees it."""

from __future__ import annotations

from datetime import datetime

from players.models import Player
from tables.models import Seat


def lock_up(seat: Seat, player: Player, until: datetime | None) -> None:
    seat.locked_for, seat.locked_until = player, until
    seat.save(update_fields=["locked_for", "locked_until"])


def unlock(seat: Seat) -> None:
    seat.locked_for = seat.locked_until = None
    seat.save(update_fields=["locked_for", "locked_until"])
