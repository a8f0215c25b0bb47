"""Moves within a game, and what was asked for."""

from __future__ import annotations

from django.db.models import QuerySet

from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from pokerroom.undo import undoes
from tables.commands import check_free
from tables.commands.moves import sit_back, slide_back
from tables.models import Request, Seat, Sitting
from waitlist.commands.chairs import chair_of, chair_of_sitting, check_apart, live_sitting
from waitlist.commands.requests import reopen
from waitlist.commands.steps import typed
from waitlist.commands.undoing.shared import sitting_of


@undoes("tables.seat_changed", "tables.table_changed", "tables.must_moved")
def _moved(now: Turn, event: Event) -> None:
    sitting = live_sitting(now, sitting_of(now, event))
    left = chair_of(now, event.data["from"]["table"], event.data["from"]["seat"])
    taken = Seat.objects.get(room=now.room, table__number=event.data["table"], number=event.data["seat"])
    check_free(now, left)
    if left.locked_for and left.table_id != taken.table_id:
        raise Refused(f"Seat {left.number} is locked up for {left.locked_for.public_name}.", code="seat_locked")
    if sitting.player and left.table_id != taken.table_id:
        check_apart(now, sitting.player, left)
    slide_back(now, sitting, left, taken, typed("open_since", event.data["open_since"]))
    _ask_again(now, event)


@undoes("tables.swapped")
def _swapped(now: Turn, event: Event) -> None:
    one, other = (live_sitting(now, Sitting(pk=pk)) for pk in (sitting_of(now, event).pk, event.data["other"]))
    sit_back((one, chair_of_sitting(other)), (other, chair_of_sitting(one)))
    _ask_again(now, event)


def _ask_again(now: Turn, event: Event) -> None:
    for pk, state in event.data.get("answered", []):
        reopen(now, pk, state)


@undoes("tables.asked")
def _asked(now: Turn, event: Event) -> None:
    was = event.data["was"]
    facts = {name: typed(name, value) for name, value in was.items()} if was else _gone(now)
    _request(now, event).filter(ended_at__isnull=True).update(**facts)


def _gone(now: Turn) -> dict[str, object]:
    return {"state": "withdrawn", "ended_at": now.at}


@undoes("tables.request_approved")
def _approved(now: Turn, event: Event) -> None:
    _request(now, event).filter(ended_at__isnull=True).update(state="asked", approved_by=None, approved_at=None)


@undoes("tables.request_withdrawn")
def _withdrawn(now: Turn, event: Event) -> None:
    reopen(now, _request(now, event).get().pk, event.data["was"])


def _request(now: Turn, event: Event) -> QuerySet[Request]:
    return Request.objects.filter(room=now.room, pk=int(event.subject.removeprefix("request:")))
