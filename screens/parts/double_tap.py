"""A form that makes somebody new carries a token: two taps, or Enter and a tap, make one (CC-04)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import transaction

from pokerroom.decorators import StaffRequest
from pokerroom.models import IdempotencyKey


@contextmanager
def once(request: StaffRequest) -> Iterator[bool]:
    """True for the first touch with this form's token. One that is refused leaves no trace and may be sent again."""
    token = request.POST.get("once", "")[:64]
    if not token:
        yield True
        return
    with transaction.atomic():
        _, first = IdempotencyKey.objects.get_or_create(
            caller=request.staff, key=f"form:{token}", defaults={"digest": ""}
        )
        yield first
