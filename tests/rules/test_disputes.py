"""Pots in dispute: amount, claimants and decision are kept, with who decided (T66)."""

from __future__ import annotations

import pytest

from floor.commands.chairs import leave
from pokerroom.event_text import tell
from pokerroom.models import Event
from pokerroom.refusals import Malformed, NotAllowed, NotFound, Refused
from pokerroom.undo import undo
from tables.commands.disputes import decide, set_aside
from tables.models import Dispute, Table
from tests.conftest import fresh, minute


@pytest.fixture
def table(open_at, sit) -> Table:
    """Table 4: Ann Alvarez sits in seat 1, Bob Baker in seat 2, Cy in seat 5."""
    opened = open_at(4)
    for seat, name in ((1, "Ann Alvarez"), (2, "Bob Baker"), (5, "Cy")):
        sit(name, 4, seat)
    return opened


@pytest.fixture
def pot(table, supervisor) -> Dispute:
    return set_aside(table, amount=12_000, seats=[5, 1], by=supervisor, at=minute(0))


def told(room):
    return [tell(event, room.zone) for event in Event.objects.filter(room=room, seq__gt=4).order_by("seq")][-2:]


@pytest.mark.rule("T66")
def test_a_pot_is_set_aside_and_decided(room, table, pot, supervisor, manager):
    assert [(one["seat"], one["name"]) for one in pot.claimants] == [(1, "Ann A."), (5, "Cy")]
    decide(pot, decision="To seat 5:  the flush was tabled", by=manager, at=minute(9))
    kept = fresh(pot)
    assert (kept.amount, kept.game.slug, kept.by, kept.at) == (12_000, "1-3-nlh", supervisor, minute(0))
    assert (kept.decision, kept.decided_by, kept.decided_at) == (
        "To seat 5: the flush was tabled",
        manager,
        minute(9),
    )
    assert told(room) == [
        "$120 set aside at Table 4, claimed by Ann A. and Cy",
        "$120 in dispute at Table 4: To seat 5: the flush was tabled",
    ]


@pytest.mark.rule("T66")
def test_the_claimants_stay_as_they_sat(pot, table, host):
    leave(table.seats.get(number=5).placements.get().sitting, by=host, at=minute(1))
    assert [one["name"] for one in fresh(pot).claimants] == ["Ann A.", "Cy"]


@pytest.mark.parametrize("seats", [[], [1], [1, 1], [1, 3], [1, 2, 9]])
def test_two_or_more_who_sit_there_claim_it(table, supervisor, seats):
    with pytest.raises(Malformed) as refusal:
        set_aside(table, amount=100, seats=seats, by=supervisor, at=minute(0))
    assert (list(refusal.value.extra["fields"]), refusal.value.rule) == (["seats"], "T66")
    assert set_aside(table, amount=100, seats=[1, 2], by=supervisor, at=minute(0)).pk


def test_it_is_decided_once(pot, supervisor):
    for words in ("", "  ", "x" * 201):
        with pytest.raises(Malformed):
            decide(pot, decision=words, by=supervisor, at=minute(1))
    decide(pot, decision="x" * 200, by=supervisor, at=minute(1))
    with pytest.raises(Refused, match="This was decided") as refusal:
        decide(pot, decision="Split", by=supervisor, at=minute(2))
    assert refusal.value.code == "decided"


def test_a_decision_and_then_the_dispute_are_undone(room, pot, supervisor):
    first = fresh(room).version
    decide(pot, decision="Split", by=supervisor, at=minute(1))
    with pytest.raises(Refused):
        undo(room, seq=first, by=supervisor, at=minute(2))
    undo(room, seq=first + 1, by=supervisor, at=minute(2))
    assert (fresh(pot).decision, pot.decided_at, pot.decided_by) == ("", None, None)
    decide(pot, decision="To seat 1", by=supervisor, at=minute(3))
    for seq in (fresh(room).version, first):
        undo(room, seq=seq, by=supervisor, at=minute(4))
    assert not Dispute.objects.exists()


def test_a_supervisor_decides(room, table, pot, host, other_room):
    for deed in (
        lambda: set_aside(table, amount=100, seats=[1, 2], by=host, at=minute(1)),
        lambda: decide(pot, decision="Split", by=host, at=minute(1)),
    ):
        with pytest.raises(NotAllowed, match="Hosts can't set aside or decide a disputed pot"):
            deed()
    closed = Table.objects.get(room=room, number=5)
    with pytest.raises(Refused, match="closed"):
        set_aside(closed, amount=100, seats=[1, 2], by=fresh(pot).by, at=minute(1))
    with pytest.raises(NotFound):
        decide(Dispute(pk=pot.pk, room_id=other_room.pk), decision="Split", by=pot.by, at=minute(1))


def test_the_sheet_of_the_table_sets_it_aside_and_decides(client, room, table, supervisor, host):
    client.force_login(supervisor)
    path = "/toledo/floor/tables/4"
    refused = client.post(f"{path}/set-aside/", {"amount": "120.50", "claims": ["1", "5"]})
    assert "1-3 NLH has no smaller chip" in refused.content.decode()
    assert client.post(f"{path}/set-aside/", {"amount": "120", "claims": ["1", "5"]}).status_code == 200
    pot = Dispute.objects.get()
    shown = client.get("/toledo/host/tables/4/?open=sheet-4").content.decode()
    assert ("$120 in dispute" in shown, f'id="dispute-{pot.pk}"' in shown) == (True, True)
    assert client.post(f"{path}/decide/", {"dispute": pot.pk, "decision": "Split"}).status_code == 200
    assert fresh(pot).decision == "Split"
    assert "in dispute" not in client.get("/toledo/host/tables/4/?open=sheet-4").content.decode()
    client.force_login(host)
    assert "Set aside" not in client.get("/toledo/host/tables/4/?open=sheet-4").content.decode()
