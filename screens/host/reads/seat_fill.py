"""The seat-fill clock: how long chairs stood open, from the hole to the call, the answer and the sitting."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime

from pokerroom.models import Room
from tables.models import Placement
from waitlist.models import Call


@dataclass(frozen=True)
class Fill:
    """One chair filled: opened, called, answered (each where there was one), and sitting."""

    table: int
    seat: int
    opened: datetime
    called: datetime | None
    answered: datetime | None
    sitting: datetime

    @property
    def dead_seconds(self) -> int:
        """How long the chair stood open."""
        return int((self.sitting - self.opened).total_seconds())


def fills(room: Room, since: datetime, until: datetime, table: int | None = None) -> list[Fill]:
    """Every chair (of this table) filled in that time, first to last: two queries."""
    filled = Placement.objects.filter(room=room, hole_since__isnull=False, since__gte=since, since__lt=until)
    if table is not None:
        filled = filled.filter(seat__table__number=table)
    rows = list(filled.select_related("seat__table").order_by("since", "pk"))
    calls = Call.objects.in_bulk([row.called_order for row in rows if row.called_order])
    return [_fill(row, calls.get(row.called_order) if row.called_order else None) for row in rows]


def _fill(row: Placement, call: Call | None) -> Fill:
    assert row.hole_since
    return Fill(
        table=row.seat.table.number,
        seat=row.seat.number,
        opened=row.hole_since,
        called=call.called_at if call else None,
        answered=call.answered_at if call else None,
        sitting=row.since,
    )


def dead_minutes(filled: list[Fill]) -> dict[int, float]:
    """Table → minutes that its chairs stood open before they were filled, to a tenth."""
    seconds: dict[int, int] = defaultdict(int)
    for fill in filled:
        seconds[fill.table] += fill.dead_seconds
    return {table: round(total / 60, 1) for table, total in sorted(seconds.items())}
