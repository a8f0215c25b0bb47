"""Lock-ups: a seat kept for one player, by a call or by the floor; moved, freed."""

from __future__ import annotations

from datetime import datetime
from typing import Any, TypedDict

from django.db.models import QuerySet

from floor.commands.marks import seat_facts
from players.commands.eligibility import check_may_play
from players.models import Player
from players.queries import players
from pokerroom.event_text import chair_text, says
from pokerroom.models import Event, Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import SHORT, Result, facts_of, undoes
from tables.commands.seats import lock_up, unlock
from tables.models import Seat
from tables.refusals import TableState
from waitlist.commands import calls
from waitlist.commands.calls import take_back
from waitlist.commands.entry_changes import entry_of, record
from waitlist.commands.open_seats import check_apart, check_not_locked
from waitlist.models import Call


def kept_for(chair: Seat) -> int | None:
    """Whom the floor keeps this chair for, without a call: nothing but the event remembers it, for undo."""
    called = chair.locked_for_id is not None and Call.objects.filter(seat=chair, outcome="").exists()
    return None if called else chair.locked_for_id


def lock_up_in_the_way(now: Turn, player: Player, chair: Seat) -> tuple[Call, Seat] | None:
    """Somebody else's call for this chair, and the chair it will move to: this player's own at that table (rules §2).

    None if nothing is in the way. Refused (SeatLocked) if this player has no call at that table to give in exchange;
    where a supervisor overrules that, the lock-up ends.
    """
    if chair.locked_for_id in (None, player.pk):
        return None
    open_calls = Call.objects.filter(room=now.room, outcome="", seat__table=chair.table)
    theirs = open_calls.filter(seat=chair).select_related("entry__game", "entry__player").first()
    mine = open_calls.filter(entry__player=player).select_related("seat__table").first()
    if theirs is None or mine is None:
        check_not_locked(now, chair)
        free(now, chair, now.overrule)
        return None
    return theirs, mine.seat


def move_lock_up(now: Turn, theirs: Call, to: Seat) -> None:
    """The lock-up follows the hole: same deadline, no new page."""
    left = theirs.seat_id
    theirs.seat = to
    theirs.save(update_fields=["seat"])
    lock_up(to, theirs.entry.player, None if theirs.answered_at else theirs.due_at)
    record(
        now,
        theirs.entry,
        "waitlist.lock_up_moved",
        topics=[f"table:{to.table.number}"],
        touches=[f"seat:{left}", f"seat:{to.pk}"],
        was={"seat": left},
        call=theirs.pk,
        table=to.table.number,
        seat=to.number,
    )


def lock_seat(seat: Seat, *, player_id: int, reason: str, by: Staff, at: datetime) -> Seat:
    """Keep a seat for a named player without a call; a supervisor's reason (rules §6)."""
    with turn(seat.room_id, by=by, at=at, act=Act.ANYWHERE) as now:
        seat = now.again(Seat.objects.select_related("table__game"), seat.pk)
        _check_reason(reason)
        keep(now, seat, now.again(players(now.room), player_id), reason)
        return seat


def keep(now: Turn, seat: Seat, player: Player, reason: str) -> None:
    """A step: an open seat is locked up for a player. Refused for whoever may not play, or not there (T39)."""
    if seat.open_since is None or seat.locked_for_id:
        raise TableState(f"Table {seat.table.number} seat {seat.number} is not open.", code="seat_taken")
    check_may_play(now, player)
    check_apart(now, player, seat.table)
    Seat.objects.filter(pk=seat.pk).update(locked_for=player)
    seat.refresh_from_db()
    now.record(
        "tables.locked_up",
        f"seat:{seat.pk}",
        name=player.public_name,
        player=player.pk,
        reason=reason,
        **seat_facts(seat),
    )


def free_seat(seat: Seat, *, reason: str, by: Staff, at: datetime) -> Seat:
    """Free any lock-up with a reason; a call behind it is withdrawn."""
    with turn(seat.room_id, by=by, at=at, act=Act.ANYWHERE) as now:
        seat = now.again(Seat.objects.select_related("table__game"), seat.pk)
        _check_reason(reason)
        free(now, seat, reason)
        return seat


def free(now: Turn, seat: Seat, reason: str) -> None:
    """A step: nobody is kept this seat any more; a call behind the lock-up goes back to the old place."""
    call = Call.objects.filter(seat=seat, outcome="").select_related("entry__game", "entry__player").first()
    was_for = None if call else seat.locked_for_id
    name = seat.locked_for.public_name if seat.locked_for else None
    if call:
        take_back(now, call.entry, reason)
    elif seat.locked_for_id is None:
        raise TableState(f"Table {seat.table.number} seat {seat.number} is not locked up.", code="not_locked")
    Seat.objects.filter(pk=seat.pk).update(locked_for=None, locked_until=None)
    seat.refresh_from_db()
    now.record("tables.freed", f"seat:{seat.pk}", name=name, reason=reason, was_for=was_for, **seat_facts(seat))


def _check_reason(reason: str) -> None:
    if not reason.strip():
        raise Malformed({"reason": "Say why."})


class SeatBefore(TypedDict):
    """The seat that a call was for before."""

    seat: int


class LockUpMoved(TypedDict):
    """What a lock-up that follows the hole carries."""

    was: SeatBefore


class Freed(TypedDict):
    """What freeing a seat carries: for whom the floor kept it, without a call."""

    was_for: int | None


@undoes("waitlist.lock_up_moved")
def _undo_lock_up_moved(now: Turn, event: Event) -> None:
    call = calls.open_call_of(entry_of(now, event))
    if call is None:
        raise Refused("That call is over.", code="stands_on")
    unlock(call.seat)
    call.seat = Seat.objects.get(pk=facts_of(event, LockUpMoved)["was"]["seat"])
    call.save(update_fields=["seat"])
    lock_up(call.seat, call.entry.player, None if call.answered_at else call.due_at)


@undoes("tables.locked_up")
def _undo_locked_up(now: Turn, event: Event) -> None:
    _seat(now, event).update(locked_for=None, locked_until=None)


@undoes("tables.freed")
def undo_freed(now: Turn, event: Event) -> Result:
    """A lock-up without a call is there again; one behind a call comes back with the call."""
    kept = facts_of(event, Freed)["was_for"]
    locked = kept and _seat(now, event).filter(open_since__isnull=False).update(locked_for=kept)
    return SHORT if kept and not locked else {}


def _seat(now: Turn, event: Event) -> QuerySet[Seat]:
    return Seat.objects.filter(room=now.room, pk=int(event.subject.removeprefix("seat:")))


says("waitlist.lock_up_moved")(lambda facts: f"Lock-up of {facts['name']} moved to {chair_text(facts)}")


def _for(facts: dict[str, Any]) -> str:
    """For whom the seat was kept; events of earlier versions did not say."""
    return f" for {facts['name']}" if facts.get("name") else ""


says("tables.locked_up")(lambda facts: f"{chair_text(facts)} locked up{_for(facts)}: {facts['reason']}")
says("tables.freed")(lambda facts: f"{chair_text(facts)} no longer kept{_for(facts)}: {facts['reason']}")
