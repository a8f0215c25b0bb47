"""An entry read again with its game and player, now that nobody else can change it; or what became of it.

By SQL that stands written: most commands about lists begin with it.
"""

from __future__ import annotations

from players.models import Player
from players.queries import said
from pokerroom.refusals import NotFound
from pokerroom.rows import columns, joined
from pokerroom.times import clock_to_the_second
from pokerroom.turn import Turn
from tables.models import Game
from waitlist.models import Entry
from waitlist.refusals import NotWaiting
from waitlist.rules import Status

AGAIN = f"""
    SELECT {columns(Entry, "entry")}, {columns(Game, "game")}, {columns(Player, "player")}
    FROM waitlist_entry entry
    JOIN tables_game game ON game.id = entry.game_id
    JOIN players_player player ON player.id = entry.player_id
    WHERE entry.room_id = %s AND entry.id = %s
"""  # noqa: S608


def entry_again(now: Turn, pk: int | None) -> Entry:
    """Raises NotFound where this room has no such entry."""
    for entry, entry.game, entry.player in joined([Entry, Game, Player], AGAIN, [now.room.pk, pk]):
        return entry
    raise NotFound("There is no such entry in this room.")


ENDED_BY = {"no show": "T45", "extended dinner over": "T34", "barred": "T41", "chips paid out": "T31"}


def ended(now: Turn, entry: Entry) -> NotWaiting:
    """The refusal that says what became of an entry that is on its list no more, and by which rule."""
    when = clock_to_the_second(entry.ended_at, now.room.zone) if entry.ended_at else ""
    if entry.status == Status.SEATED:
        return NotWaiting(f"{said(entry.player)} was seated from the {entry.game.short} list at {when}.")
    says = f"{said(entry.player)} left the {entry.game.short} list at {when}: {entry.ended_why}."
    return NotWaiting(says, rule=ENDED_BY.get(entry.ended_why))
