"""Who may be away for how long (T33-T36): an ordered list of rules, the first that fits applies.

A room counts in seconds, missed blinds or laps of the button; by order of leaving; only when somebody wants the
seat; at once or not; by a person or by itself. `HCT` is built from the room's own settings.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from enum import StrEnum
from typing import Any, Protocol

PLACE = re.compile(r"[1-9][0-9]{0,2}", re.ASCII)
MOST = 30_000  # of seconds, blinds or laps
CONDITIONS = ("dinner_wanted", "dinner_unused", "list", "feeder", "list_or_feeder")


class AbsenceEnd(StrEnum):
    BACK = "back"
    PICKED_UP = "picked up"
    LEFT = "left"
    UNDONE = "undone"


@dataclass(frozen=True)
class AbsenceRule:
    """One rule. `ordinal`: 1 = first away, None = any, 3 = third or later (`and_later`). `seconds` 0 = at once.

    `only_if`: what must be so for the seat to be given up; `force`: "staff" or "auto".
    """

    kind: str
    rule: str
    ordinal: int | None = None
    and_later: bool = False
    when: tuple[str, ...] = ()
    seconds: int | None = None
    missed_blinds: int | None = None
    laps: int | None = None
    combine: str = "any"
    only_if: str = ""
    force: str = "staff"
    return_to: str = "top"

    def fits(self, ordinal: int, facts: frozenset[str]) -> bool:
        if self.ordinal is not None and not (ordinal == self.ordinal or (self.and_later and ordinal > self.ordinal)):
            return False
        return facts.issuperset(self.when)


class Settings(Protocol):
    """The settings of a policy that these rules read."""

    dinner_seconds: int
    first_away_seconds: int
    second_away_seconds: int
    third_away_seconds: int
    absence_rules: Sequence[dict[str, Any]]


def rules_of(policy: Settings) -> tuple[AbsenceRule, ...]:
    """The room's own list, or the house's four from its settings."""
    if policy.absence_rules:
        return tuple(rule_from(row) for row in policy.absence_rules)
    return (
        AbsenceRule("dinner", "T33", 1, when=("dinner_wanted", "dinner_unused"), seconds=policy.dinner_seconds),
        AbsenceRule("first", "T33", 1, seconds=policy.first_away_seconds),
        AbsenceRule("second", "T35", 2, seconds=policy.second_away_seconds),
        AbsenceRule("third", "T36", 3, and_later=True, seconds=policy.third_away_seconds),
    )


def rule_from(row: dict[str, Any]) -> AbsenceRule:
    """A rule as policy keeps it. Raises ValueError with a sentence for whoever sets it."""
    known = {field.name for field in fields(AbsenceRule)}
    unknown = sorted(set(row) - known)
    if unknown:
        raise ValueError(f"An absence rule has no {unknown[0]!r}.")
    if not row.get("kind") or not row.get("rule"):
        raise ValueError("Each absence rule needs a kind and a rule number.")
    if max(len(str(row["kind"])), len(str(row["rule"]))) > 12:
        raise ValueError("A kind and a rule number have at most 12 characters.")
    made = AbsenceRule(**{**row, "when": tuple(row.get("when", ()))})
    bad = [name for name in made.when if name not in CONDITIONS]
    if bad or (made.only_if and made.only_if not in CONDITIONS):
        raise ValueError(f"Conditions are: {', '.join(CONDITIONS)}.")
    if made.seconds is None and made.missed_blinds is None and made.laps is None:
        raise ValueError(f"The rule {made.kind!r} needs a limit: seconds, missed_blinds or laps.")
    if made.force not in ("staff", "auto") or made.combine not in ("any", "all"):
        raise ValueError('force is "staff" or "auto", combine is "any" or "all".')
    if any(limit is not None and (type(limit) is not int or not 0 <= limit <= MOST) for limit in _limits(made)):
        raise ValueError(f"Limits are whole numbers from 0 to {MOST}.")
    if made.ordinal == 0:
        raise ValueError("ordinal 1 is the first away: there is no ordinal 0.")
    if made.return_to not in ("top", "none") and not PLACE.fullmatch(made.return_to):
        raise ValueError('return_to is "top", "none" or a place on the list from 1 to 999.')
    return made


def _limits(rule: AbsenceRule) -> tuple[Any, ...]:
    return rule.seconds, rule.missed_blinds, rule.laps, rule.ordinal


def row_of(rule: AbsenceRule) -> dict[str, Any]:
    """A rule as policy keeps it."""
    return asdict(rule) | {"when": list(rule.when)}


def allowance(rules: Sequence[AbsenceRule], ordinal: int, facts: frozenset[str]) -> AbsenceRule | None:
    """The first rule that fits; None where the room sets no limit for this walk."""
    return next((rule for rule in rules if rule.fits(ordinal, facts)), None)


def is_over(limits: Sequence[tuple[float, float | None]], *, either: bool) -> bool:
    """Whether a walk has used its allowance up: (used, limit) pairs; at exactly the limit it is over.

    A limit of None does not count; without any limit a walk is never over.
    """
    reached = [used >= limit for used, limit in limits if limit is not None]
    return bool(reached) and (any(reached) if either else all(reached))


@dataclass(frozen=True)
class Walk:
    """One absence as it counts at one table, for working out orders of leaving.

    `until`: it ended, or the player was moved to another table; `here_since`: moved to this one while away.
    """

    key: int
    since: datetime
    until: datetime | None = None
    here_since: datetime | None = None


def ordinal_of(walk: Walk, others: Sequence[Walk]) -> int:
    """How many were away from the table when this player left it, this one counted.

    Of two who left at one moment, the one who was entered first comes first.
    """
    return 1 + sum(
        1
        for other in others
        if other.key != walk.key
        and (other.since, other.key) < (walk.since, walk.key)
        and (other.here_since or other.since) <= walk.since
        and (other.until is None or other.until > walk.since)
    )
