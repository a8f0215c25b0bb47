"""For a minute after a missed call: the player was here in time."""

from __future__ import annotations

from datetime import datetime

from players.commands.eligibility import check_may_play
from players.queries import said
from pokerroom.models import Event, Staff
from pokerroom.policy import by_setting
from pokerroom.refusals import Malformed
from pokerroom.times import clock_to_the_second
from pokerroom.turn import turn
from tables import queries as floor
from waitlist.commands.calls.open_calls import reopen, suits, take_back
from waitlist.commands.entry_changes import NOT_PUT, change, give_back, record
from waitlist.commands.entry_lookup import ended, entry_again
from waitlist.models import Call, Entry
from waitlist.queries.was_here import sayable_until
from waitlist.refusals import NotWaiting
from waitlist.rules import Outcome, Status

MISSED = ("waitlist.held", "waitlist.missed")


def was_here(entry: Entry, *, told: datetime, overrule: str = "", by: Staff, at: datetime) -> Entry:
    """For a minute after a lapse: the player was here in time. The call is answered as of then. Later: a supervisor.

    Whoever was called for that seat since goes back to the old place, unless they have answered or sit; then this
    player waits, first for the next seat (T45). `told` is the moment that the host names.
    """
    with turn(entry.room_id, by=by, at=at, overrule=overrule) as now:
        entry = entry_again(now, entry.pk)
        if not entry.is_live:
            raise ended(now, entry)
        check_may_play(now, entry.player)
        call = Call.objects.filter(entry=entry).select_related("entry__game", "seat__table").order_by("-pk").first()
        if call is None or call.outcome != Outcome.LAPSED or entry.status not in (Status.HELD, Status.WAITING):
            raise NotWaiting(f"{said(entry.player)} has no call that lapsed just now.", rule="T45")
        last_moment = sayable_until(call, now.policy)
        if now.at >= last_moment:
            until = clock_to_the_second(last_moment, now.room.zone)
            says = f"That could be said until {until}; a supervisor can still overrule."
            there = now.policy.at(call.entry.game, call.seat.table)
            now.refuse(by_setting(there, "was_here_seconds", says, code="too_late"))
        if not call.called_at <= told < call.due_at:
            span = " and ".join(clock_to_the_second(moment, now.room.zone) for moment in (call.called_at, call.due_at))
            raise Malformed({"at": f"The call ran between {span}."}, rule="T45")
        rival = Call.objects.filter(seat=call.seat, outcome="").select_related("entry__game", "entry__player").first()
        stands = floor.takes_calls(call.seat.table) and suits(now, entry, call.seat)
        if stands and rival and not rival.answered_at:
            take_back(now, rival.entry, "the player called before was here in time")
        missed = Event.objects.filter(room=now.room, subject=f"entry:{entry.pk}", verb__in=MISSED).latest("seq")
        was_missed = give_back(entry, missed.data["was"], but=("status", "due_at"))
        if not stands or not reopen(now, entry, call.pk, answered_at=told, told=told, was_missed=was_missed):
            facts = {"missed_at": call.called_at, "back_at": now.at, "away_since": None, "back_by": None}
            facts |= NOT_PUT
            was = change(entry, status=Status.WAITING, due_at=None, **facts) | was_missed
            record(now, entry, "waitlist.back", topics=["rail"], rule="T45", told=told, was=was)
        return entry
