"""Whose missed call can still be said to have been none: the player was here in time (T45)."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db.models import Exists, OuterRef

from pokerroom.models import Room
from pokerroom.policy import Policy
from waitlist.models import Call
from waitlist.rules import Outcome, Status


def missed_just_now(room: Room, policy: Policy, at: datetime) -> set[int]:
    """Entries that wait again, checked in from hold, while a late check-in for their last call may still be said."""
    since = at - timedelta(seconds=max(policy.everywhere("was_here_seconds")))
    lapsed = Call.objects.filter(room=room, outcome=Outcome.LAPSED, due_at__gt=since, entry__status=Status.WAITING)
    later = Call.objects.filter(entry=OuterRef("entry"), pk__gt=OuterRef("pk"))
    rows = lapsed.exclude(Exists(later)).select_related("entry__game", "seat__table")
    return {row.entry_id for row in rows if at < sayable_until(row, policy)}


def sayable_until(call: Call, policy: Policy) -> datetime:
    """Until when a host may say of a missed call that the player was here in time."""
    there = policy.at(call.entry.game, call.seat.table)
    return call.due_at + timedelta(seconds=there.was_here_seconds)
