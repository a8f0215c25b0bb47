"""Calls: for a seat at a table, answered, passed, lapsed, withdrawn; pages; n behind; who was here in time."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from players.models import Player
from pokerroom.models import Event, Room, Staff
from pokerroom.refusals import Malformed, NotFound, Refused
from pokerroom.turn import Turn, turn
from tables import queries as floor
from tables.models import Game, Seat, Table
from tables.refusals import SeatLocked, SeatTaken, TableState
from tables.rules import Hole, TableStatus
from waitlist import queries
from waitlist.commands.steps import (
    NOT_PUT,
    change,
    check_may_play,
    give_back,
    lock_up,
    open_call,
    record,
    record_call,
    unlock,
)
from waitlist.models import Call, Entry, Page, Standby
from waitlist.queries.chain import Step
from waitlist.queries.snapshot import Snapshot
from waitlist.refusals import MoveFirst, NobodyToCall, NoOpenSeat, NotWaiting
from waitlist.rules import BEHIND_ALL, FOLLOWED_UP, LIVE, Origin, Outcome, Status, clock_to_the_second, next_up

MISSED = ("waitlist.held", "waitlist.missed")

CalledNext = tuple[Entry, list[dict[str, Any]]]


def call_next(
    room: Room,
    *,
    game: Game,
    behind: int = 0,
    table: int | None = None,
    shown: tuple[int, int] | None = None,
    by: Staff,
    at: datetime,
) -> CalledNext:
    """Call the first who can be called, for the first open seat of the game (or of one table).

    `shown`: the entry and seat that the button named; anything else by now is refused, never repeated on the next
    player. Raises NoOpenSeat, NobodyToCall (with `passed_over`). Answers the entry and who was passed over, with why.
    """
    with turn(room, by=by, at=at) as now:
        game = now.again(Game.objects, game.pk)
        check_not_breaking(now, game)
        holes = [hole for hole in open_to_the_list(now, game) if table in (None, hole.table)]
        if not holes:
            _check_no_move_first(now, game, table)
            raise NoOpenSeat(_no_seat(now, game, shown))
        choice = next_up(queries.candidates(now.room, game, now.policy, now.at), holes, queries.told_by(now.room))
        passed_over = queries.told(choice.passed_over)
        if choice.hole is None:
            raise NobodyToCall(f"Nobody on the {game.short} list can be called now.", passed_over=passed_over)
        if shown and shown != (choice.entry_id, choice.hole.seat_id):
            raise NotWaiting(_stale(now, shown[0]), code="stale")
        entry = _entry(now, choice.entry_id)
        _call(now, entry, choice.hole, behind=behind, passed_over=passed_over)
        return entry, passed_over


def open_to_the_list(now: Turn, game: Game) -> list[Hole]:
    """The chairs of this game that somebody of the list can be called for before anybody who sits moves there."""
    holes = floor.holes(now.room, game)
    before = queries.moves_before(now.room, game, holes, now.at)
    return [hole for hole in holes if hole.seat_id not in before]


def _check_no_move_first(now: Turn, game: Game, table: int | None) -> None:
    """Somebody is ahead of the list: say who, and where to (rules §2)."""
    for step in queries.moves_first(Snapshot(now.room, now.at), game)[:1]:
        if table in (None, step.to_table):
            where = f"table {step.to_table} seat {step.to_seat}"
            raise MoveFirst(f"{step.name} comes first: {step.by} to {where}.")


def check_not_breaking(now: Turn, game: Game) -> None:
    """While a table of this game breaks no one is called for the game (T43)."""
    table = breaking(now, game)
    if table:
        raise TableState(f"Table {table.number} is breaking: its players choose first.", code="breaking", rule="T43")


def breaking(now: Turn, game: Game) -> Table | None:
    return Table.objects.filter(room=now.room, game=game, status=TableStatus.BREAKING).first()


def _stale(now: Turn, entry_id: int) -> str:
    call = Call.objects.filter(room=now.room, entry=entry_id).select_related("by", "seat__table").last()
    entry = Entry.objects.select_related("player", "game").filter(room=now.room, pk=entry_id).first()
    if entry is None:
        return "The list has moved on: look again."
    if call and not call.outcome:
        whom = f" by {call.by.name}" if call.by else ""
        return (
            f"{entry.player.public_name} was called for table {call.seat.table.number} seat {call.seat.number}"
            f"{whom} at {clock_to_the_second(call.called_at, now.room.zone)}."
        )
    return f"{entry.player.public_name} is not next any more: look again."


def _no_seat(now: Turn, game: Game, shown: tuple[int, int] | None) -> str:
    if shown and Call.objects.filter(room=now.room, entry=shown[0], outcome="").exists():
        return _stale(now, shown[0])
    return f"No open seat at {game.name}: all are taken or locked up."


def call(
    entry: Entry, *, table: int | None = None, seat: int | None = None, reason: str = "", by: Staff, at: datetime
) -> CalledNext:
    """Call this entry for a seat: the first that is possible, or the one named. Out of turn is on record.

    Raises NotWaiting, NoOpenSeat, SeatTaken, SeatLocked, and T39 for players kept apart.
    """
    with turn(entry.room_id, by=by, at=at) as now:
        entry = _entry(now, entry.pk)
        check_waiting(now, entry)
        check_may_play(now, entry.player)
        check_not_breaking(now, entry.game)
        holes = named(now, entry.game, floor.holes(now.room, entry.game), table, seat)
        hole = possible(now, entry, holes)
        ahead = queries.ahead(now.room, entry.game, now.policy, now.at, holes, before=entry)
        _call(now, entry, hole, passed_over=ahead, reason=reason)
        return entry, ahead


def named(now: Turn, game: Game, holes: list[Hole], table: int | None, seat: int | None) -> list[Hole]:
    """Of these open chairs all, those of one table, or the one named. Refused, with why, if there is none."""
    if table is not None:
        holes = [hole for hole in holes if hole.table == table and seat in (None, hole.seat)]
        if not holes:
            _refuse_seat(now, game, table, seat)
    if not holes:
        raise NoOpenSeat(f"No open seat at {game.name}: all are taken or locked up.")
    return holes


def possible(now: Turn, entry: Entry, holes: Sequence[Hole]) -> Hole:
    """The first of these seats this entry may be called for; staff may call who is not here, or has passed.

    But nobody at an extended dinner: its clock runs until they have checked in (T34).
    """
    if entry.origin == Origin.DINNER and entry.due_at:
        name = entry.player.public_name
        raise Refused(f"{name} is at an extended dinner: check in first.", code="not_here", rule="T34")
    barrier = queries.not_at(now.room, entry, now.policy)
    hole = next((hole for hole in holes if hole.table not in barrier), None)
    if hole is None:
        raise Refused(f"{entry.player.public_name}: {barrier[holes[0].table]}.", code="kept_apart", rule="T39")
    return hole


def _refuse_seat(now: Turn, game: Game, table: int, seat: int | None) -> None:
    """Say why this seat cannot be called for."""
    row = Table.objects.filter(room=now.room, number=table).first()
    if row is None or (seat is not None and not 1 <= seat <= row.chairs):
        raise NotFound(f"There is no table {table}" + (f" seat {seat}." if seat else "."))
    if row.game_id != game.pk:
        raise TableState(f"Table {table} is not open for {game.name}.", code="other_game")
    if not floor.takes_calls(row):
        what = "takes no fills" if row.no_fills else f"is {row.status}"
        raise TableState(f"Table {table} {what}: nobody is called for it.", rule="T43" if not row.no_fills else None)
    chosen = floor.chairs(now.room).filter(table=row, number=seat).first() if seat else None
    if chosen and chosen.locked_for:
        raise SeatLocked(f"Table {table} seat {seat} is locked up for {chosen.locked_for.public_name}.")
    if chosen and chosen.sitting_id:
        raise SeatTaken(f"Table {table} seat {seat} is taken.")
    raise NoOpenSeat(f"No open seat at table {table}.")


def _call(now: Turn, entry: Entry, hole: Hole, *, behind: int = 0, **facts: Any) -> Call:
    if entry.status != Status.WAITING:
        raise NotWaiting(f"{entry.player.public_name} is {entry.status}, not waiting.")
    seat = Seat.objects.select_related("table").get(pk=hole.seat_id)
    call = open_call(now, entry, seat, **facts)
    if behind:
        _page_behind(now, call, hole, behind)
    return call


def _page_behind(now: Turn, call: Call, hole: Hole, behind: int) -> None:
    """Page the next n who could take that seat, without clock or lock-up: they have nothing to lose."""
    if not 0 < behind <= 20:
        raise Malformed({"behind": "Give a number from 0 to 20."})
    waiting = queries.candidates(now.room, call.entry.game, now.policy, now.at)
    able = [candidate for candidate in waiting if next_up([candidate], [hole], queries.told_by(now.room)).hole]
    for candidate in able[:behind]:
        entry = _entry(now, candidate.entry_id)
        Standby.objects.create(room=now.room, call=call, entry=entry)
        event = record(now, entry, "waitlist.standby", call=call.pk)
        Page.objects.create(room=now.room, entry=entry, call=call, made_at=now.at, batch=event.command)


class Filled(NamedTuple):
    """Who was called and who was passed over; and the moves to chairs of the table that come before the list."""

    called: list[Entry]
    passed_over: list[dict[str, Any]]
    left: list[Step]


def fill(table: Table, *, by: Staff, at: datetime) -> Filled:
    """Call for every open seat of a table at once: one touch, one banner. Whoever sits and asked for one keeps it."""
    with turn(table.room_id, by=by, at=at) as now:
        table = now.again(Table.objects.select_related("game"), table.pk)
        if table.game is None or not floor.takes_calls(table):
            _refuse_seat_of_closed(table)
        assert table.game
        check_not_breaking(now, table.game)
        holes = [hole for hole in floor.holes(now.room, table.game) if hole.table == table.number]
        if not holes:
            raise NoOpenSeat(f"No open seat at table {table.number}: all are taken or locked up.")
        holes, left = _left_for_movers(now, table.game, holes)
        if not holes:
            _check_no_move_first(now, table.game, table.number)
        called, passed_over = _fill(now, table.game, holes, left)
        if not called:
            raise NobodyToCall(f"Nobody on the {table.game.short} list can be called now.", passed_over=passed_over)
        return Filled(called, passed_over, left)


def _left_for_movers(now: Turn, game: Game, holes: list[Hole]) -> tuple[list[Hole], list[Step]]:
    """The chairs for the list, and the moves that come before it: for each who asked the first that fits, no more."""
    moves = queries.moves_before(now.room, game, holes, now.at)
    first: dict[int | None, int] = {}
    for seat, step in moves.items():
        first.setdefault(step.sitting_id, seat)
    return [hole for hole in holes if hole.seat_id not in first.values()], [moves[seat] for seat in first.values()]


def _refuse_seat_of_closed(table: Table) -> None:
    what = "takes no fills" if table.no_fills else f"is {table.status}"
    raise TableState(f"Table {table.number} {what}: nobody is called for it.")


def _fill(now: Turn, game: Game, holes: list[Hole], left: list[Step]) -> tuple[list[Entry], list[dict[str, Any]]]:
    """Read the list once, then give out the seats in order. The first call names the chairs that are left."""
    said: dict[str, Any] = {
        "left": [{"name": s.name, "by": s.by, "table": s.to_table, "seat": s.to_seat} for s in left]
    }
    candidates = queries.candidates(now.room, game, now.policy, now.at)
    called: list[Entry] = []
    passed: dict[int, str] = {}
    while holes:
        choice = next_up(candidates, holes, queries.told_by(now.room))
        passed |= dict(choice.passed_over)
        if choice.hole is None:
            break
        entry = _entry(now, choice.entry_id)
        _call(now, entry, choice.hole, passed_over=queries.told(choice.passed_over), **({} if called else said))
        called.append(entry)
        gone = choice.hole
        holes = [hole for hole in holes if hole.seat_id != gone.seat_id]
        candidates = queries.candidates(now.room, game, now.policy, now.at)
    return called, queries.told(tuple(passed.items()))


def answer(now: Turn, entry: Entry) -> None:
    """A step: the called player shows up. The clock stops, the seat stays locked up; any other open call ends."""
    call = open_call_of(entry)
    if call is None or call.answered_at:
        return
    call.answered_at = now.at
    call.save(update_fields=["answered_at"])
    lock_up(call.seat, entry, None)
    was = change(entry, due_at=None, away_since=None, back_by=None, arrived_at=entry.arrived_at or now.at)
    record_call(now, entry, call, "waitlist.answered", was=was)
    end_elsewhere(now, entry.player, "answered another call", but=entry.pk)


def end_elsewhere(now: Turn, player: Player, why: str, but: int | None = None) -> None:
    """A step: this player's other open calls end; those entries wait at their old place (A7)."""
    others = Entry.objects.select_related("game", "player").filter(room=now.room, player=player, status=Status.CALLED)
    for other in others.exclude(pk=but) if but else others:
        call = open_call_of(other)
        if call:
            end(now, call, Outcome.ELSEWHERE)
        was = change(other, status=Status.WAITING, due_at=None)
        record(
            now,
            other,
            "waitlist.elsewhere",
            topics=["rail"],
            touches=[f"seat:{call.seat_id}"] if call else [],
            reason=why,
            call=call.pk if call else None,
            was=was,
        )


