"""Here, back from hold, stepped out."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import cast

from pokerroom.event_text import says
from pokerroom.events import typed
from pokerroom.models import Event, Staff
from pokerroom.refusals import Malformed
from pokerroom.turn import Turn, turn
from pokerroom.undo import facts_of, undoes
from waitlist import queries
from waitlist.commands import calls
from waitlist.commands.entries.lookup import waiting
from waitlist.commands.entries.moving import put
from waitlist.commands.entry_changes import NOT_PUT, Changed, EntryWas, change, entry_of, give_back, record, seen_here
from waitlist.commands.entry_lookup import ended, entry_again
from waitlist.models import Entry, Standby
from waitlist.rules import Status, over


def check_in(entry: Entry, *, by: Staff, at: datetime) -> Entry:
    """ "I'm here." Called: answered, the seat stays locked up. Held: first for the next seat (T45). Waiting: here."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = entry_again(now, entry.pk)
        match entry.status:
            case Status.CALLED:
                calls.answer(now, entry)
            case Status.HELD:
                _back_from_hold(now, entry)
            case Status.WAITING:
                _arrive(now, entry)
            case _:
                raise ended(now, entry)
        return entry


def _back_from_hold(now: Turn, entry: Entry) -> None:
    was = change(
        entry,
        status=Status.WAITING,
        due_at=None,
        back_at=now.at,
        **seen_here(entry, now.at) | NOT_PUT,
    )
    record(now, entry, "waitlist.back", topics=["rail"], rule="T45", was=was)


def _arrive(now: Turn, entry: Entry) -> None:
    paged = Standby.objects.filter(entry=entry, showed_at=None, ended_at=None).update(showed_at=now.at)
    if entry.is_here and not paged:
        return
    returns = entry.arrived_at is None and entry.return_place is not None
    was = change(entry, due_at=entry.expires_at, **seen_here(entry, now.at))
    if returns:
        was = cast(EntryWas, {**_give_place(now, entry), **was})
    record(now, entry, "waitlist.arrived", was=was)


def _give_place(now: Turn, entry: Entry) -> EntryWas:
    """Back after a pick-up at the place that the room's rule gives, counted now (T35, T36)."""
    order = queries.waiting_order(now.room, entry.game, now.policy)
    others = [other for other in order if other.pk != entry.pk]
    return put(entry, others, min(max(entry.return_place or 1, 1), len(others) + 1), now, "")


def step_out(entry: Entry, *, until: datetime | None = None, by: Staff, at: datetime) -> Entry:
    """ "Getting food, back at nine": place kept, passed over until back."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = waiting(now, entry)
        back_by = until or now.at + timedelta(seconds=now.policy.at(entry.game).stepped_out_seconds)
        if back_by <= now.at:
            raise Malformed({"until": "Give a time that is still to come."})
        was = change(entry, away_since=now.at, back_by=back_by)
        record(now, entry, "waitlist.stepped_out", until=back_by, was=was)
        return entry


@undoes("waitlist.arrived")
def _undo_arrived(now: Turn, event: Event) -> None:
    entry = entry_of(now, event)
    Standby.objects.filter(entry=entry, showed_at=event.at).update(showed_at=None)
    _give_back_in_time(now, entry, facts_of(event, Changed)["was"])


@undoes("waitlist.back")
def _undo_back(now: Turn, event: Event) -> None:
    """On hold again with the old deadline; if that has passed, off the list as if nobody had checked in."""
    _give_back_in_time(now, entry_of(now, event), facts_of(event, Changed)["was"])


def _give_back_in_time(now: Turn, entry: Entry, was: EntryWas) -> None:
    """No deadline that has passed is given back: what it ended is over (T34, T45)."""
    due_at = typed("due_at", was.get("due_at"))
    if due_at is None or due_at > now.at:
        give_back(entry, was)
        return
    arrived = was.get("arrived_at", entry.arrived_at) is not None
    why, rule = over(was.get("status", entry.status), entry.origin, arrived=arrived)
    give_back(entry, was, but=("status", "due_at"))
    change(entry, status=Status.REMOVED, ended_at=now.at, ended_why=why)
    record(now, entry, "waitlist.removed", topics=["rail"], reason=why, rule=rule, was=was)


says("waitlist.arrived")("{name} has arrived".format_map)
says("waitlist.back")("{name} is back from hold".format_map)
says("waitlist.stepped_out")("{name} stepped out".format_map)
