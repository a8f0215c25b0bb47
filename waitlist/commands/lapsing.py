"""What runs out by itself on lists (T45), and what follows from a seat that nobody took."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from django.db.models import F

from pokerroom.lapses import Due
from pokerroom.turn import Turn
from tables import queries as floor
from tables.commands import run
from tables.models import Game, Seat, Table
from tables.queries.money import open_bag
from tables.rules import TableStatus
from waitlist import queries
from waitlist.commands import calls
from waitlist.commands.steps import alter, change, open_call, record, record_call
from waitlist.models import Call, Entry, Standby
from waitlist.rules import Outcome, Status, next_up

NO_SHOW = "no show"
DINNER_OVER = "extended dinner over"


DUE = "SELECT room_id FROM waitlist_entry WHERE due_at <= %(at)s"


def entries_due(now: Turn) -> Iterable[Due]:
    """Unanswered calls and holds that are over, in this room."""
    rows = Entry.objects.filter(room=now.room, due_at__lte=now.at).select_related("game", "player")
    return [(row.due_at, row) for row in rows if row.due_at]


def lapse(now: Turn, entry: Entry, due_at: datetime) -> Iterable[Due]:
    """A missed call becomes a hold, a missed hold a removal, each at exactly its deadline (T45)."""
    if entry.status == Status.CALLED:
        write_removed(now)
        return (
            _keep_for_chips(now, entry, due_at)
            if open_bag(entry.player_id, entry.game_id)
            else _hold(now, entry, due_at)
        )
    why, rule = (DINNER_OVER, "T34") if entry.status == Status.WAITING else (NO_SHOW, "T45")
    was = alter(entry, status=Status.REMOVED, due_at=None, ended_at=due_at, ended_why=why)
    now.removed.append(entry)
    record(
        now,
        entry,
        "waitlist.removed",
        topics=["rail"],
        at=due_at,
        reason=why,
        rule=rule,
        was=was,
    )
    return []


def write_removed(now: Turn) -> None:
    """However many names an outage has left overdue: one statement, each stamped with its own due moment."""
    for why in {entry.ended_why for entry in now.removed}:
        gone = Entry.objects.filter(pk__in=[entry.pk for entry in now.removed if entry.ended_why == why])
        gone.update(status=Status.REMOVED, ended_at=F("due_at"), due_at=None, ended_why=why)
    now.removed.clear()


def _keep_for_chips(now: Turn, entry: Entry, due_at: datetime) -> Iterable[Due]:
    """A missed call of somebody whose chips are in custody: waiting at the old place again, not here."""
    call = calls.open_call_of(entry)
    assert call
    calls.end(now, call, Outcome.LAPSED, at=due_at)
    was = change(entry, status=Status.WAITING, due_at=None, away_since=due_at)
    record_call(now, entry, call, "waitlist.missed", at=due_at, rule=entry.origin_rule, was=was)
    return []


def _hold(now: Turn, entry: Entry, due_at: datetime) -> Iterable[Due]:
    call = calls.open_call_of(entry)
    assert call
    calls.end(now, call, Outcome.LAPSED, at=due_at)
    hold_due = due_at + timedelta(seconds=now.policy.call_hold_seconds)
    was = change(entry, status=Status.HELD, due_at=hold_due, missed_at=call.called_at, back_at=None)
    record_call(now, entry, call, "waitlist.held", at=due_at, due_at=hold_due, rule="T45", was=was)
    return [(hold_due, entry)]


def settle(now: Turn) -> None:
    """At the end of every turn: seats that came free are offered on, and a table whose players sit runs."""
    while now.freed:
        _offer_on(now, now.freed.pop(0))
    if now.policy.auto_call == "every_open_seat" and not now.room.auto_call_paused and now.touched_lists:
        _call_for_every_seat(now)
    opened = {call.seat.table_id for call in now.ended if call.opening}
    for table_id in opened | now.sat_at:
        _run_by_itself(now, table_id)


def _offer_on(now: Turn, ended: Call) -> None:
    """First a standby who has shown up, as a call already answered; else the next who can be called."""
    behind = Standby.objects.filter(call=ended, ended_at=None)
    stood_by = dict(behind.values_list("entry_id", "showed_at"))
    showed_up = {entry for entry, showed_at in stood_by.items() if showed_at}
    if stood_by:
        behind.update(ended_at=now.at)
    seat = Seat.objects.select_related("table__game").get(pk=ended.seat_id)
    game = seat.table.game
    if game is None:
        return
    answered: dict[str, Any] = {"answered_at": now.at, "standby": ended.pk}
    if showed_up and (standby := _call_for(now, game, only=seat, among=showed_up, **answered)):
        calls.end_elsewhere(now, standby.player, "answered another call", but=standby.pk)
    elif now.policy.auto_call != "off" and not now.room.auto_call_paused:
        _call_for(now, game, only=seat, follows=ended.pk)


def _call_for(
    now: Turn, game: Game, *, only: Seat | None = None, among: set[int] | None = None, **facts: Any
) -> Entry | None:
    """Call the first who can be called, but nobody whose call ended in this very turn, and not for that seat.

    Nor for a chair that somebody who sits has asked for; a standby who has shown up (`among`) has its promise.
    """
    withdrawn = {call.seat_id for call in now.ended if call.outcome == Outcome.WITHDRAWN}
    holes = [
        hole
        for hole in (floor.holes(now.room, game) if among else calls.open_to_the_list(now, game))
        if (only is None or only.pk == hole.seat_id) and hole.seat_id not in withdrawn
    ]
    if not holes or calls.breaking(now, game):
        return None
    gave_up = {call.entry_id for call in now.ended}
    able = [
        candidate
        for candidate in queries.candidates(now.room, game, now.policy, now.at)
        if candidate.entry_id not in gave_up and (among is None or candidate.entry_id in among)
    ]
    choice = next_up(able, holes, queries.told_by(now.room))
    if choice.hole is None:
        return None
    entry = now.again(Entry.objects.select_related("game", "player"), choice.entry_id)
    seat = only or Seat.objects.select_related("table").get(pk=choice.hole.seat_id)
    passed_over = queries.told(choice.passed_over)
    open_call(now, entry, seat, page=among is None, passed_over=passed_over, **facts)
    return entry


def _call_for_every_seat(now: Turn) -> None:
    games = Game.objects.filter(room=now.room)
    for game in games if "*" in now.touched_lists else games.filter(slug__in=now.touched_lists):
        while _call_for(now, game):
            pass


def _run_by_itself(now: Turn, table_id: int) -> None:
    """Without a `start`, a table runs once enough sit and no call made for its opening is open (rules §1)."""
    table = Table.objects.select_related("game").get(pk=table_id)
    if table.status != TableStatus.OPEN or calls.live_calls_at(table):
        return
    sitting = sum(1 for seat in floor.seats_at(now.room, table) if seat.sitting_id is not None)
    if sitting >= now.policy.players_to_start:
        run(now, table)
