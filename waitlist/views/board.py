"""The board on the wall: no log-in, nobody touches it."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from pokerroom.clock import now
from pokerroom.models import Room
from pokerroom.refusals import NotFound
from pokerroom.turn import policy_of
from waitlist.figures import THEMES
from waitlist.queries.board import board


@require_GET
def wall(request: HttpRequest, room: str) -> HttpResponse:
    """The whole display. `?theme=` and `?voice=on` are this screen's own; else the room's."""
    shown = _room(room)
    policy = policy_of(shown)
    theme = request.GET.get("theme", "")
    looks = {
        "theme": theme if theme in THEMES else policy.board_theme,
        "accent": policy.accent,
        "voice": {"on": True, "off": False}.get(request.GET.get("voice", ""), policy.board_voice),
    }
    return _render(request, "board/screen.html", shown, looks)


@require_GET
def lists(request: HttpRequest, room: str) -> HttpResponse:
    """What the display reads again when something changed."""
    return _render(request, "board/lists.html", _room(room), {})


def _room(slug: str) -> Room:
    room = Room.objects.select_related("policy").filter(slug=slug).first()
    if room is None:
        raise NotFound("There is no such room.")
    return room


def _render(request: HttpRequest, template: str, room: Room, context: dict[str, Any]) -> HttpResponse:
    at = now()
    response = render(request, template, {"room": room, "now": at, "board": board(room, at), **context})
    response["Cache-Control"] = "no-store"
    return response
