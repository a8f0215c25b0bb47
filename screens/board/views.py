"""The board on the wall: no log-in, nobody touches it. However many hang there, it is made once a version."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.http import require_GET

from pokerroom.clock import now
from pokerroom.models import Room
from pokerroom.read_snapshot import read_snapshot
from pokerroom.refusals import NotFound
from pokerroom.turn import policy_of
from screens.board.reads.board import board
from screens.policy import THEMES


@require_GET
@read_snapshot()
def wall(request: HttpRequest, room: str) -> HttpResponse:
    """The whole display. `?theme=` and `?voice=on` are this screen's own; else the room's."""
    shown, at = _room(room), now()
    policy = policy_of(shown)
    theme = request.GET.get("theme", "")
    context = {
        "room": shown,
        "now": at,
        "lists": _lists(shown, at),
        "theme": theme if theme in THEMES else policy.board_theme,
        "accent": policy.accent,
        "voice": {"on": True, "off": False}.get(request.GET.get("voice", ""), policy.board_voice),
    }
    return _fresh(render(request, "board/screen.html", context))


@require_GET
@read_snapshot()
def lists(request: HttpRequest, room: str) -> HttpResponse:
    """What the display reads again when something changed."""
    return _fresh(HttpResponse(_lists(_room(room), now())))


def _room(slug: str) -> Room:
    room = Room.objects.select_related("policy").filter(slug=slug).first()
    if room is None:
        raise NotFound("There is no such room.")
    return room


def _fresh(response: HttpResponse) -> HttpResponse:
    response["Cache-Control"] = "no-store"
    return response


@dataclass(frozen=True)
class Kept:
    """The lists as they were written at a version, and until when they change by nothing but an event."""

    version: int
    until: datetime | None
    html: SafeString


_kept: dict[int, Kept] = {}


def _lists(room: Room, at: datetime) -> SafeString:
    kept = _kept.get(room.pk)
    if kept and kept.version == room.version and (kept.until is None or at < kept.until):
        return kept.html
    shown = board(room, at)
    html = mark_safe(render_to_string("board/lists.html", {"room": room, "now": at, "board": shown}))  # noqa: S308
    _kept[room.pk] = Kept(room.version, shown.changes_at, html)
    return html
