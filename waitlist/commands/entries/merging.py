"""Two entries of one person on one list become one."""

from __future__ import annotations

from datetime import datetime

from pokerroom.event_text import says
from pokerroom.models import Staff
from pokerroom.refusals import Malformed
from pokerroom.turn import turn
from waitlist import queries
from waitlist.commands.entries.lookup import waiting
from waitlist.commands.entries.removing import check_place_may_end, take_off
from waitlist.commands.entry_changes import change, record
from waitlist.models import Entry


def merge(kept: Entry, *, other: Entry, by: Staff, at: datetime) -> Entry:
    """Two names of one person on one list made one: the better place stays if that one is here."""
    with turn(kept.room_id, by=by, at=at) as now:
        kept, other = waiting(now, kept), waiting(now, other)
        if kept.game_id != other.game_id or kept.pk == other.pk:
            raise Malformed({"other": "Choose two names on the same list."})
        order = [placed.pk for placed in queries.waiting_order(now.room, kept.game, now.policy)]
        better = other if order.index(other.pk) < order.index(kept.pk) else kept
        stays, goes = (better, kept if better is other else other)
        if not stays.is_here and goes.is_here:
            stays, goes = goes, stays
        check_place_may_end(goes)
        note = " · ".join(filter(None, [stays.note, goes.note or goes.player.name]))[:200]
        take_off(now, goes, f"same person as {stays.player.public_name}")
        was = change(stays, note=note)
        record(now, stays, "waitlist.merged", other=goes.pk, was=was)
        return stays


says("waitlist.merged")("Two entries of {name} merged".format_map)
