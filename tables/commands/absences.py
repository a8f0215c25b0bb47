"""Away from the table, as steps: orders of leaving, allowances, ends (T33-T36). Verbs: floor/commands/absences.py."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from django.db.models import QuerySet

from pokerroom.turn import Turn
from pokerroom.undo import Moved
from tables.models import Absence, Sitting
from tables.queries import sitter_name
from tables.queries.absences import walks_from
from tables.rules.absences import AbsenceEnd, AbsenceRule, Walk, allowance, ordinal_of, rules_of

Facts = Callable[[Absence], frozenset[str]]


def open_absence(sitting: Sitting) -> Absence | None:
    return Absence.objects.filter(sitting=sitting, ended_at__isnull=True).first()


def end_absence(now: Turn, sitting: Sitting, how: AbsenceEnd, *, at: datetime | None = None) -> Absence | None:
    """The walk is over, overdue or not; played time goes on from here. None if nobody was away."""
    absence = open_absence(sitting)
    if absence:
        absence.ended_at, absence.ended_as = max(at or now.at, absence.since), how
        absence.save(update_fields=["ended_at", "ended_as"])
    return absence


def go_on(absences: QuerySet[Absence]) -> None:
    """A step of undo: these absences have not ended, their deadlines are what they were."""
    absences.update(ended_at=None, ended_as="")


def derive(now: Turn, sitting: Sitting, *, left_from: datetime, facts: Facts) -> list[Moved]:
    """Work out anew the allowance of everybody still away who left this player's table at or after that moment.

    Whoever was away from that table when they left counts, wherever they sit now; where the room renumbers on return,
    only those who are still away. Answers whose clocks moved, and until when, in the order of leaving: for the event,
    so that nobody's clock moves in silence.
    """
    renumbers = now.policy.at(sitting.game).renumber_on_return
    walks = walks_from(sitting, left_from, ended=not renumbers)
    still_away = Absence.objects.filter(room=now.room, ended_at__isnull=True, since__gte=left_from, pk__in=walks.left)
    moved: list[Moved] = []
    rows = still_away.select_related("sitting__session", "sitting__game", "sitting__player", "table").order_by(
        "since", "pk"
    )
    for absence in rows:
        was, left = absence.due_at, walks.left[absence.pk]
        ordinal = ordinal_of(Walk(absence.pk, absence.since), walks.at[left])
        _allow(
            absence,
            ordinal,
            allowance(rules_of(now.policy.at(absence.sitting.game, absence.table)), ordinal, facts(absence)),
        )
        if absence.due_at != was:
            moved.append(
                {"sitting": absence.sitting_id, "name": sitter_name(absence.sitting), "due_at": absence.due_at}
            )
    return moved


def _allow(absence: Absence, ordinal: int, rule: AbsenceRule | None) -> None:
    """Store what this order of leaving allows; without a rule the walk has no limit."""
    was_dinner = absence.kind == "dinner"
    absence.ordinal = ordinal
    absence.kind, absence.rule = (rule.kind, rule.rule) if rule else ("walk", "")
    absence.allowed_seconds = rule.seconds if rule else None
    absence.allowed_blinds = rule.missed_blinds if rule else None
    absence.allowed_laps = rule.laps if rule else None
    absence.by_itself = bool(rule and rule.force == "auto")
    absence.either = rule is None or rule.combine == "any"
    absence.return_to = rule.return_to if rule else "top"
    absence.only_if = rule.only_if if rule else ""
    set_due(absence)
    absence.save()
    session = absence.sitting.session
    if was_dinner or absence.kind == "dinner":
        session.dinner_used_at = absence.since if absence.kind == "dinner" else None
        session.save(update_fields=["dinner_used_at"])


def set_due(absence: Absence) -> None:
    """The deadline counts from leaving; time given on top is added."""
    if absence.allowed_seconds is None:
        absence.due_at = None
    else:
        absence.due_at = absence.since + timedelta(seconds=absence.allowed_seconds + absence.extra_seconds)
