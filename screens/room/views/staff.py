"""Who works here: a manager's desk; for everybody else, their own password and PIN."""

from __future__ import annotations

from typing import Any

from django.contrib.auth import update_session_auth_hash
from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from pokerroom import passwords, staffing
from pokerroom.decorators import StaffRequest, page, staff_only
from pokerroom.hashing import hashes
from pokerroom.models import Staff
from pokerroom.refusals import NotFound, Refused
from pokerroom.roles import Act, Role, may
from pokerroom.shown import PREFIX, changed

MOST = 200
SHOWN = ("name", "role", "is_active")
SECRETS = ("password", "pin")  # never shown again, and left as they are where the field is empty


@require_GET
@staff_only
def desk(request: StaffRequest) -> HttpResponse:
    return _desk(request)


@hashes
@require_POST
@staff_only
def add(request: StaffRequest) -> HttpResponse:
    said = _said(request, "username", "name", "role", *SECRETS)
    try:
        staffing.add_staff(request.room, **said, **request.by)
    except Refused as refusal:
        return _desk(request, "new", refusal, said)
    return _done(request)


@hashes
@require_POST
@staff_only
def change(request: StaffRequest, staff: int) -> HttpResponse:
    found = Staff.objects.filter(room=request.room, pk=staff).first()
    if found is None:
        raise NotFound("Nobody of that number works here.")
    said = _said(request, "name", "role", "is_active", *SECRETS)
    changes = {field: said[field] for field in changed(request.POST, SHOWN)}
    changes |= {field: said[field] for field in SECRETS if said[field]}
    shown = {field: request.POST[PREFIX + field] for field in SHOWN if PREFIX + field in request.POST}
    try:
        if changes:
            staffing.change_staff(found, changes=_values(changes), shown=_values(shown), **request.by)
    except Refused as refusal:
        return _desk(request, str(staff), refusal, said)
    if "password" in changes:
        passwords.may_try_again(found)
    return _done(request)


@hashes
@require_POST
@staff_only
def own_pin(request: StaffRequest) -> HttpResponse:
    said = _said(request, *SECRETS)
    try:
        staffing.set_own_pin(request.staff, **said, at=request.now)
    except Refused as refusal:
        return _desk(request, "own", refusal, {})
    return _done(request)


@hashes
@require_POST
@staff_only
def own_password(request: StaffRequest) -> HttpResponse:
    said = _said(request, "password", "new")
    try:
        staff = staffing.set_own_password(request.staff, **said, at=request.now)
    except Refused as refusal:
        return _desk(request, "own-password", refusal, {})
    update_session_auth_hash(request, staff)  # whoever changes it stays logged in, here alone
    return _done(request)


def _values(texts: dict[str, str]) -> dict[str, Any]:
    return {field: text == "1" if field == "is_active" else text for field, text in texts.items()}


def _said(request: StaffRequest, *fields: str) -> dict[str, Any]:
    return {field: request.POST.get(field, "")[:MOST] for field in fields}


def _done(request: StaffRequest) -> HttpResponse:
    return HttpResponseRedirect(reverse("room:staff", args=[request.room.slug]) + "?saved=1")


def _desk(
    request: StaffRequest, form: str = "", refusal: Refused | None = None, said: dict[str, Any] | None = None
) -> HttpResponse:
    """`form`: the one that was refused, opened again with what was typed, but for its secrets."""
    sets_staff = may(request.staff.role, Act.STAFF)
    people = Staff.objects.filter(room=request.room).exclude(role=Role.TABLE).order_by("-is_active", "name")
    context = {
        "people": [(one, said if form == str(one.pk) else one) for one in people] if sets_staff else None,
        "roles": staffing.ROLES,
        "form": form,
        "refusal": refusal,
        "wrong": refusal.extra.get("fields", {}) if refusal else {},
        "said": said or {},
        "saved": "saved" in request.GET,
    }
    answer = page(request, "room/people.html", context, status=refusal.status if refusal else 200)
    return refusal.onto(answer) if refusal else answer
