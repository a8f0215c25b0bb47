"""Records of players: what they say, and finding one."""

from __future__ import annotations

import re
from typing import Any

from players.queries.api import RecordShape, records
from pokerroom.api.base import Ask, get
from pokerroom.api.fields import Facts, Field, day, moment, or_null, text, whole, yes_no

# Longer than a name may be, so that the room's own sentence says how long it is.
NAME = text(200, least=1)


def phone() -> Field:
    pattern = r"^(\+?[0-9][-0-9 ()./]{2,18})?$"

    def clean(value: Any) -> str:
        if not isinstance(value, str) or not re.fullmatch(pattern, value):
            raise ValueError('Give a telephone number such as "+1 419 555 0123".')
        return value

    return Field({"type": "string", "pattern": pattern}, clean)


RECORD: Facts = {
    "name": NAME,
    "public_name": text(200),
    "born_on": or_null(day()),
    "id_seen": yes_no(),
    "phone": phone(),
    "card": text(30),
    "tier": whole(least=0, most=9),
    "note": text(500),
    "employee": yes_no(),
    "barred_until": or_null(moment()),
    "barred_why": text(200),
}


@get({"q": text(100)}, answers=list[RecordShape])
def search(ask: Ask) -> list[RecordShape]:
    """The records, or those that a name, telephone or card finds."""
    return records(ask.room, ask.staff, ask.facts.get("q"))
