"""What settings must be together, at each layer: what no value can break alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pokerroom.money import amount_text
from pokerroom.policy.catalog import SETTINGS
from pokerroom.policy.layers import Policy
from pokerroom.policy.values import money_cents
from pokerroom.refusals import Malformed


@dataclass(frozen=True)
class Misfit:
    """Two settings that do not fit each other, and why."""

    key: str
    other: str
    why: str


def check_together(policies: Iterable[Policy], changes: Mapping[str, Any]) -> None:
    """Raises Malformed where a change makes settings that do not fit each other, at its field."""
    wrong: dict[str, str] = {}
    for policy in policies:
        for misfit in misfits(policy):
            field = next((key for key in (misfit.key, misfit.other) if key in changes), None)
            if field:
                wrong.setdefault(field, f"{SETTINGS[misfit.key].label}: {misfit.why}")
    if wrong:
        raise Malformed(wrong)


def misfits(policy: Policy) -> Iterable[Misfit]:
    """Those of one game, table, or the room."""
    chip = money_cents(policy.smallest_chip)
    for key, setting in SETTINGS.items():
        if setting.unit == "money" and chip and money_cents(getattr(policy, key)) % chip:
            yield Misfit(key, "smallest_chip", f"Give a multiple of the smallest chip, {amount_text(chip)}.")
    least = policy.vip_qualifying_hours
    if any(hours < least for hours in policy.tier_hours.values()):
        yield Misfit("tier_hours", "vip_qualifying_hours", f"A tier takes at least the {least} hours that qualify.")
