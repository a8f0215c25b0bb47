"""A count of a table seats an unknown player only where one may be seated (T4, T43)."""

from __future__ import annotations

import pytest

from floor.commands.table_counts import count
from pokerroom.refusals import Refused
from tables.commands import no_fills
from tables.models import Sitting
from tests.conftest import minute

pytestmark = pytest.mark.django_db


def unknown() -> int:
    return Sitting.objects.filter(player=None, ended_at=None).count()


@pytest.mark.rule("T4")
def test_at_a_table_that_takes_no_fills(host, supervisor, open_at):
    table = open_at(4)
    no_fills(table, on=True, by=supervisor, at=minute(0))
    for staff in (host, supervisor):
        with pytest.raises(Refused, match="Table 4 takes no fills"):
            count(table, occupied=[1], by=staff, at=minute(1))
    assert unknown() == 0
    count(table, occupied=[1], overrule="Floor's decision", by=supervisor, at=minute(2))
    assert unknown() == 1


@pytest.mark.rule("T4")
def test_at_a_table_that_takes_fills(host, open_at):
    count(open_at(4), occupied=[1, 2], by=host, at=minute(1))
    assert unknown() == 2
