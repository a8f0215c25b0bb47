"""The host's whole screen."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from pokerroom.models import Room, Staff
from screens.host.reads.cards import ListCard, list_cards
from screens.parts.action_bar import Bar, bar
from waitlist.queries.auto_call import is_on
from waitlist.queries.snapshot import Snapshot


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


def host_screen(shot: Snapshot, staff: Staff) -> HostScreen:
    room = shot.room
    return HostScreen(
        room=room,
        staff=staff,
        now=shot.at,
        version=room.version,
        lists=list_cards(shot),
        bar=bar(shot, staff),
        follow_up=is_on(room, shot.policy),
    )
