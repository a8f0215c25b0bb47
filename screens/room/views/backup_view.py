"""The backup view: the room on one page for a second device, which keeps what it read for when the server is away.

Staff look at it anywhere. Kept it is only where a supervisor has bound the device; such a device needs no log-in, shows
this page alone, and drops it when it is released, when somebody logs out there, and when it is too old.
"""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib.auth import logout
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from pokerroom import backup_devices
from pokerroom.clock import now
from pokerroom.decorators import StaffRequest, page, staff_only
from pokerroom.models import BackupDevice, Room
from pokerroom.read_snapshot import read_snapshot
from pokerroom.refusals import NotFound
from pokerroom.roles import Act, may
from pokerroom.turn import activated
from pokerroom.views import BACKUP_COOKIE, forget_kept
from screens.host.reads.paper import paper
from screens.parts.clocks import clocks
from waitlist.queries.snapshot import Snapshot

FOR_YEARS = 365 * 24 * 3600


@require_GET
def screen(request: HttpRequest, room: str) -> HttpResponse:
    device = _device(request, room)
    if device is None:
        return _to_staff(request, room=room)
    return _gone(request, device) if device.released_at else _to_device(request, device)


def _device(request: HttpRequest, room: str) -> BackupDevice | None:
    device = backup_devices.known_by(request.COOKIES.get(BACKUP_COOKIE, ""))
    return device if device and device.room.slug == room else None


@staff_only
def _to_staff(request: StaffRequest) -> HttpResponse:
    """Shown, and not kept."""
    binds = may(request.staff.role, Act.TABLETS)
    devices = backup_devices.bound(request.room) if binds else ()
    return page(request, "room/copy.html", _shown(request.room, request.now) | {"binds": binds, "devices": devices})


@read_snapshot()
def _to_device(request: HttpRequest, device: BackupDevice) -> HttpResponse:
    at, room = now(), Room.objects.get(pk=device.room_id)
    keep_seconds = activated(room).backup_view_seconds
    context = _shown(room, at) | {"room": room, "now": at, "device": device, "keep_seconds": keep_seconds}
    context["keep_hours"] = f"{keep_seconds / 3600:.3g}"
    answer = render(request, "room/copy.html", context)
    # For the worker that keeps it: until when it may be shown.
    answer["X-Read-At"], answer["X-Keep-Seconds"] = at.isoformat(), str(keep_seconds)
    answer["Cache-Control"] = "no-store"
    return answer


def _gone(request: HttpRequest, device: BackupDevice) -> HttpResponse:
    return forget_kept(render(request, "room/copy_gone.html", {"room": device.room}, status=410))


def _shown(room: Room, at: Any) -> dict[str, Any]:
    shot = Snapshot(room, at)
    return {"sections": paper(shot), "clocks": clocks(shot)}


@require_POST
@staff_only
def bind(request: StaffRequest) -> HttpResponse:
    """This very device keeps the view from now on: whoever was on is off."""
    _, key = backup_devices.bind(request.room, name=request.POST.get("name", ""), **request.by)
    logout(request)
    answer = HttpResponseRedirect(reverse("room:copy", args=[request.room.slug]))
    answer.set_cookie(
        BACKUP_COOKIE, key, max_age=FOR_YEARS, httponly=True, secure=settings.SESSION_COOKIE_SECURE, samesite="Lax"
    )
    return answer


@require_POST
@staff_only
def release(request: StaffRequest, device: int) -> HttpResponse:
    found = backup_devices.bound(request.room).filter(pk=device).first()
    if found is None:
        raise NotFound("No such device keeps the backup view.")
    backup_devices.release(found, **request.by)
    return HttpResponseRedirect(reverse("room:copy", args=[request.room.slug]))


@require_POST
def forget(request: HttpRequest, room: str) -> HttpResponse:
    """Said on the device itself: it keeps the view no longer."""
    device = _device(request, room)
    if device is None:
        raise NotFound("This device does not keep the backup view.")
    return _gone(request, backup_devices.release(device, by=None, at=now()))
