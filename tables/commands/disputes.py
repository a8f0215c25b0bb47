"""Pots in dispute (T66): set aside with who claims them, decided once. A supervisor's."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from pokerroom.event_text import Facts, says
from pokerroom.models import Event, Staff
from pokerroom.money import amount_text
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import undoes
from tables.models import Dispute, Placement, Table
from tables.queries import sitter_name
from tables.refusals import TableState

LONGEST_DECISION = 200


def set_aside(table: Table, *, amount: int, seats: Iterable[int], by: Staff, at: datetime) -> Dispute:
    """The pot, or the part of it, that the players in these seats claim. Amount in cents.

    Refused at a closed table; Malformed unless two or more who sit there claim it.
    """
    with turn(table.room_id, by=by, at=at, act=Act.DISPUTES) as now:
        table = now.again(Table.objects.select_related("game"), table.pk)
        if table.game is None:
            raise TableState(f"Table {table.number} is closed.", rule="T66")
        claimants = _claimants(now, table, set(seats))
        dispute = Dispute.objects.create(
            room=now.room, table=table, game=table.game, amount=amount, claimants=claimants, at=now.at, by=by
        )
        _note(now, dispute, "disputes.set_aside")
        return dispute


def _claimants(now: Turn, table: Table, numbers: set[int]) -> list[dict[str, Any]]:
    here = Placement.objects.filter(room=now.room, seat__table=table, until__isnull=True, seat__number__in=numbers)
    rows = list(here.select_related("sitting__player", "seat").order_by("seat__number"))
    if len(rows) != len(numbers) or len(rows) < 2:
        raise Malformed({"seats": "Choose two or more players who sit at this table."}, rule="T66")
    return [
        {"seat": row.seat.number, "player": row.sitting.player_id, "name": sitter_name(row.sitting)} for row in rows
    ]


def decide(dispute: Dispute, *, decision: str, by: Staff, at: datetime) -> Dispute:
    """What becomes of the pot, in words. Once: to decide anew, the decision is undone first."""
    with turn(dispute.room_id, by=by, at=at, act=Act.DISPUTES) as now:
        dispute = now.again(Dispute.objects.select_related("table__game"), dispute.pk)
        words = " ".join(decision.split())
        if not words or len(words) > LONGEST_DECISION:
            raise Malformed({"decision": f"Enter the decision, in {LONGEST_DECISION} characters or fewer."}, rule="T66")
        if dispute.decided_at:
            raise Refused(f"This was decided: {dispute.decision}.", code="decided", rule="T66")
        _decided(dispute, words, now.at, by)
        _note(now, dispute, "disputes.decided", decision=words)
        return dispute


def _decided(dispute: Dispute, words: str, at: datetime | None, by: Staff | None) -> None:
    dispute.decision, dispute.decided_at, dispute.decided_by = words, at, by
    dispute.save(update_fields=["decision", "decided_at", "decided_by"])


def _note(now: Turn, dispute: Dispute, verb: str, **facts: Any) -> None:
    now.record(
        verb,
        f"dispute:{dispute.pk}",
        topics=[f"table:{dispute.table.number}"],
        table=dispute.table.number,
        amount_cents=dispute.amount,
        claimants=[claimant["name"] for claimant in dispute.claimants],
        rule="T66",
        **facts,
    )


@says("disputes.set_aside")
def _set_aside_text(facts: Facts) -> str:
    *others, last = facts["claimants"]
    who = f"{', '.join(others)} and {last}"
    return f"{amount_text(facts['amount_cents'])} set aside at Table {facts['table']}, claimed by {who}"


@says("disputes.decided")
def _decided_text(facts: Facts) -> str:
    return f"{amount_text(facts['amount_cents'])} in dispute at Table {facts['table']}: {facts['decision']}"


@undoes("disputes.set_aside")
def _undo_set_aside(now: Turn, event: Event) -> None:
    now.again(Dispute.objects, int(event.subject.removeprefix("dispute:"))).delete()


@undoes("disputes.decided")
def _undo_decided(now: Turn, event: Event) -> None:
    _decided(now.again(Dispute.objects, int(event.subject.removeprefix("dispute:"))), "", None, None)
