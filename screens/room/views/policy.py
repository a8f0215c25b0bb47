"""The settings of the room, its games and its tables: seen by all staff, changed by a manager, with their past."""

from __future__ import annotations

from datetime import datetime

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.dateparse import parse_datetime
from django.utils.http import urlencode
from django.views.decorators.http import require_http_methods, require_POST

from floor.commands.sample import sample_evening
from pokerroom import settings_form
from pokerroom.commands import set_policy
from pokerroom.decorators import StaffRequest, afresh, page, staff_only
from pokerroom.policy import SETTINGS
from pokerroom.refusals import Malformed
from pokerroom.roles import Act, may
from pokerroom.shown import PREFIX, Overtaken, changed
from screens.room.reads.policy import history, layer_form, layers_of

MOST = 20_000


@require_http_methods(["GET", "POST"])
@staff_only
def settings(request: StaffRequest) -> HttpResponse:
    """`?layer=game:1-3-nlh` or `table:4`: the settings of a game or table; without it the room's."""
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
    layer = layer_form(request.room, _layer(request))
    layers = layers_of(request.room)
    context = {
        "layer": layer,
        "layers": layers,
        "layer_says": next(choice.says for _, choices in layers for choice in choices if choice.name == layer.name),
        "rows": settings_form.rows(layer, typed, wrong),
        "wrong": wrong,
        "wrong_says": next((wrong[field] for field in ("policy", "from", "until") if field in wrong), "")
        if wrong
        else "",
        "history": history(request.room, layer.name, request.now),
        "may_change": may(request.staff.role, Act.POLICY),
        "saved": "saved" in request.GET,
    }
    return page(request, "room/policy.html", context, status=status)


def _layer(request: StaffRequest) -> str:
    return request.GET.get("layer", "")[:60]


def _set(request: StaffRequest, typed: dict[str, str]) -> HttpResponse:
    layer = layer_form(request.room, _layer(request))
    changes = settings_form.changes(layer, typed)
    showed = {key: request.POST[PREFIX + key][:MOST] for key in changes if PREFIX + key in request.POST}
    since, until = (_moment(request, field) for field in ("from", "until"))
    if not changes:
        raise Malformed({"policy": "Nothing was changed."})
    shown = settings_form.read(showed)
    set_policy(request.room, changes=changes, layer=layer.name, shown=shown, since=since, until=until, **request.by)
    where = {"layer": layer.name} if layer.name else {}
    return HttpResponseRedirect(f"{reverse('room:policy', args=[request.room.slug])}?{urlencode(where | {'saved': 1})}")


def _moment(request: StaffRequest, field: str) -> datetime | None:
    """A day and time as typed, in the room's zone."""
    typed = request.POST.get(field, "").strip()
    try:
        moment = parse_datetime(typed) if typed else None
    except ValueError:  # 30 February
        moment = None
    if typed and moment is None:
        raise Malformed({field: "Give a day and a time."})
    return moment.replace(tzinfo=request.room.zone) if moment and moment.tzinfo is None else moment


@require_POST
@staff_only
def sample(request: StaffRequest) -> HttpResponse:
    """Fill the empty room with an evening to look at; a manager's button."""
    sample_evening(request.room, **request.by)
    return HttpResponseRedirect(reverse("host:screen", args=[request.room.slug]))
