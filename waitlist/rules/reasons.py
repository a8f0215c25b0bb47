"""Why an entry stands where it stands, in one sentence, from the same facts as the ladder."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from pokerroom.times import clock
from waitlist.rules.ladder import Facts, Ladder, standing


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
    """The room's own rule gives whoever comes back after a pick-up, or a dinner, a place of the list."""
    since = clock(entry.origin_at, zone) if entry.origin_at else ""
    what = f"Extended dinner since {since}" if entry.origin == "dinner" else f"Chips picked up at {since}"
    return f"{what}: place {entry.return_place} on return ({entry.origin_rule})"


def _absence(entry: Facts, tier: int, ladder: Ladder, zone: ZoneInfo) -> str:
    """What not being here means for the place."""
    if entry.away_since is None:
        return ""
    if entry.back_by:
        return f"; stepped out until {clock(entry.back_by, zone)}, passed over, place kept"
    if entry.arrived_at is None and ladder.live_game and tier >= ladder.vip_tier:
        return f"; not here yet, passed over; tier {tier} goes to the top on arrival (T46)"
    return "; not here, passed over until checked in (T10)"
