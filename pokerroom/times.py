"""Times in the room's words, for sentences."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo


def clock(moment: datetime, zone: ZoneInfo) -> str:
    """ "8:02 PM" in the room's time."""
    return moment.astimezone(zone).strftime("%I:%M %p").lstrip("0")


def clock_to_the_second(moment: datetime, zone: ZoneInfo) -> str:
    """ "8:02:00 PM" in the room's time."""
    return moment.astimezone(zone).strftime("%I:%M:%S %p").lstrip("0")


def span(seconds: int) -> str:
    """300 → 5 min; what is not whole minutes stays in seconds: 90 s."""
    return f"{seconds} s" if seconds % 60 else f"{seconds // 60} min"
