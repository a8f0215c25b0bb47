"""The verbs of the room itself: its policy, and who is on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from django.db.models import Max

from pokerroom.event_text import says
from pokerroom.expirations import Due
from pokerroom.models import PolicyVersion, Room, Staff
from pokerroom.policy import cleaned
from pokerroom.refusals import Malformed
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn


def set_policy(
    room: Room,
    *,
    changes: Mapping[str, Any],
    effective_from: datetime | None = None,
    by: Staff,
    at: datetime,
) -> PolicyVersion:
    """Change figures, at once or from a moment to come. Raises Malformed naming every bad figure.

    The version that ends is kept; each event names the number of the version it was decided by.
    """
    with turn(room, by=by, at=at, act=Act.POLICY) as now:
        good = cleaned(changes)
        if not good:
            raise Malformed({"policy": "Name at least one figure to change."})
        if effective_from and effective_from.year > now.at.year + 1:
            raise Malformed({"effective_from": f"Give a time before {now.at.year + 2}."})
        if effective_from and effective_from < now.at:
            raise Malformed({"effective_from": "Give a time that is still to come, or leave it out."})
        later = effective_from is not None and effective_from > now.at
        version = PolicyVersion.objects.create(
            room=now.room,
            number=_last_number(now.room) + 1,
            effective_from=effective_from or now.at,
            figures=good if later else _own_figures(now.room) | good,
            by=by,
        )
        now.record(
            "policy.set",
            f"policy:{version.number}",
            topics=["*"],
            changes=good,
            was={key: getattr(now.policy, key) for key in good},
            effective_from=version.effective_from,
        )
        if later:
            _arm(now.room)
        else:
            _put_in_force(now, version)
            now.refresh_policy()
        return version


def _last_number(room: Room) -> int:
    return PolicyVersion.objects.filter(room=room).aggregate(most=Max("number"))["most"] or 0


def _own_figures(room: Room) -> dict[str, Any]:
    """What differs from the defaults in this room now."""
    return dict(room.policy.figures) if room.policy else {}


def _put_in_force(now: Turn, version: PolicyVersion) -> None:
    now.room.policy = version
    now.room.save(update_fields=["policy"])


def _arm(room: Room) -> None:
    """The room knows when its next version takes effect."""
    current = room.policy
    coming = PolicyVersion.objects.filter(room=room)
    if current:
        coming = coming.filter(effective_from__gt=current.effective_from)
    following = coming.order_by("effective_from", "number").first()
    room.next_policy_at = following.effective_from if following else None
    room.save(update_fields=["next_policy_at"])


POLICY_DUE = "SELECT id AS room_id FROM pokerroom_room WHERE next_policy_at <= %(at)s"


def policies_due(now: Turn) -> Iterable[Due]:
    """Versions whose moment has come."""
    if now.room.next_policy_at is None or now.room.next_policy_at > now.at:
        return []
    coming = PolicyVersion.objects.filter(
        room=now.room, effective_from__gte=now.room.next_policy_at, effective_from__lte=now.at
    )
    return [(version.effective_from, version) for version in coming.order_by("effective_from", "number")]


def take_effect(now: Turn, version: PolicyVersion, due_at: datetime) -> Iterable[Due]:
    """A version takes effect at its moment, whoever notices, on top of what was changed until then."""
    version.figures = _own_figures(now.room) | version.figures
    version.save(update_fields=["figures"])
    _put_in_force(now, version)
    _arm(now.room)
    now.record("policy.in_force", f"policy:{version.number}", topics=["*"], at=due_at)
    now.refresh_policy()
    return []


says("policy.set")(lambda facts: "Policy changed: " + ", ".join(facts["changes"]))
says("policy.in_force")("A policy took effect".format_map)
