"""To a table of another game: leave there with an amount, sit here with a buy-in, in one command."""

from __future__ import annotations

from datetime import datetime

from floor.commands.chairs import chair_of, live_sitting, record_left, sit
from pokerroom.models import Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import turn
from tables.commands import get_up
from tables.models import Sitting


def change_game(
    sitting: Sitting,
    *,
    table: int,
    seat: int,
    amount: int | None,
    buy_in: int | None = None,
    largest_stack: int | None = None,
    reason: str = "",
    overrule: str = "",
    by: Staff,
    at: datetime,
) -> Sitting:
    """Up or down to another game in one go: leaves with an amount (T16 in the old game), sits with a buy-in of its own.

    Other lists are kept; an answered call in the new game is taken up by it. Amounts in cents.
    """
    with turn(sitting.room_id, by=by, at=at, act=Act.SEATING, overrule=overrule) as now:
        sitting = live_sitting(now, sitting)
        if sitting.player is None:
            raise Refused("Give the player in that seat a name first.", code="no_name")
        taken = chair_of(now, table, seat)
        if taken.table.game_id == sitting.game_id:
            raise Malformed({"table": "That table plays the same game: that is a table change."})
        placement = get_up(now, sitting, amount=amount)
        record_left(now, sitting, placement.seat, amount=amount, change_of_game=True)
        return sit(now, sitting.player, taken, buy_in=buy_in, largest_stack=largest_stack, id_seen=False, reason=reason)
