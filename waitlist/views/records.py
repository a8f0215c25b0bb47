"""A player's record: conduct, bars, who is kept apart, what was left with. What a role may not see is not read."""

from __future__ import annotations

from django.http import HttpResponse
from django.views.decorators.http import require_GET, require_POST

from players.models import Player
from players.queries import players
from players.rules import ConductKind
from pokerroom.clock import now
from pokerroom.doors import StaffRequest, page, staff_only
from pokerroom.models import Room
from pokerroom.refusals import NotFound
from pokerroom.roles import Act, may
from waitlist import forms
from waitlist.commands import conduct
from waitlist.queries.custody import record


@require_GET
@staff_only
def screen(request: StaffRequest, player: int) -> HttpResponse:
    return page(request, "players/record.html", _facts(request, _player(request, player)))


@require_POST
@staff_only
def warn(request: StaffRequest, player: int) -> HttpResponse:
    """Put a warning or a penalty on the record, with its rule and when it is looked at again."""
    row, facts = _player(request, player), forms.read(forms.Conduct, request.POST)
    kind = ConductKind(facts.pop("kind"))
    conduct.warn(row, kind=kind, **facts, **request.by)
    request.now = now()
    request.room = Room.objects.get(pk=request.room.pk)
    return page(request, "players/cards.html", _facts(request, row))


def _facts(request: StaffRequest, player: Player) -> dict[str, object]:
    role = request.staff.role
    return {
        "record": record(request.room, player, request.staff, request.now),
        "may_conduct": may(role, Act.CONDUCT),
        "may_bar": may(role, Act.BARS),
    }


def _player(request: StaffRequest, pk: int) -> Player:
    player: Player | None = players(request.room).filter(pk=pk).first()
    if player is None:
        raise NotFound("There is no such player in this room.")
    return player
