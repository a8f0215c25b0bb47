"""From a must-move table to its main game."""

from __future__ import annotations

from datetime import datetime

from floor.commands.chairs import chair_of, record_left
from floor.commands.moves.checks import check_chair, getting_up, moved
from floor.commands.requests import wishes_over
from floor.commands.table_starts import Seated
from pokerroom.event_text import chair_text, says
from pokerroom.models import Staff
from pokerroom.refusals import Refused
from pokerroom.roles import Act
from pokerroom.turn import turn
from tables import queries as floor
from tables.commands import get_up
from tables.commands import moves as chairs_of
from tables.models import Sitting, Table
from tables.queries import sitter_said
from tables.refusals import TableState
from tables.rules.moves import CameBy


def must_move(
    table: Table,
    *,
    to: tuple[int, int],
    shown: int | None = None,
    refused: bool = False,
    overrule: str = "",
    by: Staff,
    at: datetime,
) -> Sitting:
    """The feeder's next mover goes to the main game, with any stack. `shown`: the sitting that the button named.

    Whoever refuses gives up the seat. Whoever is away, or kept apart from somebody there (T39), is passed this once and
    stays first.
    """
    with turn(table.room_id, by=by, at=at, act=Act.SEATING, overrule=overrule) as now:
        table = now.again(Table.objects.select_related("game"), table.pk)
        if not table.must_move:
            raise TableState(f"Table {table.number} is not a must-move table.", code="not_a_feeder")
        mover = floor.next_mover(now.room, table, _main_tables(table) if refused else {to[0]})
        if mover is None:
            raise Refused(f"Nobody at table {table.number} can move now.", code="nobody_to_move")
        if shown is not None and shown != mover.pk:
            raise Refused(f"{sitter_said(mover)} moves next: look again.", code="stale")
        sitting, left = getting_up(now, mover)
        if refused:
            placement = get_up(now, sitting, amount=None)
            record_left(now, sitting, placement.seat, amount=None, refused_to_move=True)
            return sitting
        taken = chair_of(now, *to)
        if taken.table.game_id != table.game_id or taken.table.must_move:
            raise TableState(f"Table {to[0]} is not the main game of table {table.number}.", code="other_game")
        check_chair(now, sitting, taken)
        open_since = chairs_of.slide(now, sitting, left, taken, CameBy.MUST_MOVE)
        now.note(Seated).tables.add(taken.table_id)
        answered = wishes_over(now, sitting, taken.table)
        moved(now, sitting, left, taken, "tables.must_moved", open_since=open_since, answered=answered)
        return sitting


def _main_tables(feeder: Table) -> set[int]:
    tables = Table.objects.filter(room=feeder.room_id, game=feeder.game_id, must_move=False)
    return set(tables.values_list("number", flat=True))


says("tables.must_moved")(lambda facts: f"{facts['name']} must-moved to {chair_text(facts)}")
