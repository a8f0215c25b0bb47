"""Who wants to move, and who owes a move: requests in order of asking, feeders in the order of going (rules §2, §4)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from itertools import takewhile

from django.db.models import Exists, F, Min, OuterRef, Q

from pokerroom.models import Room
from tables.models import Absence, Placement, Request, Sitting, Table
from tables.queries.apart import KeptApart
from tables.queries.seats import chairs
from tables.rules.moves import Mover, movers_in_order


@dataclass(frozen=True)
class Owes:
    """Somebody at a feeder. Whoever is away, leaving or without a name is passed this once and keeps the place."""

    sitting: Sitting
    can_go: bool


def open_requests(room: Room) -> list[Request]:
    """Wishes for another chair or table, first asked first."""
    rows = Request.objects.filter(room=room, ended_at__isnull=True, sitting__ended_at__isnull=True)
    return list(rows.select_related("sitting__player", "sitting__game", "to_table").order_by("asked_at", "pk"))


def first_hand_at(table: Table) -> datetime | None:
    """Since when the table really plays: it runs, and somebody sits there (T47); None: not yet."""
    if table.running_since is None:
        return None
    chairs = Placement.objects.filter(Q(until=None) | Q(until__gt=table.running_since), seat__table=table)
    first = chairs.exclude(until=F("since")).aggregate(at=Min("since"))["at"]
    return max(first, table.running_since) if first else None


def movers(room: Room) -> dict[int, list[Owes]]:
    """Feeder id → everybody there in the order in which they move, in one query.

    A change of seat at the feeder keeps the place: what counts is the first chair of the unbroken run there.
    """
    runs = _runs_at_feeders(room)
    here: dict[int, list[Placement]] = defaultdict(list)
    for run in runs:
        here[run[-1].seat.table_id].append(run[0])
    return {feeder: _in_order(firsts) for feeder, firsts in here.items()}


def next_mover(room: Room, feeder: Table, to: set[int]) -> Sitting | None:
    """The first at this feeder who can go to one of these tables; kept apart from somebody there: passed too (T39)."""
    apart = KeptApart(room, chairs(room))
    return first_to_go(movers(room).get(feeder.pk, []), lambda goes: not to <= apart.barred(goes.player_id))


def first_to_go(order: list[Owes], may_go: Callable[[Sitting], bool]) -> Sitting | None:
    return next((owes.sitting for owes in order if owes.can_go and may_go(owes.sitting)), None)


def _runs_at_feeders(room: Room) -> list[list[Placement]]:
    """For everybody at a feeder, the chairs since they came to it, first to last."""
    now_there = Placement.objects.filter(room=room, until__isnull=True, seat__table__must_move=True)
    rows = (
        Placement.objects.filter(sitting__in=now_there.values("sitting"))
        .exclude(until=F("since"))  # taken back: never sat there
        .select_related("sitting__player", "sitting__game", "seat__table")
        .annotate(is_away=Exists(Absence.objects.filter(sitting=OuterRef("sitting"), ended_at__isnull=True)))
        .order_by("-since", "-pk")
    )
    chairs: dict[int, list[Placement]] = defaultdict(list)
    for row in rows:
        chairs[row.sitting_id].append(row)
    return [_run(newest_first) for newest_first in chairs.values()]


def _run(newest_first: list[Placement]) -> list[Placement]:
    table = newest_first[0].seat.table_id
    return list(takewhile(lambda row: row.seat.table_id == table, newest_first))[::-1]


def _in_order(firsts: list[Placement]) -> list[Owes]:
    rows = {row.sitting_id: row for row in firsts}
    order = [Mover(row.sitting_id, row.since, row.came_by, row.called_order) for row in firsts]
    ordered = movers_in_order(order, firsts[0].seat.table.running_since)
    return [_owes(rows[mover.sitting_id]) for mover in ordered]


def _owes(row: Placement) -> Owes:
    sitting = row.sitting
    is_away: bool = row.is_away  # type: ignore[attr-defined]
    return Owes(sitting, can_go=not is_away and sitting.leaving_at is None and sitting.player_id is not None)
