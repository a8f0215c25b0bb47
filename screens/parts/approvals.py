"""What a host starts and a supervisor approves: the page asks for the very request that the API would carry out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pokerroom import approvals
from pokerroom.api.base import ASKS
from pokerroom.decorators import StaffRequest
from pokerroom.refusals import Refused


def or_ask(request: StaffRequest, do: Callable[[], Any], *, path: str, facts: dict[str, Any], says: str) -> None:
    """Do it; or, where this person may not, put it before a supervisor."""
    try:
        do()
    except Refused as refusal:
        if refusal.code not in ASKS:
            raise
        full = f"/api/v1/rooms/{request.room.slug}/{path}"
        approvals.ask(request.room, path=full, facts=facts, says=says, **request.by)
