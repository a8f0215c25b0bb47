"""The whole room: taking it over from a whiteboard, closing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods

from pokerroom.doors import StaffRequest, page, staff_only
from pokerroom.refusals import Malformed
from pokerroom.roles import Act
from pokerroom.turn import require
from tables.models import Game, Table
from waitlist import queries, whiteboard
from waitlist.commands import take_over as taking
from waitlist.commands.room import close_room, still_open
from waitlist.commands.take_over import Runs, Sits, Waits, Whiteboard
from waitlist.models import Entry
from waitlist.queries.snapshot import Snapshot
from waitlist.rules import LIVE

SHEETS: dict[str, tuple[Callable[..., whiteboard.Sheet], type]] = {
    "tables": (whiteboard.tables, Runs),
    "seats": (whiteboard.seats, Sits),
    "lists": (whiteboard.lists, Waits),
}
MOST = 20_000


@require_http_methods(["GET", "POST"])
@staff_only
def take_over(request: StaffRequest) -> HttpResponse:
    """Three sheets of text; every line that cannot be is named beside its sheet, and nothing is entered then."""
    require(request.staff, Act.TABLES, request.room.pk)
    typed = {sheet: request.POST.get(sheet, "")[:MOST] for sheet in SHEETS}
    wrong: dict[str, list[str]] = {}
    if request.method == "POST":
        wrong = _enter(request, typed)
        if not wrong:
            return HttpResponseRedirect(reverse("host", args=[request.room.slug]))
    context = {
        "typed": typed,
        "wrong": wrong,
        "games": Game.objects.filter(room=request.room, offered=True),
        "tables": Table.objects.filter(room=request.room).count(),
    }
    return page(request, "room/take_over.html", context, status=400 if wrong else 200)


def _enter(request: StaffRequest, typed: dict[str, str]) -> dict[str, list[str]]:
    at = request.now.astimezone(request.room.zone)
    read = {name: parse(typed[name], at) for name, (parse, _) in SHEETS.items()}
    if not any(sheet.lines or sheet.wrong for sheet in read.values()):
        return {"tables": ["Nothing was typed: say at least one table that runs, or one list."]}
    wrong = {name: _named(sheet.wrong) for name, sheet in read.items() if sheet.wrong}
    if wrong:
        return wrong
    board = Whiteboard(**{name: [SHEETS[name][1](**line.facts) for line in read[name].lines] for name in SHEETS})
    try:
        taking.take_over(request.room, board=board, **request.by)
    except Malformed as error:
        return _by_line(error.extra["fields"], read)
    return {}


def _named(wrong: dict[int, str]) -> list[str]:
    return [f"Line {number}: {says}" for number, says in wrong.items()]


def _by_line(fields: dict[str, str], read: dict[str, whiteboard.Sheet]) -> dict[str, list[str]]:
    """The command names the third table; the supervisor typed it on line 5."""
    wrong: dict[str, list[str]] = {}
    for where, says in fields.items():
        name, _, place = where.partition(".")
        wrong.setdefault(name, []).append(f"Line {read[name].lines[int(place) - 1].number}: {says}")
    return wrong


@require_http_methods(["GET", "POST"])
@staff_only
def close(request: StaffRequest) -> HttpResponse:
    """Closing: what it ends, what it cannot end; then what is still open."""
    require(request.staff, Act.CLOSE_ROOM, request.room.pk)
    closed = request.method == "POST"
    left = close_room(request.room, **request.by) if closed else still_open(request.room)
    live = Entry.objects.filter(room=request.room, status__in=LIVE)
    context: dict[str, Any] = {
        "closed": closed,
        "left": left,
        "names": live.count(),
        "clean_up": queries.clean_up(request.room, request.now),
    }
    return page(request, "room/close.html", context)


@require_GET
@staff_only
def copy(request: StaffRequest) -> HttpResponse:
    """The room on one page for a second device: it reads itself anew, keeps what it read, and shows it when the
    server is gone, with the time it is from."""
    screen = queries.host_screen(Snapshot(request.room, request.now), request.staff)
    numbers = [table.number for card in screen.lists for table in card.tables]
    strips = [queries.chair_strip(request.room, number, request.now) for number in numbers]
    return page(request, "room/copy.html", {"screen": screen, "strips": strips})
