"""The rows that an event is about, read again for its undo."""

from __future__ import annotations

from django.db.models import QuerySet

from pokerroom.models import Event
from pokerroom.turn import Turn
from tables.models import Sitting, Table


def sitting_of(now: Turn, event: Event) -> Sitting:
    pk = event.data.get("sitting") or event.subject.removeprefix("sitting:")
    return now.again(Sitting.objects, int(pk))


def table_of(now: Turn, event: Event) -> QuerySet[Table]:
    return Table.objects.filter(room=now.room, number=int(event.subject.removeprefix("table:")))
