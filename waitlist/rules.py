"""The waiting list as plain rules: lives, the ladder, who is passed over and why (rules §2).

The order of a list is total and explainable: `rank` gives every waiting entry (rung, moment, key, id) from its
facts, and `why` says the same in one sentence. Nothing here knows the database or the clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Protocol
from zoneinfo import ZoneInfo

from pokerroom.times import clock
from tables.rules import Hole


class Status(StrEnum):
    WAITING = "waiting"
    CALLED = "called"
    HELD = "held"
    SEATED = "seated"
    REMOVED = "removed"


NO_SHOW, DINNER_OVER = "no show", "extended dinner over"  # why a name ended by its deadline
LIVE = (Status.WAITING, Status.CALLED, Status.HELD)
LONGEST_NOTE = 200

ENTRY_MOVES: dict[Status, frozenset[Status]] = {
    Status.WAITING: frozenset({Status.CALLED, Status.HELD, Status.SEATED, Status.REMOVED}),  # held: by undo
    Status.CALLED: frozenset({Status.WAITING, Status.HELD, Status.SEATED, Status.REMOVED}),
    Status.HELD: frozenset({Status.WAITING, Status.CALLED, Status.SEATED, Status.REMOVED}),
    # Left only by undo or restore, back to the old place.
    Status.SEATED: frozenset({Status.WAITING, Status.CALLED, Status.HELD}),
    Status.REMOVED: frozenset({Status.WAITING, Status.CALLED, Status.HELD}),
}


class Via(StrEnum):
    DESK = "desk"
    PHONE = "phone"
    KIOSK = "kiosk"
    WEB = "web"
    FLOOR = "floor"


NOT_HERE_YET = (Via.PHONE, Via.WEB)


class Origin(StrEnum):
    LIST = "list"
    BROKEN = "broken"
    CHIPS = "chips"
    DINNER = "dinner"


class Outcome(StrEnum):
    """How a call ended."""

    SEATED = "seated"
    PASSED = "passed"
    LAPSED = "lapsed"
    REMOVED = "removed"
    ELSEWHERE = "elsewhere"
    WITHDRAWN = "withdrawn"


FOLLOWED_UP = frozenset({Outcome.PASSED, Outcome.LAPSED, Outcome.REMOVED, Outcome.ELSEWHERE})


class PageState(StrEnum):
    PENDING = "pending"
    SHOWN = "shown"
    DROPPED = "dropped"


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
            return entry.origin_at if entry.origin == Origin.DINNER else None
        case "vip":
            priority = ladder.live_game and tier >= ladder.vip_tier
            return entry.arrived_at if priority else None
        case _:
            return entry.joined_at


def why(entry: Facts, tier: int, ladder: Ladder, zone: ZoneInfo) -> str:
    """One sentence: why this entry stands where it stands."""
    if entry.put_at and entry.put_why:
        sentence = f"Put here by staff: {entry.put_why}"
    elif entry.return_place is not None:
        sentence = _returns(entry, zone)
    else:
        sentence = _reason(standing(entry, tier, ladder).rung, entry, tier, zone)
    if entry.passed_at:
        sentence += f", passed {clock(entry.passed_at, zone)}"
    return sentence + _absence(entry, tier, ladder, zone) + "."


def _reason(rung: str, entry: Facts, tier: int, zone: ZoneInfo) -> str:
    def told(moment: datetime | None) -> str:
        return clock(moment, zone) if moment else ""

    match rung:
        case "broken":
            draw = f" in draw order {entry.origin_rank}" if entry.origin_rank else ""
            return f"From a table that broke at {told(entry.origin_at)},{draw} (T43)"
        case "held":
            return f"Missed the call of {told(entry.missed_at)}, back in time: first for the next seat (T45)"
        case "chips":
            return f"Chips picked up at {told(entry.origin_at)}: top of the list ({entry.origin_rule})"
        case "dinner":
            return f"Extended dinner since {told(entry.origin_at)} (T34)"
        case "vip":
            return f"Tier {tier}: top of the list on arrival at {told(entry.arrived_at)} (T46)"
        case _:
            return f"By joining time, {told(entry.joined_at)}"


def _returns(entry: Facts, zone: ZoneInfo) -> str:
    """The room's own rule gives whoever comes back after a pick-up a place of the list."""
    picked_up = clock(entry.origin_at, zone) if entry.origin_at else ""
    return f"Chips picked up at {picked_up}: place {entry.return_place} on return ({entry.origin_rule})"


def _absence(entry: Facts, tier: int, ladder: Ladder, zone: ZoneInfo) -> str:
    """What not being here means for the place."""
    if entry.away_since is None:
        return ""
    if entry.back_by:
        return f"; stepped out until {clock(entry.back_by, zone)}, passed over, place kept"
    if entry.arrived_at is None and ladder.live_game and tier >= ladder.vip_tier:
        return f"; not here yet, passed over; tier {tier} goes to the top on arrival (T46)"
    return "; not here, passed over until checked in (T10)"


# Who is called next


@dataclass(frozen=True)
class Candidate:
    """A waiting entry as *call next* sees it: `never` = no seat at all, `tables` = not these tables, with why."""

    entry_id: int
    passed_at: datetime | None = None
    never: str = ""
    not_tables: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True)
class NextUp:
    """The first for whom a seat is possible, that seat, and who ahead is passed over and why."""

    entry_id: int | None
    hole: Hole | None
    passed_over: tuple[tuple[int, str], ...]


def next_up(candidates: Iterable[Candidate], holes: Sequence[Hole], tell: Callable[[datetime], str]) -> NextUp:
    """The first person for whom any open seat is possible, then the first such seat (rules §2)."""
    passed_over: list[tuple[int, str]] = []
    for candidate in candidates:
        hole, reason = _seat_for(candidate, holes, tell)
        if hole:
            return NextUp(candidate.entry_id, hole, tuple(passed_over))
        passed_over.append((candidate.entry_id, reason))
    return NextUp(None, None, tuple(passed_over))


def _seat_for(candidate: Candidate, holes: Sequence[Hole], tell: Callable[[datetime], str]) -> tuple[Hole | None, str]:
    if candidate.never:
        return None, candidate.never
    unwanted = dict(candidate.not_tables)
    reason = ""
    for hole in holes:
        if hole.table in unwanted:
            reason = reason or unwanted[hole.table]
        elif candidate.passed_at and hole.since <= candidate.passed_at:
            reason = reason or f"passed {tell(candidate.passed_at)}"
        else:
            return hole, ""
    return None, reason or "no open seat"


# What a read shows before anything wrote it


@dataclass(frozen=True)
class Seen:
    """An entry's life as it is at a moment, whether or not a sweep has got round to writing it."""

    status: Status
    due_at: datetime | None


def seen(status: str, due_at: datetime | None, at: datetime, hold: timedelta) -> Seen:
    """A call is over at exactly its deadline and a hold after it, whoever notices (A2, TM-02)."""
    life = Status(status)
    if life is Status.CALLED and due_at and due_at <= at:
        life, due_at = Status.HELD, due_at + hold
    if life in (Status.HELD, Status.WAITING) and due_at and due_at <= at:
        return Seen(Status.REMOVED, None)  # a hold, or an extended dinner (T34)
    return Seen(life, due_at)
