"""How full a table is: locked-up seats count, leaving players do not (rules §2)."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace

import pytest

from tables.queries.floor import loads

LATE = datetime(2026, 6, 6, tzinfo=UTC)


@pytest.mark.parametrize(
    ("sitting", "locked", "leaving", "counts"),
    [
        (None, None, None, 0),
        (1, None, None, 1),
        (1, None, LATE, 0),
        (None, 2, None, 1),
        (1, 2, LATE, 1),
    ],
    ids=["open", "seated", "leaving", "locked up", "locked up behind somebody leaving"],
)
def test_who_counts_at_a_table(sitting, locked, leaving, counts):
    seat = SimpleNamespace(table_id=4, sitting_id=sitting, locked_for_id=locked, leaving_at=leaving)
    assert loads([seat])[4] == counts
