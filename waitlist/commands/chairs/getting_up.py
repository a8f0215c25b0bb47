"""Marked leaving, staying after all, gone."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pokerroom.models import Staff
from pokerroom.refusals import Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from tables import commands as floor
from tables.models import Seat, Sitting
from tables.queries import sitter_name
from waitlist.commands import calls
from waitlist.commands.chairs.as_they_stand import chair_of_sitting, live_sitting, place
from waitlist.commands.chairs.lock_ups import kept_for
from waitlist.models import Call


def leaving(sitting: Sitting, *, by: Staff, at: datetime) -> Sitting:
    """ "Last hand": the chair counts as open for one call while the player still sits."""
    with turn(sitting.room_id, by=by, at=at, act=Act.CHAIRS) as now:
        sitting = live_sitting(now, sitting)
        if sitting.leaving_at:
            raise Refused("Marked as leaving already.", code="leaving_already")
        mark_leaving(now, sitting, chair_of_sitting(sitting))
        return sitting


def mark_leaving(now: Turn, sitting: Sitting, chair: Seat) -> None:
    """A step: the chair can be called for from now on."""
    sitting.leaving_at = chair.open_since = now.at
    sitting.save(update_fields=["leaving_at"])
    chair.save(update_fields=["open_since"])
    now.record("tables.leaving", f"sitting:{sitting.pk}", name=sitter_name(sitting), **place(chair))


def stay(sitting: Sitting, *, by: Staff, at: datetime) -> Sitting:
    """The player stays after all: the call behind that chair is withdrawn, no pass, no hold, old place."""
    with turn(sitting.room_id, by=by, at=at, act=Act.CHAIRS) as now:
        sitting = live_sitting(now, sitting)
        if not sitting.leaving_at:
            raise Refused("This player is not marked as leaving.", code="not_leaving")
        chair = chair_of_sitting(sitting)
        was: dict[str, Any] = {"leaving_at": sitting.leaving_at, "kept_for": kept_for(chair)}
        stays(now, sitting, chair)
        now.record("tables.stays", f"sitting:{sitting.pk}", name=sitter_name(sitting), **was, **place(chair))
        return sitting


def stays(now: Turn, sitting: Sitting, chair: Seat) -> None:
    """A step: not leaving any more; whoever was called for the chair goes back to the old place."""
    call = Call.objects.filter(seat=chair, outcome="").select_related("entry__game", "entry__player").first()
    if call:
        calls.take_back(now, call.entry, "the player in that seat stays")
    sitting.leaving_at = None
    sitting.save(update_fields=["leaving_at"])
    Seat.objects.filter(pk=chair.pk).update(open_since=None, locked_for=None, locked_until=None)


def leave(sitting: Sitting, *, amount: int | None = None, by: Staff, at: datetime) -> Sitting:
    """The player has left the game; `amount` in cents taken off the table, None = not stated, 0 = nothing left."""
    act = Act.CHAIRS if amount is None else Act.SEATING  # money is none of a tablet's business
    with turn(sitting.room_id, by=by, at=at, act=act) as now:
        sitting = live_sitting(now, sitting)
        placement = floor.get_up(now, sitting, amount=amount)
        record_left(now, sitting, placement.seat, amount=amount)
        return sitting


def record_left(now: Turn, sitting: Sitting, chair: Seat, *, amount: int | None, **facts: Any) -> None:
    now.record(
        "tables.left",
        f"sitting:{sitting.pk}",
        name=sitter_name(sitting),
        amount_cents=amount,
        **facts,
        **place(chair, "rail"),
    )
