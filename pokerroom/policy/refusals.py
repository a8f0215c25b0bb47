"""Refusals by a setting: the sentence names the game or table that has its own, the body the layer and the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pokerroom.policy.catalog import SETTINGS
from pokerroom.policy.layers import Policy, kind_of, named
from pokerroom.refusals import Refused

Kind = Callable[..., Refused]


def by_setting(there: Policy, key: str, says: str, *, kind: Kind = Refused, **facts: Any) -> Refused:
    """Refused by what this setting says at a game or table, by its rule; a supervisor may overrule."""
    layer = there.source_of(key)
    own = kind_of(layer) in ("game", "table")
    whole = f"{says} This is set for {named(layer)}." if own else says
    return kind(whole, **{"rule": SETTINGS[key].rule, "overrulable": True, "layer": layer, **facts})
