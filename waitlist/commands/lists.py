"""Whole lists: close for new names, reopen, clear; the follow-up switch; extending clocks."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db.models import F

from pokerroom.models import Room, Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from tables.models import Game
from waitlist.commands import away, calls
from waitlist.commands.entries import take_off
from waitlist.commands.steps import change, lock_up, record
from waitlist.models import Call, Entry
from waitlist.refusals import NotWaiting
from waitlist.rules import LIVE, Origin, Outcome, Status


def close_list(room: Room, *, game: Game, by: Staff, at: datetime) -> Game:
    """No new names; whoever stands there keeps the place."""
    with turn(room, by=by, at=at, act=Act.CLOSE_LISTS) as now:
        game = now.again(Game.objects, game.pk)
        if game.list_closed_at:
            raise Refused(f"The {game.short} list is closed already.", code="list_closed")
        return _set_closed(now, game, now.at)


def reopen_list(room: Room, *, game: Game, by: Staff, at: datetime) -> Game:
    """New names again."""
    with turn(room, by=by, at=at, act=Act.CLOSE_LISTS) as now:
        game = now.again(Game.objects, game.pk)
        if not game.list_closed_at:
            raise Refused(f"The {game.short} list is open.", code="list_open")
        return _set_closed(now, game, None)


def _set_closed(now: Turn, game: Game, closed_at: datetime | None) -> Game:
    was, game.list_closed_at = game.list_closed_at, closed_at
    game.save(update_fields=["list_closed_at"])
    verb = "waitlist.list_closed" if closed_at else "waitlist.list_reopened"
    now.record(verb, f"list:{game.slug}", topics=[f"list:{game.slug}", "board"], was_closed_at=was)
    return game


def clear_list(room: Room, *, game: Game, reason: str = "list cleared", by: Staff, at: datetime) -> list[Entry]:
    """End every entry of the list, one event each, restorable. Nobody is called in their stead."""
    with turn(room, by=by, at=at, act=Act.CLOSE_LISTS) as now:
        game = now.again(Game.objects, game.pk)
        entries = list(Entry.objects.select_related("game", "player").filter(game=game, status__in=LIVE).order_by("pk"))
        now.record("waitlist.cleared", f"list:{game.slug}", topics=[f"list:{game.slug}", "board"], names=len(entries))
        for entry in entries:
            take_off(now, entry, reason, Outcome.WITHDRAWN)
        return entries


def clear_not_here(room: Room, *, game: Game, before: datetime, by: Staff, at: datetime) -> list[Entry]:
    """Take off whoever has not been here since before that moment, in one tap, restorable."""
    with turn(room, by=by, at=at, act=Act.LISTS) as now:
        old = Entry.objects.select_related("game", "player").filter(
            room=now.room, game=game, status=Status.WAITING, away_since__lte=before
        )
        old = old.exclude(origin__in=[Origin.CHIPS, Origin.DINNER])  # they are away by right, chips and all
        entries = list(old.order_by("pk"))
        for entry in entries:
            take_off(now, entry, "not here for long")
        return entries


def switch_auto_call(room: Room, *, on: bool, by: Staff, at: datetime) -> Room:
    """While the podium is staffed, calls need not be made by themselves; one tap."""
    with turn(room, by=by, at=at, act=Act.LISTS) as now:
        if now.room.auto_call_paused == on:
            now.room.auto_call_paused = not on
            now.room.save(update_fields=["auto_call_paused"])
            now.record("waitlist.auto_call", f"room:{now.room.slug}", topics=["*"], on=on)
        return now.room


def extend(entry: Entry, *, seconds: int, reason: str = "", by: Staff, at: datetime) -> Entry:
    """More time for one clock: an unanswered call or a hold."""
    with turn(entry.room_id, by=by, at=at, act=Act.CLOCKS) as now:
        entry = now.again(Entry.objects.select_related("game", "player"), entry.pk)
        if entry.due_at is None:
            raise NotWaiting(f"No clock is running for {entry.player.public_name}.")
        _extend(now, entry, _span(seconds), reason)
        return entry


def extend_all(room: Room, *, seconds: int, reason: str = "", by: Staff, at: datetime) -> list[Entry]:
    """More time for every running clock of the room: an outage, a fire alarm."""
    with turn(room, by=by, at=at, act=Act.CLOCKS) as now:
        running = Entry.objects.select_related("game", "player").filter(room=now.room, due_at__isnull=False)
        entries = list(running.order_by("due_at", "pk"))
        now.record("waitlist.clocks_extended", f"room:{now.room.slug}", topics=["rail"], seconds=seconds, reason=reason)
        for entry in entries:
            _extend(now, entry, _span(seconds), reason)
        for absence in away.running(now):
            away.extend(now, absence, seconds, reason)
        return entries


def _span(seconds: int) -> timedelta:
    if not 1 <= seconds <= 86_400:
        raise Malformed({"seconds": "Give a whole number of seconds from 1 to 86400."})
    return timedelta(seconds=seconds)


def _extend(now: Turn, entry: Entry, span: timedelta, reason: str) -> None:
    assert entry.due_at
    due_at = entry.due_at + span
    was = change(entry, due_at=due_at)
    call = calls.open_call_of(entry)
    if call:
        Call.objects.filter(pk=call.pk).update(due_at=F("due_at") + span)
        lock_up(call.seat, entry, due_at)
        now.wake(f"table:{call.seat.table.number}")
    record(now, entry, "waitlist.extended", topics=["rail"], due_at=due_at, reason=reason, was=was)
