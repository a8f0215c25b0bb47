"""Where everybody is, in words, for all who wait or sit; and which lists say so."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from django.db import connection

from pokerroom.models import Room
from pokerroom.templatetags.room import ordinal
from waitlist.queries.snapshot import Snapshot
from waitlist.rules import LIVE

# Read with every command, so by hand: building it anew would cost more than running it.
LISTS = """
SELECT DISTINCT game.slug FROM waitlist_entry entry JOIN tables_game game ON game.id = entry.game_id
WHERE entry.room_id = %s AND entry.status = ANY(%s) AND entry.player_id IN (
    SELECT player_id FROM waitlist_entry WHERE id = ANY(%s)
    UNION ALL SELECT player_id FROM tables_sitting WHERE id = ANY(%s))
"""


class Where(NamedTuple):
    """Where somebody is: at a table, or on a game's list, there in which place."""

    words: str
    game_id: int | None = None
    place: int | None = None

    def __str__(self) -> str:
        return f"{self.words} {ordinal(self.place)}" if self.place else self.words


def where_everybody_is(shot: Snapshot) -> dict[int, list[Where]]:
    """By player id, for all who wait or sit: "plays Table 4", "2-5 NLH 4th"."""
    where: dict[int, list[Where]] = {}
    for seat in shot.seats:
        if seat.player_id:
            where.setdefault(seat.player_id, []).append(Where(f"plays Table {seat.table.number}"))
    for game in shot.games:
        for place, row in enumerate(shot.waiting(game), 1):
            where.setdefault(row.entry.player_id, []).append(Where(game.short, game.pk, place))
        for entry in shot.called(game):
            where.setdefault(entry.player_id, []).append(Where(f"{game.short} called", game.pk))
        for entry in shot.held(game):
            where.setdefault(entry.player_id, []).append(Where(f"{game.short} on hold", game.pk))
    return where


def lists_that_tell_of(room: Room, entries: Iterable[int], sittings: Iterable[int]) -> list[str]:
    """Slugs of the lists on which the players of these entries and sittings stand."""
    with connection.cursor() as cursor:
        cursor.execute(LISTS, [room.pk, [str(status) for status in LIVE], list(entries), list(sittings)])
        return [slug for (slug,) in cursor.fetchall()]
