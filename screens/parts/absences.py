"""Who is off the table, for how long, and how often before: what a chair shows beside its name (T33-T36)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

from players.rules import search_form
from pokerroom.models import Room
from pokerroom.policy import Policy
from tables.models import Absence, Sitting
from tables.rules.absences import allowance, rules_of

EARLIER_MINUTES = (2, 5, 10)


@dataclass(frozen=True)
class Away:
    """An open walk. `may_dine`: one tap turns it into dinner. `counts`: what its rule counts, blinds or laps.

    `earlier`: by how much its begin may be put back.
    """

    kind: str
    rule: str
    since: datetime
    due_at: datetime | None
    is_over: bool
    may_dine: bool
    tally: str
    counts: list[tuple[str, str]]
    earlier: list[tuple[int, datetime]]

    @property
    def is_dinner(self) -> bool:
        return self.kind == "dinner"


@dataclass(frozen=True)
class Walks:
    """The walks of one stay: the open one, how many there were, and how long all of them took."""

    now: Away | None = None
    times: int = 0
    total: timedelta = timedelta()

    @property
    def minutes(self) -> int:
        return int(self.total.total_seconds()) // 60


def walks(room: Room, policy: Policy, at: datetime, among: Collection[Sitting] | None = None) -> dict[int, Walks]:
    """Sitting id → its walks, for everybody who sits or for these, in one query."""
    rows = Absence.objects.filter(room=room, sitting__ended_at__isnull=True).exclude(ended_as="undone")
    if among is not None:
        rows = rows.filter(sitting__in=among)
    by_sitting: dict[int, list[Absence]] = defaultdict(list)
    for row in rows.select_related("sitting__session", "sitting__game", "table").order_by("since", "pk"):
        by_sitting[row.sitting_id].append(row)
    return {sitting: _walks(absences, policy, at) for sitting, absences in by_sitting.items()}


def away_alike(room: Room, sitting: Sitting) -> bool:
    """Whether somebody else is away whose name in public looks the same."""
    assert sitting.player
    name = search_form(sitting.player.public_name)
    others = Absence.objects.filter(room=room, ended_at__isnull=True, sitting__player__isnull=False)
    names = others.exclude(sitting=sitting).values_list("sitting__player__public_name", flat=True)
    return any(search_form(other) == name for other in names)


def _walks(absences: list[Absence], policy: Policy, at: datetime) -> Walks:
    open_ = next((row for row in absences if row.ended_at is None), None)
    total = sum((max((row.ended_at or at) - row.since, timedelta()) for row in absences), timedelta())
    return Walks(_away(open_, policy, at) if open_ else None, len(absences), total)


def _away(absence: Absence, policy: Policy, at: datetime) -> Away:
    return Away(
        kind=absence.kind,
        rule=absence.rule,
        since=absence.since,
        due_at=absence.due_at,
        is_over=absence.is_overdue(at),
        may_dine=_may_dine(absence, policy),
        tally=_tally(absence),
        counts=[(what, one) for what, one, _, most in _counted(absence) if most is not None],
        earlier=earlier(absence.since, absence.sitting),
    )


def _may_dine(absence: Absence, policy: Policy) -> bool:
    if absence.kind == "dinner" or absence.sitting.session.dinner_used_at:
        return False
    rules = rules_of(policy.at(absence.sitting.game, absence.table))
    wished = allowance(rules, absence.ordinal, frozenset({"dinner_wanted", "dinner_unused"}))
    return wished is not None and wished.kind == "dinner"


def _tally(absence: Absence) -> str:
    return " · ".join(f"{so_far} of {most} {what}" for what, _, so_far, most in _counted(absence) if most is not None)


def _counted(absence: Absence) -> list[tuple[str, str, int, int | None]]:
    return [
        ("blinds", "blind", absence.blinds, absence.allowed_blinds),
        ("laps", "lap", absence.laps, absence.allowed_laps),
    ]


def earlier(since: datetime, sitting: Sitting) -> list[tuple[int, datetime]]:
    """The corrections that one tap makes, not before the player sat down."""
    moments = [(minutes, since - timedelta(minutes=minutes)) for minutes in EARLIER_MINUTES]
    return [(minutes, moment) for minutes, moment in moments if moment >= sitting.since]
