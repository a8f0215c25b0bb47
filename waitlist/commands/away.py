"""Away from the table and back (T33-T36): how long depends on who else is away, and on who wants the seat."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from django.db.models import Max, QuerySet

from players.queries import players
from pokerroom.lapses import Due
from pokerroom.models import Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from tables.commands.absences import derive, end_absence, open_absence, set_due
from tables.models import Absence, Game, Sitting, Table
from tables.queries import sitter_name, where
from tables.rules import FILLS
from tables.rules.absences import AbsenceEnd
from waitlist.commands.chairs import chair_of_sitting, live_sitting, place
from waitlist.models import Entry
from waitlist.rules import Status, clock


def away(
    sitting: Sitting, *, dinner: bool | None = None, since: datetime | None = None, by: Staff, at: datetime
) -> Sitting:
    """The player is off the table, since now or since when staff say. Said again: corrects the time or the dinner.

    `dinner` is a wish: where T33 does not give it, the walk's allowance applies. Those who left later are worked out
    anew. Raises Malformed for a time to come or before the player sat; Refused where it says nothing new.
    """
    with turn(sitting.room_id, by=by, at=at, act=Act.AWAY) as now:
        sitting = live_sitting(now, sitting)
        chair = chair_of_sitting(sitting)
        absence = open_absence(sitting)
        _check_since(now, sitting, since)
        was = _facts(absence) if absence else None
        if absence is None:
            absence = Absence(
                room=now.room,
                sitting=sitting,
                table=chair.table,
                since=since or now.at,
                ordinal=1,
                allowed_seconds=None,
            )
        left_from = min(absence.since, since or absence.since)
        absence.since = since or absence.since
        absence.wants_dinner = absence.wants_dinner if dinner is None else dinner
        absence.save()
        clocks = derive(now, chair.table, left_from=left_from, facts=lambda row: wanted(now, row))
        absence.refresh_from_db()
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
        return sitting


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


def somebody_waits(game: Game) -> bool:
    """Whether anybody who is here waits for this game."""
    return Entry.objects.filter(game=game, status=Status.WAITING, away_since__isnull=True).exists()


def back(sitting: Sitting, *, card: str = "", by: Staff, at: datetime) -> Sitting:
    """Back in the chair before pick-up, overdue or not: the walk is over.

    `card`: the one that was swiped; refused if it is somebody else's.
    """
    with turn(sitting.room_id, by=by, at=at, act=Act.AWAY) as now:
        sitting = live_sitting(now, sitting)
        _check_card(now, sitting, card)
        chair = chair_of_sitting(sitting)
        absence = end_absence(now, sitting, AbsenceEnd.BACK)
        if absence is None:
            raise Refused(f"{sitter_name(sitting)} is not away.", code="not_away")
        clocks = renumber(now, absence)
        now.record(
            "tables.back",
            f"sitting:{sitting.pk}",
            name=sitter_name(sitting),
            absence=absence.pk,
            away_seconds=int((now.at - absence.since).total_seconds()),
            clocks=clocks,
            **place(chair, "rail"),
        )
        return sitting


def renumber(now: Turn, absence: Absence) -> list[dict[str, Any]]:
    """A step: this walk ended, or goes on after all; where the room counts anew, so do those who left later."""
    if not now.policy.renumber_on_return:
        return []
    return derive(now, absence.table, left_from=absence.since, facts=lambda row: wanted(now, row))


def _check_card(now: Turn, sitting: Sitting, card: str) -> None:
    """Nobody sits down behind somebody else's chips (PL-05)."""
    owner = players(now.room).filter(card=card).first() if card else None
    if owner is None or owner.pk == sitting.player_id:
        return
    chair = where(now.room, [owner.pk]).get(owner.pk)
    place = f" belongs to table {chair.seat.table.number} seat {chair.seat.number}" if chair else " does not sit here"
    raise Refused(f"{owner.public_name}{place}.", code="other_player")


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


# Rooms that pick up by themselves. Only a deadline has a moment of its own; the rest follows at the end of a turn.


DUE = """
    SELECT away.room_id FROM tables_absence away JOIN tables_sitting sitting ON sitting.id = away.sitting_id
    WHERE away.ended_at IS NULL AND away.by_itself AND away.due_at <= %(at)s AND sitting.player_id IS NOT NULL
        AND (away.either OR (coalesce(away.blinds >= away.allowed_blinds, true)
            AND coalesce(away.laps >= away.allowed_laps, true)))
        AND (NOT away.if_wanted OR EXISTS (SELECT 1 FROM waitlist_entry entry
            WHERE entry.game_id = sitting.game_id AND entry.status = 'waiting' AND entry.away_since IS NULL))
"""


def walks_due(now: Turn) -> Iterable[Due]:
    """Walks whose deadline has passed and that end by themselves, each with that deadline."""
    return [(row.due_at, row) for row in over_by_itself(now) if row.due_at and row.due_at <= now.at]


def over_by_itself(now: Turn) -> list[Absence]:
    """Overdue walks that end by themselves; where only a wanted seat is given up, once somebody waits for it."""
    rows = Absence.objects.filter(room=now.room, ended_at__isnull=True, by_itself=True, sitting__player__isnull=False)
    over = [row for row in rows.select_related("sitting__player", "sitting__game") if row.is_overdue(now.at)]
    return [row for row in over if not row.if_wanted or somebody_waits(row.sitting.game)]
