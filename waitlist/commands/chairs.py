"""Chairs and the list: seat, walk-up, leaving, stays, left. Somebody without a name: unnamed.py."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from players.commands import enrol
from players.models import Player
from players.queries import kept_apart, players
from pokerroom.models import Room, Staff
from pokerroom.refusals import NotFound, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from tables import commands as floor
from tables.models import Placement, Seat, Sitting, Table
from tables.queries import holes, sitter_name
from tables.refusals import SeatLocked, TableState
from tables.rules import TableStatus
from waitlist import queries
from waitlist.commands import calls
from waitlist.commands.bringing import bring, check_brings
from waitlist.commands.entries import over
from waitlist.commands.steps import change, check_may_play, lock_up, record
from waitlist.models import Call, Entry
from waitlist.refusals import NotWaiting
from waitlist.rules import LIVE, Outcome, Status


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
        entry = now.again(Entry.objects.select_related("game", "player"), entry.pk)
        if not entry.is_live:
            raise NotWaiting(over(now, entry))
        if entry.status == Status.HELD:
            raise NotWaiting(calls.no_longer_called(now, entry), rule="T45")
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


def leaving(sitting: Sitting, *, by: Staff, at: datetime) -> Sitting:
    """ "Last hand": the chair counts as open for one call while the player still sits."""
    with turn(sitting.room_id, by=by, at=at, act=Act.CHAIRS) as now:
        sitting = live_sitting(now, sitting)
        if sitting.leaving_at:
            raise Refused("Marked as leaving already.", code="leaving_already")
        mark_leaving(now, sitting, chair_of_sitting(sitting))
        return sitting


def mark_leaving(now: Turn, sitting: Sitting, chair: Seat) -> None:
    """A step: the chair can be called for from now on."""
    sitting.leaving_at = chair.open_since = now.at
    sitting.save(update_fields=["leaving_at"])
    chair.save(update_fields=["open_since"])
    now.record("tables.leaving", f"sitting:{sitting.pk}", name=sitter_name(sitting), **place(chair))


def stay(sitting: Sitting, *, by: Staff, at: datetime) -> Sitting:
    """The player stays after all: the call behind that chair is withdrawn, no pass, no hold, old place."""
    with turn(sitting.room_id, by=by, at=at, act=Act.CHAIRS) as now:
        sitting = live_sitting(now, sitting)
        if not sitting.leaving_at:
            raise Refused("This player is not marked as leaving.", code="not_leaving")
        chair = chair_of_sitting(sitting)
        leaving_at = sitting.leaving_at
        stays(now, sitting, chair)
        now.record(
            "tables.stays", f"sitting:{sitting.pk}", leaving_at=leaving_at, name=sitter_name(sitting), **place(chair)
        )
        return sitting


def stays(now: Turn, sitting: Sitting, chair: Seat) -> None:
    """A step: not leaving any more; whoever was called for the chair goes back to the old place."""
    call = Call.objects.filter(seat=chair, outcome="").select_related("entry__game", "entry__player").first()
    if call:
        calls.take_back(now, call.entry, "the player in that seat stays")
    sitting.leaving_at = None
    sitting.save(update_fields=["leaving_at"])
    Seat.objects.filter(pk=chair.pk).update(open_since=None, locked_for=None, locked_until=None)


def leave(sitting: Sitting, *, amount: int | None = None, by: Staff, at: datetime) -> Sitting:
    """The player has left the game; `amount` in cents taken off the table, None = not stated, 0 = nothing left."""
    act = Act.CHAIRS if amount is None else Act.SEATING  # money is none of a tablet's business
    with turn(sitting.room_id, by=by, at=at, act=act) as now:
        sitting = live_sitting(now, sitting)
        placement = floor.get_up(now, sitting, amount=amount)
        record_left(now, sitting, placement.seat, amount=amount)
        return sitting


def record_left(now: Turn, sitting: Sitting, chair: Seat, *, amount: int | None, **facts: Any) -> None:
    now.record(
        "tables.left",
        f"sitting:{sitting.pk}",
        name=sitter_name(sitting),
        amount_cents=amount,
        **facts,
        **place(chair, "rail"),
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
    in_the_way = _lock_up_in_the_way(now, player, chair)
    check_apart(now, player, chair)
    floor.check_free(now, chair)
    own = live_entry(now, player, chair)
    passed_over = _passed_over(now, own, chair)
    brings = check_brings(now, player, chair, own, buy_in, largest_stack)
    floor.check_age(now, player, id_seen=id_seen)  # last: an ID that was looked at is not asked for again
    closed = close_entry(now, own)
    open_since = chair.open_since
    sitting = floor.sit_down(now, chair, player=player, buy_in=brings.buy_in)
    if closed.get("call"):
        Placement.objects.filter(sitting=sitting).update(called_order=closed["call"])
    now.sat_at.add(chair.table_id)
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
        open_since=open_since,
        **closed,
        **place(chair),
    )
    if in_the_way:
        move_lock_up(now, *in_the_way)
    bring(now, sitting, brings, event.seq)
    calls.end_elsewhere(now, player, "took another seat")
    return sitting


def _passed_over(now: Turn, own: Entry | None, chair: Seat) -> list[dict[str, Any]]:
    """Who waits ahead of somebody who sits down here, each with why; nobody, if this player was called or held."""
    game = chair.table.game
    assert game
    if own and own.status != Status.WAITING:
        return []
    if not Entry.objects.filter(room=now.room, game=game, status=Status.WAITING).exists():
        return []
    this = [hole for hole in holes(now.room, game) if hole.seat_id == chair.pk]
    return queries.ahead(now.room, game, now.policy, now.at, this, before=own)


def live_entry(now: Turn, player: Player, chair: Seat) -> Entry | None:
    """This player's name on the list of the game at that chair."""
    return (
        Entry.objects.select_related("game", "player")
        .filter(room=now.room, game=chair.table.game, player=player, status__in=LIVE)
        .first()
    )


