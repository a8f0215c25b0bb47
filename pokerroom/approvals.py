"""What a host starts and a supervisor approves: kept word for word, decided once, carried out as it stood (rules §6).

An approval is bound to one request: its address and its facts. It lapses after `approval_seconds`. Whoever approves
is somebody else than who asked, is entitled at that moment, and says so with the own PIN or from the own screen.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from django.db.models import QuerySet

from pokerroom import pins
from pokerroom.event_text import says
from pokerroom.expirations import Due
from pokerroom.models import Approval, Room, Staff
from pokerroom.refusals import NotAllowed, NotFound, Refused
from pokerroom.roles import Act, Role, may
from pokerroom.turn import Turn, turn


def ask(room: Room, *, path: str, facts: dict[str, Any], says: str, by: Staff, at: datetime) -> Approval:
    """Put a request before a supervisor. The same one asked twice is one; with other facts, it replaces the former."""
    with turn(room, by=by, at=at, act=Act.LISTS) as now:
        asked = Approval.objects.filter(room=now.room, path=path, asked_by=by, decided_at=None)
        for former in asked.exclude(facts=facts):
            _lapse(now, former, now.at, replaced=True)
        until = now.at + timedelta(seconds=now.policy.approval_seconds)
        approval, made = Approval.objects.get_or_create(
            room=now.room,
            path=path,
            facts=facts,
            asked_by=by,
            decided_at=None,
            defaults={"asked_at": now.at, "due_at": until, "says": says[:200]},
        )
        if made:
            now.record("approvals.asked", f"approval:{approval.pk}", topics=["bar", "rail"], says=says, path=path)
        return approval


def waiting(room: Room, at: datetime) -> QuerySet[Approval]:
    """What a supervisor has to decide, oldest first."""
    return Approval.objects.filter(room=room, decided_at=None, due_at__gt=at).select_related("asked_by").order_by("pk")


def decide(approval: Approval, *, yes: bool, by: Staff, at: datetime) -> Approval:
    """Approve or refuse, once."""
    with turn(approval.room_id, by=by, at=at, act=Act.APPROVE) as now:
        approval = now.again(Approval.objects.select_related("asked_by"), approval.pk)
        _check_undecided(approval, now.at)
        if approval.asked_by_id == by.pk:
            raise NotAllowed("Somebody else approves what you asked for.", code="own_approval")
        approval.outcome = "approved" if yes else "refused"
        approval.decided_at, approval.decided_by = now.at, by
        approval.save(update_fields=["outcome", "decided_at", "decided_by"])
        verb = "approvals.approved" if yes else "approvals.refused"
        _note(now, approval, verb, asked_by=approval.asked_by.name)
        return approval


def _note(now: Turn, approval: Approval, verb: str, at: datetime | None = None, **facts: Any) -> None:
    now.record(
        verb,
        f"approval:{approval.pk}",
        topics=["bar", "rail"],
        at=at,
        says=approval.says,
        **facts,
    )


def by_pin(approval: Approval, pin: str, *, typed_by: Staff, at: datetime) -> Staff:
    """Who of those who may approve this has this PIN: they decide at the screen of whoever types.

    What can be said of the request is said first, so that no answer tells a right PIN from a wrong one.
    """
    asked = Approval.objects.filter(room=approval.room_id, pk=approval.pk).first()
    if asked is None:
        raise NotFound("There is no such approval in this room.")
    _check_undecided(asked, at)
    able = [role for role in Role if may(role, Act.APPROVE)]
    people = Staff.objects.filter(room=approval.room_id, is_active=True, role__in=able).exclude(pin="")
    others = list(people.exclude(pk=asked.asked_by_id))
    found = pins.whose(others, pin, typed_by=typed_by, at=at)
    if not found:
        raise pins.WrongPin("Nobody who may approve has that PIN.")
    if len(found) > 1:
        raise pins.NotUnique("Two people have that PIN: approve from your own screen.")
    return found[0]


def _check_undecided(approval: Approval, at: datetime) -> None:
    outcome = approval.outcome or ("lapsed" if approval.due_at <= at else "")
    if outcome:
        raise Refused(f"This was {outcome} already.", code="decided")


# An approval that nobody gave lapses


DUE = "SELECT room_id FROM pokerroom_approval WHERE decided_at IS NULL AND due_at <= %(at)s"


def due(now: Turn) -> Iterable[Due]:
    rows = Approval.objects.filter(room=now.room, decided_at=None, due_at__lte=now.at)
    return [(row.due_at, row) for row in rows]


def expire(now: Turn, approval: Approval, due_at: datetime) -> Iterable[Due]:
    _lapse(now, approval, due_at)
    return []


def _lapse(now: Turn, approval: Approval, at: datetime, **facts: Any) -> None:
    approval.outcome, approval.decided_at = "lapsed", at
    approval.save(update_fields=["outcome", "decided_at"])
    _note(now, approval, "approvals.lapsed", at=at, **facts)


says("approvals.asked")("To approve: {says}".format_map)
says("approvals.approved")("Approved: {says}".format_map)
says("approvals.refused")("Not approved: {says}".format_map)
says("approvals.lapsed")(
    lambda facts: f"{'Asked anew' if facts.get('replaced') else 'Nobody approved in time'}: {facts['says']}"
)
