"""Times of day as they stand on a whiteboard, as moments: which half of the day, which day, which of two hours."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from floor.whiteboard.sheet import Unreadable

ZONE = r"(?:\s([ECMP][SD]T|AK[SD]T|H[SD]T))?"
CLOCK = rf"(\d{{1,2}})(?::?(\d{{2}})(?::(\d{{2}}))?)?\s?([ap](?:\.?m\.?)?)?{ZONE}"
# Without a word before it a number is a time where it looks like one: 7:20, 7p, 720; not in 100-200, and not 20.
TIME = rf"(?<![-/$#])(?=\d+:|[1-9]\d{{2,3}}(?![-/\d])|\d{{1,2}}(?:[ap]|\s?[ap]\.?m)){CLOCK}"


def moments(said: re.Match[str], at: datetime) -> list[datetime]:
    """That time of day, yesterday to tomorrow; in both halves of the day where a clock's hour is said without one.

    In the hour that the clocks go through twice, both. Raises Unreadable for what is no time of day.
    """
    hour, minute, second, half = int(said[1]), int(said[2] or 0), int(said[3] or 0), (said[4] or "")[:1].lower()
    by_the_clock = 1 <= hour <= 12 and not said[1].startswith("0")
    if minute > 59 or second > 59 or not (1 <= hour <= 12 if half else hour <= 23):
        raise Unreadable(f"{said[0].strip()} is no time of day.")
    halves = {"a": [0], "p": [12]}.get(half, [0, 12] if by_the_clock else [])
    hours = [hour % 12 + later for later in halves] or [hour]
    today = [at.replace(hour=hour, minute=minute, second=second, microsecond=0, fold=0) for hour in hours]
    every = [both for moment in today for days in (-1, 0, 1) for both in _twice(moment + timedelta(days=days))]
    zone = (said[5] or "").upper()
    return [moment for moment in every if moment.tzname() == zone] if zone else every


def _twice(moment: datetime) -> list[datetime]:
    again = moment.replace(fold=1)
    return [moment, again] if again.utcoffset() < moment.utcoffset() else [moment]  # type: ignore[operator]


def is_there(moment: datetime) -> bool:
    """Whether clocks ever showed it: an hour is left out in spring."""
    there = moment.astimezone(UTC).astimezone(moment.tzinfo)
    return there.replace(tzinfo=None, fold=0) == moment.replace(tzinfo=None, fold=0)


def before(said: re.Match[str], at: datetime) -> list[datetime]:
    """The last moment up to now at which clocks showed it; both, first first, in the hour that is there twice."""

    def is_past(moment: datetime) -> bool:
        if is_there(moment):
            return moment.timestamp() <= at.timestamp()
        return moment.replace(tzinfo=None) <= at.replace(tzinfo=None)

    past = [moment for moment in moments(said, at) if is_past(moment)]
    return _on_the_clock(past, max, lambda moment: (moment.replace(tzinfo=None), moment.fold), said)


def nearest(said: re.Match[str], at: datetime) -> list[datetime]:
    """A deadline: the moment nearest to now, before or after; both in the hour that is there twice."""
    return _on_the_clock(moments(said, at), min, lambda moment: abs(moment.timestamp() - at.timestamp()), said)


def _on_the_clock(
    every: list[datetime], best: Any, key: Callable[[datetime], Any], said: re.Match[str]
) -> list[datetime]:
    """The best, with its twin where the clocks show it twice. Refused where they never did."""
    if not every:
        raise Unreadable(f"{said[0].strip()} is no time of this day.")
    found = best(every, key=key).replace(fold=0)
    if not is_there(found):
        raise Unreadable(f"The clocks went forward past {said[0].strip()}: say which time is meant.")
    return [moment for moment in every if moment.replace(fold=0) == found]


def in_paper_order(times: Sequence[list[datetime]]) -> list[list[datetime]]:
    """Of the moments that each line can mean, those that keep the order on the paper; all, where none does."""
    forward: list[list[datetime]] = []
    floor = float("-inf")
    for line in times:
        fits = [moment for moment in line if moment.timestamp() >= floor]
        if not fits:
            return [list(line) for line in times]
        forward.append(fits)
        floor = min(moment.timestamp() for moment in fits)
    ceiling = float("inf")
    for place in range(len(times) - 1, -1, -1):
        fits = [moment for moment in forward[place] if moment.timestamp() <= ceiling]
        forward[place] = fits
        ceiling = max(moment.timestamp() for moment in forward[place])
    return forward
