"""The room and its policy."""

from __future__ import annotations

from typing import Any

from pokerroom.api.base import Ask, get, patch
from pokerroom.api.fields import Facts, Field, moment
from pokerroom.api.shapes import RoomShape, room_shape
from pokerroom.commands import set_policy
from pokerroom.policy import SETTINGS, Setting
from pokerroom.turn import policy_of


@get(answers=RoomShape)
def room(ask: Ask) -> RoomShape:
    """The room, its version and its policy."""
    return room_shape(ask.room, ask.policy.as_dict(), ask.at)


@get(answers=dict[str, Any])
def policy(ask: Ask) -> dict[str, Any]:
    """The settings in force."""
    return ask.policy.as_dict()


def _field(setting: Setting) -> Field:
    """A setting of the policy as a fact of a request. The command says in one go what is wrong with all of them."""
    kinds: dict[type, dict[str, Any]] = {
        bool: {"type": "boolean"},
        int: {"type": "integer"},
        str: {"type": "string"},
        list: {"type": "array", "items": {"type": "string"}},
        dict: {"type": "object"},
    }
    source = f", rule {setting.rule}" if setting.rule else ""
    schema = {**kinds.get(type(setting.default), {}), "default": setting.default}
    return Field({**schema, "description": f"{setting.label} ({setting.unit}{source})"}, lambda value: value)


POLICY: Facts = {key: _field(setting) for key, setting in SETTINGS.items()} | {"effective_from": moment()}


@patch(POLICY, answers=dict[str, Any])
def change_policy(ask: Ask) -> dict[str, Any]:
    """Change settings, in force at once or from a moment to come (manager)."""
    effective_from = ask.facts.pop("effective_from", None)
    set_policy(ask.room, changes=ask.facts, effective_from=effective_from, **ask.by)
    ask.room.refresh_from_db()
    return policy_of(ask.room).as_dict()
