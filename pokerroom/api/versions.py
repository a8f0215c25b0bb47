"""Which version of a thing a change is meant for: `ETag` on what is read, `If-Match` on what changes it (RFC 9110).

A version is the digest of what is answered, so it is the same wherever the same is read.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any

from django.db import transaction
from django.utils.http import parse_etags

from pokerroom.models import Room
from pokerroom.refusals import Refused
from pokerroom.turn import turn


class ChangedMeanwhile(Refused):
    status = 412
    code = "changed_meanwhile"


def tag(answer: Any) -> str:
    """The version of what is answered, whatever the order of its fields."""
    return f'"{hashlib.sha256(json.dumps(answer, sort_keys=True).encode()).hexdigest()[:32]}"'


@contextmanager
def unless_changed(said: str, room: Room, at: datetime, look: Callable[[], Any]) -> Iterator[None]:
    """What is done inside is done to a thing as `said` names it. Raises ChangedMeanwhile.

    The room is taken first, with what is due in it, and kept: nothing changes between the look and the deed.
    """
    with transaction.atomic():
        with turn(room, by=None, at=at):
            pass
        room.refresh_from_db()
        # A version that was compressed on its way is marked as weak. What it says is the same, and that is compared.
        known = [one.removeprefix("W/") for one in parse_etags(said)]
        if known != ["*"] and tag(look()) not in known:
            raise ChangedMeanwhile("This was changed since you read it: read it again.")
        yield
