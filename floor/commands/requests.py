"""What players who sit ask for: another chair, another table; noted, approved, withdrawn, answered (rules §2 a, c)."""

from __future__ import annotations

from datetime import datetime
from secrets import randbelow
from typing import Any, TypedDict

from django.db.models import Q, QuerySet

from floor.commands.chairs import chair_of_sitting, live_sitting, place
from pokerroom.event_text import says
from pokerroom.events import typed
from pokerroom.models import Event, Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import facts_of, undoes
from tables.commands.requests import end, reopen
from tables.models import Placement, Request, Sitting, Table
from tables.queries import sitter_name, table_of
from tables.refusals import TableState
from tables.rules import FILLS
from tables.rules.moves import RequestState, Wish

LOTS = 1_000_000  # drawn by the system's secure source
WISHED = ("to_table_id", "to_seat", "state", "approved_by_id", "approved_at")


def ask(
    sitting: Sitting, *, wish: Wish, table: int | None = None, seat: int | None = None, by: Staff, at: datetime
) -> Request:
    """Note that a player asks for another chair or table; asked again, the newer wish stands at the old place.

    What was approved for one table is to be approved again for another (T47).
    """
    with turn(sitting.room_id, by=by, at=at, act=act_of(wish)) as now:
        sitting = live_sitting(now, sitting)
        return note_request(now, sitting, wish, table=table, seat=seat)


def note_request(
    now: Turn,
    sitting: Sitting,
    wish: Wish,
    *,
    table: int | None = None,
    seat: int | None = None,
    asked_at: datetime | None = None,
) -> Request:
    """A step of the same. `asked_at`: when, as it was told."""
    here = chair_of_sitting(sitting).table
    if wish == Wish.TABLE and now.policy.at(sitting.game, here).table_changes == "never":
        raise Refused("Players do not change tables here.", code="no_table_change", rule="T12")
    to_table = _table_wished(now, here, table) if wish == Wish.TABLE and table is not None else None
    if wish == Wish.SEAT and table not in (None, here.number):
        raise Malformed({"table": f"A seat is asked for at the player's own table, {here.number}."})
    _check_seat_wished(to_table or here, seat)
    request, made = Request.objects.select_related("to_table").get_or_create(
        room=now.room,
        sitting=sitting,
        wish=wish,
        ended_at=None,
        defaults={"to_table": to_table, "to_seat": seat, "asked_at": asked_at or now.at, "lot": randbelow(LOTS)},
    )
    was = None if made else {name: getattr(request, name) for name in WISHED}
    if (request.to_table, request.to_seat) != (to_table, seat):
        request.to_table, request.to_seat = to_table, seat
        request.state, request.approved_by, request.approved_at = RequestState.ASKED, None, None
        request.save()
    about(now, request, "tables.asked", table_wanted=table, seat_wanted=seat, lot=request.lot, was=was)
    return request


def _table_wished(now: Turn, here: Table, number: int) -> Table:
    """Another one that plays the same game."""
    table = table_of(now.room, number)
    if table.status not in FILLS:
        raise TableState(f"Table {number} is {table.status}.", rule="T12")
    if table.game_id != here.game_id:
        raise TableState(f"Table {number} plays another game: that is a change of game.", code="other_game", rule="T12")
    if table.pk == here.pk:
        raise Malformed({"table": "That is the same table: ask for a seat."})
    return table


def _check_seat_wished(table: Table, number: int | None) -> None:
    if number is not None and not 1 <= number <= table.chairs:
        raise Malformed({"seat": f"Table {table.number} has no seat {number} in use."})


def act_of(wish: str) -> Act:
    """Another chair at the same table is asked for at that table."""
    return Act.CHAIRS if wish == Wish.SEAT else Act.SEATING


def approve_request(request: Request, *, by: Staff, at: datetime) -> Request:
    """A supervisor approves a table change that was asked for (T47)."""
    with turn(request.room_id, by=by, at=at, act=Act.APPROVE) as now:
        request = open_request(now, request)
        request.state, request.approved_by, request.approved_at = RequestState.APPROVED, by, now.at
        request.save(update_fields=["state", "approved_by", "approved_at"])
        about(now, request, "tables.request_approved")
        return request


def withdraw_request(request: Request, *, by: Staff, at: datetime) -> Request:
    """The player has changed their mind, or the room says no."""
    with turn(request.room_id, by=by, at=at, act=act_of(request.wish)) as now:
        request = open_request(now, request)
        was = request.state
        end(now, request, RequestState.WITHDRAWN)
        about(now, request, "tables.request_withdrawn", was=was)
        return request


