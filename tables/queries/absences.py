"""Who was away from which table, and when: what counts is the moment, not where somebody sits now (T33-T36)."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime

from django.db.models import Q

from tables.models import Absence, Placement, Sitting
from tables.rules.absences import Walk


@dataclass(frozen=True)
class Walks:
    """Table id → who was away from it; absence id → the table, of these, that its player left."""

    at: dict[int, list[Walk]] = field(default_factory=lambda: defaultdict(list))
    left: dict[int, int] = field(default_factory=dict)


def walks_from(sitting: Sitting, since: datetime, *, ended: bool) -> Walks:
    """Away from the tables where this player has sat since then, at any time since; `ended`: who is back by now too."""
    counts = Q(ended_at__isnull=True) | Q(ended_at__gt=since) if ended else Q(ended_at__isnull=True)
    away = Absence.objects.filter(counts, room=sitting.room_id)
    sat = Placement.objects.filter(Q(until__isnull=True) | Q(until__gt=since), room=sitting.room_id)
    tables = sat.filter(sitting=sitting).values("seat__table")
    stays = defaultdict(list)
    for stay in sat.filter(seat__table__in=tables, sitting__in=away.values("sitting")).select_related("seat"):
        stays[stay.sitting_id].append(stay)
    walks = Walks()
    for absence in away.order_by("pk"):
        for stay in stays[absence.sitting_id]:
            until = min(filter(None, (absence.ended_at, stay.until)), default=None)
            walks.at[stay.seat.table_id].append(Walk(absence.pk, absence.since, until, stay.since))
            if stay.since <= absence.since and (stay.until is None or absence.since < stay.until):
                walks.left[absence.pk] = stay.seat.table_id
    return walks
