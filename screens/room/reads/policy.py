"""The settings page: which layers there are, what one of them sets, and what it set before."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from pokerroom.commands import in_force
from pokerroom.models import DatedSetting, Room
from pokerroom.policy import SETTINGS, game_layer, layers_at, table_layer
from pokerroom.settings_form import Layer
from pokerroom.turn import policy_of
from tables.models import Game, Table

MOST = 60


@dataclass(frozen=True)
class Choice:
    """A layer that can be looked at: its name, what it is called, and how many settings of its own it has."""

    name: str
    says: str
    own: int


@dataclass(frozen=True)
class Past:
    """One setting that was, is or will be set: what it says, and where it is in its life."""

    row: DatedSetting
    says: str
    state: str


def layers_of(room: Room) -> list[tuple[str, list[Choice]]]:
    """The room, its games and its tables, grouped."""
    held = in_force(room)

    def choice(name: str, says: str) -> Choice:
        return Choice(name, says, len(held.get(name, {})))

    games = Game.objects.filter(room=room)
    tables = Table.objects.filter(room=room).order_by("number").values_list("number", flat=True)
    return [
        ("Room", [choice("", "the room")]),
        ("Games", [choice(game_layer(game.slug), game.short) for game in games]),
        ("Tables", [choice(table_layer(number), f"Table {number}") for number in tables]),
    ]


def layer_form(room: Room, name: str) -> Layer:
    """A layer as the form edits it. Raises NotFound."""
    beneath = layers_at(room, name)[:-1]
    room_below = policy_of(room) if name else type(policy_of(room))()
    return Layer(name, in_force(room).get(name, {}), room_below.through(beneath))


def history(room: Room, layer: str, at: datetime) -> list[Past]:
    """What was set at this layer, newest first."""
    rows = DatedSetting.objects.filter(room=room, layer=layer).select_related("by").order_by("-since", "-pk")[:MOST]
    return [Past(row, _says(row), _state(row, at)) for row in rows if row.key in SETTINGS]


def _says(row: DatedSetting) -> str:
    setting = SETTINGS[row.key]
    return f"{setting.label}: {'back to the setting below' if row.value is None else setting.says(row.value)}"


def _state(row: DatedSetting, at: datetime) -> str:
    if row.withdrawn_at:
        return "undone"
    if row.since > at:
        return "to come"
    return "ended" if row.until and row.until <= at else ""
