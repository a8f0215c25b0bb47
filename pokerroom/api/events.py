"""The trail, and taking back."""

from __future__ import annotations

from datetime import timedelta

from pokerroom.api.base import Ask, get, post
from pokerroom.api.fields import MOST_ID, whole
from pokerroom.api.shapes import EventShape, event_shape
from pokerroom.models import Event
from pokerroom.undo import can_undo, undo

A_PAGE = 1000


@get({"after": whole(least=0, most=MOST_ID)}, answers=list[EventShape])
def trail(ask: Ask) -> list[EventShape]:
    """The audit trail after a version, a thousand events at most (supervisor)."""
    rows = Event.objects.filter(room=ask.room, seq__gt=ask.facts.get("after", 0)).select_related("actor")
    return [event_shape(event) for event in rows.order_by("seq")[:A_PAGE]]


@get(answers=list[EventShape])
def undoable(ask: Ask) -> list[EventShape]:
    """What the caller did lately and may still take back, latest first."""
    assert ask.staff
    span = ask.policy.undo_seconds
    since = ask.at - timedelta(seconds=span)
    events = Event.objects.filter(room=ask.room)
    # Events are numbered in the order in which they were recorded: those up to the last one of then are all older.
    before = events.filter(recorded_at__lte=since).order_by("-seq").values_list("seq", flat=True).first() or 0
    mine = events.filter(seq__gt=before, actor=ask.staff, at__gt=since)
    rows = mine.select_related("actor").order_by("-seq")[:A_PAGE]
    return [
        event_shape(event) for event in rows if event.seq == event.command and can_undo(event, ask.staff, ask.at, span)
    ]


@post(answers=EventShape)
def take_back(ask: Ask, seq: int) -> EventShape:
    """Take back the command that this event belongs to: a host their own for a minute, a supervisor any."""
    return event_shape(undo(ask.room, seq=seq, **ask.by))
