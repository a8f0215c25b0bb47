"""What somebody left with is said together with the seat that asks for it: refused, neither is on record (T16)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from floor.commands.chairs import leave
from pokerroom.clock import now
from tables.models import CashOut, Sitting
from tests.conftest import fresh

pytestmark = pytest.mark.django_db

LONG_AGO = timedelta(hours=1)


@pytest.fixture
def ann(open_at, sit, host):
    """She left Table 1 without saying with how much."""
    open_at(1, at=now() - LONG_AGO)
    ann = sit("Ann", 1, 1, at=now() - LONG_AGO)
    leave(ann, amount=None, by=host, at=now() - timedelta(minutes=30))
    return ann.player


@pytest.mark.rule("T16")
@pytest.mark.parametrize(("buy_in", "status", "stated"), [("250.00", 409, None), ("300.00", 200, 30_000)])
def test_a_walk_up(client, host, ann, buy_in, status, stated):
    client.force_login(host)
    facts = {"chair": "1-2", "player": ann.pk, "left_with": "300.00", "buy_in": buy_in, "id_seen": "1"}
    assert client.post("/toledo/host/walk-up/", facts).status_code == status
    assert CashOut.objects.get().amount == stated
    assert Sitting.objects.filter(player=ann, ended_at=None).exists() == (status == 200)


@pytest.mark.rule("T16")
@pytest.mark.parametrize(("buy_in", "status", "stated"), [("250.00", 409, None), ("300.00", 200, 30_000)])
def test_a_seat_from_the_list(client, host, ann, on_list, buy_in, status, stated):
    entry = on_list("Ann", at=now() - timedelta(minutes=1))
    entry.player = ann
    entry.save()
    client.force_login(host)
    facts = {"table": 1, "seat": 2, "left_with": "300.00", "buy_in": buy_in, "id_seen": "1"}
    assert client.post(f"/toledo/host/entries/{entry.pk}/seat/", facts).status_code == status
    assert CashOut.objects.get().amount == stated
    assert fresh(entry).status == ("seated" if status == 200 else "waiting")
