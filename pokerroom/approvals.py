"""What a host starts and a supervisor approves: kept word for word, decided once, carried out as it stood (rules §6).

An approval is bound to one request: its address and its facts. It lapses after `approval_seconds`. Whoever approves
is somebody else than who asked, is entitled at that moment, and says so with the own PIN or from the own screen.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction
from django.db.models import QuerySet

from pokerroom.event_text import says
from pokerroom.expirations import Due
from pokerroom.models import Approval, PinTry, Room, Staff
from pokerroom.refusals import Malformed, NotAllowed, Refused
from pokerroom.roles import Act, Role, may
from pokerroom.turn import Turn, turn

MOST_TRIES = 5
TRIES_WITHIN = timedelta(minutes=15)


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
        if approval.decided_at:
            raise Refused(f"This was {approval.outcome} already.", code="decided")
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


def by_pin(room: Room, pin: str, at: datetime) -> Staff:
    """Who of those who may approve has this PIN: they decide at the asker's own screen.

    Wrong ones are counted in a transaction of their own, so that no refusal takes the count back.
    """
    tries = PinTry.objects.filter(room=room, at__gt=at - TRIES_WITHIN, right=False)
    if tries.count() >= MOST_TRIES:
        raise Refused(
            "Too many wrong PINs: wait a quarter of an hour, or approve from your own screen.", code="too_many"
        )
    able = [role for role in Role if may(role, Act.APPROVE)]
    people = Staff.objects.filter(room=room, is_active=True, role__in=able).exclude(pin="")
    theirs = [staff for staff in people if staff.check_pin(pin)]
    with transaction.atomic():
        PinTry.objects.create(room=room, at=at, right=bool(theirs))
    if not theirs:
        raise Malformed({"pin": "Nobody who may approve has that PIN."})
    if len(theirs) > 1:
        raise Refused("Two people have that PIN: approve from your own screen.", code="pin_not_unique")
    return theirs[0]


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
