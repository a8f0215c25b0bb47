"""The room's policy: what can be set (catalog), what a value may be (values), what holds where (layers)."""

from pokerroom.policy.catalog import (
    GAME,
    LADDER,
    ROOM,
    SETTINGS,
    TABLE,
    Setting,
    add,
    cleaned,
    house,
)
from pokerroom.policy.layers import LAYERS, Policy, game_layer, kind_of, layers_at, named, table_layer
from pokerroom.policy.refusals import by_setting
from pokerroom.policy.together import check_together
from pokerroom.policy.values import OneOf, OrderOf, SomeOf, money_cents, whole, yes_no

__all__ = [
    "GAME",
    "LADDER",
    "LAYERS",
    "ROOM",
    "SETTINGS",
    "TABLE",
    "OneOf",
    "OrderOf",
    "Policy",
    "Setting",
    "SomeOf",
    "add",
    "by_setting",
    "check_together",
    "cleaned",
    "game_layer",
    "house",
    "kind_of",
    "layers_at",
    "money_cents",
    "named",
    "table_layer",
    "whole",
    "yes_no",
]
