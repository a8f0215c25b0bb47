"""A row of a list says where else its player is; when that changes, every list with that player is read again."""

from __future__ import annotations

from django.db import connection

from pokerroom.turn import Turn
from waitlist.rules import LIVE

# With every command, so by hand: building it anew would cost more than running it.
LISTS = """
SELECT DISTINCT game.slug FROM waitlist_entry entry JOIN tables_game game ON game.id = entry.game_id
WHERE entry.room_id = %s AND entry.status = ANY(%s) AND entry.player_id IN (
    SELECT player_id FROM waitlist_entry WHERE id = ANY(%s)
    UNION ALL SELECT player_id FROM tables_sitting WHERE id = ANY(%s))
"""


def settle(now: Turn) -> None:
    """At the end of a turn: wake the other lists of those whose name or chair it touched."""
    entries, sittings = now.touched("entry"), now.touched("sitting")
    if not entries and not sittings:
        return
    with connection.cursor() as cursor:
        cursor.execute(LISTS, [now.room.pk, [str(status) for status in LIVE], list(entries), list(sittings)])
        for (slug,) in cursor.fetchall():
            now.wake(f"list:{slug}")
