"""To another place by staff, or to another list."""

from __future__ import annotations

from datetime import datetime, timedelta

from players.commands.eligibility import check_may_play
from players.queries import said
from pokerroom.event_text import says
from pokerroom.models import Staff
from pokerroom.refusals import Malformed, NotAllowed, Refused
from pokerroom.roles import Act, may
from pokerroom.turn import Turn, from_to, turn
from tables.models import Game
from waitlist import queries
from waitlist.commands.entries.joining import deadlines, put_on
from waitlist.commands.entries.lookup import waiting
from waitlist.commands.entries.removing import check_place_may_end, take_off
from waitlist.commands.entry_changes import EntryWas, change, record
from waitlist.models import Entry
from waitlist.rules import Via, standing

MOMENT = timedelta(microseconds=1)
# By which rule a rung stands above those who joined.
PRIORITY = {"broken": "T43", "held": "T45", "chips": "T35", "dinner": "T34", "vip": "T46"}


def move(entry: Entry, *, position: int, reason: str, shown: int | None = None, by: Staff, at: datetime) -> Entry:
    """Put an entry at a place among those waiting. Above a tier 3 or held player only a supervisor (rules §2).

    `shown`: the place that it was moved from; refused where it stands elsewhere by now.
    """
    with turn(entry.room_id, by=by, at=at) as now:
        entry = waiting(now, entry)
        _check_reason(reason)
        order = queries.waiting_order(now.room, entry.game, now.policy)
        if not 1 <= position <= len(order):
            raise Malformed({"position": f"Give a place from 1 to {len(order)}."})
        old = next(place for place, other in enumerate(order, 1) if other.pk == entry.pk)
        if shown not in (None, old):
            raise Refused(f"{said(entry.player)} is number {old} by now.", code="stale")
        others = [other for other in order if other.pk != entry.pk]
        if position < old:
            _check_not_above_priority(now, entry.game, order[position - 1 : old - 1])
        elif position > old:  # the others move above this one
            _check_not_above_priority(now, entry.game, order[old - 1 : old])
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


def _check_reason(reason: str) -> None:
    if not reason.strip():
        raise Malformed({"reason": "Say why: a move needs a reason."})


def _check_not_above_priority(now: Turn, game: Game, passed: list[queries.Placed]) -> None:
    """Refused for a host who passes somebody of a higher rung by rule, wherever staff have put that one since."""
    if now.by and may(now.by.role, Act.ABOVE_PRIORITY):
        return
    rungs = queries.ladder(game, now.policy)
    for other in passed:
        rung = standing(other.entry, other.entry.player.tier, rungs).rung
        if rung != "joined":
            raise NotAllowed(
                f"{said(other.entry.player)} has the place by rule: only a supervisor moves others above.",
                rule=PRIORITY[rung],
            )


def put(entry: Entry, others: list[queries.Placed], position: int, now: Turn, reason: str) -> EntryWas:
    """Store before whom it is put, and when: the one now at that place, or nobody, behind all."""
    before = others[position - 1].pk if position <= len(others) else None
    earlier = [other.entry.put_at + MOMENT for other in others if other.entry.put_at]  # each move has its own moment
    return change(entry, put_before_id=before, put_at=max([now.at, *earlier]), put_why=reason[:160])


def change_list(entry: Entry, *, game: Game, reason: str, overrule: str = "", by: Staff, at: datetime) -> Entry:
    """Put an entry on another list, keeping its joining time; the wrong list was tapped, or the mind was changed."""
    with turn(entry.room_id, by=by, at=at, overrule=overrule) as now:
        entry = waiting(now, entry)
        _check_reason(reason)
        game = now.again(Game.objects, game.pk)
        if game.pk == entry.game_id:
            raise Malformed({"game": f"That is the {game.short} list already."})
        check_may_play(now, entry.player)
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
            **deadlines(now, game, entry.joined_at, here=entry.arrived_at is not None),
        )
        take_off(now, entry, f"to the {game.short} list: {reason}")
        return moved


says("waitlist.moved")("{name} moved from {from} to {to}: {reason}".format_map)
