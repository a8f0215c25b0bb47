"""One table as its own tablet shows it: its chairs in dealer's view, the clock on a player, the call for the floor."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from pokerroom.models import Event, Room, Staff
from pokerroom.turn import policy_of
from screens.parts.absences import walks
from screens.parts.action_bar import LastAction, last_action
from screens.parts.seat_strip import Chair, chair
from tables.models import Request, Table
from tables.queries import seats_now, sittings
from tables.queries.clock import last_called
from tables.rules.moves import Wish

DEAD_SHOWN = timedelta(seconds=60)  # long enough to be seen by the whole table


@dataclass(frozen=True)
class HandClock:
    """The 30-second clock (T30): running until `due_at`, or dead, which is shown until `shown_until`."""

    called_by: str
    whose: str
    due_at: datetime
    shown_until: datetime | None = None


@dataclass(frozen=True)
class AtTable:
    """`asked`: sitting id → the open wish for another chair."""

    number: int
    status: str
    game: str
    since: datetime | None
    chairs: list[Chair]
    asked: dict[int, int]
    clock: HandClock | None
    floor_called_at: datetime | None
    last: LastAction | None

    @property
    def plays(self) -> bool:
        return self.status in ("open", "running")


def at_table(room: Room, number: int, staff: Staff, at: datetime) -> AtTable | None:
    """The table of this number, in nine queries at most; None if there is none."""
    table = Table.objects.select_related("game").filter(room=room, number=number).first()
    if table is None:
        return None
    sat = sittings(room, number)
    policy = policy_of(room)
    away = walks(room, policy, at, sat.values())
    wishes = Request.objects.filter(sitting__in=sat.values(), wish=Wish.SEAT, ended_at__isnull=True)
    return AtTable(
        number=number,
        status=table.status,
        game=table.game.name if table.game else "",
        since=table.running_since,
        chairs=[chair(seat, sat.get(seat.pk), away, policy, at) for seat in seats_now(room, [table], policy, at)],
        asked=dict(wishes.values_list("sitting", "pk")),
        clock=hand_clock(table, at),
        floor_called_at=table.floor_called_at,
        last=last_action(room, staff, at),
    )


def hand_clock(table: Table, at: datetime) -> HandClock | None:
    """The clock that runs at this table, or killed a hand a moment ago, and who called it."""
    told = Event.objects.filter(room=table.room_id, subject=f"clock:{table.number}").order_by("-seq")
    due_at = table.clock_due_at
    if due_at is None:
        last = told.first()
        due_at = last.at if last and last.verb == "tables.hand_dead" else None
    if due_at is None or at >= due_at + DEAD_SHOWN:
        return None
    called = last_called(table)
    facts = called.data if called else {"called_by": "", "whose": ""}
    return HandClock(facts["called_by"], facts["whose"], due_at, due_at + DEAD_SHOWN if due_at <= at else None)
