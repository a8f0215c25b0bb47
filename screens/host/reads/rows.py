"""The names of a list as rows: each with its state, its why, and what is told of it elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from floor.queries.must_bring import Brings, Demands
from screens.parts.look_alikes import Look, told_apart
from tables.models import Game, Table
from tables.queries.money import comes_new
from tables.rules.money import must_post
from waitlist.models import Entry, Standby
from waitlist.queries.reasons import reason_of
from waitlist.queries.snapshot import Snapshot
from waitlist.queries.was_here import missed_just_now
from waitlist.queries.whereabouts import where_everybody_is
from waitlist.rules import Origin, Status, Via


@dataclass(frozen=True)
class EntryRow:
    """A name on a card."""

    id: int
    player_id: int
    name: str
    public_name: str
    tier: int
    vip: bool
    status: str
    arrived: bool
    why: str
    joined_at: datetime
    position: int | None = None
    not_here_since: datetime | None = None
    not_here_why: str = ""
    step_out_until: datetime | None = None
    due_at: datetime | None = None
    answered_at: datetime | None = None
    table: int | None = None
    seat: int | None = None
    note: str = ""
    seat_wish: str = ""
    not_tables: Sequence[int] = ()
    elsewhere: str = ""
    passed_at: datetime | None = None
    removed_reason: str = ""
    standby: bool = False
    was_here: bool = False
    brings: Brings | None = None
    posts: str = ""
    digits: str = ""
    tells: str = ""


class Told:
    """What rows say beyond their own entry, read once for all lists."""

    def __init__(self, shot: Snapshot, games: Sequence[Game]) -> None:
        self.calls = {call.entry_id: call for call in shot.calls}
        standbys = Standby.objects.filter(room=shot.room, ended_at=None).select_related("call__seat__table")
        self.standbys = {standby.entry_id: standby for standby in standbys}
        self.where = where_everybody_is(shot)
        waits = (entry for entries in shot.entries.values() for entry in entries)
        self.digits = told_apart(Look(entry.pk, entry.player_id, entry.player.public_name) for entry in waits)
        players = [entry.player_id for game in games for entry in shot.entries.get(game.pk, [])]
        self.demands = Demands(shot.room, players, shot.policy, shot.at)
        since = shot.at - timedelta(seconds=shot.policy.removed_shown_seconds)
        removed = Entry.objects.filter(
            room=shot.room, game__in=[game.pk for game in games], status=Status.REMOVED, ended_at__gt=since
        ).select_related("player", "game")
        self.removed = list(removed.order_by("-ended_at", "-pk"))
        self.missed = missed_just_now(shot.room, shot.policy, shot.at)


def entry_row(shot: Snapshot, told: Told, entry: Entry, place: int | None = None) -> EntryRow:
    call = told.calls.get(entry.pk) if entry.status == Status.CALLED else None
    standby = told.standbys.get(entry.pk)
    seat = call.seat if call else standby.call.seat if standby else None
    table = seat.table if seat else None
    # Without the place: that changes with the other list, whose changes this card does not follow.
    elsewhere = [where.words for where in told.where.get(entry.player_id, []) if where.game_id != entry.game_id]
    return EntryRow(
        id=entry.pk,
        player_id=entry.player_id,
        name=entry.player.name,
        public_name=entry.player.public_name,
        tier=entry.player.tier,
        vip=entry.player.tier >= shot.policy.at(entry.game).vip_priority_tier,
        status=entry.status,
        arrived=entry.is_here,
        why=entry.ended_why if entry.status == Status.REMOVED else reason_of(entry, call, shot.room),
        joined_at=entry.joined_at,
        position=place,
        not_here_since=entry.away_since,
        not_here_why=_absence(entry),
        step_out_until=entry.back_by,
        due_at=entry.due_at,
        answered_at=call.answered_at if call else None,
        table=table.number if table else None,
        seat=seat.number if seat else None,
        note=entry.note,
        seat_wish=entry.seat_wish,
        not_tables=entry.not_tables,
        elsewhere=" · ".join(elsewhere),
        passed_at=entry.passed_at,
        removed_reason=entry.ended_why if entry.status == Status.REMOVED else "",
        standby=standby is not None and entry.status == Status.WAITING,
        was_here=entry.status == Status.HELD or entry.pk in told.missed,
        brings=told.demands.of(entry.player_id, entry.game, table, entry) if entry.is_live else None,
        posts=_posts(shot, call.seat.table) if call else "",
        digits=told.digits.get(entry.pk, ""),
        tells=shot.tells.get(entry.player_id, ""),
    )


def _posts(shot: Snapshot, table: Table) -> str:
    """What a new player owes a game that runs (CR22)."""
    blinds = table.game is not None and table.game.big_blind is not None and comes_new(table, shot.at)
    return must_post(
        new=blinds, missed_small=False, missed_big=False, newcomer=shot.policy.at(table.game).newcomer_posts
    )


def _absence(entry: Entry) -> str:
    if entry.is_here:
        return ""
    if entry.back_by:
        return "stepped out"
    by_origin = {Origin.CHIPS: "chips picked up", Origin.DINNER: "extended dinner"}
    by_via = {Via.WEB: "web", Via.PHONE: "phone"}
    return by_origin.get(Origin(entry.origin)) or by_via.get(Via(entry.via), "not here")
