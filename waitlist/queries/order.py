"""The order of a list, and who of it can be called: the rules fed with rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from players.models import Player
from players.queries import kept_apart, kept_out_now
from players.rules import KeptOut
from pokerroom.models import Room
from pokerroom.policy import Policy
from pokerroom.times import clock
from pokerroom.turn import policy_of
from tables.models import Game
from tables.queries import chairs
from tables.queries import holes as holes_at
from tables.queries.apart import KeptApart, near_tables
from tables.rules import Hole
from waitlist.models import Entry
from waitlist.queries.lives import Lives
from waitlist.queries.names import WaitingName as Waiting
from waitlist.queries.names import in_list_order, waiting, where_they_stand
from waitlist.rules import LIVE, Candidate, Ladder, Standing, Status, next_up

OUT_OF_TURN = "out of turn"


@dataclass(frozen=True)
class Placed:
    """A waiting entry with where it stands."""

    entry: Entry
    standing: Standing

    @property
    def pk(self) -> int:
        return int(self.entry.pk)


def ladder(game: Game, policy: Policy) -> Ladder:
    there = policy.at(game)
    return Ladder(tuple(there.ladder), there.vip_priority_tier, live_game=game.scheduled_at is None)


def placed(entries: Iterable[Entry], game: Game, policy: Policy) -> list[Placed]:
    """These waiting entries in the order of the list."""
    rungs = ladder(game, policy)
    entries = list(entries)
    where = where_they_stand({entry.pk: (entry, entry.player.tier) for entry in entries}, rungs)
    rows = [Placed(entry, where[entry.pk]) for entry in entries]
    return sorted(rows, key=lambda row: row.standing.rank)


def waiting_order(room: Room, game: Game, policy: Policy) -> list[Placed]:
    """Everybody who waits on this list, first to last."""
    names = Entry.objects.filter(room=room, game=game, status=Status.WAITING).select_related("player")
    return placed(names, game, policy)


def in_order(room: Room, game: Game, policy: Policy) -> list[int]:
    """The same by number alone."""
    return [row.pk for row in _sorted(room, game, policy)]


def _sorted(room: Room, game: Game, policy: Policy) -> list[Waiting]:
    return in_list_order(waiting(room, game), ladder(game, policy))


def candidates(room: Room, game: Game, policy: Policy, at: datetime) -> Iterator[Candidate]:
    """The list as *call next* sees it: who can be called for nothing, or not for which tables, with why."""
    order = _sorted(room, game, policy)
    apart = KeptApart(room, chairs(room))
    return (candidate(row, row, room, policy, at, apart.barred(row.player_id)) for row in order)


def candidate(
    entry: Entry | Waiting, player: Player | Waiting, room: Room, policy: Policy, at: datetime, near: set[int]
) -> Candidate:
    unwanted = {table: f"does not want table {table}" for table in entry.not_tables}
    unwanted |= {table: f"not at table {table}" for table in near}
    return Candidate(
        entry_id=int(entry.pk),
        passed_at=entry.passed_at,
        not_passed=tuple(entry.not_passed),
        never=_never(entry, player, room, policy, at),
        not_tables=tuple(sorted(unwanted.items())),
    )


def told_by(room: Room) -> Callable[[datetime], str]:
    """How a moment is told in this room."""
    return lambda moment: clock(moment, room.zone)


def _never(entry: Entry | Waiting, player: Player | Waiting, room: Room, policy: Policy, at: datetime) -> str:
    """Why this entry can be called for no seat at all; empty if it can."""
    if kept_out := kept_out_now(room, policy, at, player):
        return f"under {policy.minimum_age}" if kept_out == KeptOut.UNDER_AGE else "may not play here"
    if entry.away_since is None:
        return ""
    if entry.back_by:
        return f"stepped out until {clock(entry.back_by, room.zone)}"
    return "chips picked up, not back" if entry.origin == "chips" else "not here"


def tables_of(room: Room, players: set[int], policy: Policy) -> set[int]:
    """Numbers of the tables where these players sit or are called to; the whole game where policy says so (T39)."""
    near = near_tables(chairs(room), policy) if players else {}
    return set().union(*(near.get(player, set()) for player in players)) if players else set()


def not_at(room: Room, entry: Entry, policy: Policy) -> dict[int, str]:
    """Tables this entry cannot be called for because of somebody kept apart (T39)."""
    rivals = kept_apart(room).get(entry.player_id, set())
    return {table: f"not at table {table}" for table in tables_of(room, rivals, policy)}


def ahead(
    room: Room, game: Game, policy: Policy, at: datetime, holes: Sequence[Hole], *, before: Entry | None
) -> list[dict[str, Any]]:
    """Who waits ahead of this entry (or of nobody: everybody) and is passed over for these seats, each with why."""
    passed: list[dict[str, Any]] = []
    for other in candidates(room, game, policy, at):
        if before and other.entry_id == before.pk:
            break
        choice = next_up([other], holes, told_by(room))
        by_rule = other.never or (dict(choice.passed_over).get(other.entry_id) if holes else None)
        passed.append({"entry": other.entry_id, "why": by_rule or OUT_OF_TURN})
    return passed


def jumped(
    room: Room, game: Game, at: datetime, *, table: int | None, seat: int | None, before: Entry | None
) -> int | None:
    """The first who waits ahead and could take that chair, or any: jumped by no rule, so a reason is asked for."""
    seats = [hole for hole in holes_at(room, game) if table in (None, hole.table) and seat in (None, hole.seat)]
    passed = ahead(room, game, policy_of(room), at, seats, before=before)
    return next((other["entry"] for other in passed if other["why"] == OUT_OF_TURN), None)


def told(passed_over: tuple[tuple[int, str], ...]) -> list[dict[str, Any]]:
    return [{"entry": entry, "why": why} for entry, why in passed_over]


def live_entries(room: Room, policy: Policy, at: datetime, game: Game | None = None) -> list[Entry]:
    """Live entries as they are at this moment: what is overdue shows as over before anything wrote it."""
    rows = Entry.objects.filter(room=room, status__in=LIVE).select_related("player", "game")
    if game:
        rows = rows.filter(game=game)
    shown, lives = [], Lives(room, policy, at)
    for entry in rows.order_by("pk"):
        life = lives.seen(entry.status, entry.due_at, entry.player_id, entry.game)
        if life.status in LIVE:
            entry.status, entry.due_at = life.status, life.due_at
            shown.append(entry)
    return shown
