"""Seating: from a call, from the list, or as a walk-up."""

from __future__ import annotations

from datetime import datetime
from typing import Any, NotRequired, TypedDict

from django.db.models import F

from floor.commands.bags import kept_again
from floor.commands.buy_ins import bring, check_brings
from floor.commands.chairs.closed_entries import (
    check_not_held,
    close_entry,
    entry_open_again,
    live_entry,
    place_kept,
)
from floor.commands.chairs.lookup import chair_of, chair_of_sitting, live_sitting, place
from floor.commands.lock_ups import kept_for, lock_up_in_the_way, move_lock_up
from floor.commands.table_starts import Seated
from players.commands.eligibility import check_may_play
from players.commands.records import enrol
from players.models import Player
from players.queries import players
from pokerroom.event_text import buy_in_text, chair_text, says
from pokerroom.events import typed
from pokerroom.models import Event, Room, Staff
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import Result, facts_of, undoes
from tables import commands as floor
from tables.commands.subjects import sitting_of
from tables.models import Bag, Game, Placement, Seat, Sitting
from tables.queries import holes
from tables.refusals import TableState
from tables.rules.custody import BagEnd
from waitlist import queries
from waitlist.commands import calls
from waitlist.commands.entry_lookup import ended, entry_again
from waitlist.commands.open_seats import check_apart, check_fills, check_in_turn, check_nobody_chooses
from waitlist.models import Entry
from waitlist.rules import Status


class Kept(TypedDict, total=False):
    """For whom the floor kept the chair before."""

    kept_for: int | None


class Sat(Kept):
    """What sitting down carries: since when the chair was open, and the bag that chips came from."""

    open_since: str
    bag: NotRequired[str | None]


def seat(
    entry: Entry,
    *,
    table: int,
    seat: int,
    buy_in: int | None = None,
    largest_stack: int | None = None,
    id_seen: bool = False,
    reason: str = "",
    overrule: str = "",
    by: Staff,
    at: datetime,
) -> Entry:
    """Seat an entry: from a call, or from waiting into any open seat of that game that is not locked up.

    Money in cents, None = not stated. Raises NotWaiting, SeatTaken, SeatLocked, AlreadySeated, T2, T21, T39.
    """
    with turn(entry.room_id, by=by, at=at, act=Act.SEATING, overrule=overrule) as now:
        entry = entry_again(now, entry.pk)
        if not entry.is_live:
            raise ended(now, entry)
        chair = chair_of(now, table, seat)
        if chair.table.game_id != entry.game_id:
            raise TableState(f"Table {table} is not open for {entry.game.name}.", code="other_game")
        sit(
            now,
            entry.player,
            chair,
            buy_in=buy_in,
            largest_stack=largest_stack,
            id_seen=id_seen,
            reason=reason,
        )
        entry.refresh_from_db()
        return entry


def walk_up(
    room: Room,
    *,
    table: int,
    seat: int,
    player: Player | None = None,
    name: str = "",
    buy_in: int | None = None,
    largest_stack: int | None = None,
    id_seen: bool = False,
    reason: str = "",
    overrule: str = "",
    by: Staff,
    at: datetime,
) -> Sitting:
    """Somebody sits straight down in an open seat; on record if others here wait. Their own entry closes."""
    with turn(room, by=by, at=at, act=Act.SEATING, overrule=overrule) as now:
        chair = chair_of(now, table, seat)
        player = now.again(players(now.room), player.pk) if player else enrol(now, name=name)
        return sit(
            now,
            player,
            chair,
            buy_in=buy_in,
            largest_stack=largest_stack,
            id_seen=id_seen,
            reason=reason,
        )


