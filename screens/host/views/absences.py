"""Touches on a chair whose player walks or comes back: what a dealer shouts, in two touches. Money: money.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import HttpResponse
from django.views.decorators.http import require_POST

from floor.commands import absence_clocks, absence_returns, absences, chairs, missed_blinds
from players.queries import look_alikes, with_tells
from pokerroom.decorators import StaffRequest, staff_only
from pokerroom.refusals import NotFound
from screens.host.views import money
from screens.host.views.responses import answer
from screens.parts import forms
from screens.parts.absences import away_alike
from screens.parts.refusals import Sure
from tables.models import Sitting

Touch = Callable[[StaffRequest, Sitting], object]


def _plain(command: Callable[..., Any]) -> Touch:
    return lambda request, row: command(row, **request.by)


def _away(request: StaffRequest, row: Sitting) -> None:
    facts = forms.read(forms.Away, request.POST)
    shown = forms.read_shown(forms.Away, request.POST)
    absences.away(row, dinner=facts["dinner"], since=facts["since"], shown=shown, **request.by)


def back(request: StaffRequest, row: Sitting) -> None:
    """Where two of one name are away, the host says which of them has come back (PL-05)."""
    if row.player and not request.POST.get("sure") and away_alike(request.room, row):
        tells = look_alikes(request.room).get(row.player.pk, "")
        raise Sure(f"Another {row.player.public_name} is away too.", f"Yes, {with_tells(row.player.name, tells)}")
    absence_returns.back(row, **request.by)


def more_time(request: StaffRequest, row: Sitting) -> None:
    absence_clocks.more_time(row, **forms.read(forms.MoreTime, request.POST), **request.by)


def _blinds(request: StaffRequest, row: Sitting) -> None:
    facts = forms.read(forms.Blinds, request.POST)
    missed_blinds.missed_blinds(row, small=facts["small"], big=facts["big"], **request.by)


def _tally(request: StaffRequest, row: Sitting) -> None:
    facts = forms.read(forms.Tally, request.POST)
    absence_clocks.tally(row, blinds=facts["blinds"] or 0, laps=facts["laps"] or 0, **request.by)


def _note(request: StaffRequest, row: Sitting) -> None:
    changes, shown = forms.read_changed(forms.DealerNote, request.POST)
    if changes:
        missed_blinds.note_for_dealer(row, **changes, shown=shown, **request.by)


VERBS: dict[str, Touch] = {
    "leaving": _plain(chairs.leaving),
    "stay": _plain(chairs.stay),
    "leave": _plain(chairs.leave),
    "away": _away,
    "back": back,
    "more-time": more_time,
    "tally": _tally,
    "blinds": _blinds,
    "dealer-note": _note,
    **money.VERBS,
}


@require_POST
@staff_only
def sitting(request: StaffRequest, sitting: int, verb: str) -> HttpResponse:
    row = Sitting.objects.select_related("player").filter(room=request.room, pk=sitting).first()
    if row is None or verb not in VERBS:
        raise NotFound("Nobody sits there any more.")
    VERBS[verb](request, row)
    return answer(request, games=[row.game_id])
