"""The room's settings: seen by all staff, changed by a manager, each with its unit, its rule and its past."""

from __future__ import annotations

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.dateparse import parse_datetime
from django.views.decorators.http import require_http_methods, require_POST

from floor.commands.sample import sample_evening
from pokerroom import settings_form
from pokerroom.commands import set_policy
from pokerroom.decorators import StaffRequest, afresh, page, staff_only
from pokerroom.models import PolicyVersion
from pokerroom.policy import SETTINGS
from pokerroom.refusals import Malformed
from pokerroom.roles import Act, may
from pokerroom.shown import PREFIX, Overtaken, changed
from pokerroom.turn import policy_of

MOST = 20_000


@require_http_methods(["GET", "POST"])
@staff_only
def settings(request: StaffRequest) -> HttpResponse:
    if request.method == "GET":
        return _settings(request)
    typed = {key: request.POST[key][:MOST] for key in changed(request.POST, SETTINGS) if key in request.POST}
    try:
        return _set(request, typed)
    except (Malformed, Overtaken) as refusal:
        with afresh(request):
            return _settings(request, typed, refusal.extra["fields"], refusal.status)


def _settings(
    request: StaffRequest,
    typed: dict[str, str] | None = None,
    wrong: dict[str, str] | None = None,
    status: int = 200,
) -> HttpResponse:
    """The page; after a refusal with what was typed, beside what stands now."""
    policy = policy_of(request.room)
    versions = PolicyVersion.objects.filter(room=request.room).select_related("by").order_by("-number")
    context = {
        "rows": settings_form.rows(policy, typed, wrong),
        "wrong": wrong,
        "versions": versions,
        "may_change": may(request.staff.role, Act.POLICY),
        "saved": "saved" in request.GET,
    }
    return page(request, "room/policy.html", context, status=status)


def _set(request: StaffRequest, typed: dict[str, str]) -> HttpResponse:
    changes = settings_form.changes(policy_of(request.room), typed)
    showed = {key: request.POST[PREFIX + key][:MOST] for key in changes if PREFIX + key in request.POST}
    shown = settings_form.read(showed)
    later = request.POST.get("effective_from", "").strip()
    moment = parse_datetime(later) if later else None
    if later and moment is None:
        raise Malformed({"effective_from": "Give a day and a time."})
    if moment and moment.tzinfo is None:
        moment = moment.replace(tzinfo=request.room.zone)
    if not changes:
        raise Malformed({"policy": "Nothing was changed."})
    set_policy(request.room, changes=changes, shown=shown, effective_from=moment, **request.by)
    return HttpResponseRedirect(reverse("room:policy", args=[request.room.slug]) + "?saved=1")


@require_POST
@staff_only
def sample(request: StaffRequest) -> HttpResponse:
    """Fill the empty room with an evening to look at; a manager's button."""
    sample_evening(request.room, **request.by)
    return HttpResponseRedirect(reverse("host:screen", args=[request.room.slug]))
