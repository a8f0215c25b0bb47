"""A deed for tests that are about the request and the PIN, and not about what is carried out."""

from __future__ import annotations

from datetime import datetime

from pokerroom import approvals
from pokerroom.deeds import DEEDS, About, deed
from pokerroom.models import Approval, Room, Staff

NAME = "tests.count"

if NAME not in DEEDS:
    deed(NAME, about=lambda room, at, **facts: About("A count"))(lambda room, **facts: None)


def ask_for_a_count(room: Room, *, by: Staff, at: datetime) -> Approval:
    return approvals.ask(room, NAME, facts={}, by=by, at=at)
