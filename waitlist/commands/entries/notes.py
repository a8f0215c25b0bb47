"""What staff should know about an entry: a note, tables not wanted, a seat wish."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from pokerroom.event_text import says
from pokerroom.models import Staff
from pokerroom.refusals import Malformed
from pokerroom.shown import NOTHING, check
from pokerroom.turn import turn
from waitlist.commands.entries.lookup import live
from waitlist.commands.entry_changes import change, record
from waitlist.models import Entry
from waitlist.rules import LONGEST_NOTE


def annotate(
    entry: Entry,
    *,
    note: str | None = None,
    not_tables: list[int] | None = None,
    seat_wish: str | None = None,
    shown: Mapping[str, Any] = NOTHING,
    by: Staff,
    at: datetime,
) -> Entry:
    """What staff should know: a note ("red cap"), tables not wanted, a wish for a seat. What is not said stays.

    `shown`: what the form showed of them; raises Overtaken where somebody else has changed one since.
    """
    with turn(entry.room_id, by=by, at=at) as now:
        entry = live(now, entry)
        facts = {
            "note": None if note is None else " ".join(note.split()),
            "not_tables": not_tables,
            "seat_wish": None if seat_wish is None else " ".join(seat_wish.split()),
        }
        for field, most in (("note", LONGEST_NOTE), ("seat_wish", 60)):
            if len(facts[field] or "") > most:
                raise Malformed({field: f"At most {most} characters."})
        changes = {field: value for field, value in facts.items() if value is not None}
        stored = {field: getattr(entry, field) for field in shown}
        check(now, [f"entry:{entry.pk}"], stored=stored, changes=changes, shown=shown)
        if changes:
            record(now, entry, "waitlist.noted", was=change(entry, **changes))
        return entry


says("waitlist.noted")("Note on {name}".format_map)
