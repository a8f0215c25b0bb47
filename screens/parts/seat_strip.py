"""The seats of a table, as the strip above the action bar shows them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from types import MappingProxyType

from players.queries import with_tells
from players.rules import Flag, initials
from pokerroom.models import Room
from pokerroom.policy import Policy
from screens.parts.absences import Walks, earlier, walks
from screens.parts.requests import wants
from tables.models import Seat, Sitting, Table
from tables.queries import SeatNow, sittings
from tables.queries.money import posts
from tables.queries.moves import Owes
from waitlist.models import Call
from waitlist.queries.snapshot import Snapshot


@dataclass(frozen=True)
class TableHead:
    """A table in the head of its list."""

    number: int
    status: str
    no_fills: bool
    must_move: bool
    fill_first: bool
    chairs: int
    open: int
    leaving: int
    locked: int
    seated: int


@dataclass(frozen=True)
class Chair:
    """One chair of the strip. State: open, locked, seated, leaving, away, overdue, unknown, not in use."""

    number: int
    state: str
    name: str = ""
    full_name: str = ""
    tells: str = ""
    initials: str = ""
    tier: int = 0
    dinner_used: bool = False
    since: datetime | None = None
    locked_for: str = ""
    due_at: datetime | None = None
    sitting_id: int | None = None
    player_id: int | None = None
    leaving: bool = False
    walks: Walks = field(default_factory=Walks)
    missed_small: bool = False
    missed_big: bool = False
    posts: str = ""
    note: str = ""
    earlier: list[tuple[int, datetime]] = field(default_factory=list)
    asks: str = ""
    flag: Flag | None = None

    @property
    def key(self) -> str:
        """What is open on the screen when this chair is."""
        return f"chair-{self.sitting_id}"


@dataclass(frozen=True)
class Goes:
    """Who moves to the main game next, and from which feeder."""

    name: str
    feeder: int
    sitting_id: int


@dataclass(frozen=True)
class ChairStrip:
    """The chairs of one table. `goes`: the next movers, at the feeder and at the main game."""

    table: TableHead
    game_name: str
    game_short: str
    chairs: list[Chair]
    goes: list[Goes]
    since: datetime | None = None

    @property
    def key(self) -> str:
        return str(self.table.number)


def chair_strip(room: Room, number: int, at: datetime) -> ChairStrip | None:
    """The chairs of one table; None if there is no such table or it is closed."""
    return next(iter(chair_strips(Snapshot(room, at), number)), None)


def chair_strips(shot: Snapshot, number: int | None = None) -> list[ChairStrip]:
    """The chairs of every table that is not closed, or of one, at a constant number of queries."""
    away, sat = walks(shot.room, shot.policy, shot.at), sittings(shot.room, number)
    return [_strip(shot, table, away, sat) for table in shot.tables if table.game and number in (None, table.number)]


def kept_seats(room: Room) -> list[Seat]:
    """What the floor keeps for somebody by name, without a call."""
    called = Call.objects.filter(room=room, outcome="").values("seat")
    kept = Seat.objects.filter(room=room, locked_for__isnull=False).exclude(pk__in=called)
    return list(kept.select_related("table", "locked_for").order_by("table__number", "number"))


def _strip(shot: Snapshot, table: Table, away: dict[int, Walks], sat: dict[int, Sitting]) -> ChairStrip:
    assert table.game
    seats, asks = shot.seats_of(table), wants(shot.asked)
    chairs = [chair(seat, sat.get(seat.pk), away, shot.policy, shot.at, asks, shot.tells) for seat in seats]
    unused = [Chair(place, "not in use") for place in range(table.chairs + 1, table.game.most_chairs + 1)]
    head = table_head(table, seats)
    return ChairStrip(head, table.game.name, table.game.short, chairs + unused, _goes(shot, table), table.running_since)


def _goes(shot: Snapshot, table: Table) -> list[Goes]:
    """At a feeder its first three; at a main game the first of each. Whoever may not go there is passed (T39)."""
    of_game = [row for row in shot.tables if row.game_id == table.game_id]
    feeders = [table] if table.must_move else of_game
    to = {row.number for row in of_game if not row.must_move} if table.must_move else {table.number}
    most = 3 if table.must_move else 1
    return [
        Goes(shot.name_of(owes.sitting.player), feeder.number, owes.sitting.pk)
        for feeder in feeders
        for owes in [owes for owes in shot.movers.get(feeder.pk, []) if _may_go(shot, owes, to)][:most]
        if owes.sitting.player
    ]


def _may_go(shot: Snapshot, owes: Owes, to: set[int]) -> bool:
    return owes.can_go and not to <= shot.barred(owes.sitting.player_id)


def table_head(table: Table, seats: list[SeatNow]) -> TableHead:
    taken = sum(1 for seat in seats if seat.sitting_id is not None)
    return TableHead(
        number=table.number,
        status=table.status,
        no_fills=table.no_fills,
        must_move=table.must_move,
        fill_first=table.fill_first,
        chairs=table.chairs,
        open=sum(1 for seat in seats if not seat.sitting_id and seat.locked_for_id is None),
        leaving=sum(1 for seat in seats if seat.leaving_at is not None),
        locked=sum(1 for seat in seats if seat.locked_for_id is not None),
        seated=taken,
    )


def chair(
    seat: SeatNow,
    sitting: Sitting | None,
    away: dict[int, Walks],
    policy: Policy,
    at: datetime,
    asks: Mapping[int, str] = MappingProxyType({}),
    tells: Mapping[int, str] = MappingProxyType({}),
) -> Chair:
    locked_for = with_tells(seat.kept_for or "", tells.get(seat.locked_for_id or 0, ""))
    if sitting is None:
        state = "locked" if locked_for else "open"
        return Chair(seat.number, state, since=seat.open_since, locked_for=locked_for, due_at=seat.locked_until)
    name = sitting.player.public_name if sitting.player else ""
    walked = away.get(sitting.pk, Walks())
    return Chair(
        number=seat.number,
        state=_state(sitting, walked),
        name=name,
        full_name=sitting.player.name if sitting.player else "",
        initials=initials(name) if name else "?",
        tells=tells.get(sitting.player_id or 0, ""),
        tier=sitting.player.tier if sitting.player else 0,
        dinner_used=sitting.session.dinner_used_at is not None,
        since=sitting.since,
        locked_for=locked_for,
        due_at=seat.locked_until,
        sitting_id=sitting.pk,
        player_id=sitting.player_id,
        leaving=sitting.leaving_at is not None,
        walks=walked,
        missed_small=sitting.missed_small,
        missed_big=sitting.missed_big,
        posts=posts(sitting, seat.table, policy, at),
        note=sitting.note,
        earlier=walked.now.earlier if walked.now else earlier(at, sitting),
        asks=asks.get(sitting.pk, ""),
        flag=seat.flag,
    )


def _state(sitting: Sitting, walked: Walks) -> str:
    if walked.now:
        return "overdue" if walked.now.is_over else "away"
    return "leaving" if sitting.leaving_at else "seated" if sitting.player_id else "unknown"
