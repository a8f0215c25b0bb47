"""Sitting down, leaving, what lies on the seat."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.db.models import F

from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from pokerroom.undo import undoes
from tables.commands import sit_again
from tables.models import Chips, Placement, Seat, Session, Sitting
from tables.queries import seat_of
from waitlist.commands import calls
from waitlist.commands.chairs import chair_of_sitting, check_apart, live_sitting, stays
from waitlist.commands.entries import stand_again
from waitlist.commands.steps import check_may_play, lock_up, typed, unlock
from waitlist.commands.undoing.shared import entry_of, sitting_of, whole
from waitlist.models import Entry
from waitlist.rules import LIVE


@undoes("waitlist.seated", "tables.sat", "tables.occupied", "tables.taken_over_seat")
def _sat(now: Turn, event: Event) -> dict[str, Any]:
    sitting = live_sitting(now, sitting_of(now, event))
    if event.data.get("bag"):
        raise Refused("Chips came out of custody for this: pick them up again.", code="not_undoable", rule="T35")
    seat = chair_of_sitting(sitting)
    # Never sat: a stay of no time, so that nothing else of this player overlaps it.
    Placement.objects.filter(sitting=sitting, until=None).update(until=F("since"))
    sitting.ended_at = sitting.since
    sitting.save(update_fields=["ended_at"])
    _open_again(seat, event, typed("open_since", event.data["open_since"]))
    return _list_again(now, event)


def _open_again(seat: Seat, event: Event, since: datetime | None) -> None:
    """The chair is the hole that it was, kept for whomever the floor kept it."""
    seat.open_since, seat.locked_for_id = since, event.data.get("kept_for") or seat.locked_for_id
    seat.save(update_fields=["open_since", "locked_for"])


@undoes("tables.named")
def _named(now: Turn, event: Event) -> dict[str, Any]:
    sitting = live_sitting(now, sitting_of(now, event))
    if event.data["dinner_carried"]:
        Session.objects.filter(pk=sitting.session_id).update(dinner_used_at=None)
    sitting.session = Session.objects.get(pk=event.data["was_session"])
    sitting.player = sitting.session.player = sitting.buy_in = None
    sitting.save(update_fields=["player", "session", "buy_in"])
    sitting.session.save(update_fields=["player"])
    sitting.chips.all().delete()
    return _list_again(now, event)


def _list_again(now: Turn, event: Event) -> dict[str, Any]:
    """Where an entry was closed by taking the seat, it stands on the list again."""
    if not event.data.get("entry"):
        return {}
    entry = entry_of(now, event)
    stand_again(now, entry, event.data["was"])
    calls.reopen(now, entry, event.data["call"])
    return whole(entry, event.data["was"])


@undoes("waitlist.lock_up_moved")
def _lock_up_moved(now: Turn, event: Event) -> None:
    call = calls.open_call_of(entry_of(now, event))
    if call is None:
        raise Refused("That call is over.", code="stands_on")
    unlock(call.seat)
    call.seat = Seat.objects.get(pk=event.data["was"]["seat"])
    call.save(update_fields=["seat"])
    lock_up(call.seat, call.entry, None if call.answered_at else call.due_at)


@undoes("tables.leaving")
def _leaving(now: Turn, event: Event) -> None:
    sitting = live_sitting(now, sitting_of(now, event))
    stays(now, sitting, chair_of_sitting(sitting))


@undoes("tables.stays")
def _stays(now: Turn, event: Event) -> None:
    sitting = live_sitting(now, sitting_of(now, event))
    seat = chair_of_sitting(sitting)
    sitting.leaving_at = typed("leaving_at", event.data["leaving_at"])
    sitting.save(update_fields=["leaving_at"])
    _open_again(seat, event, sitting.leaving_at)


@undoes("tables.left")
def _left(now: Turn, event: Event) -> None:
    sitting, seat = sitting_of(now, event), seat_of(now.room, event.data["table"], event.data["seat"])
    if sitting.player:
        _check_nothing_since(sitting)
        check_may_play(now, sitting.player)
        check_apart(now, sitting.player, seat)
    sit_again(now, sitting, seat)


def _check_nothing_since(sitting: Sitting) -> None:
    """Refused where the player has sat down elsewhere since, or stands on that list again."""
    since = Sitting.objects.filter(player=sitting.player, since__gte=sitting.ended_at).exclude(ended_at=F("since"))
    listed = Entry.objects.filter(player=sitting.player, game=sitting.game, status__in=LIVE)
    if since.exists() or listed.exists():
        raise Refused(
            "This cannot be undone any more: the player sat or asked for a seat again since.", code="stands_on"
        )


@undoes("tables.chips")
def _chips(now: Turn, event: Event) -> None:
    """Never added; what was said of it stays in the trail."""
    Chips.objects.filter(pk=event.data["chips"]).delete()


@undoes("tables.blinds", "tables.noted")
def _on_the_seat(now: Turn, event: Event) -> None:
    Sitting.objects.filter(pk=sitting_of(now, event).pk).update(**event.data["was"])
