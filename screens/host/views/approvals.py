"""What waits for a supervisor: decided from the own screen, or by the own PIN at the asker's (rules §6)."""

from __future__ import annotations

from django.http import HttpResponse
from django.views.decorators.http import require_GET, require_POST

from pokerroom import approvals
from pokerroom.decorators import StaffRequest, page, staff_only
from pokerroom.hashing import hashes
from pokerroom.models import Approval
from pokerroom.roles import Act, may
from screens.host.views.responses import answer
from screens.parts import forms
from tables.models import Game


@require_GET
@staff_only
def waiting(request: StaffRequest) -> HttpResponse:
    rows = approvals.waiting(request.room, request.now)
    by_pin = not may(request.staff.role, Act.APPROVE)
    return page(request, "host/approvals_list.html", {"approvals": rows, "by_pin": by_pin})


@hashes
@require_POST
@staff_only
def decide(request: StaffRequest, approval: int, verb: str) -> HttpResponse:
    """Approved, the very request is carried out as it stood, by whoever approved it."""
    pin = forms.read(forms.Pin, request.POST)["pin"]
    row = Approval(pk=approval, room_id=request.room.pk, room=request.room)
    decider = approvals.by_pin(row, pin, typed_by=request.staff, at=request.now) if pin else request.staff
    if verb == "approve":
        approvals.approve(row, by=decider, at=request.now)
    else:
        approvals.decide(row, yes=False, by=decider, at=request.now)
    return answer(request, games=Game.objects.filter(room=request.room).values_list("pk", flat=True))
