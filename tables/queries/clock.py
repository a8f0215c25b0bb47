"""The clock called on a player (T30), as its log tells it."""

from __future__ import annotations

from pokerroom.models import Event
from tables.models import Table


def last_called(table: Table) -> Event | None:
    """How the clock was called last at this table: `called_by`, and `whose` hand it is on, if that was said."""
    told = Event.objects.filter(room=table.room_id, subject=f"clock:{table.number}", verb="tables.clock_called")
    return told.order_by("-seq").first()
