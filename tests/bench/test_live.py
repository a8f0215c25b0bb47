"""The bench of the streams judges by what this room committed, and one round beside itself."""

from __future__ import annotations

import pytest

from bench.live import STREAMS, Told, lateness, rows


def test_who_was_not_told_has_waited_until_the_end():
    late = lateness({7: 100.0}, {"7": [100.01] * (STREAMS - 1)}, ended=103.0)
    assert (len(late), max(late)) == (STREAMS, 3.0)


def test_to_be_told_before_the_commit_is_an_error():
    """Another room's version 7, as it were."""
    with pytest.raises(RuntimeError, match="before it was committed"):
        lateness({7: 100.0}, {"7": [99.9] * STREAMS}, ended=103.0)


def told(**p99: float) -> dict[str, Told]:
    return {name: Told(1.0, value, value) for name, value in p99.items()}


def test_a_ratio_is_of_two_in_one_round():
    """The last round was slow for all three: the bare one's quickest is not put beside ours of then."""
    found = rows([told(ours=12, bare=10, eventstream=60)] * 2 + [told(ours=120, bare=100, eventstream=600)])
    assert {row.name: row.value for row in found}["p99 by the bare broadcaster's"] == pytest.approx(1.2)
    assert {row.name: row.value for row in found}["django-eventstream's p99 by ours"] == pytest.approx(5)
