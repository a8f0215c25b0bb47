"""The whole room: taking it over from a whiteboard, closing it."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods

from floor import whiteboard
from floor.commands import take_over as taking
from floor.commands.closing import close_room, restorable, still_open
from floor.commands.take_over import Runs, Sits, Waits, Whiteboard
from pokerroom.decorators import StaffRequest, afresh, page, staff_only
from pokerroom.refusals import Malformed
from pokerroom.roles import Act
from pokerroom.turn import require
from screens.host.reads.clean_up import clean_up
from screens.host.reads.screen import host_screen
from screens.host.views.responses import entry_of
from screens.parts import forms, seat_strip
from tables.models import Table
from tables.queries import game_called, games_offered
from waitlist.commands.entries import restore
from waitlist.models import Entry
from waitlist.queries.snapshot import Snapshot
from waitlist.rules import LIVE

FACTS: dict[str, type] = {"tables": Runs, "seats": Sits, "lists": Waits}


MOST = 60_000


@require_http_methods(["GET", "POST"])
@staff_only
def take_over(request: StaffRequest) -> HttpResponse:
    """One sheet of text; every line that cannot be is named above it, and nothing is entered then."""
    require(request.staff, Act.TAKE_OVER, request.room.pk)
    typed = request.POST.get("whiteboard", "")
    wrong: list[str] = []
    if request.method == "POST":
        wrong = _enter(request, typed)
        if not wrong:
            return HttpResponseRedirect(reverse("host", args=[request.room.slug]))
    context = {
        "typed": typed,
        "wrong": wrong,
        "games": games_offered(request.room),
        "tables": Table.objects.filter(room=request.room).count(),
    }
    return page(request, "room/take_over.html", context, status=400 if wrong else 200)


def _enter(request: StaffRequest, typed: str) -> list[str]:
    if len(typed) > MOST:
        return [f"That is more than a room: at most {MOST:,} characters."]
    games = games_offered(request.room)
    at = request.now.astimezone(request.room.zone)
    sheet = whiteboard.read(typed, at, is_game=lambda line: game_called(games, line) is not None)
    if not sheet.lines and not sheet.wrong:
        return ["Nothing was typed: say at least one table that runs, or one name that waits."]
    # The command names the third table; the supervisor typed it on line 5.
    lines = {about: [line for line in sheet.lines if line.about == about] for about in FACTS}
    unread = {f"unread.{number}": says for number, says in sheet.wrong.items()}
    facts = {about: [FACTS[about](**line.facts) for line in lines[about]] for about in FACTS}
    try:
        taking.take_over(request.room, board=Whiteboard(**facts, unread=unread), **request.by)
    except Malformed as error:
        where = {f"{about}.{place}": line.number for about in FACTS for place, line in enumerate(lines[about], 1)}
        where |= {f"unread.{number}": number for number in sheet.wrong}
        return _named({where[key]: says for key, says in error.extra["fields"].items()}, typed.splitlines())
    return []


def _named(wrong: dict[int, str], typed: list[str]) -> list[str]:
    """By line, with its words; what is wrong with many lines alike is said once."""
    alike: dict[str, list[int]] = {}
    for number, says in sorted(wrong.items()):
        alike.setdefault(says, []).append(number)
    return [f"{_where(numbers, typed[numbers[0] - 1].strip())}: {says}" for says, numbers in alike.items()]


def _where(numbers: list[int], first: str) -> str:
    return f"Line {numbers[0]}, “{first}”" if len(numbers) == 1 else f"Lines {_span(numbers)}, “{first}”…"


def _span(numbers: list[int]) -> str:
    whole = numbers == list(range(numbers[0], numbers[-1] + 1))
    return f"{numbers[0]} to {numbers[-1]}" if whole and len(numbers) > 2 else ", ".join(map(str, numbers))


@require_http_methods(["GET", "POST"])
@staff_only
def close(request: StaffRequest) -> HttpResponse:
    """Closing: what it ends, what it cannot end; then what is still open."""
    require(request.staff, Act.CLOSE_ROOM, request.room.pk)
    name = forms.read(forms.Restore, request.POST)["restore"]
    if name:
        restore(entry_of(request, name), **request.by)
    closed = request.method == "POST" and not name
    left = close_room(request.room, **request.by) if closed else still_open(request.room, request.now)
    with afresh(request):
        live = Entry.objects.filter(room=request.room, status__in=LIVE)
        context: dict[str, Any] = {
            "closed": closed,
            "left": left,
            "names": live.count(),
            "restorable": restorable(request.room, request.now),
            "clean_up": clean_up(request.room, request.now),
        }
        return page(request, "room/close.html", context)


@require_GET
@staff_only
def copy(request: StaffRequest) -> HttpResponse:
    """The room on one page for a second device: it reads itself anew, keeps what it read, and shows it when the
    server is gone, with the time it is from."""
    shot = Snapshot(request.room, request.now)
    screen, strips = host_screen(shot, request.staff), seat_strip.chair_strips(shot)
    return page(request, "room/copy.html", {"screen": screen, "strips": strips})
