"""The floor: the supervisor's screen and its parts, with what the host's screen does not have: time, new tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import HttpResponse
from django.views.decorators.http import require_GET, require_POST

from floor.commands.clocks import extend_all
from pokerroom import approvals
from pokerroom.decorators import StaffRequest, page, staff_only
from pokerroom.models import SetAside
from pokerroom.refusals import NotFound
from pokerroom.times import span
from screens.floor.reads.map import floor_map
from screens.floor.reads.named_moves import named_moves
from screens.floor.reads.trail import trail
from screens.host.reads.screen import host_screen
from screens.host.views.absences import back
from screens.host.views.absences import more_time as more_time_away
from screens.host.views.responses import answer, answer_entry, entry_of, parts
from screens.host.views.tray import mover
from screens.parts import forms
from screens.parts.clocks import clocks, table_calls
from screens.parts.refusals import ReasonNeeded
from screens.parts.requests import wishes
from tables.commands import clock, floor_calls, open_table
from tables.models import Sitting
from tables.queries import game_of, games_offered, table_of
from waitlist.commands.more_time import extend
from waitlist.queries.snapshot import Snapshot
from waitlist.rules import LIVE

LINES = 12  # of the trail, and as many more with each touch on Earlier


MOST_LINES = 600


EXTEND_REASONS = ("Outage", "Fire alarm", "Floor's decision")


@require_GET
@staff_only
def screen(request: StaffRequest) -> HttpResponse:
    shot = Snapshot(request.room, request.now)
    context = {"screen": host_screen(shot, request.staff), **_map(request, shot), **_rail(request, shot)}
    return page(request, "floor/screen.html", context | _trail(request))


@require_GET
@staff_only
def tables(request: StaffRequest) -> HttpResponse:
    return page(request, "floor/map.html", _map(request, Snapshot(request.room, request.now)))


@require_GET
@staff_only
def table(request: StaffRequest, table: int) -> HttpResponse:
    """One table of the map."""
    found = floor_map(Snapshot(request.room, request.now), table)
    if not found:
        raise NotFound(f"There is no table {table}.")
    return page(request, "floor/table.html", {"table": found[0], "moving": mover(request)})


@require_GET
@staff_only
def rail(request: StaffRequest) -> HttpResponse:
    return page(request, "floor/rail.html", _rail(request, Snapshot(request.room, request.now)))


@require_GET
@staff_only
def asked(request: StaffRequest) -> HttpResponse:
    """What players who sit wish for, with the chairs that fit now."""
    return page(request, "floor/wishes.html", {"wishes": wishes(Snapshot(request.room, request.now))})


@require_GET
@staff_only
def events(request: StaffRequest) -> HttpResponse:
    return page(request, "floor/trail.html", _trail(request))


def _map(request: StaffRequest, shot: Snapshot) -> dict[str, Any]:
    return {"tables": floor_map(shot), "moving": mover(request)}


def _rail(request: StaffRequest, shot: Snapshot) -> dict[str, Any]:
    return {
        "clocks": clocks(shot),
        "table_calls": table_calls(shot),
        "set_aside": SetAside.objects.filter(room=shot.room).order_by("since") if shot.room.has_set_aside else (),
        "flagged": [seat for seat in shot.seats if seat.flag],
        "approvals": approvals.waiting(request.room, request.now),
        "named_moves": named_moves(request.room, request.staff, request.now),
        "wishes": wishes(shot),
        **parts(request),
    }


def _trail(request: StaffRequest) -> dict[str, Any]:
    asked = request.GET
    who = [pk for pk in map(forms.number, asked.getlist("who")[:4]) if pk is not None]
    most = forms.number(asked.get("most", "")) or LINES
    text = asked.get("what", "")[:80]
    found = trail(request.room, request.staff, request.now, text=text, who=who, most=min(most, MOST_LINES))
    return {"trail": found, "what": text, "most": most, "next_most": most + LINES}


@require_GET
@staff_only
def closed(request: StaffRequest, table: int) -> HttpResponse:
    """What a closed table can be opened for."""
    row = table_of(request.room, table)
    games = games_offered(request.room)
    seats = row.seats.count()
    return page(
        request, "floor/closed.html", {"table": row, "games": games, "chairs": range(2, seats + 1), "seats": seats}
    )


@require_POST
@staff_only
def open_(request: StaffRequest, table: int) -> HttpResponse:
    facts = forms.read(forms.Opening, request.POST)
    game = game_of(request.room, facts["game"])
    open_table(table_of(request.room, table), game=game, chairs=facts["chairs"], **request.by)
    return answer(request, games=[game.pk])


@require_POST
@staff_only
def come(request: StaffRequest, table: int) -> HttpResponse:
    """A supervisor takes a table's call for the floor."""
    floor_calls.come(table_of(request.room, table), **request.by)
    return answer(request)


@require_POST
@staff_only
def stop_clock(request: StaffRequest, table: int) -> HttpResponse:
    """The player has acted in time (T30)."""
    clock.stop_clock(table_of(request.room, table), **request.by)
    return answer(request)


@require_POST
@staff_only
def more_time(request: StaffRequest, entry: int) -> HttpResponse:
    """More time for one call or hold."""
    row = entry_of(request, entry)
    extend(row, **forms.read(forms.MoreTime, request.POST), **request.by)
    return answer_entry(request, row)


@require_POST
@staff_only
def more_time_for_all(request: StaffRequest) -> HttpResponse:
    """More time for every running clock, with the reason on record."""
    facts = forms.read(forms.MoreTime, request.POST)
    if not facts["reason"]:
        raise ReasonNeeded(f"{span(facts['seconds'])} more for every clock of the room. Why?", EXTEND_REASONS)
    entries = extend_all(request.room, **facts, **request.by)
    return answer(request, games={entry.game_id for entry in entries if entry.status in LIVE})


@require_POST
@staff_only
def sitting(request: StaffRequest, sitting: int, verb: str) -> HttpResponse:
    """Somebody who is away: back at the table, or given more time."""
    row = Sitting.objects.filter(room=request.room, pk=sitting).first()
    if row is None or verb not in SITTING_VERBS:
        raise NotFound("Nobody is away from there any more.")
    SITTING_VERBS[verb](request, row)
    return answer(request, games=[row.game_id])


SITTING_VERBS: dict[str, Callable[[StaffRequest, Sitting], Any]] = {"back": back, "more-time": more_time_away}
