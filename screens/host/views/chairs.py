"""Touches on the chairs of a table: taken, named; and on the table itself. Who sits there: away.py."""

from __future__ import annotations

from collections.abc import Callable

from django.db import transaction
from django.http import HttpResponse
from django.views.decorators.http import require_POST

from floor.commands import chairs, naming
from pokerroom.decorators import StaffRequest, staff_only
from pokerroom.refusals import NotFound
from screens.host.views.responses import answer, say_left_with, whom
from screens.parts import forms
from screens.parts.double_tap import once
from tables import commands as floor
from tables.models import Sitting, Table
from tables.queries import table_of
from waitlist.commands import calls


@require_POST
@staff_only
def occupied(request: StaffRequest, table: int, seat: int) -> HttpResponse:
    """Somebody sits there; the name comes later."""
    row = table_of(request.room, table)
    overrule = request.POST.get("overrule", "")[:160]
    naming.occupied(request.room, table=table, seat=seat, overrule=overrule, **request.by)
    return _answer(request, row.game_id)


@require_POST
@staff_only
@transaction.atomic
def name(request: StaffRequest, sitting: int) -> HttpResponse:
    """Whoever sits there without a name gets one."""
    row = Sitting.objects.filter(room=request.room, pk=sitting, ended_at__isnull=True).select_related("game").first()
    if row is None:
        raise NotFound("Nobody sits there any more.")
    facts = forms.read(forms.Name, request.POST, row.game)
    who = whom(request, facts)
    if "player" in who:
        say_left_with(request, who["player"], chairs.chair_of_sitting(row).table, row.since)
    kept = {name: facts[name] for name in ("buy_in", "largest_stack", "id_seen", "overrule")}
    with once(request) as first:
        if first:
            naming.name_sitter(row, **kept, **who, **request.by)
    return answer(request, games=[row.game_id], added=True)


@require_POST
@staff_only
def table(request: StaffRequest, table: int, verb: str) -> HttpResponse:
    row = table_of(request.room, table)
    if verb not in VERBS:
        raise NotFound("There is nothing of that name to do.")
    VERBS[verb](request, row)
    return _answer(request, row.game_id)


def _fill(request: StaffRequest, table: Table) -> None:
    calls.fill(table, **request.by)


def _start(request: StaffRequest, table: Table) -> None:
    floor.start(table, **request.by)


def _close(request: StaffRequest, table: Table) -> None:
    floor.close_table(table, **request.by)


def _no_fills(request: StaffRequest, table: Table) -> None:
    floor.no_fills(table, on=forms.read(forms.Switch, request.POST)["on"], **request.by)


VERBS: dict[str, Callable[[StaffRequest, Table], None]] = {
    "fill": _fill,
    "start": _start,
    "close": _close,
    "no-fills": _no_fills,
}


def _answer(request: StaffRequest, game: int | None) -> HttpResponse:
    return answer(request, games=[game] if game else [])
