"""The seats in use, and who sits there now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime

from django.db.models import Exists, F, FilteredRelation, OuterRef, Q, QuerySet

from players.queries import kept_out_now
from players.rules import Flag, flag
from pokerroom.models import Room
from pokerroom.policy import Policy
from tables.models import Absence, Seat, Table
from tables.rules import TableStatus


def chairs(room: Room | int) -> QuerySet[Seat]:
    """Every seat in use at an open table, with whoever sits there now: `sitting_id`, `player_id`, `leaving_at`."""
    return (
        Seat.objects.filter(room=room, number__lte=F("table__chairs"))  # type: ignore[no-redef]
        .exclude(table__status=TableStatus.CLOSED)
        .select_related("table", "locked_for")
        .annotate(now=FilteredRelation("placements", condition=Q(placements__until__isnull=True)))
        .annotate(
            sitting_id=F("now__sitting_id"),
            player_id=F("now__sitting__player_id"),
            leaving_at=F("now__sitting__leaving_at"),
            is_away=Exists(Absence.objects.filter(sitting=OuterRef("now__sitting_id"), ended_at__isnull=True)),
        )
        .order_by("table__number", "number")
    )


@dataclass(slots=True)
class SeatNow:
    """A seat in use and whoever sits there now, as a plain row: screens read hundreds at once."""

    table: Table
    pk: int
    table_id: int
    number: int
    open_since: datetime | None
    locked_until: datetime | None
    locked_for_id: int | None
    kept_for: str | None
    sitting_id: int | None
    player_id: int | None
    name: str | None
    since: datetime | None
    leaving_at: datetime | None
    is_away: bool
    barred_until: datetime | None
    born_on: date | None
    employee: bool
    flag: Flag | None = None  # why whoever sits here may not: until cashed out (T2, T41)


SITS = {
    "name": F("now__sitting__player__public_name"),
    "since": F("now__sitting__since"),
    "barred_until": F("now__sitting__player__barred_until"),
    "born_on": F("now__sitting__player__born_on"),
    "employee": F("now__sitting__player__employee"),
}
FACTS = (
    *("pk", "table_id", "number", "open_since", "locked_until", "locked_for_id", "locked_for__public_name"),
    *("sitting_id", "player_id", "name", "since", "leaving_at", "is_away", "barred_until", "born_on", "employee"),
)


def seats_now(room: Room, tables: Iterable[Table], policy: Policy, at: datetime) -> list[SeatNow]:
    """Every seat in use at these tables; a lock-up whose call has run out is over, whether or not anything wrote it."""
    standing = {table.pk: table for table in tables}
    rows = chairs(room).filter(table__in=standing).annotate(**SITS).values_list(*FACTS)
    seats = [SeatNow(standing[row[1]], *row) for row in rows]
    for seat in seats:
        if seat.locked_until and seat.locked_until <= at:
            seat.locked_for_id = seat.locked_until = seat.kept_for = None
        if why := kept_out_now(room, policy, at, seat):
            seat.flag = flag(why, policy.minimum_age)
    return seats
