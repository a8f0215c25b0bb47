"""Who wishes for another table: only where they may be, only what was approved."""

from __future__ import annotations

import pytest

from tests.conftest import minute
from waitlist import queries
from waitlist.commands.bars import keep_apart
from waitlist.commands.requests import approve_request, ask
from waitlist.queries.wishes import wishes


@pytest.fixture
def approved(open_at, sits, host, supervisor):
    """Hal at table 4 of five may go to table 1, where Joe sits, and has asked first; Gus has asked after him."""
    open_at(1, chairs=2), open_at(4, chairs=6)
    joe = sits("Joe", 1, 1)
    hal, gus, *_ = [sits(name, 4, number) for number, name in enumerate(("Hal", "Gus", "A3", "A4", "A5"), 1)]
    for number, sitting in enumerate((hal, gus)):
        request = ask(sitting, wish="table", table=1, by=host, at=minute(number))
        approve_request(request, by=supervisor, at=minute(2))
    return hal, gus, joe


@pytest.mark.rule("T39")
def test_a_change_to_a_table_with_somebody_kept_apart_is_offered_nowhere(room, supervisor, approved):
    hal, _, joe = approved
    assert [step.name for step in queries.chain(room, 1, 2, minute(3))] == ["Hal"]
    keep_apart(hal.player, other=joe.player, by=supervisor, at=minute(3))
    assert [step.name for step in queries.chain(room, 1, 2, minute(4))] == ["Gus"]
    assert [wish.chair for wish in wishes(room, minute(4))] == ["", "1-2"]
