"""A row of a list says where else its player is; when that changes, every list with that player is read again."""

from __future__ import annotations

from django.db.models import Q

from pokerroom.turn import Turn
from tables.models import Sitting
from waitlist.models import Entry
from waitlist.rules import LIVE


def settle(now: Turn) -> None:
    """At the end of a turn: wake the other lists of those whose name or chair it touched."""
    entries, sittings = now.touched("entry"), now.touched("sitting")
    if not entries and not sittings:
        return
    players = Q(player__in=Entry.objects.filter(pk__in=entries).values("player"))
    players |= Q(player__in=Sitting.objects.filter(pk__in=sittings).values("player"))
    told = Entry.objects.filter(players, room=now.room, status__in=LIVE)
    for slug in told.values_list("game__slug", flat=True):
        now.wake(f"list:{slug}")
