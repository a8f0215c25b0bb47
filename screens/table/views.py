"""A table's own screen: what a dealer sees and says, at that table alone; and the tablets that are bound to tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib.auth import login
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from floor.commands import absence_returns, absences, chairs, missed_blinds, naming, requests
from pokerroom.decorators import StaffRequest, afresh, at_the_table, page, staff_only
from pokerroom.models import Staff
from pokerroom.refusals import NotFound
from pokerroom.undo import undo
from pokerroom.views import BACKEND
from screens.parts import forms
from screens.table.reads import at_table
from tables.commands import clock, floor_calls, tablets
from tables.models import Placement, Request, Sitting, Table
from tables.queries import table_of
from tables.queries.sheet import sheet
from tables.rules.moves import Wish

Touch = Callable[[StaffRequest, Sitting], Any]


@require_GET
@at_the_table
def screen(request: StaffRequest, table: int) -> HttpResponse:
    return page(request, "table/screen.html", _now(request, table))


@require_GET
@at_the_table
def now_(request: StaffRequest, table: int) -> HttpResponse:
    return page(request, "table/now.html", _now(request, table))


@require_GET
@at_the_table
def game_sheet(request: StaffRequest, table: int) -> HttpResponse:
    """What a player asks about the game."""
    game = table_of(request.room, table).game
    return page(request, "table/sheet.html", {"game": game, "lines": sheet(game) if game else []})


def _now(request: StaffRequest, number: int, opened: str = "") -> dict[str, Any]:
    """`opened`: the seat whose actions are shown."""
    shown = at_table(request.room, number, request.staff, request.now)
    if shown is None:
        raise NotFound(f"There is no table {number}.")
    opened = opened or request.GET.get("open", "")
    seat = next((chair for chair in shown.chairs if str(chair.number) == opened), None)
    return {"table": shown, "seat": seat}


def _answer(request: StaffRequest, table: int) -> HttpResponse:
    """After a touch: the table as it is now, with nothing open."""
    with afresh(request):
        return page(request, "table/now.html", _now(request, table))


# Chairs


def _plain(command: Callable[..., Any]) -> Touch:
    return lambda request, row: command(row, **request.by)


def _away(request: StaffRequest, row: Sitting) -> None:
    absences.away(row, dinner=forms.read(forms.Away, request.POST)["dinner"], **request.by)


def _blinds(request: StaffRequest, row: Sitting) -> None:
    facts = forms.read(forms.Blinds, request.POST)
    missed_blinds.missed_blinds(row, small=facts["small"], big=facts["big"], **request.by)


def _other_seat(request: StaffRequest, row: Sitting) -> None:
    """Another chair is asked for, or no longer; as it is already, nothing."""
    on = forms.read(forms.Switch, request.POST)["on"]
    asked = Request.objects.filter(sitting=row, wish=Wish.SEAT, ended_at__isnull=True).first()
    if on and asked is None:
        requests.ask(row, wish=Wish.SEAT, **request.by)
    elif asked and not on:
        requests.withdraw_request(asked, **request.by)


VERBS: dict[str, Touch] = {
    "leaving": _plain(chairs.leaving),
    "stay": _plain(chairs.stay),
    "left": _plain(chairs.leave),
    "away": _away,
    "back": _plain(absence_returns.back),
    "blinds": _blinds,
    "other-seat": _other_seat,
}


@require_POST
@at_the_table
def sitting(request: StaffRequest, table: int, sitting: int, verb: str) -> HttpResponse:
    here = Placement.objects.select_related("sitting").filter(room=request.room, seat__table__number=table)
    row = here.filter(sitting=sitting, until__isnull=True).first()
    if row is None or verb not in VERBS:
        raise NotFound("Nobody sits there any more.")
    VERBS[verb](request, row.sitting)
    return _answer(request, table)


@require_POST
@at_the_table
def occupied(request: StaffRequest, table: int, seat: int) -> HttpResponse:
    """Somebody sits there; the name is not asked."""
    naming.occupied(request.room, table=table, seat=seat, **request.by)
    return _answer(request, table)


# The whole table


@require_POST
@at_the_table
def call_clock(request: StaffRequest, table: int) -> HttpResponse:
    """Called by the player of a seat, or by whoever is on."""
    facts = forms.read(forms.CallsClock, request.POST)
    clock.call_clock(table_of(request.room, table), **facts, **request.by)
    return _answer(request, table)


@require_POST
@at_the_table
def stop_clock(request: StaffRequest, table: int) -> HttpResponse:
    clock.stop_clock(table_of(request.room, table), **request.by)
    return _answer(request, table)


@require_POST
@at_the_table
def call_floor(request: StaffRequest, table: int) -> HttpResponse:
    floor_calls.call_floor(table_of(request.room, table), **request.by)
    return _answer(request, table)


@require_POST
@at_the_table
def take_back(request: StaffRequest, table: int) -> HttpResponse:
    undo(request.room, seq=forms.read(forms.Undo, request.POST)["seq"], **request.by)
    return _answer(request, table)


# Tablets


@require_GET
@staff_only
def bound(request: StaffRequest) -> HttpResponse:
    """Which tables have a tablet of their own, and which this one could be."""
    own = Staff.objects.filter(room=request.room, is_active=True, bound_to__isnull=False)
    tables = Table.objects.filter(room=request.room).select_related("game")
    return page(request, "table/tablets.html", {"tables": tables, "own": set(own.values_list("bound_to", flat=True))})


@require_POST
@staff_only
def bind(request: StaffRequest, table: int) -> HttpResponse:
    """This very tablet is the table's own from now on: whoever was on is off."""
    tablet = tablets.bind(table_of(request.room, table), **request.by)
    login(request, tablet, backend=BACKEND)
    return redirect("table:screen", request.room.slug, table)


@require_POST
@staff_only
def release(request: StaffRequest, table: int) -> HttpResponse:
    tablets.release(table_of(request.room, table), **request.by)
    return HttpResponseRedirect(reverse("table:tablets", args=[request.room.slug]))