def pass_(entry: Entry, *, by: Staff, at: datetime) -> Entry:
    """The called player turns the seat down: place kept once, then behind everyone (`passes_allowed`).

    A table against a recorded wish is no pass: it does not count, and the seat goes on to the next.
    """
    with turn(entry.room_id, by=by, at=at) as now:
        entry = called(now, entry)
        call = open_call_of(entry)
        assert call
        end(now, call, Outcome.PASSED)
        facts: dict[str, Any] = {"status": Status.WAITING, "due_at": None}
        if call.seat.table.number not in entry.not_tables:
            facts |= {"passes": entry.passes + 1, "passed_at": now.at}
        if entry.passes + 1 > now.policy.passes_allowed and "passes" in facts:
            facts |= _behind_everyone(now, entry)
        was = change(entry, **facts)
        record_call(now, entry, call, "waitlist.passed", was=was)
        return entry


def _behind_everyone(now: Turn, entry: Entry) -> dict[str, Any]:
    ladder = queries.ladder(entry.game, now.policy)
    return {
        "put_rung": ladder.rung("joined"),
        "put_moment": now.at,
        "put_key": BEHIND_ALL,
        "put_why": f"passed {entry.passes + 1} times, behind everyone waiting",
    }


def withdraw(entry: Entry, *, reason: str = "withdrawn by staff", by: Staff, at: datetime) -> Entry:
    """Take a call back: no pass, no hold, old place, and nobody is called in its stead."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = called(now, entry)
        take_back(now, entry, reason)
        return entry


def take_back(now: Turn, entry: Entry, reason: str) -> None:
    """A step: the entry's open call ends withdrawn."""
    call = open_call_of(entry)
    assert call
    end(now, call, Outcome.WITHDRAWN)
    was = change(entry, status=Status.WAITING, due_at=None)
    record_call(now, entry, call, "waitlist.withdrawn", reason=reason, was=was)


