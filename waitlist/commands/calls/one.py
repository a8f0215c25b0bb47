"""A call of one name: made, passed, withdrawn, paged again, or answered in time after all."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from pokerroom.models import Event, Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.turn import Turn, turn
from tables import queries as floor
from tables.models import Seat
from tables.rules import Hole
from waitlist import queries
from waitlist.commands.calls.as_they_stand import end, open_call_of, reopen, take_back
from waitlist.commands.calls.checks import called, check_not_breaking, check_waiting, entry_again
from waitlist.commands.calls.seats import named, possible
from waitlist.commands.steps import (
    NOT_PUT,
    change,
    check_may_play,
    give_back,
    open_call,
    record,
    record_call,
)
from waitlist.models import Call, Entry, Page, Standby
from waitlist.refusals import NotWaiting
from waitlist.rules import BEHIND_ALL, Outcome, Status, clock_to_the_second, next_up

CalledNext = tuple[Entry, list[dict[str, Any]]]
MISSED = ("waitlist.held", "waitlist.missed")


def call(
    entry: Entry, *, table: int | None = None, seat: int | None = None, reason: str = "", by: Staff, at: datetime
) -> CalledNext:
    """Call this entry for a seat: the first that is possible, or the one named. Out of turn is on record.

    Raises NotWaiting, NoOpenSeat, SeatTaken, SeatLocked, and T39 for players kept apart.
    """
    with turn(entry.room_id, by=by, at=at) as now:
        entry = entry_again(now, entry.pk)
        check_waiting(now, entry)
        check_may_play(now, entry.player)
        check_not_breaking(now, entry.game)
        holes = named(now, entry.game, floor.holes(now.room, entry.game), table, seat)
        hole = possible(now, entry, holes)
        ahead = queries.ahead(now.room, entry.game, now.policy, now.at, holes, before=entry)
        make(now, entry, hole, passed_over=ahead, reason=reason)
        return entry, ahead


def make(now: Turn, entry: Entry, hole: Hole, *, behind: int = 0, **facts: Any) -> Call:
    if entry.status != Status.WAITING:
        raise NotWaiting(f"{entry.player.public_name} is {entry.status}, not waiting.")
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


def pass_(entry: Entry, *, by: Staff, at: datetime) -> Entry:
    """The called player turns the seat down: place kept once, then behind everyone (`passes_allowed`).

    A table against a recorded wish is no pass: it does not count, and the seat goes on to the next.
    """
    with turn(entry.room_id, by=by, at=at) as now:
        entry = called(now, entry)
        call = open_call_of(entry)
        assert call
        end(now, call, Outcome.PASSED)
        facts: dict[str, Any] = {"status": Status.WAITING, "due_at": None}
        if call.seat.table.number not in entry.not_tables:
            facts |= {"passes": entry.passes + 1, "passed_at": now.at}
        if entry.passes + 1 > now.policy.passes_allowed and "passes" in facts:
            facts |= _behind_everyone(now, entry)
        was = change(entry, **facts)
        record_call(now, entry, call, "waitlist.passed", was=was)
        return entry


def _behind_everyone(now: Turn, entry: Entry) -> dict[str, Any]:
    ladder = queries.ladder(entry.game, now.policy)
    return {
        "put_rung": ladder.rung("joined"),
        "put_moment": now.at,
        "put_key": BEHIND_ALL,
        "put_why": f"passed {entry.passes + 1} times, behind everyone waiting",
    }


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
            raise NotWaiting(f"{entry.player.public_name} is {entry.status}: nobody to page.")
        event = record(now, entry, "waitlist.paged")
        Page.objects.create(room=now.room, entry=entry, call=open_call_of(entry), made_at=now.at, batch=event.command)
        return entry


def was_here(entry: Entry, *, told: datetime, overrule: str = "", by: Staff, at: datetime) -> Entry:
    """For a minute after a lapse: the player was here in time. The call is answered as of then. Later: a supervisor.

    Whoever was called for that seat since goes back to the old place, unless they have answered or sit; then this
    player waits, first for the next seat (T45). `told` is the moment that the host names.
    """
    with turn(entry.room_id, by=by, at=at, overrule=overrule) as now:
        entry = entry_again(now, entry.pk)
        call = Call.objects.filter(entry=entry).select_related("seat__table").order_by("-pk").first()
        if call is None or call.outcome != Outcome.LAPSED or entry.status not in (Status.HELD, Status.WAITING):
            raise NotWaiting(f"{entry.player.public_name} has no call that lapsed just now.", rule="T45")
        last_moment = call.due_at + timedelta(seconds=now.policy.was_here_seconds)
        if now.at >= last_moment:
            until = clock_to_the_second(last_moment, now.room.zone)
            now.refuse(
                Refused(
                    f"That could be said until {until}; a supervisor can still overrule.",
                    code="too_late",
                    rule="T45",
                    overrulable=True,
                )
            )
        if not call.called_at <= told < call.due_at:
            span = " and ".join(clock_to_the_second(moment, now.room.zone) for moment in (call.called_at, call.due_at))
            raise Malformed({"at": f"The call ran between {span}."}, rule="T45")
        rival = Call.objects.filter(seat=call.seat, outcome="").select_related("entry__game", "entry__player").first()
        if rival and not rival.answered_at:
            take_back(now, rival.entry, "the player called before was here in time")
        missed = Event.objects.filter(room=now.room, subject=f"entry:{entry.pk}", verb__in=MISSED).latest("seq")
        was_missed = give_back(entry, missed.data["was"], but=("status", "due_at"))
        stands = floor.takes_calls(call.seat.table)
        if not stands or not reopen(now, entry, call.pk, answered_at=told, told=told, was_missed=was_missed):
            facts = {"missed_at": call.called_at, "back_at": now.at, "away_since": None, "back_by": None}
            facts |= NOT_PUT
            was = change(entry, status=Status.WAITING, due_at=None, **facts) | was_missed
            record(now, entry, "waitlist.back", topics=["rail"], rule="T45", told=told, was=was)
        return entry
