"""What a host starts and a supervisor approves: the page asks for the deed by its name."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from pokerroom import approvals
from pokerroom.decorators import StaffRequest


def or_ask(request: StaffRequest, name: str, **facts: Any) -> None:
    """Do it; or, where this person may not, put it before a supervisor."""
    with suppress(approvals.AskedFor):
        approvals.do_or_ask(request.room, name, **facts, **request.by)