def open_request(now: Turn, request: Request) -> Request:
    request = now.again(Request.objects.select_related("sitting__player", "sitting__game", "to_table"), request.pk)
    if request.ended_at:
        raise Refused(f"This request is {request.state} already.", code="request_ended")
    if request.sitting.ended_at:
        raise Refused(f"{sitter_name(request.sitting)} has left: the request is over.", code="request_ended")
    return request


def answer_wish(now: Turn, sitting: Sitting, wish: Wish) -> list[tuple[int, str]]:
    """A step: a move answers the request for it. Answers which, and what they were, for undo."""
    answered = []
    for request in Request.objects.filter(sitting=sitting, wish=wish, ended_at__isnull=True):
        answered.append((int(request.pk), request.state))
        end(now, request, RequestState.DONE)
    return answered


def wishes_over(now: Turn, sitting: Sitting, table: Table) -> list[tuple[int, str]]:
    """A step: at another table the wish for a chair of the old one is over (rules §8), one for this table answered.

    Answers which, and what they were, for undo.
    """
    ended = []
    for request in Request.objects.filter(sitting=sitting, ended_at__isnull=True):
        if request.wish == Wish.TABLE and request.to_table_id not in (None, table.pk):
            continue
        ended.append((int(request.pk), request.state))
        end(now, request, RequestState.DONE if request.wish == Wish.TABLE else RequestState.WITHDRAWN)
    return ended


class Answered(TypedDict, total=False):
    """Requests that a move answered, each with what it was."""

    answered: list[tuple[int, str]]


def ask_again(now: Turn, event: Event) -> None:
    """A step of undo: what the move answered is asked for again."""
    for pk, state in facts_of(event, Answered).get("answered", []):
        reopen(now, pk, state)


def wishes_of_old_game(now: Turn, table: Table) -> list[tuple[int, str]]:
    """A step: what was asked for at a table, or for it, ends as another game begins there (T48). As in answer_wish."""
    here = Placement.objects.filter(seat__table=table, until=None).values("sitting")
    ended = []
    for request in Request.objects.filter(Q(sitting__in=here) | Q(to_table=table), room=now.room, ended_at=None):
        ended.append((int(request.pk), request.state))
        end(now, request, RequestState.WITHDRAWN)
    return ended


def about(now: Turn, request: Request, verb: str, **facts: Any) -> None:
    chair = chair_of_sitting(request.sitting)
    now.record(
        verb,
        f"request:{request.pk}",
        name=sitter_name(request.sitting),
        wish=request.wish,
        **facts,
        **place(chair, "requests"),
    )


class Asked(TypedDict):
    """What asking carries: what the request was before, if there was one."""

    was: dict[str, Any] | None


class Withdrawn(TypedDict):
    """What withdrawing a request carries: the state it was in."""

    was: str


@undoes("tables.asked")
def _undo_asked(now: Turn, event: Event) -> None:
    was = facts_of(event, Asked)["was"]
    facts = {name: typed(name, value) for name, value in was.items()} if was else _gone(now)
    _request(now, event).filter(ended_at__isnull=True).update(**facts)


def _gone(now: Turn) -> dict[str, object]:
    return {"state": "withdrawn", "ended_at": now.at}


@undoes("tables.request_approved")
def _undo_approved(now: Turn, event: Event) -> None:
    _request(now, event).filter(ended_at__isnull=True).update(state="asked", approved_by=None, approved_at=None)


@undoes("tables.request_withdrawn")
def _undo_withdrawn(now: Turn, event: Event) -> None:
    reopen(now, _request(now, event).get().pk, facts_of(event, Withdrawn)["was"])


def _request(now: Turn, event: Event) -> QuerySet[Request]:
    return Request.objects.filter(room=now.room, pk=int(event.subject.removeprefix("request:")))


def _wish(facts: dict[str, Any]) -> str:
    wanted = facts.get(f"{facts['wish']}_wanted")
    return f"{facts['wish'].capitalize()} {wanted}" if wanted else f"another {facts['wish']}"


says("tables.asked")(lambda facts: f"{facts['name']} asks for {_wish(facts)}")
says("tables.request_approved")("Table change of {name} approved".format_map)
says("tables.request_withdrawn")("Request of {name} withdrawn".format_map)
