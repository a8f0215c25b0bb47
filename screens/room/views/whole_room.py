"""The whole room: closing it."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.views.decorators.http import require_http_methods

from floor.commands.closing import close_room, restorable, still_open
from pokerroom.decorators import StaffRequest, afresh, page, staff_only
from screens.host.reads.clean_up import clean_up
from screens.host.views.responses import entry_of
from screens.parts import forms
from waitlist.commands.entries import restore
from waitlist.models import Entry
from waitlist.rules import LIVE


@require_http_methods(["GET", "POST"])
@staff_only
def close(request: StaffRequest) -> HttpResponse:
    """Closing: what it ends, what it cannot end; then what is still open."""
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
