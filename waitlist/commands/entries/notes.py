"""What staff should know about an entry: a note, tables not wanted, a seat wish."""

from __future__ import annotations

from datetime import datetime

from pokerroom.event_text import says
from pokerroom.models import Staff
from pokerroom.refusals import Malformed
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
    by: Staff,
    at: datetime,
) -> Entry:
    """What staff should know: a note ("red cap"), tables not wanted, a wish for a seat."""
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
        was = change(entry, **{field: value for field, value in facts.items() if value is not None})
        record(now, entry, "waitlist.noted", was=was)
        return entry


says("waitlist.noted")("Note on {name}".format_map)
