"""The database is away, busy or out of disk: what people and programs are told (503)."""

from __future__ import annotations

import sys
from collections.abc import Callable

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string

from pokerroom.origin import origin
from pokerroom.refusals import Refused

STUMBLED_AGAIN_SECONDS = 10
TURNED_AWAY = "pokerroom.turned_away"  # in the scope of a request
DISK_FULL = "53100"
NO_RESOURCES = "53"
# Not let in within two seconds, longer than a statement may take, a deadlock, two writers at once.
IN_THE_WAY = frozenset({"55P03", "57014", "40P01", "40001"})
HUNG_UP_ON = "25P03"  # idle in a transaction for too long, as after a freeze


class Outage(Refused):
    """The room can't be read or changed for the moment (503). `advice`: to whoever wanted to change something."""

    status = 503
    again_seconds = 3
    says = ""
    advice = ""

    def __init__(self, detail: str = "") -> None:
        super().__init__(detail or f"{self.says} {self.advice}".strip())


class Away(Outage):
    """The database is not there, or there is no stream to be had."""

    code = "unavailable"
    says = "The database does not answer."
    advice = "Check the list before you try again."


class Busy(Outage):
    """Somebody else is at it."""

    code = "busy"
    again_seconds = 2
    says = "The room is busy."
    advice = "Try again in a moment."


class OutOfDisk(Outage):
    code = "disk_full"
    again_seconds = 10
    says = "The database's disk is full: nothing can be saved until there is room on it."
    advice = "Tell whoever runs the server."


class Stumbled(Refused):
    """A fault of ours (500)."""

    status = 500
    code = "error"


def outage_of(error: BaseException | None) -> Outage | None:
    """What of the database stands behind an error; None: nothing, the error is a fault of ours."""
    if isinstance(error, Outage):
        return error
    state = str(getattr(getattr(error, "__cause__", None), "sqlstate", None) or "")
    if not isinstance(error, OperationalError | InterfaceError) and state != HUNG_UP_ON:
        return None
    if state == DISK_FULL:
        return OutOfDisk()
    return Busy() if state in IN_THE_WAY or state.startswith(NO_RESOURCES) else Away()


def server_error(request: HttpRequest) -> HttpResponse:
    """Django's handler for whatever nobody caught, wherever it came from."""
    outage = outage_of(sys.exc_info()[1])
    told = outage or Stumbled("The server stumbled over this. Check the list before you try again.")
    if request.path.startswith("/api/"):
        response: HttpResponse = JsonResponse(told.body(), status=told.status)
    else:
        response = _page(request, told, again=outage.again_seconds if outage else STUMBLED_AGAIN_SECONDS)
    response["Cache-Control"] = "no-store"
    return told.onto(response)


def _page(request: HttpRequest, told: Refused, *, again: int) -> HttpResponse:
    """A page that was only read comes back by itself: nobody stands at a screen on the wall."""
    part = request.headers.get("HX-Request") == "true"
    template = "500.html" if told.status == 500 else "parts/refusal.html" if part else "outage.html"
    comes_back = request.method == "GET" and not part
    context = {"refusal": told, "request": request, "comes_back": comes_back, "request_id": origin.get().request_id}
    response = HttpResponse(render_to_string(template, context), status=told.status)
    if comes_back:
        response["Refresh"] = str(again)
    return response


class OutageMiddleware:
    """A request that waited too long for a thread is turned away before it does anything."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if getattr(request, "scope", {}).get(TURNED_AWAY):
            raise Busy
        return self.get_response(request)
