"""Whose missed call can still be said to have been none: the player was here in time (T45)."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db.models import Exists, OuterRef

from pokerroom.models import Room
from pokerroom.policy import Policy
from waitlist.models import Call
from waitlist.rules import Outcome, Status


def missed_just_now(room: Room, policy: Policy, at: datetime) -> set[int]:
    """Entries that wait again, checked in from hold, and whose last call ran out less than a minute ago."""
    since = at - timedelta(seconds=policy.was_here_seconds)
    lapsed = Call.objects.filter(room=room, outcome=Outcome.LAPSED, due_at__gt=since, entry__status=Status.WAITING)
    later = Call.objects.filter(entry=OuterRef("entry"), pk__gt=OuterRef("pk"))
    return set(lapsed.exclude(Exists(later)).values_list("entry", flat=True))
