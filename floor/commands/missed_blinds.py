"""Missed-blind buttons on a seat and notes for the dealer (T44, CR22)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NotRequired, TypedDict

from django.db.models import F

from floor.commands.chairs import chair_of_sitting, live_sitting, place
from pokerroom.event_text import chair_text, says
from pokerroom.models import Event, Staff
from pokerroom.refusals import Malformed
from pokerroom.roles import Act
from pokerroom.shown import NOTHING, check
from pokerroom.turn import Turn, turn
from pokerroom.undo import facts_of, undoes
from tables.commands.absences import open_absence
from tables.commands.subjects import sitting_of
from tables.models import Absence, Sitting
from tables.queries import sitter_name


def missed_blinds(
    sitting: Sitting, *, small: bool | None = None, big: bool | None = None, by: Staff, at: datetime
) -> Sitting:
    """Which missed-blind buttons lie on the seat (T44). What is not said stays.

    Where the room counts an absence in missed blinds, each that is tapped while the player is away counts.
    """
    with turn(sitting.room_id, by=by, at=at, act=Act.AWAY) as now:
        sitting = live_sitting(now, sitting)
        was = {"missed_small": sitting.missed_small, "missed_big": sitting.missed_big}
        if small is None and big is None:
            raise Malformed({"small": "Say which blind: small or big."}, rule="T44")
        sitting.missed_small = sitting.missed_small if small is None else small
        sitting.missed_big = sitting.missed_big if big is None else big
        sitting.save(update_fields=["missed_small", "missed_big"])
        more = sitting.missed_small + sitting.missed_big - sum(was.values())
        now.record(
            "tables.blinds",
            f"sitting:{sitting.pk}",
            name=sitter_name(sitting),
            was=was,
            missed_small=sitting.missed_small,
            missed_big=sitting.missed_big,
            **_counted(sitting, more),
            **place(chair_of_sitting(sitting), "rail"),
        )
        return sitting


def _counted(sitting: Sitting, more: int) -> dict[str, Any]:
    """A step: so many blinds more, or fewer, in the absence that is counted in them; what its event carries of it."""
    absence = open_absence(sitting)
    if absence is None or absence.allowed_blinds is None:
        return {}
    counted = max(more, -absence.blinds)
    Absence.objects.filter(pk=absence.pk).update(blinds=F("blinds") + counted)
    return {"absence": absence.pk, "counted": counted}


def note_for_dealer(
    sitting: Sitting, *, note: str = "", add: str = "", shown: Mapping[str, Any] = NOTHING, by: Staff, at: datetime
) -> Sitting:
    """A note that the table sees: dead button, dead small blind. `add`: beside the one that stands there already.

    `shown`: the note that the form showed; raises Overtaken where somebody else has changed it since.
    """
    with turn(sitting.room_id, by=by, at=at, act=Act.AWAY) as now:
        sitting = live_sitting(now, sitting)
        note = "; ".join(filter(None, (sitting.note, add))) if add else note
        words = " ".join(note.split())
        if len(words) > 120:
            raise Malformed({"note": "At most 120 characters."})
        was = sitting.note
        check(now, [f"sitting:{sitting.pk}"], stored={"note": was}, changes={"note": words}, shown=shown)
        sitting.note = words
        sitting.save(update_fields=["note"])
        now.record(
            "tables.noted",
            f"sitting:{sitting.pk}",
            name=sitter_name(sitting),
            note=words,
            was={"note": was},
            **place(chair_of_sitting(sitting)),
        )
        return sitting


class OnTheSeat(TypedDict):
    """What an event about buttons or notes on a seat carries: those there were."""

    was: dict[str, Any]
    absence: NotRequired[int]  # that the blinds count in, and how many more they were
    counted: NotRequired[int]


@undoes("tables.blinds", "tables.noted")
def _undo_on_the_seat(now: Turn, event: Event) -> None:
    facts = facts_of(event, OnTheSeat)
    Sitting.objects.filter(pk=sitting_of(now, event).pk).update(**facts["was"])
    if "absence" in facts:
        Absence.objects.filter(pk=facts["absence"]).update(blinds=F("blinds") - facts["counted"])


@says("tables.blinds")
def _blinds(facts: dict[str, Any]) -> str:
    missed = [size for size in ("small", "big") if facts[f"missed_{size}"]]
    return f"{facts['name']}: missed {' and '.join(missed) or 'no'} blind"


says("tables.noted")(lambda facts: f"Note for the dealer at {chair_text(facts)}: {facts.get('note') or 'none'}")
