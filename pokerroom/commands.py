"""The verbs of the room itself: its policy, and who is on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from django.db.models import Max

from pokerroom.event_text import says
from pokerroom.expirations import Due
from pokerroom.models import PolicyVersion, Room, Staff
from pokerroom.policy import SETTINGS, Setting, cleaned
from pokerroom.refusals import Malformed
from pokerroom.roles import Act
from pokerroom.shown import NOTHING, check
from pokerroom.times import span
from pokerroom.turn import Turn, turn


def set_policy(
    room: Room,
    *,
    changes: Mapping[str, Any],
    shown: Mapping[str, Any] = NOTHING,
    effective_from: datetime | None = None,
    by: Staff,
    at: datetime,
) -> PolicyVersion:
    """Change settings, at once or from a moment to come. Raises Malformed naming every bad setting.

    `shown`: what the form showed of them; raises Overtaken where somebody else has changed one since.
    The version that ends is kept; each event names the number of the version it was decided by.
    """
    with turn(room, by=by, at=at, act=Act.POLICY) as now:
        good = cleaned(changes)
        if not good:
            raise Malformed({"policy": "Name at least one setting to change."})
        if effective_from and effective_from.year > now.at.year + 1:
            raise Malformed({"effective_from": f"Give a time before {now.at.year + 2}."})
        if effective_from and effective_from < now.at:
            raise Malformed({"effective_from": "Give a time that is still to come, or leave it out."})
        later = effective_from is not None and effective_from > now.at
        _check_shown(now, good, shown)
        version = add_version(now, good if later else own_settings(now.room) | good, effective_from)
        now.record(
            "policy.set",
            f"policy:{version.number}",
            topics=["*"],
            touches=[f"figure:{key}" for key in good],
            changes=good,
            was={key: getattr(now.policy, key) for key in good},
            effective_from=version.effective_from,
        )
        if later:
            arm(now.room)
        else:
            put_in_force(now, version)
        return version


def add_version(now: Turn, settings: dict[str, Any], effective_from: datetime | None = None) -> PolicyVersion:
    """A step: the next version of the room's settings, from now or from that moment."""
    number = _last_number(now.room) + 1
    return PolicyVersion.objects.create(
        room=now.room, number=number, effective_from=effective_from or now.at, settings=settings, by=now.by
    )


def _check_shown(now: Turn, changes: Mapping[str, Any], shown: Mapping[str, Any]) -> None:
    if shown:
        versions = PolicyVersion.objects.filter(room=now.room).values_list("number", flat=True)
        subjects = [f"policy:{number}" for number in versions]
        check(now, subjects, stored=now.policy.as_dict(), changes=changes, shown=shown, says=_says)


def _says(key: str, value: Any) -> str:
    return SETTINGS[key].says(value)


def _last_number(room: Room) -> int:
    return PolicyVersion.objects.filter(room=room).aggregate(most=Max("number"))["most"] or 0


def own_settings(room: Room) -> dict[str, Any]:
    """What differs from the defaults in this room now."""
    return dict(room.policy.settings) if room.policy else {}


def put_in_force(now: Turn, version: PolicyVersion) -> None:
    """A step: this version holds from here on, for the rest of the turn too."""
    now.room.policy = version
    now.room.save(update_fields=["policy"])
    now.refresh_policy()


def arm(room: Room) -> None:
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
    changes = version.settings
    version.settings = own_settings(now.room) | changes
    version.save(update_fields=["settings"])
    touches = [f"figure:{key}" for key in changes]
    now.record("policy.in_force", f"policy:{version.number}", topics=["*"], touches=touches, at=due_at, changes=changes)
    put_in_force(now, version)
    arm(now.room)
    return []


def _labels(facts: dict[str, Any]) -> str:
    """The settings that an event is about, by name, each with its value where that is one setting."""
    changes = facts.get("changes", {})
    return ", ".join(_label(setting, changes[key]) for key, setting in SETTINGS.items() if key in changes)


def _label(setting: Setting, value: Any) -> str:
    if isinstance(value, bool) or not isinstance(value, int):
        return setting.label
    return f"{setting.label} {span(value) if setting.unit == 's' else value}"


says("policy.set")(lambda facts: f"Settings changed: {_labels(facts)}")
says("policy.in_force")(lambda facts: f"Settings in force: {_labels(facts)}")
