"""The ladder: where each entry of a list stands, computed from its facts and never stored (rules §2).

The order is total: rung, moment, key, id. A staff move stands just before whom it was put before.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol

from waitlist.rules.states import Origin


class Facts(Protocol):
    """What the ladder needs to know of an entry."""

    pk: Any
    joined_at: datetime
    origin: str
    origin_at: datetime | None
    origin_rank: int | None
    origin_rule: str
    arrived_at: datetime | None
    away_since: datetime | None
    missed_at: datetime | None
    back_at: datetime | None
    passes: int
    passed_at: datetime | None
    put_before_id: int | None
    put_at: datetime | None
    put_why: str
    return_place: int | None
    via: str
    back_by: datetime | None


@dataclass(frozen=True)
class Ladder:
    """The room's ladder at this moment: its order of rungs, and whether tier priority counts on this list."""

    order: tuple[str, ...]
    vip_tier: int
    live_game: bool  # a scheduled game's list is first come, first served until cards are in the air (T46)

    def rung(self, name: str) -> int:
        return self.order.index(name) + 1


Rank = tuple[Any, ...]


@dataclass(frozen=True)
class Standing:
    """Where an entry stands: the rung by name, and the rank that sorts."""

    rung: str
    rank: Rank
    moved: bool = False


LAST_DRAWN = 1000  # players of a broken table who had no draw come after those who had (T43)


BEHIND_ALL = 10**12  # the key of whoever goes behind everybody of the same moment


ITSELF = (1,)  # ends a rank: whoever was put before an entry has something smaller there


def standings(names: Mapping[int, tuple[Facts, int]], ladder: Ladder) -> dict[int, Standing]:
    """Where each of these entries stands; a staff move beats the rule (WL-05). `names`: entry id → facts, tier.

    `names` includes those whom somebody was put before, whether or not they still wait.
    """
    return {pk: _standing(entry, tier, names, ladder) for pk, (entry, tier) in names.items()}


def _standing(entry: Facts, tier: int, names: Mapping[int, tuple[Facts, int]], ladder: Ladder) -> Standing:
    if entry.put_at is None:
        return standing(entry, tier, ladder)
    rung, path = _put(entry, names, ladder)
    return Standing(rung, (*path, ITSELF), moved=True)


def _put(entry: Facts, names: Mapping[int, tuple[Facts, int]], ladder: Ladder) -> tuple[str, Rank]:
    """Just before whom it was put, as that one stood then; without anybody to be put before, behind everybody.

    Of several put before one the last is the next to it.
    """
    assert entry.put_at
    target, tier = names.get(entry.put_before_id or 0, (None, 0))
    if target is None:
        return ladder.order[-1], ((len(ladder.order), entry.put_at, BEHIND_ALL, entry.pk),)
    if target.put_at and target.put_at < entry.put_at:
        rung, path = _put(target, names, ladder)
    else:
        then = standing(target, tier, ladder, as_of=entry.put_at)
        rung, path = then.rung, then.rank[:-1]
    return rung, (*path, (0, entry.put_at, entry.pk))


def standing(entry: Facts, tier: int, ladder: Ladder, as_of: datetime | None = None) -> Standing:
    """The best rung whose facts this entry has by rule, whatever staff moved; as of a moment: those it had then."""
    name, moment = next(
        (rung, moment)
        for rung in ladder.order
        if (moment := _moment(rung, entry, tier, ladder)) is not None and not _later(rung, entry, as_of)
    )
    return Standing(name, ((ladder.rung(name), moment, _key(name, entry), entry.pk), ITSELF))


def _later(rung: str, entry: Facts, as_of: datetime | None) -> bool:
    """Whether an entry came to this rung only after that moment: back from hold, or arrived."""
    since = {"held": entry.back_at, "vip": entry.arrived_at}.get(rung)
    return as_of is not None and since is not None and since > as_of


def _key(rung: str, entry: Facts) -> int:
    """Tells apart those of one rung and moment: the draw order of a broken table (T43)."""
    return entry.origin_rank or LAST_DRAWN if rung == "broken" else 0


def _moment(rung: str, entry: Facts, tier: int, ladder: Ladder) -> datetime | None:
    """The moment that ranks this entry within a rung; None if it does not stand there."""
    match rung:
        case "broken":
            return entry.origin_at if entry.origin == Origin.BROKEN else None
        case "held":
            return entry.missed_at if entry.back_at else None
        case "chips":
            return entry.origin_at if entry.origin == Origin.CHIPS and entry.return_place is None else None
        case "dinner":
            return entry.origin_at if entry.origin == Origin.DINNER and entry.return_place is None else None
        case "vip":
            priority = ladder.live_game and tier >= ladder.vip_tier
            return entry.arrived_at if priority else None
        case _:
            return entry.joined_at
