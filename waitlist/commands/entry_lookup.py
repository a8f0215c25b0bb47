"""An entry read again with its game and player, now that nobody else can change it.

By SQL that stands written: most commands about lists begin with it.
"""

from __future__ import annotations

from players.models import Player
from pokerroom.refusals import NotFound
from pokerroom.rows import columns, joined
from pokerroom.turn import Turn
from tables.models import Game
from waitlist.models import Entry

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
