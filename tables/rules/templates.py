"""Games that stand ready to be offered: Vegas Hold'em (VH) and the time game (CR). Amounts in cents.

What the documents leave to the house (buy-ins, the time game's blinds) is not stated until a manager sets it.
"""

from __future__ import annotations

from typing import Any

from tables.rules.floor import MaxKind, Structure
from tables.rules.offerings import Variant

Template = dict[str, Any]


def _vegas(dollars: int) -> Template:
    return {
        "name": f"Vegas Hold'em ${dollars}",
        "short": f"Vegas {dollars}",
        "structure": Structure.FIXED_MULTIPLES,
        "variants": [Variant.VEGAS],
        "ante": dollars * 100,
        "max_kind": MaxKind.NOT_STATED,
        "sheet": {"kill": True},
    }


TEMPLATES: dict[str, Template] = {
    **{f"vegas-{dollars}": _vegas(dollars) for dollars in (1, 2, 3)},
    "3-6-lhe-time": {
        "name": "$3-$6 Limit Hold'em, time game",
        "short": "3-6 Time",
        "structure": Structure.LIMIT,
        "variants": [Variant.HOLDEM],
        "lower_limit": 300,
        "upper_limit": 600,
        "max_kind": MaxKind.NOT_STATED,
        "sheet": {"heads_up_unlimited": True, "collection": "$4 each half hour, in advance, or a fee per hand"},
    },
}
