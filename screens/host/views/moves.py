"""Touches that move somebody who sits: another chair, another table, another game, the next at a feeder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.db import transaction
from django.http import HttpResponse
from django.views.decorators.http import require_POST

from floor.commands import moves, requests
from floor.commands.declining import decline
from pokerroom.decorators import StaffRequest, staff_only
from pokerroom.models import Staff
from pokerroom.refusals import NotFound, Refused
from pokerroom.roles import Role
from pokerroom.turn import policy_of
from screens.host.views.responses import answer, ask_if_somebody_waits, say_left_with
from screens.parts import forms
from screens.parts.approvals import or_ask
from tables.models import Placement, Request, Seat, Sitting
from tables.queries import seat_of
from tables.rules.moves import Wish

MUST_MOVE = "must-move"


@require_POST
@staff_only
def move(request: StaffRequest, sitting: int) -> HttpResponse:
    """To the chair that was touched, by whichever move that is."""
    left, taken = _chair_of(request, sitting), seat_of(request.room, *forms.read(forms.Chair, request.POST)["chair"])
    facts = forms.read(forms.Move, request.POST, left.sitting.game, taken.table.game)
    _go(request, left, taken, facts)
    games = (left.seat.table.game_id, taken.table.game_id)
    return answer(request, games=filter(None, games), done=True)


def _go(request: StaffRequest, left: Placement, taken: Seat, facts: dict[str, Any]) -> None:
    row, table, to = left.sitting, left.seat.table, (taken.table.number, taken.number)
    other = Placement.objects.filter(seat=taken, until__isnull=True).select_related("sitting").first()
    if facts["right"] == MUST_MOVE:
        moves.must_move(table, to=to, shown=row.pk, overrule=facts["overrule"], **request.by)
    elif taken.table_id == table.pk and other and not other.sitting.leaving_at:
        moves.swap(row, other=other.sitting, overrule=facts["overrule"], **request.by)
    elif taken.table_id == table.pk:
        moves.change_seat(row, seat=taken.number, overrule=facts["overrule"], **request.by)
    elif taken.table.game_id == table.game_id:
        _change_table(request, row, taken, facts)
    else:
        _change_game(request, row, taken, facts)


@transaction.atomic
def _change_game(request: StaffRequest, row: Sitting, taken: Seat, facts: dict[str, Any]) -> None:
    """Past people who wait there and are here, with a reason; what was left with there is said on the way (T16)."""
    table, chair = taken.table, (taken.table.number, taken.number)
    if table.game and not facts["reason"]:
        ask_if_somebody_waits(request, table.game, row.player, chair, "Why a change of game?")
    if row.player:
        say_left_with(request, row.player, table)
    money = {"amount": facts["stack"], "buy_in": facts["buy_in"], "largest_stack": facts["largest_stack"]}
    said = {"reason": facts["reason"], "overrule": facts["overrule"]}
    moves.change_game(row, table=chair[0], seat=chair[1], **money, **said, **request.by)


def _change_table(request: StaffRequest, row: Sitting, taken: Seat, facts: dict[str, Any]) -> None:
    """As policy has it approved: the host names the supervisor, or one approves on a screen or by PIN."""
    said = {name: facts[name] for name in ("stack", "largest_stack", "approved_by", "overrule")}
    to: dict[str, Any] = {"table": taken.table.number, "seat": taken.number}

    def go() -> None:
        moves.change_table(row, **to, **said, **request.by)

    if policy_of(request.room).at(taken.table.game, taken.table).table_change_approval == "verbal":
        _or_name_the_supervisor(request, go)
        return
    or_ask(request, "moves.change_table", sitting=row.pk, **to, **said)


def _or_name_the_supervisor(request: StaffRequest, go: Any) -> None:
    try:
        go()
    except Refused as refusal:
        if refusal.code == "approval_needed":
            named = Staff.objects.filter(room=request.room, is_active=True, role__in=[Role.SUPERVISOR, Role.MANAGER])
            refusal.extra["ways"] = [
                {"name": "approved_by", "value": staff.name, "says": staff.name} for staff in named.order_by("name")
            ]
        raise


@require_POST
@staff_only
def ask(request: StaffRequest, sitting: int) -> HttpResponse:
    """A player who sits asks for another chair or table."""
    left, facts = _chair_of(request, sitting), forms.read(forms.Ask, request.POST)
    requests.ask(left.sitting, wish=Wish(facts["wish"]), table=facts["table"], seat=facts["seat"], **request.by)
    return answer(request, done=True)


@require_POST
@staff_only
def wish(request: StaffRequest, wish: int, verb: str) -> HttpResponse:
    if verb not in WISH_VERBS:
        raise NotFound("There is nothing of that name to do.")
    asked = Request(pk=wish, room_id=request.room.pk)
    WISH_VERBS[verb](asked, **request.by)
    return answer(request)


WISH_VERBS: dict[str, Callable[..., Request]] = {
    "approve": requests.approve_request,
    "withdraw": requests.withdraw_request,
    "decline": decline,
}


def _chair_of(request: StaffRequest, sitting: int) -> Placement:
    chairs = Placement.objects.select_related("sitting__player", "sitting__game", "seat__table__game")
    chair = chairs.filter(room=request.room, sitting=sitting, until__isnull=True).first()
    if chair is None:
        raise NotFound("Nobody sits there any more.")
    return chair
