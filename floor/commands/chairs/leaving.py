"""Marked leaving, staying after all, gone."""

from __future__ import annotations

from datetime import datetime
from typing import Any, TypedDict

from django.db.models import F

from floor.commands.chairs.lookup import Chair, chair_of_sitting, live_sitting, place
from floor.commands.chairs.seating import chair_open_again
from floor.commands.lock_ups import kept_for
from players.commands.eligibility import check_may_play
from pokerroom.event_text import chair_text, money_text, says
from pokerroom.events import typed
from pokerroom.models import Event, Staff
from pokerroom.refusals import Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import facts_of, undoes
from tables import commands as floor
from tables.commands import sit_again
from tables.commands.subjects import sitting_of
from tables.models import Seat, Sitting
from tables.queries import seat_of, sitter_name
from waitlist.commands import calls
from waitlist.commands.open_seats import check_apart
from waitlist.models import Call, Entry
from waitlist.rules import LIVE


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


class Stays(TypedDict):
    """What staying after all carries: since when the player was leaving."""

    leaving_at: str


@undoes("tables.leaving")
def _undo_leaving(now: Turn, event: Event) -> None:
    sitting = live_sitting(now, sitting_of(now, event))
    stays(now, sitting, chair_of_sitting(sitting))


@undoes("tables.stays")
def _undo_stays(now: Turn, event: Event) -> None:
    sitting = live_sitting(now, sitting_of(now, event))
    seat = chair_of_sitting(sitting)
    sitting.leaving_at = typed("leaving_at", facts_of(event, Stays)["leaving_at"])
    sitting.save(update_fields=["leaving_at"])
    chair_open_again(seat, event, sitting.leaving_at)


@undoes("tables.left")
def _undo_left(now: Turn, event: Event) -> None:
    chair = facts_of(event, Chair)
    sitting, seat = sitting_of(now, event), seat_of(now.room, chair["table"], chair["seat"])
    if sitting.player:
        _check_nothing_since(sitting)
        check_may_play(now, sitting.player)
        check_apart(now, sitting.player, seat.table)
    sit_again(now, sitting, seat)


def _check_nothing_since(sitting: Sitting) -> None:
    """Refused where the player has sat down elsewhere since, or stands on that list again."""
    since = Sitting.objects.filter(player=sitting.player, since__gte=sitting.ended_at).exclude(ended_at=F("since"))
    listed = Entry.objects.filter(player=sitting.player, game=sitting.game, status__in=LIVE)
    if since.exists() or listed.exists():
        raise Refused(
            "This cannot be undone any more: the player sat or asked for a seat again since.", code="stands_on"
        )


says("tables.leaving")(lambda facts: f"{facts['name']} is leaving {chair_text(facts)}")
says("tables.stays")(lambda facts: f"{facts['name']} staying at {chair_text(facts)}")


@says("tables.left")
def _left(facts: dict[str, Any]) -> str:
    went = "removed from" if facts.get("removed") else "left"
    return f"{facts['name']} {went} {chair_text(facts)}{money_text(facts, ' with')}"
