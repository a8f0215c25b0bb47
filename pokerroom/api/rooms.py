"""The room and its policy."""

from __future__ import annotations

from typing import Any

from pokerroom.api.base import Ask, get, patch
from pokerroom.api.fields import Facts, Field, moment, or_null, text, whole
from pokerroom.api.shapes import RoomShape, room_shape
from pokerroom.commands import set_policy
from pokerroom.policy import SETTINGS, Setting, game_layer, layers_at, table_layer
from pokerroom.refusals import Malformed
from pokerroom.turn import policy_of


@get(answers=RoomShape)
def room(ask: Ask) -> RoomShape:
    """The room, its version and its policy."""
    return room_shape(ask.room, ask.policy.as_dict(), ask.at)


WHERE: Facts = {"game": text(most=50), "table": whole(most=1000)}


@get(WHERE, answers=dict[str, Any])
def policy(ask: Ask) -> dict[str, Any]:
    """The settings in force in the room, for a game, or at a table.

    `layers` says where each value comes from: house, room, or the layer's name.
    """
    return _there(ask, ask.facts)


def _there(ask: Ask, where: dict[str, Any]) -> dict[str, Any]:
    layers = [layer for name in _layers(where) for layer in layers_at(ask.room, name)]
    policy = policy_of(ask.room).through(layers)
    return {**policy.as_dict(), "layers": {key: policy.source_of(key) for key in SETTINGS}}


def _layers(where: dict[str, Any]) -> list[str]:
    """The layers that a request names."""
    return [
        *([game_layer(where["game"])] if "game" in where else []),
        *([table_layer(where["table"])] if "table" in where else []),
    ]


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
    schema = {"anyOf": [schema, {"type": "null"}]}
    return Field({**schema, "description": f"{setting.label} ({setting.unit}{source})"}, lambda value: value)


POLICY: Facts = (
    {key: _field(setting) for key, setting in SETTINGS.items()}
    | WHERE
    | {
        "from": moment(),
        "until": or_null(moment()),
    }
)


@patch(POLICY, answers=dict[str, Any])
def change_policy(ask: Ask) -> dict[str, Any]:
    """Change settings of the room, or of a game or table, at once or from a moment to come (manager).

    `until`: when they end again. A setting of null goes back to the layer below.
    """
    facts = {key: value for key, value in ask.facts.items() if key in SETTINGS}
    layers = _layers(ask.facts)
    if len(layers) > 1:
        raise Malformed({"table": "Name a game or a table, not both."})
    set_policy(
        ask.room,
        changes=facts,
        layer="".join(layers),
        since=ask.facts.get("from"),
        until=ask.facts.get("until"),
        **ask.by,
    )
    ask.room.refresh_from_db()
    return _there(ask, ask.facts)