def page(entry: Entry, *, by: Staff, at: datetime) -> Entry:
    """Announce again, or without a call ("see the host"). It restarts nothing."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = _entry(now, entry.pk)
        if not entry.is_live:
            raise NotWaiting(f"{entry.player.public_name} is {entry.status}: nobody to page.")
        event = record(now, entry, "waitlist.paged")
        Page.objects.create(room=now.room, entry=entry, call=open_call_of(entry), made_at=now.at, batch=event.command)
        return entry


def was_here(entry: Entry, *, told: datetime, overrule: str = "", by: Staff, at: datetime) -> Entry:
    """For a minute after a lapse: the player was here in time. The call is answered as of then. Later: a supervisor.

    Whoever was called for that seat since goes back to the old place, unless they have answered or sit; then this
    player waits, first for the next seat (T45). `told` is the moment that the host names.
    """
    with turn(entry.room_id, by=by, at=at, overrule=overrule) as now:
        entry = _entry(now, entry.pk)
        call = Call.objects.filter(entry=entry).select_related("seat__table").order_by("-pk").first()
        if call is None or call.outcome != Outcome.LAPSED or entry.status not in (Status.HELD, Status.WAITING):
            raise NotWaiting(f"{entry.player.public_name} has no call that lapsed just now.", rule="T45")
        last_moment = call.due_at + timedelta(seconds=now.policy.was_here_seconds)
        if now.at >= last_moment:
            until = clock_to_the_second(last_moment, now.room.zone)
            now.refuse(
                Refused(
                    f"That could be said until {until}; a supervisor can still overrule.",
                    code="too_late",
                    rule="T45",
                    overrulable=True,
                )
            )
        if not call.called_at <= told < call.due_at:
            span = " and ".join(clock_to_the_second(moment, now.room.zone) for moment in (call.called_at, call.due_at))
            raise Malformed({"at": f"The call ran between {span}."}, rule="T45")
        rival = Call.objects.filter(seat=call.seat, outcome="").select_related("entry__game", "entry__player").first()
        if rival and not rival.answered_at:
            take_back(now, rival.entry, "the player called before was here in time")
        missed = Event.objects.filter(room=now.room, subject=f"entry:{entry.pk}", verb__in=MISSED).latest("seq")
        was_missed = give_back(entry, missed.data["was"], but=("status", "due_at"))
        stands = floor.takes_calls(call.seat.table)
        if not stands or not reopen(now, entry, call.pk, answered_at=told, told=told, was_missed=was_missed):
            facts = {"missed_at": call.called_at, "back_at": now.at, "away_since": None, "back_by": None}
            facts |= NOT_PUT
            was = change(entry, status=Status.WAITING, due_at=None, **facts) | was_missed
            record(now, entry, "waitlist.back", topics=["rail"], rule="T45", told=told, was=was)
        return entry


def reopen(now: Turn, entry: Entry, ended: int | None, *, answered_at: datetime | None = None, **facts: Any) -> bool:
    """A step: an ended call goes on as a new one that names it, if its seat and its time are still there."""
    call = Call.objects.select_related("seat__table").get(pk=ended) if ended else None
    if call is None:
        return False
    answered_at = answered_at or call.answered_at
    in_time = answered_at is not None or now.at < call.due_at
    if not in_time or not _still_there(now, entry, call.seat):
        return False
    open_call(now, entry, call.seat, again=call, answered_at=answered_at, **facts)
    if answered_at:
        end_elsewhere(now, entry.player, "answered another call", but=entry.pk)
    return True


def _still_there(now: Turn, entry: Entry, seat: Seat) -> bool:
    """Whether this seat is open, nobody else's, and not beside somebody kept apart. A breaking table's still is."""
    free = seat.open_since is not None and seat.locked_for_id is None and not seat.table.no_fills
    return free and seat.table.number not in queries.not_at(now.room, entry, now.policy)


def end(now: Turn, call: Call, outcome: Outcome, at: datetime | None = None) -> None:
    """A step: the call ends, once, as exactly one outcome; its seat is free. Some outcomes are followed up."""
    call.outcome, call.ended_at = outcome, at or now.at
    call.save(update_fields=["outcome", "ended_at"])
    unlock(call.seat)
    now.wake(f"table:{call.seat.table.number}")
    now.ended.append(call)
    if outcome in FOLLOWED_UP:
        now.freed.append(call)
    else:
        Standby.objects.filter(call=call, ended_at=None).update(ended_at=now.at)


def end_standbys_of(now: Turn, entry: Entry) -> None:
    Standby.objects.filter(entry=entry, ended_at=None).update(ended_at=now.at)


def open_call_of(entry: Entry) -> Call | None:
    return Call.objects.filter(entry=entry, outcome="").select_related("seat__table").first()


def called(now: Turn, entry: Entry) -> Entry:
    """This entry, which must have an open call. Otherwise the refusal says what became of it."""
    entry = _entry(now, entry.pk)
    if entry.status != Status.CALLED:
        raise NotWaiting(no_longer_called(now, entry), rule="T45" if entry.status == Status.HELD else None)
    return entry


def no_longer_called(now: Turn, entry: Entry) -> str:
    zone = now.room.zone
    if entry.status == Status.HELD and entry.due_at:
        call = Call.objects.filter(entry=entry, outcome=Outcome.LAPSED).last()  # none: taken over on hold
        ended = f"The call ended {clock_to_the_second(call.due_at, zone)}, on" if call else "On"
        hold = clock_to_the_second(entry.due_at, zone)
        return f"{ended} hold until {hold}: check {entry.player.public_name} in first."
    if entry.status == Status.REMOVED:
        return f"{entry.player.public_name} left the list: {entry.ended_why}."
    return f"{entry.player.public_name} is {entry.status}, not called."


def check_waiting(now: Turn, entry: Entry) -> None:
    if entry.status == Status.WAITING:
        return
    if entry.status == Status.CALLED:
        raise NotWaiting(_stale(now, entry.pk), code="already_called")
    raise NotWaiting(no_longer_called(now, entry), rule="T45" if entry.status == Status.HELD else None)


def _entry(now: Turn, pk: int | None) -> Entry:
    return now.again(Entry.objects.select_related("game", "player"), pk)


def live_calls_at(table: Table) -> bool:
    """Whether a call made for this table's opening is still open."""
    return Call.objects.filter(seat__table=table, outcome="", opening=True, entry__status__in=LIVE).exists()