def close_entry(now: Turn, entry: Entry | None) -> dict[str, Any]:
    """A step: the player's entry in this game ends as seated, its call with it. Answers what undo needs."""
    if entry is None:
        return {}
    call = calls.open_call_of(entry)
    if call:
        calls.end(now, call, Outcome.SEATED)
    calls.end_standbys_of(now, entry)
    was = change(entry, status=Status.SEATED, due_at=None, ended_at=now.at, ended_why="seated")
    now.wake("rail")
    return {"entry": entry.pk, "was": was, "call": call.pk if call else None}


def _lock_up_in_the_way(now: Turn, player: Player, chair: Seat) -> tuple[Call, Seat] | None:
    """Somebody else's call for this chair, and the chair it will move to: this player's own at that table (rules §2).

    None if nothing is in the way. Refused (SeatLocked) if this player has no call at that table to give in exchange.
    """
    if chair.locked_for_id in (None, player.pk):
        return None
    open_calls = Call.objects.filter(room=now.room, outcome="", seat__table=chair.table)
    theirs = open_calls.filter(seat=chair).select_related("entry__game", "entry__player").first()
    mine = open_calls.filter(entry__player=player).select_related("seat__table").first()
    if theirs is None or mine is None:
        name = chair.locked_for.public_name if chair.locked_for else "somebody"
        raise SeatLocked(f"Table {chair.table.number} seat {chair.number} is locked up for {name}.")
    return theirs, mine.seat


def move_lock_up(now: Turn, theirs: Call, to: Seat) -> None:
    """The lock-up follows the hole: same deadline, no new page."""
    left = theirs.seat_id
    theirs.seat = to
    theirs.save(update_fields=["seat"])
    lock_up(to, theirs.entry, None if theirs.answered_at else theirs.due_at)
    record(
        now,
        theirs.entry,
        "waitlist.lock_up_moved",
        topics=[f"table:{to.table.number}"],
        touches=[f"seat:{left}", f"seat:{to.pk}"],
        was={"seat": left},
        call=theirs.pk,
        table=to.table.number,
        seat=to.number,
    )


def check_apart(now: Turn, player: Player, chair: Seat) -> None:
    """Refused (T39) if somebody kept apart from this player sits at, or is called to, that table (or game)."""
    apart = kept_apart(now.room).get(player.pk)
    if apart and chair.table.number in queries.tables_of(now.room, apart, now.policy):
        raise Refused(f"{player.public_name}: not at table {chair.table.number}.", code="kept_apart", rule="T39")


def chair_of(now: Turn, table: int, seat: int) -> Seat:
    row = (
        Seat.objects.select_related("table__game", "locked_for")
        .filter(room=now.room, table__number=table, number=seat)
        .first()
    )
    if row is None:
        raise NotFound(f"There is no table {table} seat {seat}.")
    if row.table.status in (TableStatus.CLOSED, TableStatus.BREAKING) or seat > row.table.chairs:
        what = f"is {row.table.status}" if seat <= row.table.chairs else f"has {row.table.chairs} chairs in use"
        raise TableState(f"Table {table} {what}: nobody is seated there.", rule="T4")
    return row


def chair_of_sitting(sitting: Sitting) -> Seat:
    return Placement.objects.select_related("seat__table__game").get(sitting=sitting, until__isnull=True).seat


def live_sitting(now: Turn, sitting: Sitting) -> Sitting:
    sitting = now.again(Sitting.objects.select_related("player", "game", "session"), sitting.pk)
    if sitting.ended_at:
        raise Refused(f"{sitter_name(sitting)} has left already.", code="left_already")
    return sitting


def place(chair: Seat, *topics: str) -> dict[str, Any]:
    """Where it happened: facts, topics and touches that every event of a chair carries."""
    table: Table = chair.table
    assert table.game
    return {
        "table": table.number,
        "seat": chair.number,
        "list": table.game.slug,
        "topics": [*floor.table_topics(table, table.game), *topics],
        "touches": [f"seat:{chair.pk}"],
    }
