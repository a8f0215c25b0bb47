"""Call next: the first who can be called, for the first open seat."""

from __future__ import annotations

from datetime import datetime

from pokerroom.models import Room, Staff
from pokerroom.turn import Turn, turn
from tables import queries as floor
from tables.models import Game
from tables.rules import Hole
from waitlist import queries
from waitlist.commands.calls.calling import CalledNext, make
from waitlist.commands.calls.checks import stale
from waitlist.commands.calls.seats import named
from waitlist.commands.entry_lookup import entry_again
from waitlist.commands.open_seats import check_not_breaking
from waitlist.models import Call
from waitlist.queries.snapshot import Snapshot
from waitlist.refusals import MoveFirst, NobodyToCall, NoOpenSeat, NotWaiting
from waitlist.rules import next_up


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
            check_no_move_first(now, game, table)
            _check_not_called_by_now(now, shown)
            named(now, game, holes, table, None)  # says why there is none
        choice = next_up(queries.candidates(now.room, game, now.policy, now.at), holes, queries.told_by(now.room))
        passed_over = queries.told(choice.passed_over)
        if choice.hole is None:
            raise NobodyToCall(f"Nobody on the {game.short} list can be called now.", passed_over=passed_over)
        if shown and shown != (choice.entry_id, choice.hole.seat_id):
            raise NotWaiting(stale(now, shown[0]), code="stale")
        entry = entry_again(now, choice.entry_id)
        make(now, entry, choice.hole, behind=behind, passed_over=passed_over)
        return entry, passed_over


def open_to_the_list(now: Turn, game: Game) -> list[Hole]:
    """The chairs of this game that somebody of the list can be called for before anybody who sits moves there."""
    holes = floor.holes(now.room, game)
    before = queries.moves_before(now.room, game, holes, now.at)
    return [hole for hole in holes if hole.seat_id not in before]


def check_no_move_first(now: Turn, game: Game, table: int | None) -> None:
    """Somebody is ahead of the list: say who, and where to (rules §2)."""
    for step in queries.moves_first(Snapshot(now.room, now.at), game, table)[:1]:
        where = f"table {step.to_table} seat {step.to_seat}"
        raise MoveFirst(f"{step.name} comes first: {step.by} to {where}.")


def _check_not_called_by_now(now: Turn, shown: tuple[int, int] | None) -> None:
    if shown and Call.objects.filter(room=now.room, entry=shown[0], outcome="").exists():
        raise NoOpenSeat(stale(now, shown[0]))