def sit(
    now: Turn,
    player: Player,
    chair: Seat,
    *,
    buy_in: int | None,
    largest_stack: int | None,
    id_seen: bool,
    reason: str,
) -> Sitting:
    check_may_play(now, player)
    floor.check_not_seated(now, player)
    own = live_entry(now, player, chair)
    check_not_held(now, own)
    in_the_way = lock_up_in_the_way(now, player, chair)
    check_apart(now, player, chair.table)
    floor.check_free(now, chair)
    if not _is_called_to(own, chair):
        check_fills(now, chair.table, reason=reason)
        check_nobody_chooses(now, _game_at(chair))
    kept = place_kept(player)
    passed_over = _passed_over(now, own, chair)
    check_in_turn(now, _game_at(chair), passed_over)
    brings = check_brings(now, player, chair, own, buy_in, largest_stack)
    floor.check_age(now, player, id_seen=id_seen)  # last: an ID that was looked at is not asked for again
    hole: dict[str, Any] = {"open_since": chair.open_since, "kept_for": kept_for(chair)}
    closed = close_entry(now, own)
    sitting = floor.sit_down(now, chair, player=player, buy_in=brings.buy_in, place_kept=kept)
    if closed.get("call"):
        Placement.objects.filter(sitting=sitting).update(called_order=closed["call"])
    now.note(Seated).tables.add(chair.table_id)
    event = now.record(
        "waitlist.seated" if closed else "tables.sat",
        f"entry:{closed['entry']}" if closed else f"sitting:{sitting.pk}",
        name=player.public_name,
        sitting=sitting.pk,
        buy_in_cents=brings.buy_in,
        bag=brings.bag.number if brings.bag else None,
        largest_stack_cents=largest_stack,
        reason=reason,
        passed_over=passed_over,
        **hole,
        **closed,
        **place(chair),
    )
    if in_the_way:
        move_lock_up(now, *in_the_way)
    bring(now, sitting, brings, event.seq)
    calls.end_elsewhere(now, player, "took another seat")
    return sitting


def _is_called_to(own: Entry | None, chair: Seat) -> bool:
    """Whether a call for a seat at that table was made before: it stands."""
    call = calls.open_call_of(own) if own else None
    return call is not None and call.seat.table_id == chair.table_id


def _game_at(chair: Seat) -> Game:
    assert chair.table.game
    return chair.table.game


def _passed_over(now: Turn, own: Entry | None, chair: Seat) -> list[dict[str, Any]]:
    """Who waits ahead of somebody who sits down here, each with why; nobody, if this player was called or held."""
    game = _game_at(chair)
    if own and own.status != Status.WAITING:
        return []
    if not Entry.objects.filter(room=now.room, game=game, status=Status.WAITING).exists():
        return []
    this = [hole for hole in holes(now.room, game) if hole.seat_id == chair.pk]
    return queries.ahead(now.room, game, now.policy, now.at, this, before=own)


@undoes("waitlist.seated", "tables.sat", "tables.occupied", "tables.taken_over_seat")
def _undo_seated(now: Turn, event: Event) -> Result:
    sitting, sat = live_sitting(now, sitting_of(now, event)), facts_of(event, Sat)
    seat = chair_of_sitting(sitting)
    # Never sat: a stay of no time, so that nothing else of this player overlaps it.
    Placement.objects.filter(sitting=sitting, until=None).update(until=F("since"))
    sitting.ended_at = sitting.since
    sitting.save(update_fields=["ended_at"])
    chair_open_again(seat, event, typed("open_since", sat["open_since"]))
    if number := sat.get("bag"):
        returned = Bag.objects.select_related("player", "game").filter(player=sitting.player, number=number)
        kept_again(now, returned.filter(ended_as=BagEnd.RETURNED).latest("ended_at"))
    return entry_open_again(now, event)


def chair_open_again(seat: Seat, event: Event, since: datetime | None) -> None:
    """The chair is the hole that it was, kept for whomever the floor kept it."""
    seat.open_since, seat.locked_for_id = since, facts_of(event, Kept).get("kept_for") or seat.locked_for_id
    seat.save(update_fields=["open_since", "locked_for"])


says("waitlist.seated")(lambda facts: f"{facts['name']} seated at {chair_text(facts)}{buy_in_text(facts)}")
says("tables.sat")(lambda facts: f"{facts['name']} seated at {chair_text(facts)}{buy_in_text(facts)}")
