"""Every running clock of the room at once: an outage, a fire alarm."""

from __future__ import annotations

from datetime import datetime

from floor.commands import absence_clocks
from pokerroom.event_text import says
from pokerroom.models import Room, Staff
from pokerroom.roles import Act
from pokerroom.times import span
from pokerroom.turn import turn
from pokerroom.undo import nothing_to_undo
from waitlist.commands.more_time import checked_span, extend_entry
from waitlist.models import Entry


def extend_all(room: Room, *, seconds: int, reason: str = "", by: Staff, at: datetime) -> list[Entry]:
    """More time for every running clock of the room: an outage, a fire alarm."""
    with turn(room, by=by, at=at, act=Act.CLOCKS) as now:
        running = Entry.objects.select_related("game", "player").filter(room=now.room, due_at__isnull=False)
        entries = list(running.order_by("due_at", "pk"))
        now.record(
            "waitlist.clocks_extended", f"clocks:{now.room.slug}"[:40], topics=["rail"], seconds=seconds, reason=reason
        )
        for entry in entries:
            extend_entry(now, entry, checked_span(seconds), reason)
        for absence in absence_clocks.running(now):
            absence_clocks.extend(now, absence, seconds, reason)
        return entries


nothing_to_undo("waitlist.clocks_extended")
says("waitlist.clocks_extended")(lambda facts: f"{span(facts['seconds'])} more for every clock")
