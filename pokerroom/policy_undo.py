"""Undo of a change of settings: a version of its own that says what was in force before."""

from __future__ import annotations

from typing import Any, TypedDict

from pokerroom.commands import add_version, arm, own_settings, put_in_force
from pokerroom.models import Event, PolicyVersion
from pokerroom.policy import SETTINGS
from pokerroom.turn import Turn
from pokerroom.undo import facts_of, undoes


class PolicySet(TypedDict):
    """What a change of settings carries: the settings as they were."""

    was: dict[str, Any]


@undoes("policy.set")
def _undo_set(now: Turn, event: Event) -> None:
    """As they were, in a new version. One that has not taken effect yet never does."""
    version = PolicyVersion.objects.get(room=now.room, number=int(event.subject.removeprefix("policy:")))
    if version.effective_from > now.at:
        version.delete()
        arm(now.room)
        return
    was = facts_of(event, PolicySet)["was"]
    settings = own_settings(now.room) | was
    kept = {key: value for key, value in settings.items() if key not in was or value != SETTINGS[key].default}
    put_in_force(now, add_version(now, kept))
