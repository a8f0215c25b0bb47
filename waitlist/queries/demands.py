"""What somebody must bring to sit down, shown to the host before seating: "must bring $1,450 until 9:40 PM, T16"."""

from __future__ import annotations

from datetime import datetime

from players.models import Player
from pokerroom.models import Room
from pokerroom.policy import Policy
from tables.models import Game, Table
from tables.queries.money import demanded
from tables.rules.money import Return, due_back
from waitlist.models import Entry
from waitlist.rules import Origin


def demand(
    room: Room, player: Player, game: Game, table: Table, entry: Entry | None, policy: Policy, at: datetime
) -> Return | None:
    """The stricter of extended dinner (T34, as long as that place is used) and cash-out return (T16); None if free."""
    dinner = None
    if entry and entry.origin == Origin.DINNER:
        dinner = Return(due_back(entry.origin_cents, game.buy_in_min), None, "T34")
    cash_out = demanded(room, player.pk, game, table, policy, at)
    if dinner and cash_out and cash_out.cents is not None and dinner.cents is not None:
        return dinner if dinner.cents >= cash_out.cents else cash_out
    return dinner or cash_out


def moment(at: datetime | None, room: Room) -> str:
    """ "10:00:00 PM EDT": to the second and with the zone, since an hour can happen twice (TI-01)."""
    if at is None:
        return ""
    local = at.astimezone(room.zone)
    return local.strftime("%I:%M:%S %p %Z").lstrip("0")
