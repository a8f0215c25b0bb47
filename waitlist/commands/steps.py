"""Steps that every verb of the list shares: change an entry, open a call. They run inside a turn."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any

from django.utils.dateparse import parse_datetime

from players.commands import check_old_enough
from players.models import Player
from pokerroom.events import plain
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from tables.models import Seat
from tables.rules import TableStatus
from waitlist.models import Call, Entry, Page
from waitlist.refusals import NotWaiting
from waitlist.rules import ENTRY_MOVES, Status

CLOCKS = frozenset({"status", "due_at", "back_by"})  # facts of an entry that the clock rail is made from


def record(now: Turn, entry: Entry, verb: str, *, topics: Iterable[str] = (), **facts: Any) -> Event:
    """Leave an event about an entry: who, on which list, and what else. A clock that changes wakes the rail."""
    if CLOCKS & facts.get("was", {}).keys():
        now.wake("rail")
    return now.record(
        verb,
        f"entry:{entry.pk}",
        topics=[f"list:{entry.game.slug}", "board", *topics],
        name=entry.player.public_name,
        list=entry.game.slug,
        **facts,
    )


NOT_PUT: dict[str, Any] = {"put_rung": None, "put_moment": None, "put_key": None}  # the place is the rule's again


def check_may_play(now: Turn, player: Player) -> None:
    """Refused if barred (T41, T42), under age by birth date (T2), or an employee where the room forbids it."""
    if player.is_barred(now.at):
        raise Refused(f"{player.public_name} may not play here at present.", code="barred", rule="T41")
    if player.born_on:
        check_old_enough(now, player.born_on, player.public_name)
    if player.employee and not now.policy.employees_may_play:
        raise Refused("Employees do not play in this room.", code="employee")


def may_play(now: Turn, player: Player) -> bool:
    """Whether a name of theirs may stand on a list at all."""
    try:
        check_may_play(now, player)
    except Refused:
        return False
    return True


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


def change(entry: Entry, **facts: Any) -> dict[str, Any]:
    """Set these facts of an entry; answers what they were, for undo."""
    was = alter(entry, **facts)
    entry.save(update_fields=list(facts))
    return was


def alter(entry: Entry, **facts: Any) -> dict[str, Any]:
    """The same, not written yet. The one place that moves an entry's status."""
    status = facts.get("status", entry.status)
    if status != entry.status and Status(status) not in ENTRY_MOVES[Status(entry.status)]:
        raise NotWaiting(f"{entry.player.public_name} is {entry.status}; that cannot become {status}.")
    was = {field: _kept(getattr(entry, field)) for field in facts}
    for field, value in facts.items():
        setattr(entry, field, value)
    return was


def give_back(entry: Entry, was: dict[str, Any], *, but: tuple[str, ...] = ()) -> dict[str, Any]:
    """Set the facts of an entry to what an event says they were; answers what they are until now."""
    return change(entry, **{field: typed(field, value) for field, value in was.items() if field not in but})


def typed(field: str, value: Any) -> Any:
    """A fact as an event keeps it, back in its type."""
    if isinstance(value, str) and (field.endswith(("_at", "_since", "_by")) or field == "put_moment"):
        return parse_datetime(value)
    return Decimal(value) if field == "put_key" and value is not None else value


def _kept(value: Any) -> Any:
    return plain(value) if value is None or isinstance(value, datetime | int | list | str) else str(value)


def seen_here(entry: Entry, at: datetime) -> dict[str, Any]:
    """The facts of somebody who is seen in the room; whoever never was before arrives with it (T46)."""
    return {"away_since": None, "back_by": None, "arrived_at": entry.arrived_at or at}


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
    claim = timedelta(seconds=now.policy.call_claim_seconds)
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
    lock_up(seat, entry, None if answered_at else due_at)
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


def lock_up(seat: Seat, entry: Entry, until: datetime | None) -> None:
    seat.locked_for, seat.locked_until = entry.player, until
    seat.save(update_fields=["locked_for", "locked_until"])


def unlock(seat: Seat) -> None:
    seat.locked_for = seat.locked_until = None
    seat.save(update_fields=["locked_for", "locked_until"])
