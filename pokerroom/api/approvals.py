"""Approvals: what waits for a supervisor, and the word that carries it out."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from django.db import transaction
from django.urls import resolve

from pokerroom import approvals
from pokerroom.api.base import Ask, get, post
from pokerroom.api.fields import read, secret
from pokerroom.api.shapes import Actor, actor_shape, moment
from pokerroom.models import Approval


class ApprovalShape(TypedDict):
    """A host's request that a supervisor decides; it lapses at `due_at`."""

    id: int
    says: str
    path: str
    facts: dict[str, Any]
    asked_by: Actor
    asked_at: str
    due_at: str
    outcome: Literal["", "approved", "refused", "lapsed"]


class DoneShape(TypedDict):
    """The approval, and what carrying it out answered."""

    approval: ApprovalShape
    answer: dict[str, Any]


def approval_shape(row: Approval) -> ApprovalShape:
    return {
        "id": row.pk,
        "says": row.says,
        "path": row.path,
        "facts": row.facts,
        "asked_by": actor_shape(row.asked_by),
        "asked_at": moment(row.asked_at),
        "due_at": moment(row.due_at),
        "outcome": row.outcome,  # type: ignore[typeddict-item]
    }


@get(answers=list[ApprovalShape])
def waiting(ask: Ask) -> list[ApprovalShape]:
    """What a supervisor has to decide."""
    return [approval_shape(row) for row in approvals.waiting(ask.room, ask.at)]


PIN = {"pin": secret(8)}


@post(PIN, answers=DoneShape)
def approve(ask: Ask, approval: int) -> DoneShape:
    """Approve, from the own screen or with the own PIN at this one; the request is carried out as it stood."""
    row = _row(ask, approval)
    who = _decider(ask, row)
    with transaction.atomic():
        decided = approvals.decide(row, yes=True, **who)
        return {"approval": approval_shape(decided), "answer": carry_out(ask, decided)}


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


def carry_out(ask: Ask, approval: Approval) -> dict[str, Any]:
    """The very request that was asked for, now by whoever approved it."""
    door = resolve(approval.path)
    deed = door.func.cls.deeds["post"]  # type: ignore[attr-defined]
    path = {name: value for name, value in door.kwargs.items() if name != "room"}
    facts, who = read(deed.facts, approval.facts), approval.decided_by
    answer: dict[str, Any] = deed.act(Ask(ask.room, ask.at, facts, who, approval.asked_by), **path)
    return answer
