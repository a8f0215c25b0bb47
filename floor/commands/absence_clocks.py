"""Clocks of absences: missed blinds and laps counted, more time."""

from __future__ import annotations

from datetime import datetime
from typing import TypedDict

from django.db.models import QuerySet

from floor.commands.chairs import chair_of_sitting, live_sitting, place
from pokerroom.event_text import says
from pokerroom.models import Event, Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.times import span
from pokerroom.turn import Turn, turn
from pokerroom.undo import Result, check_still_to_come, facts_of, undoes
from tables.commands.absences import open_absence, set_due
from tables.models import Absence, Sitting
from tables.queries import sitter_name


def tally(sitting: Sitting, *, blinds: int = 0, laps: int = 0, by: Staff, at: datetime) -> Sitting:
    """Blinds missed and laps of the button gone by while away: other rooms count their limits in these."""
    with turn(sitting.room_id, by=by, at=at, act=Act.AWAY) as now:
        sitting = live_sitting(now, sitting)
        absence = open_absence(sitting)
        if absence is None:
            raise Refused(f"{sitter_name(sitting)} is not away.", code="not_away")
        if not (0 <= blinds <= 20 and 0 <= laps <= 20 and blinds + laps):
            raise Malformed({"blinds": "Count at least one blind or lap, at most 20."})
        was = {"blinds": absence.blinds, "laps": absence.laps}
        absence.blinds, absence.laps = absence.blinds + blinds, absence.laps + laps
        absence.save(update_fields=["blinds", "laps"])
        now.record(
            "tables.tally",
            f"sitting:{sitting.pk}",
            name=sitter_name(sitting),
            absence=absence.pk,
            was=was,
            blinds=absence.blinds,
            laps=absence.laps,
            **place(chair_of_sitting(sitting), "rail"),
        )
        return sitting


def more_time(sitting: Sitting, *, seconds: int, reason: str = "", by: Staff, at: datetime) -> Sitting:
    """More time for one walk; a supervisor's choice."""
    with turn(sitting.room_id, by=by, at=at, act=Act.CLOCKS) as now:
        sitting = live_sitting(now, sitting)
        absence = open_absence(sitting)
        if absence is None or absence.due_at is None:
            raise Refused(f"No clock is running for {sitter_name(sitting)}.", code="not_away")
        if not 1 <= seconds <= 86_400:
            raise Malformed({"seconds": "Give a whole number of seconds from 1 to 86400."})
        extend(now, absence, seconds, reason)
        return sitting


def extend(now: Turn, absence: Absence, seconds: int, reason: str) -> None:
    """A step: this walk's deadline moves."""
    absence.extra_seconds += seconds
    set_due(absence)
    absence.save(update_fields=["extra_seconds", "due_at"])
    chair = chair_of_sitting(absence.sitting)
    now.record(
        "tables.more_time",
        f"sitting:{absence.sitting_id}",
        name=sitter_name(absence.sitting),
        absence=absence.pk,
        seconds=seconds,
        due_at=absence.due_at,
        reason=reason,
        **place(chair, "rail"),
    )


def running(now: Turn) -> QuerySet[Absence]:
    """Every walk with a clock in this room."""
    rows = Absence.objects.filter(room=now.room, ended_at__isnull=True, due_at__isnull=False)
    return rows.select_related("sitting__player", "sitting__game").order_by("due_at", "pk")


class MoreTime(TypedDict):
    """What more time for an absence carries."""

    absence: int
    seconds: int


class Tally(TypedDict):
    """What counting blinds and laps carries: how many there were before."""

    absence: int
    was: dict[str, int]


@undoes("tables.more_time")
def _undo_more_time(now: Turn, event: Event) -> Result:
    """The deadline that there was. Of every clock of the room, one that would be over keeps its time, and is named."""
    given = facts_of(event, MoreTime)
    absence = Absence.objects.select_related("sitting__player").get(pk=given["absence"])
    name, kept = sitter_name(absence.sitting), absence.due_at
    absence.extra_seconds -= given["seconds"]
    set_due(absence)
    if absence.due_at and event.seq == event.command:
        check_still_to_come(now, name, absence.due_at, absence.rule or "T33")
    if absence.due_at and absence.due_at <= now.at:
        return {"short": True, "clocks": [{"sitting": absence.sitting_id, "name": name, "due_at": kept}]}
    absence.save(update_fields=["extra_seconds", "due_at"])
    return {}


@undoes("tables.tally")
def _undo_tally(now: Turn, event: Event) -> None:
    tally = facts_of(event, Tally)
    Absence.objects.filter(pk=tally["absence"]).update(**tally["was"])


says("tables.tally")("{name} away: {blinds} blinds, {laps} laps".format_map)
says("tables.more_time")(lambda facts: f"{span(facts['seconds'])} more for {facts['name']}")
