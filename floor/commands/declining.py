"""A player turns down the chair that was asked for and is offered now (rules §8)."""

from __future__ import annotations

from datetime import datetime

from floor.commands.chairs import chair_of_sitting
from floor.commands.requests import about, act_of, open_request
from pokerroom.event_text import says
from pokerroom.events import typed
from pokerroom.models import Event, Staff
from pokerroom.turn import Turn, turn
from pokerroom.undo import undoes
from tables.commands.requests import end
from tables.models import Request
from tables.rules.moves import RequestState

FACTS = ("state", "ended_at", "asked_at", "declined_at")


def decline(request: Request, *, by: Staff, at: datetime) -> Request:
    """Turned down: the request keeps its place, goes behind the others, or is over (`seat_change_declined`).

    One that stands is passed over for every chair open at that moment, as a pass is.
    """
    with turn(request.room_id, by=by, at=at, act=act_of(request.wish)) as now:
        request = open_request(now, request)
        was = {name: getattr(request, name) for name in FACTS}
        request.declined_at = now.at
        table = chair_of_sitting(request.sitting).table
        then = now.policy.at(request.sitting.game, table).seat_change_declined
        if then == "behind":
            request.asked_at = now.at
        request.save(update_fields=["declined_at", "asked_at"])
        if then == "lose":
            end(now, request, RequestState.WITHDRAWN)
        about(now, request, "tables.request_declined", then=then, was=was)
        return request


@undoes("tables.request_declined")
def _undo_declined(now: Turn, event: Event) -> None:
    facts = {name: typed(name, value) for name, value in event.data["was"].items()}
    Request.objects.filter(room=now.room, pk=int(event.subject.removeprefix("request:"))).update(**facts)


DECLINED = {"keep": "keeps the place", "behind": "goes behind the others", "lose": "the request is over"}
says("tables.request_declined")(
    lambda facts: f"{facts['name']} declined the {facts['wish']}: {DECLINED[facts['then']]}"
)
