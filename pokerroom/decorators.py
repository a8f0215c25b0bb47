"""Decorators of the staff's views: who is let in, and what the others are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import wraps
from typing import Any, cast
from urllib.parse import urlencode, urlsplit

from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme

from pokerroom import access, idle
from pokerroom.clock import now
from pokerroom.models import Room, Staff
from pokerroom.read_snapshot import read_snapshot
from pokerroom.refusals import NotAllowed, NotFound
from pokerroom.turn import activated

View = Callable[..., HttpResponse]


class StaffRequest(HttpRequest):
    """A request that a decorator has let in."""

    room: Room
    staff: Staff
    now: datetime
    by: dict[str, Any]
    htmx: Any


def staff_only(view: View) -> View:
    """Staff of this room whom the door takes (access.tsv), with the screen not locked.

    The view gets room, staff and the moment on the request.
    Whoever is logged out goes to the log-in with the whole page and comes back to the same place, and is told
    that a touch was lost. Another room's staff find nothing here.
    """
    return _guarded(view)


def at_the_table(view: View) -> View:
    """The same for what concerns one table: open to that table's own tablet, too. The view gets `table`, its number."""
    return _guarded(view, tablets=True)


def even_locked(view: View) -> View:
    """The same, for what can be done while the screen is covered."""
    return _guarded(view, even_locked=True)


def _guarded(view: View, *, even_locked: bool = False, tablets: bool = False) -> View:
    def is_covered(request: StaffRequest) -> bool:
        return idle.is_locked(request.session, request.staff, request.now) and not even_locked

    @wraps(view)
    def guarded(request: HttpRequest, room: str, **facts: Any) -> HttpResponse:
        if not request.user.is_authenticated:
            return elsewhere(request, reverse("login"))
        if request.user.room.slug != room:
            raise NotFound("There is no such room.")
        own = request.user.bound_to
        if own is not None and not (tablets and facts["table"] == own):
            raise NotAllowed(f"This tablet is bound to table {own}: nothing else opens on it.", code="bound_elsewhere")
        access.check(request, request.user)
        passed = cast(StaffRequest, request)
        passed.room, passed.staff = request.user.room, request.user
        activated(passed.room)
        if request.method == "GET":
            with afresh(passed):
                return covered(passed) if is_covered(passed) else view(passed, **facts)
        passed.now = now()
        passed.by = {"by": passed.staff, "at": passed.now}
        if is_covered(passed):
            return covered(passed)
        if not even_locked:
            idle.touch(request.session, passed.staff, passed.now)
        return view(passed, **facts)

    return guarded


def covered(request: StaffRequest) -> HttpResponse:
    """The screen is locked: to the page that unlocks it, and back."""
    return elsewhere(request, reverse("locked", args=[request.room.slug]))


@contextmanager
def afresh(request: StaffRequest) -> Iterator[None]:
    """What is shown is the room at one moment; after a command, as that has left it, or later."""
    with read_snapshot():
        request.now, request.room = now(), Room.objects.get(pk=request.room.pk)
        yield


def elsewhere(request: HttpRequest, url: str) -> HttpResponse:
    """To another page, the whole window, and back afterwards."""
    htmx = request.htmx  # type: ignore[attr-defined]
    back = _path_of(htmx.current_url) if htmx else request.get_full_path()
    lost = {"lost": "1"} if request.method == "POST" else {}
    if request.method == "POST" and not htmx:
        back = "/"
    target = f"{url}?{urlencode({'next': back, **lost})}"
    if htmx:
        return HttpResponse(status=401, headers={"HX-Redirect": target})
    return HttpResponseRedirect(target)


def _path_of(url: str | None) -> str:
    """Of the page that a browser says it shows."""
    try:
        return urlsplit(url or "/").path
    except ValueError:  # no address at all
        return "/"


def page(request: StaffRequest, template: str, context: dict[str, Any], status: int = 200) -> HttpResponse:
    """A page or a part of one, with what every part needs. Never kept by the browser: Back reads again."""
    common = {
        "room": request.room,
        "staff": request.staff,
        "now": request.now,
        "version": request.room.version,
        "pin_staff": people_with_pin(request.room),
        "chosen": request.staff.pk,
        "idle_seconds": idle.seconds(request.staff),
    }
    response = render(request, template, common | context, status=status)
    response["Cache-Control"] = "no-store"
    response["Vary"] = "HX-Request"
    return response


def people_with_pin(room: Room) -> QuerySet[Staff]:
    """Who can take over a screen of this room."""
    return Staff.objects.filter(room=room, is_active=True).exclude(pin="").order_by("name")


def safe_next(request: HttpRequest, fallback: str) -> str:
    """Where the form says to go afterwards, if that is on this site."""
    target = request.POST.get("next") or request.GET.get("next") or fallback
    on_site = url_has_allowed_host_and_scheme(target, {request.get_host()}, require_https=request.is_secure())
    return target if on_site else fallback
