"""The host's whole screen."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from pokerroom.models import Room, Staff
from pokerroom.turn import policy_of
from waitlist.queries.bar import Bar, bar
from waitlist.queries.cards import ListCard, list_cards


@dataclass(frozen=True)
class HostScreen:
    """The whole screen."""

    room: Room
    staff: Staff
    now: datetime
    version: int
    lists: list[ListCard]
    bar: Bar
    follow_up: bool


def host_screen(room: Room, staff: Staff, at: datetime) -> HostScreen:
    return HostScreen(
        room=room,
        staff=staff,
        now=at,
        version=room.version,
        lists=list_cards(room, at),
        bar=bar(room, staff, at),
        follow_up=policy_of(room).auto_call != "off" and not room.auto_call_paused,
    )
