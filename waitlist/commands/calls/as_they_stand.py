"""An open call, and what becomes of it: steps of the commands that call, and of those that seat."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from players.models import Player
from pokerroom.turn import Turn
from tables.models import Seat, Table
from waitlist import queries
from waitlist.commands.steps import (
    change,
    lock_up,
    open_call,
    record,
    record_call,
    seen_here,
    unlock,
)
from waitlist.models import Call, Entry, Standby
from waitlist.rules import FOLLOWED_UP, LIVE, Outcome, Status


def answer(now: Turn, entry: Entry) -> None:
    """A step: the called player shows up. The clock stops, the seat stays locked up; any other open call ends."""
    call = open_call_of(entry)
    if call is None or call.answered_at:
        return
    call.answered_at = now.at
    call.save(update_fields=["answered_at"])
    lock_up(call.seat, entry, None)
    was = change(entry, due_at=None, **seen_here(entry, now.at))
    record_call(now, entry, call, "waitlist.answered", was=was)
    end_elsewhere(now, entry.player, "answered another call", but=entry.pk)


def end_elsewhere(now: Turn, player: Player, why: str, but: int | None = None) -> None:
    """A step: this player's other open calls end; those entries wait at their old place (A7)."""
    others = Entry.objects.select_related("game", "player").filter(room=now.room, player=player, status=Status.CALLED)
    for other in others.exclude(pk=but) if but else others:
        call = open_call_of(other)
        if call:
            end(now, call, Outcome.ELSEWHERE)
        was = change(other, status=Status.WAITING, due_at=None)
        record(
            now,
            other,
            "waitlist.elsewhere",
            topics=["rail"],
            touches=[f"seat:{call.seat_id}"] if call else [],
            reason=why,
            call=call.pk if call else None,
            was=was,
        )


def take_back(now: Turn, entry: Entry, reason: str) -> None:
    """A step: the entry's open call ends withdrawn."""
    call = open_call_of(entry)
    assert call
    end(now, call, Outcome.WITHDRAWN)
    was = change(entry, status=Status.WAITING, due_at=None)
    record_call(now, entry, call, "waitlist.withdrawn", reason=reason, was=was)


def reopen(now: Turn, entry: Entry, ended: int | None, *, answered_at: datetime | None = None, **facts: Any) -> bool:
    """A step: an ended call goes on as a new one that names it, if its seat and its time are still there."""
    call = Call.objects.select_related("seat__table").get(pk=ended) if ended else None
    if call is None:
        return False
    answered_at = answered_at or call.answered_at
    in_time = answered_at is not None or now.at < call.due_at
    if not in_time or not _still_there(now, entry, call.seat):
        return False
    open_call(now, entry, call.seat, again=call, answered_at=answered_at, **facts)
    if answered_at:
        end_elsewhere(now, entry.player, "answered another call", but=entry.pk)
    return True


def _still_there(now: Turn, entry: Entry, seat: Seat) -> bool:
    """Whether this seat is open for their game, nobody else's, and not beside somebody kept apart.

    A breaking table's still is.
    """
    table = seat.table
    if seat.open_since is None or seat.locked_for_id is not None:
        return False
    takes = table.game_id == entry.game_id and not table.no_fills
    return takes and table.number not in queries.not_at(now.room, entry, now.policy)


def end(now: Turn, call: Call, outcome: Outcome, at: datetime | None = None) -> None:
    """A step: the call ends, once, as exactly one outcome; its seat is free. Some outcomes are followed up."""
    call.outcome, call.ended_at = outcome, at or now.at
    call.save(update_fields=["outcome", "ended_at"])
    unlock(call.seat)
    now.wake(f"table:{call.seat.table.number}")
    now.ended.append(call)
    if outcome in FOLLOWED_UP:
        now.freed.append(call)
    else:
        Standby.objects.filter(call=call, ended_at=None).update(ended_at=now.at)


def end_standbys_of(now: Turn, entry: Entry) -> None:
    Standby.objects.filter(entry=entry, ended_at=None).update(ended_at=now.at)


def open_call_of(entry: Entry) -> Call | None:
    return Call.objects.filter(entry=entry, outcome="").select_related("seat__table").first()


def live_calls_at(table: Table) -> bool:
    """Whether a call made for this table's opening is still open."""
    return Call.objects.filter(seat__table=table, outcome="", opening=True, entry__status__in=LIVE).exists()
