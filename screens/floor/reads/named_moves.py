"""Table changes that a host made on a supervisor's word: shown to that supervisor, who can reverse them (T47)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from pokerroom.models import Event, Room, Staff
from pokerroom.turn import policy_of
from screens.parts.event_names import told

LATELY = 2000  # events back, so that a long evening costs no more


@dataclass(frozen=True)
class NamedMove:
    """One move, and the event that an undo reverses."""

    seq: int
    text: str
    by: str
    at: datetime


def named_moves(room: Room, staff: Staff, at: datetime) -> list[NamedMove]:
    """Moves of the last `named_move_shown_seconds` in this person's name that somebody else made; newest first."""
    since = at - timedelta(seconds=policy_of(room).named_move_shown_seconds)
    lately = Event.objects.filter(room=room, seq__gt=room.version - LATELY)
    moves = lately.filter(verb="tables.table_changed", data__approver=staff.pk, at__gt=since).exclude(actor=staff)
    undone = set(lately.filter(verb="undone", at__gt=since).values_list("data__undoes", flat=True))
    rows = moves.select_related("actor").order_by("-seq")
    shown = [row for row in rows if row.command not in undone]
    return [
        NamedMove(row.command, says, row.actor.name if row.actor else "", row.at)
        for row, says in zip(shown, told(room, shown), strict=True)
    ]
