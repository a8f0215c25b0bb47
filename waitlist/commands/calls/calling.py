"""Calling one entry for a seat, paging it again, withdrawing the call."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from players.commands.eligibility import check_may_play
from players.queries import said
from pokerroom.event_text import says
from pokerroom.models import Staff
from pokerroom.refusals import Malformed
from pokerroom.turn import Turn, turn
from pokerroom.undo import nothing_to_undo
from tables import queries as floor
from tables.models import Seat
from tables.rules import Hole
from waitlist import queries
from waitlist.commands.calls.checks import called, check_waiting
from waitlist.commands.calls.open_calls import open_call, open_call_of, take_back
from waitlist.commands.calls.seats import named, possible
from waitlist.commands.entry_changes import record
from waitlist.commands.entry_lookup import entry_again
from waitlist.commands.open_seats import check_in_turn, check_not_breaking
from waitlist.models import Call, Entry, Page, Standby
from waitlist.refusals import NotWaiting
from waitlist.rules import Status, next_up

CalledNext = tuple[Entry, list[dict[str, Any]]]


def call(
    entry: Entry,
    *,
    table: int | None = None,
    seat: int | None = None,
    reason: str = "",
    overrule: str = "",
    by: Staff,
    at: datetime,
) -> CalledNext:
    """Call this entry for a seat: the first that is possible, or the one named. Out of turn is on record.

    Raises NotWaiting, NoOpenSeat, SeatTaken, SeatLocked, and T39 for players kept apart.
    """
    with turn(entry.room_id, by=by, at=at, overrule=overrule) as now:
        entry = entry_again(now, entry.pk)
        check_waiting(now, entry)
        check_may_play(now, entry.player)
        check_not_breaking(now, entry.game)
        holes = named(now, entry.game, floor.holes(now.room, entry.game), table, seat)
        hole = possible(now, entry, holes)
        ahead = queries.ahead(now.room, entry.game, now.policy, now.at, holes, before=entry)
        check_in_turn(now, entry.game, ahead)
        make(now, entry, hole, passed_over=ahead, reason=reason)
        return entry, ahead


def make(now: Turn, entry: Entry, hole: Hole, *, behind: int = 0, **facts: Any) -> Call:
    if entry.status != Status.WAITING:
        raise NotWaiting(f"{said(entry.player)} is {entry.status}, not waiting.")
    seat = Seat.objects.select_related("table").get(pk=hole.seat_id)
    call = open_call(now, entry, seat, **facts)
    if behind:
        _page_behind(now, call, hole, behind)
    return call


def _page_behind(now: Turn, call: Call, hole: Hole, behind: int) -> None:
    """Page the next n who could take that seat, without clock or lock-up: they have nothing to lose."""
    if not 0 < behind <= 20:
        raise Malformed({"behind": "Give a number from 0 to 20."})
    waiting = queries.candidates(now.room, call.entry.game, now.policy, now.at)
    able = [candidate for candidate in waiting if next_up([candidate], [hole], queries.told_by(now.room)).hole]
    for candidate in able[:behind]:
        entry = entry_again(now, candidate.entry_id)
        Standby.objects.create(room=now.room, call=call, entry=entry)
        event = record(now, entry, "waitlist.standby", call=call.pk)
        Page.objects.create(room=now.room, entry=entry, call=call, made_at=now.at, batch=event.command)


def withdraw(entry: Entry, *, reason: str = "withdrawn by staff", by: Staff, at: datetime) -> Entry:
    """Take a call back: no pass, no hold, old place, and nobody is called in its stead."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = called(now, entry)
        take_back(now, entry, reason)
        return entry


def page(entry: Entry, *, by: Staff, at: datetime) -> Entry:
    """Announce again, or without a call ("see the host"). It restarts nothing."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = entry_again(now, entry.pk)
        if not entry.is_live:
            raise NotWaiting(f"{said(entry.player)} is {entry.status}: nobody to page.")
        event = record(now, entry, "waitlist.paged")
        Page.objects.create(room=now.room, entry=entry, call=open_call_of(entry), made_at=now.at, batch=event.command)
        return entry


nothing_to_undo("waitlist.paged", "waitlist.standby")
says("waitlist.standby")("{name} paged as standby".format_map)
says("waitlist.paged")("{name} paged again".format_map)
