"""The verbs of tables and chairs. What also touches lists (seat, leave, stay) lives in waitlist/commands.

Functions that take a `Turn` first are steps: they run inside a command that already holds the room.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.db import models

from players.models import AgeCheck, Player
from pokerroom.events import gaming_day
from pokerroom.models import Room, Staff
from pokerroom.refusals import NotFound, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from tables import queries
from tables.commands.absences import end_absence
from tables.commands.floor_calls import calls_touched
from tables.commands.money import cashed_out
from tables.models import CashOut, Game, Placement, Seat, Session, Sitting, Table
from tables.refusals import AlreadySeated, SeatTaken, TableState
from tables.rules import TABLE_MOVES, TableStatus
from tables.rules.absences import AbsenceEnd

# What was decided for a table ends with it.
CALLS = ("floor_called_at", "clock_due_at")
UNSET, OFF = ("game", "opened_at", "running_since", *CALLS), ("no_fills", "must_move", "fill_first")
AS_CLOSED: dict[str, Any] = dict.fromkeys(UNSET) | dict.fromkeys(OFF, False)


def open_table(table: Table, *, game: Game, chairs: int | None = None, by: Staff, at: datetime) -> Table:
    """Open a table for a game (T4). Refused if it is open already or the game is not offered."""
    with turn(table.room_id, by=by, at=at, act=Act.TABLES) as now:
        table = now.again(Table.objects, table.pk)
        if table.status != TableStatus.CLOSED:
            raise TableState(f"Table {table.number} is {table.status} already.", rule="T4")
        if not game.offered or game.room_id != now.room.pk:
            raise Refused(f"{game.name} is not offered.", code="not_offered", rule="T4")
        chairs = chairs_in_use(table, game, chairs)
        become(table, TableStatus.OPEN, game=game, chairs=chairs, opened_at=now.at, no_fills=False)
        table.seats.filter(number__lte=chairs).update(open_since=now.at)
        now.record(
            "tables.opened",
            f"table:{table.number}",
            table=table.number,
            topics=floor_topics(table, game),
            touches=chairs_touched(table),
            game=game.slug,
            chairs=chairs,
        )
        return table


def chairs_in_use(table: Table, game: Game, chairs: int | None) -> int:
    """As many as told, else as there are and the game takes. Refused (TableState) where there cannot be so many."""
    most = min(table.seats.count(), game.most_chairs)
    chairs = most if chairs is None else chairs
    if not 2 <= chairs <= most:
        raise TableState(
            f"Table {table.number} can seat from 2 to {most} at {game.name}.",
            code="bad_chairs",
            rule="TS1" if chairs > game.most_chairs else None,
        )
    return chairs


def start(table: Table, *, by: Staff, at: datetime) -> Table:
    """Cards in the air: the table runs, and a scheduled game is scheduled no longer. Running already: unchanged."""
    with turn(table.room_id, by=by, at=at, act=Act.START_TABLE) as now:
        table = now.again(Table.objects.select_related("game"), table.pk)
        if table.status == TableStatus.RUNNING:
            return table
        if table.status != TableStatus.OPEN:
            raise TableState(f"Table {table.number} is {table.status}: open it first.", rule="T4")
        run(now, table)
        return table


def run(now: Turn, table: Table) -> None:
    """A step: the table runs from now; T46 and T47 count from here."""
    assert table.game
    was_scheduled = table.game.scheduled_at
    become(table, TableStatus.RUNNING, running_since=now.at)
    if was_scheduled:
        table.game.scheduled_at = None
        table.game.save(update_fields=["scheduled_at"])
    now.record(
        "tables.started",
        f"table:{table.number}",
        table=table.number,
        topics=table_topics(table, table.game),
        game=table.game.slug,
        scheduled_at=was_scheduled,
    )


def close_table(table: Table, *, by: Staff, at: datetime) -> Table:
    """Close an empty table; all having left one that breaks, its draw ends. Refused while anybody sits or is called."""
    with turn(table.room_id, by=by, at=at, act=Act.TABLES) as now:
        table = now.again(Table.objects.select_related("game"), table.pk)
        if table.status == TableStatus.CLOSED:
            raise TableState(f"Table {table.number} is closed already.", rule="T4")
        seats = queries.seats_at(now.room, table)
        sitting = sum(1 for seat in seats if seat.sitting_id is not None)
        if sitting:
            raise TableState(f"{sitting} still sit at table {table.number}: it closes when nobody does.", rule="T4")
        locked = next((seat for seat in seats if seat.locked_for), None)
        if locked and locked.locked_for:
            raise TableState(
                f"Seat {locked.number} is locked up for {locked.locked_for.public_name}: end that call first.",
                code="seat_locked",
            )
        game = table.game
        assert game
        was, status = as_it_is(table), table.status
        table.draws.filter(closed_at__isnull=True).update(closed_at=now.at)
        table.seats.update(open_since=None)
        become(table, TableStatus.CLOSED, **AS_CLOSED)
        now.record(
            "tables.closed",
            f"table:{table.number}",
            table=table.number,
            topics=[*floor_topics(table, game), "rail"],
            touches=[*chairs_touched(table), *calls_touched(table)],
            game=game.slug,
            status=status,
            **was,
        )
        return table


def as_it_is(table: Table) -> dict[str, Any]:
    """What closing it ends, for the event: all that was decided for the table, and since when its chairs are open."""
    return {
        "was": {name: getattr(table, name) for name in ("game_id", *AS_CLOSED) if name != "game"},
        "holes": [[seat.pk, seat.open_since] for seat in table.seats.filter(open_since__isnull=False)],
    }


def no_fills(table: Table, *, on: bool, by: Staff, at: datetime) -> Table:
    """Freeze a table (no seat of it is called) or let it fill again."""
    with turn(table.room_id, by=by, at=at, act=Act.TABLES) as now:
        table = now.again(Table.objects.select_related("game"), table.pk)
        if table.status == TableStatus.CLOSED or table.game is None:
            raise TableState(f"Table {table.number} is closed.", rule="T4")
        if table.no_fills != on:
            table.no_fills = on
            table.save(update_fields=["no_fills"])
            now.record(
                "tables.no_fills",
                f"table:{table.number}",
                table=table.number,
                topics=table_topics(table, table.game),
                on=on,
            )
        return table


def sit_down(
    now: Turn,
    seat: Seat,
    *,
    player: Player | None,
    buy_in: int | None = None,
) -> Sitting:
    """A step: somebody takes this chair, which must be free. `buy_in` in cents, or None where not stated.

    Raises SeatTaken, AlreadySeated. Whether the amount will do is checked before (tables/commands/money.py).
    """
    table, game = seat.table, seat.table.game
    if game is None or table.status not in (TableStatus.OPEN, TableStatus.RUNNING):
        raise TableState(f"Table {table.number} is {table.status}: nobody is seated there.", rule="T4")
    if seat.number > table.chairs:
        raise NotFound(f"Table {table.number} has {table.chairs} chairs in use.")
    check_free(now, seat)
    if player:
        check_not_seated(now, player)
    last = last_of_session(now, player) if player else None
    same_game = last if last and last.game_id == game.pk else None  # what was missed is still to be posted (CR22)
    sitting = Sitting.objects.create(
        room=now.room,
        session=last.session if last else Session.objects.create(room=now.room, player=player, started_at=now.at),
        player=player,
        game=game,
        since=now.at,
        buy_in=buy_in,
        missed_small=bool(same_game and same_game.missed_small),
        missed_big=bool(same_game and same_game.missed_big),
        gaming_day=gaming_day(now.at, now.room, now.policy),
    )
    Placement.objects.create(room=now.room, sitting=sitting, seat=seat, since=now.at, hole_since=seat.open_since)
    fill_hole(seat)
    return sitting


def get_up(
    now: Turn, sitting: Sitting, *, amount: int | None, cash_out: bool = True, at: datetime | None = None
) -> Placement:
    """A step: the sitting ends; its chair is a hole since the player was marked leaving, or since now.

    `at`: the due moment of what ended by itself.
    """
    at = at or now.at
    placement = sitting.placements.select_related("seat__table__game").get(until__isnull=True)
    end_absence(now, sitting, AbsenceEnd.LEFT, at=at)
    sitting.ended_at, sitting.left_with = at, amount
    sitting.save(update_fields=["ended_at", "left_with"])
    if cash_out:
        cashed_out(now, sitting, placement.seat.table.number, amount)
    placement.until = at
    placement.save(update_fields=["until"])
    placement.seat.open_since = sitting.leaving_at or at
    placement.seat.save(update_fields=["open_since"])
    return placement


def sit_again(now: Turn, sitting: Sitting, seat: Seat) -> None:
    """A step of undo: the sitting that ended goes on in its chair, as if nobody had got up."""
    check_free(now, seat)
    if sitting.player:
        check_not_seated(now, sitting.player)
    ended_at = sitting.ended_at
    CashOut.objects.filter(sitting=sitting).update(taken_back=True)
    sitting.absences.filter(ended_at=ended_at).update(ended_at=None, ended_as="")
    sitting.ended_at = sitting.left_with = None
    sitting.save(update_fields=["ended_at", "left_with"])
    Placement.objects.filter(sitting=sitting, seat=seat, until=ended_at).update(until=None)
    seat.open_since = sitting.leaving_at
    seat.save(update_fields=["open_since"])


def fill_hole(seat: Seat) -> None:
    """A step: nobody can be called for this chair any more, and no lock-up is on it."""
    seat.open_since = seat.locked_for = seat.locked_until = None
    seat.save(update_fields=["open_since", "locked_for", "locked_until"])


def check_free(now: Turn, seat: Seat) -> None:
    """Refused (SeatTaken) if somebody sits in this chair."""
    sitter = Placement.objects.filter(seat=seat, until__isnull=True).select_related("sitting__player").first()
    if sitter is None:
        return
    name = sitter.sitting.player.public_name if sitter.sitting.player else "somebody without a name yet"
    leaving = " is leaving but still sits there: tap Left first" if sitter.sitting.leaving_at else " sits there"
    raise SeatTaken(f"Table {seat.table.number} seat {seat.number} is taken: {name}{leaving}.")


def check_not_seated(now: Turn, player: Player) -> None:
    """Refused (AlreadySeated) if this player sits anywhere in the room: one player, one seat."""
    chair = queries.where(now.room, [player.pk]).get(player.pk)
    if chair:
        raise AlreadySeated(
            f"{player.public_name} sits at table {chair.seat.table.number} seat {chair.seat.number} already.",
            table=chair.seat.table.number,
            seat=chair.seat.number,
        )


def check_age(now: Turn, player: Player, *, id_seen: bool) -> None:
    """The first seating needs an age check on record (T2); "ID seen" makes one."""
    if AgeCheck.objects.filter(player=player).exists():
        return
    if not id_seen:
        raise Refused(
            f"No age check for {player.public_name} yet: see an ID, {now.policy.minimum_age} or over.",
            code="age_check_needed",
            rule="T2",
            player=player.pk,
        )
    assert now.by
    AgeCheck.objects.create(room=now.room, player=player, at=now.at, by=now.by, how=AgeCheck.How.ID_SEEN)


def last_of_session(now: Turn, player: Player) -> Sitting | None:
    """The last sitting of the player's running stay in the room (rules §3: until T16's window after cashing out)."""
    window = timedelta(seconds=now.policy.cash_out_return_seconds)
    last = Sitting.objects.filter(room=now.room, player=player).order_by("-since").first()
    return last if last and (last.ended_at is None or last.ended_at + window > now.at) else None


def become(table: Table, status: TableStatus, **facts: Any) -> None:
    """The one place that moves a table to another status."""
    if status not in TABLE_MOVES[TableStatus(table.status)]:
        raise TableState(f"Table {table.number} is {table.status}; it cannot become {status}.", rule="T4")
    table.status = status
    for name, value in facts.items():
        setattr(table, name, value)
    table.save(update_fields=["status", *facts])


def table_topics(table: Table, game: Game) -> list[str]:
    return [f"table:{table.number}", f"list:{game.slug}", "board"]


def floor_topics(table: Table, game: Game) -> list[str]:
    """For what other tables show, too: which games run, main and feeder."""
    return [*table_topics(table, game), "floor"]


def chairs_touched(table: Table) -> list[str]:
    """Every chair of it: what was done there before stands under this."""
    return [f"seat:{seat}" for seat in table.seats.values_list("pk", flat=True)]


def make_tables(room: Room, *, count: int, chairs: int) -> models.QuerySet[Table]:
    """First load: tables 1…count with their chairs."""
    tables = Table.objects.bulk_create(Table(room=room, number=number, chairs=chairs) for number in range(1, count + 1))
    Seat.objects.bulk_create(
        Seat(room=room, table=table, number=number) for table in tables for number in range(1, chairs + 1)
    )
    return Table.objects.filter(room=room)
