"""Who is called next, and who ahead is passed over and why (rules §2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from tables.rules import Hole


@dataclass(frozen=True)
class Candidate:
    """A waiting entry as *call next* sees it: `never` = no seat at all, `not_tables` = not these, each with why."""

    entry_id: int
    passed_at: datetime | None = None
    not_passed: tuple[int, ...] = ()
    never: str = ""
    not_tables: tuple[tuple[int, str], ...] = ()

    def has_passed(self, seat_id: int, open_since: datetime) -> bool:
        """Whether that seat was open at the moment of the pass; one locked up for somebody else was not."""
        return self.passed_at is not None and open_since <= self.passed_at and seat_id not in self.not_passed


@dataclass(frozen=True)
class NextUp:
    """The first for whom a seat is possible, that seat, and who ahead is passed over and why."""

    entry_id: int | None
    hole: Hole | None
    passed_over: tuple[tuple[int, str], ...]


def next_up(candidates: Iterable[Candidate], holes: Sequence[Hole], tell: Callable[[datetime], str]) -> NextUp:
    """The first person for whom any open seat is possible, then the first such seat (rules §2)."""
    passed_over: list[tuple[int, str]] = []
    for candidate in candidates:
        hole, reason = _seat_for(candidate, holes, tell)
        if hole:
            return NextUp(candidate.entry_id, hole, tuple(passed_over))
        passed_over.append((candidate.entry_id, reason))
    return NextUp(None, None, tuple(passed_over))


def _seat_for(candidate: Candidate, holes: Sequence[Hole], tell: Callable[[datetime], str]) -> tuple[Hole | None, str]:
    if candidate.never:
        return None, candidate.never
    unwanted = dict(candidate.not_tables)
    reason = ""
    for hole in holes:
        if hole.table in unwanted:
            reason = reason or unwanted[hole.table]
        elif candidate.passed_at and candidate.has_passed(hole.seat_id, hole.since):
            reason = reason or f"passed {tell(candidate.passed_at)}"
        else:
            return hole, ""
    return None, reason or "no open seat"
