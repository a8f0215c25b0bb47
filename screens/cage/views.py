"""The room's custody: bags to count and to pay out, and the sheet that is signed."""

from __future__ import annotations

from django.http import HttpResponse
from django.views.decorators.http import require_GET, require_POST

from pokerroom.decorators import StaffRequest, afresh, page, staff_only
from pokerroom.refusals import NotFound
from pokerroom.roles import Act, may
from screens.cage.reads import custody
from screens.parts import forms
from screens.parts.approvals import or_ask
from tables.models import Bag


@require_GET
@staff_only
def screen(request: StaffRequest) -> HttpResponse:
    return page(request, "cage/screen.html", _facts(request))


@require_GET
@staff_only
def bags(request: StaffRequest) -> HttpResponse:
    return page(request, "cage/bags.html", _facts(request))


@require_GET
@staff_only
def sheet(request: StaffRequest) -> HttpResponse:
    """The custody sheet, on paper, with lines to sign."""
    return page(request, "cage/sheet.html", _facts(request))


@require_POST
@staff_only
def count(request: StaffRequest, bag: int) -> HttpResponse:
    row = _bag(request, bag)
    facts = forms.read(forms.Count, request.POST, row.game)
    or_ask(request, "custody.count", bag=row.pk, **facts)
    return _answer(request)


@require_POST
@staff_only
def recount(request: StaffRequest, bag: int) -> HttpResponse:
    """A count that was wrong, counted again by two people; both stay on record."""
    row = _bag(request, bag)
    or_ask(request, "custody.recount", bag=row.pk, **forms.read(forms.Count, request.POST, row.game))
    return _answer(request)


@require_POST
@staff_only
def pay_out(request: StaffRequest, bag: int) -> HttpResponse:
    or_ask(request, "custody.pay_out", bag=bag)
    return _answer(request)


def _answer(request: StaffRequest) -> HttpResponse:
    with afresh(request):
        return page(request, "cage/bags.html", _facts(request))


def _facts(request: StaffRequest) -> dict[str, object]:
    return {"custody": custody(request.room, request.now), "may_count": may(request.staff.role, Act.COUNTS)}


def _bag(request: StaffRequest, pk: int) -> Bag:
    bag = Bag.objects.select_related("player", "game").filter(room=request.room, pk=pk).first()
    if bag is None:
        raise NotFound("There is no such bag in this room.")
    return bag
