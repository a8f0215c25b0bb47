"""An open call and how it ends: opened, withdrawn, ended elsewhere, reopened. Steps inside a turn."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, NotRequired

from players.models import Player
from pokerroom.event_text import chair_text, says
from pokerroom.models import Event
from pokerroom.turn import Turn
from pokerroom.undo import Result, facts_of, undoes
from tables.commands.seats import lock_up, unlock
from tables.models import Seat, Table
from tables.rules import TableStatus
from waitlist import queries
from waitlist.commands.entry_changes import (
    Changed,
    Ended,
    EntryWas,
    change,
    entry_of,
    give_back,
    record,
    seen_here,
    whole,
)
from waitlist.commands.turn_notes import CallNotes
from waitlist.models import Call, Entry, Page, Standby
from waitlist.rules import FOLLOWED_UP, LIVE, Outcome, Status


def record_call(now: Turn, entry: Entry, call: Call, verb: str, **facts: Any) -> Event:
    """Leave an event about an entry's call: also its table and chair are touched, and the clock rail."""
    return record(
        now,
        entry,
        verb,
        topics=[f"table:{call.seat.table.number}", "rail"],
        touches=[f"seat:{call.seat_id}"],
        call=call.pk,
        **facts,
    )


def open_call(
    now: Turn,
    entry: Entry,
    seat: Seat,
    *,
    again: Call | None = None,
    due_at: datetime | None = None,
    answered_at: datetime | None = None,
    page: bool = True,
    **facts: Any,
) -> Call:
    """Call an entry for a seat and lock it up. `again` reopens an ended call: same deadline, no page, no new clock.

    `due_at`: of a call that was made on a whiteboard, as long before as calls run.
    """
    claim = timedelta(seconds=now.policy.at(entry.game, seat.table).call_claim_seconds)
    due_at = again.due_at if again else due_at or now.at + claim
    called_at = again.called_at if again else min(now.at, due_at - claim)
    call = Call.objects.create(
        room=now.room,
        entry=entry,
        seat=seat,
        called_at=called_at,
        due_at=due_at,
        answered_at=answered_at,
        by=now.by,
        again=again,
        opening=seat.table.status == TableStatus.OPEN,
    )
    lock_up(seat, entry.player, None if answered_at else due_at)
    seen = seen_here(entry, answered_at) if answered_at else {}
    due = None if answered_at else due_at
    was = change(entry, status=Status.CALLED, due_at=due, called_at=called_at, **seen)
    event = record(
        now,
        entry,
        "waitlist.called",
        topics=[f"table:{seat.table.number}", "rail"],
        touches=[f"seat:{seat.pk}"],
        table=seat.table.number,
        seat=seat.number,
        due_at=due_at,
        call=call.pk,
        again=again.pk if again else None,
        was=was,
        **facts,
    )
    if page and again is None:
        Page.objects.create(room=now.room, entry=entry, call=call, made_at=now.at, batch=event.command)
    return call


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
    return seat.open_since is not None and seat.locked_for_id is None and suits(now, entry, seat)


def suits(now: Turn, entry: Entry, seat: Seat) -> bool:
    """Whether that table plays their game, takes players, and has nobody they are kept apart from (T39)."""
    takes = seat.table.game_id == entry.game_id and not seat.table.no_fills
    return takes and seat.table.number not in queries.not_at(now.room, entry, now.policy)


def end(now: Turn, call: Call, outcome: Outcome, at: datetime | None = None) -> None:
    """A step: the call ends, once, as exactly one outcome; its seat is free. Some outcomes are followed up."""
    call.outcome, call.ended_at = outcome, at or now.at
    call.save(update_fields=["outcome", "ended_at"])
    unlock(call.seat)
    now.wake(f"table:{call.seat.table.number}")
    now.note(CallNotes).ended.append(call)
    if outcome in FOLLOWED_UP:
        now.note(CallNotes).freed.append(call)
    else:
        Standby.objects.filter(call=call, ended_at=None).update(ended_at=now.at)


def end_standbys_of(now: Turn, entry: Entry) -> None:
    Standby.objects.filter(entry=entry, ended_at=None).update(ended_at=now.at)


def open_call_of(entry: Entry) -> Call | None:
    return Call.objects.filter(entry=entry, outcome="").select_related("seat__table").first()


def live_calls_at(table: Table) -> bool:
    """Whether a call made for this table's opening is still open."""
    return Call.objects.filter(seat__table=table, outcome="", opening=True, entry__status__in=LIVE).exists()


def call_again(now: Turn, event: Event) -> Result:
    """The calls that this command withdrew go on, once nothing stands in their way any more; or it fell short."""
    short: Result = {}
    for withdrawn in Event.objects.filter(room=now.room, command=event.command, verb="waitlist.withdrawn"):
        entry = entry_of(now, withdrawn)
        ended = facts_of(withdrawn, Ended)
        reopen(now, entry, ended.get("call"))
        short |= whole(entry, ended["was"])
    return short


class Called(Changed):
    """What the event of a call carries; `was_missed`: what a missed call, over with this one, had changed."""

    was_missed: NotRequired[EntryWas]


@undoes("waitlist.called")
def _undo_called(now: Turn, event: Event) -> None:
    entry = entry_of(now, event)
    call = open_call_of(entry)
    if call:
        end(now, call, Outcome.WITHDRAWN)
    called = facts_of(event, Called)
    give_back(entry, called["was"] | called.get("was_missed", {}))


@undoes("waitlist.passed", "waitlist.withdrawn", "waitlist.elsewhere")
def _undo_given_up(now: Turn, event: Event) -> Result:
    entry = entry_of(now, event)
    ended = facts_of(event, Ended)
    give_back(entry, ended["was"], but=("status", "due_at"))
    reopen(now, entry, ended.get("call"))
    return whole(entry, ended["was"])


says("waitlist.called")(lambda facts: f"{facts['name']} called for {chair_text(facts)}")
says("waitlist.withdrawn")("Call of {name} withdrawn".format_map)
says("waitlist.elsewhere")("Call of {name} ended: {reason}".format_map)
