"""Walks, their corrections, more time."""

from __future__ import annotations

from typing import Any

from pokerroom.models import Event
from pokerroom.turn import Turn
from pokerroom.undo import undoes
from tables.commands import end_absence
from tables.commands.absences import derive, set_due
from tables.models import Absence
from tables.rules.absences import AbsenceEnd
from waitlist.commands import away
from waitlist.commands.chairs import live_sitting
from waitlist.commands.steps import typed
from waitlist.commands.undoing.shared import sitting_of


@undoes("tables.away")
def _away(now: Turn, event: Event) -> dict[str, Any]:
    """Never away: the dinner is unused again, and those who left later are worked out anew."""
    sitting = live_sitting(now, sitting_of(now, event))
    absence = end_absence(now, sitting, AbsenceEnd.UNDONE)
    if absence is None:
        return {}
    if absence.kind == "dinner":
        sitting.session.dinner_used_at = None
        sitting.session.save(update_fields=["dinner_used_at"])
    Absence.objects.filter(pk=absence.pk).update(ended_at=absence.since)
    return {"clocks": derive(now, absence.table, left_from=absence.since, facts=lambda row: away.wanted(now, row))}


@undoes("tables.away_corrected")
def _away_corrected(now: Turn, event: Event) -> dict[str, Any]:
    """Away since when was said before, with the dinner wished for or not, as before."""
    live_sitting(now, sitting_of(now, event))
    absence = Absence.objects.select_related("table").get(pk=event.data["absence"])
    since = typed("since_at", event.data["was"]["since"])
    left_from = min(since, absence.since)
    absence.since, absence.wants_dinner = since, event.data["was"]["wants_dinner"]
    absence.save(update_fields=["since", "wants_dinner"])
    return {"clocks": derive(now, absence.table, left_from=left_from, facts=lambda row: away.wanted(now, row))}


@undoes("tables.back")
def _back_at_the_table(now: Turn, event: Event) -> dict[str, Any]:
    """Still away, with the deadline there was (PL-05); those whom the return renumbered are so no longer."""
    live_sitting(now, sitting_of(now, event))
    absence = Absence.objects.select_related("table").get(pk=event.data["absence"])
    absence.ended_at, absence.ended_as = None, ""
    absence.save(update_fields=["ended_at", "ended_as"])
    return {"clocks": away.renumber(now, absence)}


@undoes("tables.more_time")
def _more_time(now: Turn, event: Event) -> None:
    absence = Absence.objects.get(pk=event.data["absence"])
    absence.extra_seconds -= event.data["seconds"]
    set_due(absence)
    absence.save(update_fields=["extra_seconds", "due_at"])


@undoes("tables.tally")
def _tally(now: Turn, event: Event) -> None:
    Absence.objects.filter(pk=event.data["absence"]).update(**event.data["was"])
