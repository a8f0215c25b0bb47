"""Ids of the players whom the lists know."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet

from pokerroom.models import Room
from waitlist.models import Entry
from waitlist.rules import LIVE


def on_a_list(room: Room) -> QuerySet[Entry, Any]:
    return Entry.objects.filter(room=room, status__in=LIVE).values_list("player")
