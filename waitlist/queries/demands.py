"""What somebody must bring to sit down, shown to the host before seating: "must bring $1,450 until 9:40 PM, T16"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from players.models import Player
from pokerroom.models import Room
from pokerroom.money import dollars
from pokerroom.policy import Policy
from tables.models import Bag, Game, Table
from tables.queries.money import binding, cash_outs, demanded, demanded_by
from tables.rules.money import Return, due_back
from waitlist.models import Call, Entry
from waitlist.rules import Origin


def demand(
    room: Room, player: Player, game: Game, table: Table, entry: Entry | None, policy: Policy, at: datetime
) -> Return | None:
    """The stricter of extended dinner (T34, as long as that place is used) and cash-out return (T16); None if free."""
    return stricter(_for_dinner(entry, game), demanded(room, player.pk, game, table, policy, at))


def _for_dinner(entry: Entry | None, game: Game) -> Return | None:
    if entry is None or entry.origin != Origin.DINNER:
        return None
    return Return(due_back(entry.origin_cents, game.buy_in_min), None, "T34")


def stricter(dinner: Return | None, cash_out: Return | None) -> Return | None:
    if dinner and cash_out and cash_out.cents is not None and dinner.cents is not None:
        return dinner if dinner.cents >= cash_out.cents else cash_out
    return dinner or cash_out


def moment(at: datetime | None, room: Room) -> str:
    """ "10:00:00 PM EDT": to the second and with the zone, since an hour can happen twice (TI-01)."""
    if at is None:
        return ""
    local = at.astimezone(room.zone)
    return local.strftime("%I:%M:%S %p %Z").lstrip("0")


@dataclass(frozen=True)
class Brings:
    """What a called player sits down with, in the host's words, and the rule that asks it."""

    says: str
    rule: str


def demands(room: Room, calls: Sequence[Call], policy: Policy, at: datetime) -> dict[int, Brings]:
    """Entry id → what its player must bring to the table called for; two queries, however many are called."""
    players = {call.entry.player_id for call in calls}
    if not players:
        return {}
    left = list(cash_outs(room, players, policy, at))
    bags = Bag.objects.filter(room=room, player__in=players, ended_at__isnull=True)
    kept = {(bag.player_id, bag.game_id): bag for bag in bags}
    found: dict[int, Brings] = {}
    for call in calls:
        entry, table = call.entry, call.seat.table
        game = table.game
        if game is None or entry.origin == Origin.BROKEN:
            continue
        bag = kept.get((entry.player_id, game.pk))
        if bag:
            amount = "chips to be counted" if bag.amount is None else dollars(bag.amount)
            found[entry.pk] = Brings(f"brings {amount}, bag {bag.number}", "T35")
            continue
        theirs = [row for row in left if row.player_id == entry.player_id]
        asked = stricter(
            _for_dinner(entry, game), demanded_by(binding(theirs, room, game, table, policy, at), room, game, policy)
        )
        if asked and asked.cents is None:
            found[entry.pk] = Brings("say what they left with", asked.rule)
        elif asked and asked.cents and asked.cents > (game.buy_in_min or 0):
            until = f" until {_clock(asked.until, room)}" if asked.until else ""
            found[entry.pk] = Brings(f"must bring {dollars(asked.cents)}{until}", asked.rule)
    return found


def _clock(at: datetime, room: Room) -> str:
    return at.astimezone(room.zone).strftime("%I:%M %p").lstrip("0")
