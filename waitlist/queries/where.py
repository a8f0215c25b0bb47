"""Where everybody is, in words, for all who wait or sit."""

from __future__ import annotations

from typing import NamedTuple

from pokerroom.templatetags.room import ordinal
from waitlist.queries.snapshot import Snapshot


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
