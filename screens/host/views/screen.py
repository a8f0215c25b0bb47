"""The host's screen and its parts, read."""

from __future__ import annotations

from uuid import uuid4

from django.http import HttpResponse
from django.views.decorators.http import require_GET

from pokerroom.decorators import StaffRequest, page, staff_only
from pokerroom.refusals import NotFound
from pokerroom.roles import Act, may
from screens.host.reads import finder
from screens.host.reads.cards import list_cards
from screens.host.reads.finder import OpenSeat
from screens.host.reads.paper import paper as room_on_paper
from screens.host.reads.screen import host_screen
from screens.host.views.responses import foot, parts, passed_over
from screens.host.views.tray import tray_of
from screens.parts import forms
from screens.parts.clocks import clocks
from tables.models import Placement
from tables.queries import game_of
from waitlist.queries.snapshot import Snapshot


@require_GET
@staff_only
def host(request: StaffRequest) -> HttpResponse:
    screen = host_screen(Snapshot(request.room, request.now), request.staff)
    return page(
        request, "host/screen.html", {"screen": screen, "told": passed_over(request.room, screen.bar), **parts(request)}
    )


@require_GET
@staff_only
def list_card(request: StaffRequest, game: str) -> HttpResponse:
    cards = list_cards(Snapshot(request.room, request.now), games={game_of(request.room, game).pk})
    if not cards:
        raise NotFound("This list is not on the screen any more.")
    return page(request, "host/card_and_tab.html", {"card": cards[0], **parts(request)})


@require_GET
@staff_only
def table(request: StaffRequest, table: int) -> HttpResponse:
    return page(request, "host/tray.html", {**tray_of(request, table), **parts(request)})


@require_GET
@staff_only
def bar(request: StaffRequest) -> HttpResponse:
    return page(request, "host/bar_and_switch.html", {**foot(request), **parts(request)})


@require_GET
@staff_only
def find(request: StaffRequest) -> HttpResponse:
    text = " ".join(request.GET.get("q", "")[:80].split())
    found = finder.found(request.room, text, request.now) if len(text) >= 2 else None
    return page(request, "host/found.html", {"query": text, "found": found})


@require_GET
@staff_only
def choose(request: StaffRequest) -> HttpResponse:
    """Which lists, or which open seat, for whom was found or named."""
    player, name = forms.number(request.GET.get("player", "")), " ".join(request.GET.get("name", "")[:80].split())
    choice = finder.choice(request.room, player, name, request.now)
    touched = request.GET.get("chair_first", "")
    may_keep = choice.player and may(request.staff.role, Act.ANYWHERE)
    context = {
        "choice": choice,
        "seats": _one_a_table(choice.seats, touched),
        "keep": [seat for seat in choice.seats if may_keep and f"{seat.table}-{seat.seat}" == touched],
        "by_phone": request.GET.get("via") == "phone",
        "once": uuid4().hex,
        "sitter": _sitter(request),
    }
    return page(request, "host/choose.html", context)


def _sitter(request: StaffRequest) -> Placement | None:
    """Somebody without a name whose chair was touched: whoever is found may be them."""
    sitter = forms.number(request.GET.get("sitter", ""))
    chairs = Placement.objects.select_related("seat__table").filter(room=request.room, until__isnull=True)
    return chairs.filter(sitting=sitter, sitting__player__isnull=True).first()


def _one_a_table(seats: list[OpenSeat], first: str) -> list[OpenSeat]:
    """The chair that was touched before, then the first of each table: the others are in the strips."""
    touched = [seat for seat in seats if f"{seat.table}-{seat.seat}" == first]
    firsts = {seat.table: seat for seat in reversed(seats)}
    return touched + [seat for seat in firsts.values() if seat not in touched]


@require_GET
@staff_only
def paper(request: StaffRequest) -> HttpResponse:
    """The whole room on paper, in one touch (rules §7)."""
    shot = Snapshot(request.room, request.now)
    return page(request, "host/paper.html", {"sections": room_on_paper(shot), "clocks": clocks(shot)})
