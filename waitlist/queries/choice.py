"""Where somebody who was found or named can go: which lists, which open seats."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from players.queries import players
from pokerroom.models import Room
from pokerroom.refusals import NotFound
from tables.models import Game
from waitlist.models import Entry
from waitlist.queries.host import where_everybody_is
from waitlist.queries.snapshot import Snapshot, snapshot
from waitlist.rules import clock


@dataclass(frozen=True)
class ListChoice:
    """A list to stand on: on it already, closed to new names, or marked because it was theirs last time."""

    slug: str
    name: str
    on: bool
    closed: bool
    marked: bool


@dataclass(frozen=True)
class OpenSeat:
    """A chair that somebody can take straight away."""

    table: int
    seat: int
    short: str


@dataclass(frozen=True)
class Choice:
    """Who it is, where they are now, and where they can go."""

    player_id: int | None
    name: str
    where: str
    barred: str
    lists: list[ListChoice]
    seats: list[OpenSeat]


def choice(room: Room, player_id: int | None, name: str, at: datetime) -> Choice:
    """Raises NotFound for a record that is not in this room."""
    shot = snapshot(room, at)
    player = players(room).filter(pk=player_id).first() if player_id else None
    if player_id and player is None:
        raise NotFound("There is no such player in this room.")
    here = where_everybody_is(shot).get(player.pk, []) if player else []
    on = {game for game, _ in here if game}
    last = _last_lists(room, player.pk) if player else set()
    barred = player.barred_until if player else None
    return Choice(
        player_id=player.pk if player else None,
        name=player.name if player else name,
        where=" · ".join(words for _, words in here),
        barred=f"Barred until {clock(barred, room.zone)} (rule T42)" if barred and barred > at else "",
        lists=[_list(game, on, last) for game in shot.games],
        seats=_seats(shot),
    )


def _list(game: Game, on: set[int], last: set[int]) -> ListChoice:
    closed = game.list_closed_at is not None
    return ListChoice(game.slug, game.name, game.pk in on, closed, game.pk in last - on and not closed)


def _last_lists(room: Room, player: int) -> set[int]:
    """The lists of the last time: those joined within a quarter of an hour of the newest."""
    rows = list(Entry.objects.filter(room=room, player=player).order_by("-joined_at").values_list("game", "joined_at")[:12])
    return {game for game, joined in rows if (rows[0][1] - joined).total_seconds() <= 900}


def _seats(shot: Snapshot) -> list[OpenSeat]:
    """One chair a table, the first: the others are in the strip of its chairs."""
    seats: dict[int, OpenSeat] = {}
    for game in shot.games:
        for hole in shot.holes(game):
            if hole.leaving:
                continue
            seats.setdefault(hole.table, OpenSeat(hole.table, hole.seat, game.short))
    return sorted(seats.values(), key=lambda seat: seat.table)
