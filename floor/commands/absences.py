"""Away from the table (T33-T36): how long depends on who else is away, and on who wants the seat."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, TypedDict

from django.db.models import Max

from floor.commands.chairs import chair_of_sitting, live_sitting, place
from pokerroom.event_text import chair_text, says
from pokerroom.events import typed
from pokerroom.models import Event, Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.shown import NOTHING, check
from pokerroom.times import clock
from pokerroom.turn import Turn, turn
from pokerroom.undo import Result, facts_of, undoes
from tables.commands.absences import derive, end_absence, open_absence, set_due
from tables.commands.subjects import sitting_of
from tables.models import Absence, Game, Seat, Sitting, Table
from tables.queries import sitter_name
from tables.rules import FILLS
from tables.rules.absences import AbsenceEnd
from waitlist.models import Entry
from waitlist.rules import Status


def away(
    sitting: Sitting,
    *,
    dinner: bool | None = None,
    since: datetime | None = None,
    shown: Mapping[str, Any] = NOTHING,
    by: Staff,
    at: datetime,
) -> Sitting:
    """The player is off the table, since now or since when staff say. Said again: corrects the time or the dinner.

    `dinner` is a wish: where T33 does not give it, the walk's allowance applies. Those who left later are worked out
    anew. Raises Malformed for a time to come or before the player sat; Refused where it says nothing new; Overtaken
    where somebody else has put right since when, and the screen did not show it (`shown`).
    """
    with turn(sitting.room_id, by=by, at=at, act=Act.AWAY) as now:
        sitting = live_sitting(now, sitting)
        absence = open_absence(sitting)
        stored = {"since": absence.since if absence else None}
        check(now, [f"sitting:{sitting.pk}"], stored=stored, changes={"since": since}, shown=shown)
        walk_off(now, sitting, dinner=dinner, since=since)
        return sitting


def walk_off(
    now: Turn,
    sitting: Sitting,
    *,
    dinner: bool | None = None,
    since: datetime | None = None,
    until: datetime | None = None,
) -> None:
    """A step of the same. `until`: the deadline that was told, where it is not what the rules give."""
    chair = chair_of_sitting(sitting)
    absence = open_absence(sitting)
    _check_since(now, sitting, since)
    was = _facts(absence) if absence else None
    absence = absence or _begun(now, sitting, chair, since)
    left_from = min(absence.since, since or absence.since)
    absence.since = since or absence.since
    absence.wants_dinner = absence.wants_dinner if dinner is None else dinner
    absence.save()
    clocks = derive(now, sitting, left_from=left_from, facts=lambda row: wanted(now, row))
    absence.refresh_from_db()
    if until and absence.due_at and until != absence.due_at:
        absence.allowed_seconds = max(0, round((until - absence.since).total_seconds()))
        set_due(absence)
        absence.save(update_fields=["allowed_seconds", "due_at"])
    if was == _facts(absence):
        since_when = clock(absence.since, now.room.zone)
        raise Refused(f"{sitter_name(sitting)} is away already, since {since_when}.", code="already_away")
    now.record(
        "tables.away_corrected" if was else "tables.away",
        f"sitting:{sitting.pk}",
        name=sitter_name(sitting),
        absence=absence.pk,
        was=was,
        rule=absence.rule,
        clocks=[clock for clock in clocks if was or clock["sitting"] != sitting.pk],
        **_facts(absence),
        **place(chair, "rail"),
    )


def _begun(now: Turn, sitting: Sitting, chair: Seat, since: datetime | None) -> Absence:
    """A new absence; its order and its allowance are derived."""
    return Absence(
        room=now.room, sitting=sitting, table=chair.table, since=since or now.at, ordinal=1, allowed_seconds=None
    )


def _check_since(now: Turn, sitting: Sitting, since: datetime | None) -> None:
    if since and since > now.at:
        raise Malformed({"since": "That time is still to come."})
    if since and since < sitting.since:
        raise Malformed({"since": "The player was not sitting yet at that time."})
    back_at = sitting.absences.exclude(ended_as=AbsenceEnd.UNDONE).aggregate(last=Max("ended_at"))["last"]
    if since and back_at and since < back_at:
        raise Malformed({"since": f"The player was away until {clock(back_at, now.room.zone)}, then back."})


def _facts(absence: Absence) -> dict[str, Any]:
    return {
        "since": absence.since,
        "kind": absence.kind,
        "ordinal": absence.ordinal,
        "due_at": absence.due_at,
        "wants_dinner": absence.wants_dinner,
    }


def wanted(now: Turn, absence: Absence) -> frozenset[str]:
    """What the rules may ask about a walk: dinner wished for and still unused, a list, a feeder."""
    session, game = absence.sitting.session, absence.sitting.game
    facts = set()
    if absence.wants_dinner:
        facts.add("dinner_wanted")
    if session.dinner_used_at is None or absence.kind == "dinner":
        facts.add("dinner_unused")
    if somebody_waits(game):
        facts |= {"list", "list_or_feeder"}
    if Table.objects.filter(game=game, must_move=True, status__in=FILLS).exclude(pk=absence.table_id).exists():
        facts |= {"feeder", "list_or_feeder"}
    return frozenset(facts)


def may_be_given_up(now: Turn, absence: Absence) -> bool:
    """Whether the condition of its rule holds, whoever picks the chips up: somebody waits, or a feeder plays."""
    return not absence.only_if or absence.only_if in wanted(now, absence)


def somebody_waits(game: Game) -> bool:
    """Whether anybody who is here waits for this game."""
    return Entry.objects.filter(game=game, status=Status.WAITING, away_since__isnull=True).exists()


class Walk(TypedDict):
    """An absence as it was said before: since when, and whether as a dinner."""

    since: str
    wants_dinner: bool


class Corrected(TypedDict):
    """What correcting an absence carries."""

    absence: int
    was: Walk


@undoes("tables.away")
def _undo_away(now: Turn, event: Event) -> Result:
    """Never away: the dinner is unused again, and those who left later are worked out anew."""
    sitting = live_sitting(now, sitting_of(now, event))
    absence = end_absence(now, sitting, AbsenceEnd.UNDONE)
    if absence is None:
        return {}
    if absence.kind == "dinner":
        sitting.session.dinner_used_at = None
        sitting.session.save(update_fields=["dinner_used_at"])
    Absence.objects.filter(pk=absence.pk).update(ended_at=absence.since)
    return {"clocks": derive(now, sitting, left_from=absence.since, facts=lambda row: wanted(now, row))}


@undoes("tables.away_corrected")
def _undo_away_corrected(now: Turn, event: Event) -> Result:
    """Away since when was said before, with the dinner wished for or not, as before."""
    live_sitting(now, sitting_of(now, event))
    corrected = facts_of(event, Corrected)
    absence = Absence.objects.select_related("sitting").get(pk=corrected["absence"])
    since = typed("since_at", corrected["was"]["since"])
    left_from = min(since, absence.since)
    absence.since, absence.wants_dinner = since, corrected["was"]["wants_dinner"]
    absence.save(update_fields=["since", "wants_dinner"])
    return {"clocks": derive(now, absence.sitting, left_from=left_from, facts=lambda row: wanted(now, row))}


def _walk(facts: dict[str, Any]) -> str:
    """Whoever shouted "dinner" must hear at once that it is a walk, and how long."""
    if not facts["due_at"]:
        return "away from"
    minutes = (datetime.fromisoformat(facts["due_at"]) - datetime.fromisoformat(facts["since"])).total_seconds() // 60
    if facts["kind"] == "dinner":
        return f"at dinner, {minutes:.0f} min, from"
    denied = ", no dinner" if facts["wants_dinner"] else ""
    return f"away {minutes:.0f} min{denied} ({facts['rule']}) from"


says("tables.away")(lambda facts: f"{facts['name']} {_walk(facts)} {chair_text(facts)}")
says("tables.away_corrected")("{name}: time away corrected".format_map)
