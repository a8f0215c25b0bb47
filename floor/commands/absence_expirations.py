"""Absences that end automatically where the room's rules say so: chips to be counted, seat open."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from floor.commands import absence_expirations
from floor.commands.absences import may_be_given_up
from floor.commands.custody import pick_up_now
from pokerroom.expirations import Due
from pokerroom.turn import Turn
from tables.models import Absence, Bag
from tables.rules.absences import rule_from

# Rooms that pick up by themselves. Only a deadline has a moment of its own; the rest follows at the end of a turn.


DUE = """
    SELECT away.room_id FROM tables_absence away JOIN tables_sitting sitting ON sitting.id = away.sitting_id
    WHERE away.ended_at IS NULL AND away.by_itself AND away.due_at <= %(at)s AND sitting.player_id IS NOT NULL
        AND (away.either OR (coalesce(away.blinds >= away.allowed_blinds, true)
            AND coalesce(away.laps >= away.allowed_laps, true)))
        AND (away.only_if NOT IN ('list', 'feeder', 'list_or_feeder')
            OR (away.only_if <> 'feeder' AND EXISTS (SELECT 1 FROM waitlist_entry entry
                WHERE entry.game_id = sitting.game_id AND entry.status = 'waiting' AND entry.away_since IS NULL))
            OR (away.only_if <> 'list' AND EXISTS (SELECT 1 FROM tables_table feeder
                WHERE feeder.game_id = sitting.game_id AND feeder.must_move AND feeder.id <> away.table_id
                    AND feeder.status IN ('open', 'running'))))
"""


def walks_due(now: Turn) -> Iterable[Due]:
    """Walks whose deadline has passed and that end by themselves, each with that deadline."""
    return [(row.due_at, row) for row in over_by_itself(now) if row.due_at and row.due_at <= now.at]


def over_by_itself(now: Turn) -> list[Absence]:
    """Overdue walks that end by themselves; where only a wanted seat is given up, once somebody waits for it."""
    rows = Absence.objects.filter(room=now.room, ended_at__isnull=True, by_itself=True, sitting__player__isnull=False)
    over = [
        row
        for row in rows.select_related("sitting__player", "sitting__game", "sitting__session")
        if row.is_overdue(now.at)
    ]
    return [row for row in over if may_be_given_up(now, row)]


def expire(now: Turn, absence: Absence, due_at: datetime) -> Iterable[Due]:
    """Where the room's rule says so an overdue walk ends by itself: chips to be counted, seat open.

    Never before what the room knows already, should a changed policy leave such a walk behind.
    """
    moment = max(due_at, now.room.last_event_at or due_at)
    pick_up_now(now, absence.sitting, number=_free_number(now, f"A{absence.pk}"), amount=None, at=moment)
    return []


def end_overdue(now: Turn) -> None:
    """At the end of a turn: walks that it made overdue, or whose seat it made wanted, end by themselves now.

    Blinds and laps are counted by hand, and a name on the list comes by hand: neither has a moment of its own.
    """
    if any(rule.force == "auto" for rules in now.policy.everywhere("absence_rules") for rule in map(rule_from, rules)):
        for absence in absence_expirations.over_by_itself(now):
            expire(now, absence, now.at)


def _free_number(now: Turn, number: str) -> str:
    """A bag number that nobody has typed yet."""
    while Bag.objects.filter(room=now.room, number=number, ended_at__isnull=True).exists():
        number += "+"
    return number
