"""Pots in dispute (T66): set aside, decided, listed."""

from __future__ import annotations

from typing import TypedDict

from pokerroom.api.base import Ask, get, post
from pokerroom.api.fields import amount, list_of, required, text, whole
from pokerroom.api.shapes import Actor, actor_shape, moment, moment_or_null
from pokerroom.money import decimal_of
from tables.commands import disputes
from tables.models import Dispute
from tables.queries import table_of

MOST = 200


class ClaimantShape(TypedDict):
    """Who claims the pot, as they sat; no player: no name yet."""

    seat: int
    player: int | None
    name: str


class DisputeShape(TypedDict):
    """A pot set aside. Until it is decided, `decision` is empty and `decided_at` and `decided_by` are null."""

    id: int
    table: int
    game: str
    amount: str
    claimants: list[ClaimantShape]
    at: str
    by: Actor
    decision: str
    decided_at: str | None
    decided_by: Actor | None


def dispute_shape(row: Dispute) -> DisputeShape:
    return {
        "id": row.pk,
        "table": row.table.number,
        "game": row.game.slug,
        "amount": decimal_of(row.amount),
        "claimants": row.claimants,
        "at": moment(row.at),
        "by": actor_shape(row.by),
        "decision": row.decision,
        "decided_at": moment_or_null(row.decided_at),
        "decided_by": actor_shape(row.decided_by) if row.decided_by else None,
    }


@get(answers=list[DisputeShape])
def every(ask: Ask) -> list[DisputeShape]:
    """The latest two hundred, newest first (supervisor)."""
    rows = Dispute.objects.filter(room=ask.room).select_related("table", "game", "by", "decided_by")
    return [dispute_shape(row) for row in rows.order_by("-pk")[:MOST]]


@post(
    {"amount": required(amount()), "seats": required(list_of(whole(most=20), least=2, most=20))},
    answers=DisputeShape,
    status=201,
)
def set_aside(ask: Ask, number: int) -> DisputeShape:
    """Set a pot, or part of it, aside for those who claim it (T66, supervisor)."""
    return dispute_shape(disputes.set_aside(table_of(ask.room, number), **ask.facts, **ask.by))


@post({"decision": required(text(200, least=1))}, answers=DisputeShape)
def decide(ask: Ask, dispute: int) -> DisputeShape:
    """What becomes of it, in words, once (T66, supervisor)."""
    return dispute_shape(disputes.decide(Dispute(pk=dispute, room_id=ask.room.pk), **ask.facts, **ask.by))
