"""Approvals: what waits for a supervisor, and the word that carries it out."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from pokerroom import approvals
from pokerroom.api.base import ANSWERS, Ask, get, post
from pokerroom.api.fields import secret
from pokerroom.api.shapes import Actor, actor_shape, moment
from pokerroom.deeds import DEEDS
from pokerroom.models import Approval
from pokerroom.money import decimal_of


class ApprovalShape(TypedDict):
    """A host's request that a supervisor decides; it lapses at `due_at` and ends with what it is about."""

    id: int
    says: str
    deed: str
    facts: dict[str, Any]
    asked_by: Actor
    asked_at: str
    due_at: str
    outcome: Literal["", "approved", "refused", "lapsed", "ended"]


class DoneShape(TypedDict):
    """The approval, and what carrying it out answered."""

    approval: ApprovalShape
    answer: dict[str, Any]


def approval_shape(row: Approval) -> ApprovalShape:
    return {
        "id": row.pk,
        "says": row.says,
        "deed": row.deed,
        "facts": _facts(row),
        "asked_by": actor_shape(row.asked_by),
        "asked_at": moment(row.asked_at),
        "due_at": moment(row.due_at),
        "outcome": row.outcome,  # type: ignore[typeddict-item]
    }


def _facts(row: Approval) -> dict[str, Any]:
    """As the API takes them: amounts in decimal strings."""
    deed = DEEDS.get(row.deed)
    money = deed.money if deed else frozenset()
    return {name: decimal_of(fact) if name in money else fact for name, fact in row.facts.items()}


@get(answers=list[ApprovalShape])
def waiting(ask: Ask) -> list[ApprovalShape]:
    """What a supervisor has to decide."""
    return [approval_shape(row) for row in approvals.waiting(ask.room, ask.at)]


PIN = {"pin": secret(8)}


@post(PIN, answers=DoneShape)
def approve(ask: Ask, approval: int) -> DoneShape:
    """Approve, from the own screen or with the own PIN at this one; the request is carried out as it stood."""
    row = _row(ask, approval)
    decided, done = approvals.approve(row, **_decider(ask, row))
    return {"approval": approval_shape(decided), "answer": ANSWERS[decided.deed](ask, done)}


@post(PIN, answers=ApprovalShape)
def refuse(ask: Ask, approval: int) -> ApprovalShape:
    """Say no."""
    row = _row(ask, approval)
    return approval_shape(approvals.decide(row, yes=False, **_decider(ask, row)))


def _decider(ask: Ask, approval: Approval) -> dict[str, Any]:
    """Whoever is at this screen, or whose PIN was given at it."""
    pin = ask.facts.get("pin")
    if pin is None:
        return ask.by
    assert ask.staff
    return ask.by | {"by": approvals.by_pin(approval, pin, typed_by=ask.staff, at=ask.at)}


def _row(ask: Ask, approval: int) -> Approval:
    return Approval(pk=approval, room_id=ask.room.pk, room=ask.room)
