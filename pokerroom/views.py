"""Coming in: log-in, change of person by PIN, lock, log-out."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from django.conf import settings
from django.contrib.auth import login, logout
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.middleware.csrf import get_token
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from pokerroom import backup_devices, idle, passwords, pins
from pokerroom.clock import now
from pokerroom.decorators import StaffRequest, elsewhere, even_locked, page, people_with_pin, safe_next, staff_only
from pokerroom.hashing import hashes
from pokerroom.refusals import Refused
from pokerroom.throttles import TooOften

BACKUP_COOKIE = "backup" if settings.PLAIN_HTTP else "__Host-backup"
BACKEND = "django.contrib.auth.backends.ModelBackend"
TOO_MANY_PINS = "Too many wrong tries of this PIN. Log in with the password, or try again in a quarter of an hour."


@require_GET
def start(request: HttpRequest, room: str = "") -> HttpResponse:
    """The bare address, or a room's: to the host's screen, a table's tablet to its table, or to the log-in."""
    if not request.user.is_authenticated:
        return redirect("login")
    if request.user.bound_to is not None:
        return redirect("table:screen", request.user.room.slug, request.user.bound_to)
    return redirect("host:screen", request.user.room.slug)


@hashes
@never_cache
@require_http_methods(["GET", "POST"])
def log_in(request: HttpRequest) -> HttpResponse:
    told = {"next": safe_next(request, "/"), "lost": "lost" in request.GET}
    if request.method == "GET":
        return render(request, "login.html", told)
    name = request.POST.get("username", "")[:60]
    try:
        staff = passwords.whose(request, name, request.POST.get("password", "")[:200])
    except TooOften as refusal:
        return _not_logged_in(request, told | {"username": name}, refusal)
    if staff is None:
        return _not_logged_in(request, told | {"username": name}, passwords.WrongLogin())
    request.session.flush()
    login(request, staff)
    return HttpResponseRedirect(safe_next(request, "/"))


def _not_logged_in(request: HttpRequest, told: dict[str, Any], refusal: Refused) -> HttpResponse:
    return refusal.onto(render(request, "login.html", told | {"wrong": refusal.detail}, status=refusal.status))


@require_POST
def log_out(request: HttpRequest) -> HttpResponse:
    """Nothing of the room stays on the device: a backup view that it keeps ends, too."""
    back = safe_next(request, "/")
    if device := backup_devices.known_by(request.COOKIES.get(BACKUP_COOKIE, "")):
        backup_devices.release(device, by=None, at=now())
    logout(request)
    return forget_kept(redirect(f"{reverse('login')}?{urlencode({'next': back})}"))


def forget_kept(answer: HttpResponse) -> HttpResponse:
    """The browser drops what was kept of the room, and the key that it was kept by."""
    answer["Clear-Site-Data"] = '"storage"'
    answer["Cache-Control"] = "no-store"
    answer.delete_cookie(BACKUP_COOKIE, samesite="Lax")
    return answer


@require_POST
@even_locked
def lock(request: StaffRequest) -> HttpResponse:
    """Cover the screen; whoever is on stays on, and nothing stops for it."""
    request.session[idle.LOCKED] = True
    return redirect(f"{reverse('locked', args=[request.room.slug])}?{urlencode({'next': safe_next(request, '/')})}")


@require_GET
@even_locked
def locked(request: StaffRequest) -> HttpResponse:
    """What covers the screen; uncovered meanwhile, in another tab, it is where it was."""
    if not idle.is_locked(request.session, request.staff, request.now):
        return HttpResponseRedirect(safe_next(request, "/"))
    return _locked(request)


def _locked(request: StaffRequest, wrong: str = "", status: int = 200) -> HttpResponse:
    told = {"next": safe_next(request, "/"), "lost": "lost" in request.GET, "wrong": wrong}
    return page(request, "locked.html", told, status=status)


@hashes
@require_POST
@even_locked
def pin(request: StaffRequest) -> HttpResponse:
    """Somebody takes over at this screen, or unlocks it. A wrong PIN leaves on whoever is on."""
    who = request.POST.get("who", "")
    staff = people_with_pin(request.room).filter(pk=int(who) if who.isdecimal() and len(who) < 19 else 0).first()
    asked, typed = [staff] if staff else [], request.POST.get("pin", "")[:8]
    try:
        right = pins.whose(asked, typed, typed_by=request.staff, at=request.now)
    except pins.TooManyPins:
        return _wrong_pin(request, TOO_MANY_PINS, 429)
    if staff is None or not right:
        return _wrong_pin(request, "That PIN is not right. Nobody was changed.", 403)
    login(request, staff, backend=BACKEND)
    back = safe_next(request, "/")
    return HttpResponse(headers={"HX-Redirect": back}) if request.htmx else HttpResponseRedirect(back)


@hashes
@require_POST
@even_locked
def unlock(request: StaffRequest) -> HttpResponse:
    """By the password of whoever is on: somebody has no PIN, or has forgotten it."""
    try:
        right = passwords.is_own(request.staff, request.POST.get("password", "")[:200])
    except TooOften as refusal:
        return refusal.onto(_locked(request, refusal.detail, refusal.status))
    if not right:
        return _locked(request, "That is not your password.", 403)
    idle.unlock(request.session, request.staff, request.now)
    return HttpResponseRedirect(safe_next(request, "/"))


@require_POST
@staff_only
def touched(request: StaffRequest) -> HttpResponse:
    """Somebody touches a screen, and asks for nothing: it does not lock yet."""
    return HttpResponse(status=204)


def _wrong_pin(request: StaffRequest, says: str, status: int) -> HttpResponse:
    if request.htmx:
        return render(request, "refusal.html", {"refusal": Refused(says, code="wrong_pin")}, status=status)
    return _locked(request, says, status)


def stale_token(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Logged in again in another tab: this one gets the new token, and is told who is on, and that nothing was done."""
    if not request.user.is_authenticated:
        return elsewhere(request, reverse("login"))
    if request.htmx:  # type: ignore[attr-defined]
        return HttpResponse(status=403, headers={"X-CSRF-Token": get_token(request), "X-Person": request.user.pk})
    says = "You have logged in again since. Go back and reload the page: nothing was done."
    return render(request, "403.html", {"says": says}, status=403)
