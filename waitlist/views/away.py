"""Touches on a chair whose player walks, comes back, or leaves with money: what a dealer shouts, in two touches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import HttpResponse
from django.views.decorators.http import require_POST

from pokerroom.doors import StaffRequest, staff_only
from pokerroom.money import decimal_of, dollars
from pokerroom.refusals import NotFound
from tables.models import Placement, Sitting
from waitlist import forms
from waitlist.commands import away, buying, chairs, returns
from waitlist.views.answers import answer
from waitlist.views.asking import or_ask

Touch = Callable[[StaffRequest, Sitting], Any]


def _plain(command: Callable[..., Any]) -> Touch:
    return lambda request, row: command(row, **request.by)


def _away(request: StaffRequest, row: Sitting) -> None:
    facts = forms.read(forms.Away, request.POST)
    away.away(row, dinner=facts["dinner"], since=facts["since"], **request.by)


def _more_time(request: StaffRequest, row: Sitting) -> None:
    minutes = forms.read(forms.Minutes, request.POST)["minutes"]
    away.more_time(row, seconds=60 * minutes, **request.by)


def _blinds(request: StaffRequest, row: Sitting) -> None:
    facts = forms.read(forms.Blinds, request.POST)
    buying.missed_blinds(row, small=facts["small"], big=facts["big"], **request.by)


def _tally(request: StaffRequest, row: Sitting) -> None:
    facts = forms.read(forms.Tally, request.POST)
    away.tally(row, blinds=facts["blinds"] or 0, laps=facts["laps"] or 0, **request.by)


def _note(request: StaffRequest, row: Sitting) -> None:
    buying.note_for_dealer(row, note=forms.read(forms.DealerNote, request.POST)["note"], **request.by)


def _pick_up(request: StaffRequest, row: Sitting) -> None:
    facts = forms.read(forms.PickUp, request.POST)
    said = {**facts, "amount": decimal_of(facts["amount"])}
    or_ask(
        request,
        lambda: returns.pick_up(row, **facts, **request.by),
        path=f"sittings/{row.pk}/pick-up/",
        facts={name: value for name, value in said.items() if value},
        says=f"Pick up {_who(row)}: {dollars(facts['amount'])}, bag {facts['bag']}, with {facts['verified_by']}",
    )


def _cash_out(request: StaffRequest, row: Sitting) -> None:
    facts = forms.read(forms.CashOut, request.POST)
    said = {**facts, "amount": decimal_of(facts["amount"])}
    or_ask(
        request,
        lambda: returns.cash_out(row, **facts, **request.by),
        path=f"sittings/{row.pk}/cash-out/",
        facts={name: value for name, value in said.items() if value},
        says=f"Extended dinner for {_who(row)}, who leaves with {dollars(facts['amount'])}",
    )


def _who(row: Sitting) -> str:
    name = row.player.public_name if row.player else "no name yet"
    chair = Placement.objects.filter(sitting=row, until__isnull=True).select_related("seat__table").first()
    return f"{name}, Table {chair.seat.table.number} seat {chair.seat.number}" if chair else name


VERBS: dict[str, Touch] = {
    "leaving": _plain(chairs.leaving),
    "stay": _plain(chairs.stay),
    "leave": _plain(chairs.leave),
    "away": _away,
    "back": _plain(away.back),
    "more-time": _more_time,
    "tally": _tally,
    "blinds": _blinds,
    "dealer-note": _note,
    "pick-up": _pick_up,
    "cash-out": _cash_out,
}


@require_POST
@staff_only
def sitting(request: StaffRequest, sitting: int, verb: str) -> HttpResponse:
    row = Sitting.objects.select_related("player").filter(room=request.room, pk=sitting).first()
    if row is None or verb not in VERBS:
        raise NotFound("Nobody sits there any more.")
    VERBS[verb](request, row)
    return answer(request, games=[row.game_id])
