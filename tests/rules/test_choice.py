"""Whom *call next* calls, for which seat, and who is passed over with why; what a read shows before it is written."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from tables.rules import Hole, in_order
from waitlist.rules import Candidate, Seen, Status, next_up, seen

EIGHT = datetime(2026, 6, 6, 0, 0, tzinfo=UTC)


def at(seconds: float) -> datetime:
    return EIGHT + timedelta(seconds=seconds)


def hole(table: int, seat: int = 1, *, since: float = 0, load: int = 5) -> Hole:
    return Hole(seat_id=table * 10 + seat, table=table, seat=seat, since=at(since), load=load)


def told(moment: datetime) -> str:
    return f"{(moment - EIGHT).total_seconds():.0f} s"


T1, T4 = hole(1), hole(4)

CHOICES = [
    ("the first, the first seat", [Candidate(1), Candidate(2)], [T1, T4], (1, 11), {}),
    ("not here is passed over", [Candidate(1, never="not here"), Candidate(2)], [T1], (2, 11), {1: "not here"}),
    (
        "the next table of somebody kept apart",
        [Candidate(1, not_tables=((1, "not at table 1"),))],
        [T1, T4],
        (1, 41),
        {},
    ),
    (
        "kept apart from the only table",
        [Candidate(1, not_tables=((1, "not at table 1"),)), Candidate(2)],
        [T1],
        (2, 11),
        {1: "not at table 1"},
    ),
    (
        "passed: over for every seat open at that moment",
        [Candidate(1, passed_at=at(60)), Candidate(2)],
        [T1, T4],
        (2, 11),
        {1: "passed 60 s"},
    ),
    (
        "passed: not for a seat locked up for somebody else at that moment",
        [Candidate(1, passed_at=at(60), not_passed=(41,))],
        [T1, T4],
        (1, 41),
        {},
    ),
    ("passed: not for a later hole", [Candidate(1, passed_at=at(60))], [T1, hole(4, since=61)], (1, 41), {}),
    (
        "passed at the very moment of the hole",
        [Candidate(1, passed_at=at(60))],
        [hole(4, since=60)],
        None,
        {1: "passed 60 s"},
    ),
    ("nobody waits", [], [T1], None, {}),
    (
        "nobody can",
        [Candidate(1, never="not here"), Candidate(2, never="stepped out")],
        [T1],
        None,
        {1: "not here", 2: "stepped out"},
    ),
]


@pytest.mark.parametrize(("case", "candidates", "holes", "chosen", "passed_over"), CHOICES)
def test_the_first_person_for_whom_any_seat_is_possible(case, candidates, holes, chosen, passed_over):
    choice = next_up(candidates, holes, told)
    assert (choice.entry_id, choice.hole and choice.hole.seat_id) == (chosen or (None, None)), case
    assert dict(choice.passed_over) == passed_over


def test_the_table_with_the_fewest_players_first_ties_by_number():
    holes = [hole(4, load=3), hole(2, 2, load=3), hole(2, 1, load=3), hole(1, load=8)]
    assert [(one.table, one.seat) for one in in_order(holes)] == [(2, 1), (2, 2), (4, 1), (1, 1)]


HOLD = timedelta(minutes=15)
LIVES = [
    ("called", 300, 299.999, ("called", 300)),
    ("called", 300, 300, ("held", 1200)),
    ("called", 300, 1199.999, ("held", 1200)),
    ("called", 300, 1200, ("removed", None)),
    ("called", None, 9999, ("called", None)),
    ("held", 1200, 1199.999, ("held", 1200)),
    ("held", 1200, 1200, ("removed", None)),
    ("waiting", None, 9999, ("waiting", None)),
]


@pytest.mark.parametrize(("status", "due", "moment", "shown"), LIVES)
def test_a_read_shows_a_call_as_over_at_exactly_its_deadline(status, due, moment, shown):
    """A2, TM-02: whoever wrote it or did not."""
    due_at = None if due is None else at(due)
    life, until = shown
    assert seen(status, due_at, at(moment), HOLD) == Seen(Status(life), None if until is None else at(until))
