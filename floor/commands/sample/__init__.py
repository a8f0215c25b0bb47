"""A sample evening for a room that nobody has been in yet: played through the commands, as if it had been lived."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db import transaction

from floor.commands.sample.evening import Evening
from floor.commands.sample.script import friday
from players.models import Player
from pokerroom.event_text import says
from pokerroom.models import Room, Staff
from pokerroom.refusals import Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from tables.models import Table
from tables.rules import TableStatus

LASTS = timedelta(hours=2)


@transaction.atomic
def sample_evening(room: Room, *, by: Staff, at: datetime) -> None:
    """Fill an empty room with the last two hours of a Friday evening, all of it or nothing.

    Refused if the room has a player or an open table.
    """
    begin = at - LASTS
    with turn(room, by=by, at=at, act=Act.SAMPLE) as now:
        _check_empty(now)
        # The one time that a room's time runs back; everything after goes forward from there.
        now.at, now.room.last_event_at = begin, None
        now.record("room.sample", f"room:{room.slug}", topics=["*"], since=begin)
    evening = Evening(room, by=by, at=at)
    friday(evening)
    evening.play()


def _check_empty(now: Turn) -> None:
    players = Player.objects.filter(room=now.room).exists()
    if players or Table.objects.filter(room=now.room).exclude(status=TableStatus.CLOSED).exists():
        raise Refused(
            "A sample evening is for an empty room: this one has players or open tables already.", code="not_empty"
        )


says("room.sample")("A sample evening begins".format_map)
