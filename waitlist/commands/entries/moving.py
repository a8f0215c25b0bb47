"""To another place by staff, or to another list."""

from __future__ import annotations

from datetime import datetime

from pokerroom.event_text import says
from pokerroom.models import Staff
from pokerroom.refusals import Malformed
from pokerroom.roles import Act
from pokerroom.turn import Turn, from_to, require, turn
from tables.models import Game
from waitlist import queries
from waitlist.commands.entries.joining import put_on
from waitlist.commands.entries.lookup import waiting
from waitlist.commands.entries.removing import check_place_may_end, take_off
from waitlist.commands.entry_changes import EntryWas, change, record
from waitlist.models import Entry
from waitlist.rules import Via, between


def move(entry: Entry, *, position: int, reason: str, by: Staff, at: datetime) -> Entry:
    """Put an entry at a place among those waiting. Above a tier 3 or held player only a supervisor (rules §2)."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = waiting(now, entry)
        if not reason.strip():
            raise Malformed({"reason": "Say why: a move needs a reason."})
        order = queries.waiting_order(now.room, entry.game, now.policy)
        if not 1 <= position <= len(order):
            raise Malformed({"position": f"Give a place from 1 to {len(order)}."})
        old = next(place for place, other in enumerate(order, 1) if other.pk == entry.pk)
        others = [other for other in order if other.pk != entry.pk]
        if position < old:
            _check_not_above_priority(now, others[position - 1 : old - 1])
        was = put(entry, others, position, now, reason)
        record(
            now,
            entry,
            "waitlist.moved",
            reason=reason,
            was=was,
            **from_to(old, position),
        )
        return entry


def _check_not_above_priority(now: Turn, jumped: list[queries.Placed]) -> None:
    higher = next((other for other in jumped if other.standing.rung != "joined"), None)
    if higher:
        require(now.by, Act.ABOVE_PRIORITY, now.room.pk)


def put(entry: Entry, others: list[queries.Placed], position: int, now: Turn, reason: str) -> EntryWas:
    """Store rung, moment and key just before the one now at that place; behind everybody: just after the last."""
    if position <= len(others):
        before = others[position - 2].standing.rank if position >= 2 else None
        rung, moment, key = between(before, others[position - 1].standing.rank)
    elif others:
        rung, moment, key = others[-1].standing.rank[:3]
        key += 1
    else:
        return {}
    return change(entry, put_rung=rung, put_moment=moment, put_key=key, put_why=reason[:160])


def change_list(entry: Entry, *, game: Game, reason: str = "", by: Staff, at: datetime) -> Entry:
    """Put an entry on another list, keeping its joining time; the wrong list was tapped, or the mind was changed."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = waiting(now, entry)
        game = now.again(Game.objects, game.pk)
        if game.pk == entry.game_id:
            raise Malformed({"game": f"That is the {game.short} list already."})
        check_place_may_end(entry)
        moved = put_on(now, entry.player, game, Via(entry.via))
        change(
            moved,
            joined_at=entry.joined_at,
            arrived_at=entry.arrived_at,
            away_since=entry.away_since,
            back_by=entry.back_by,
            note=entry.note,
            seat_wish=entry.seat_wish,
        )
        take_off(now, entry, f"to the {game.short} list" + (f": {reason}" if reason else ""))
        return moved


says("waitlist.moved")("{name} moved from {from} to {to}: {reason}".format_map)
