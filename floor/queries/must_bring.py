"""What somebody must bring to sit down, shown to the host before seating: "must bring $1,450 until 9:40 PM, T16"."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from players.models import Player
from pokerroom.models import Room
from pokerroom.money import amount_text
from pokerroom.policy import Policy
from pokerroom.times import clock
from tables.models import Bag, CashOut, Game, Table
from tables.queries.money import binding, cash_outs, demanded, demanded_by
from tables.rules.money import Return, due_back
from tables.rules.offerings import same_game_and_limit
from waitlist.models import Entry
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
    """What somebody sits down with, in the host's words, and the rule that asks it."""

    says: str
    rule: str


class Demands:
    """What each of these players would have to bring to sit down: two queries, however many they are."""

    def __init__(self, room: Room, players: Iterable[int], policy: Policy, at: datetime) -> None:
        self.room, self.policy, self.at = room, policy, at
        players = set(players)
        self._left: dict[int, list[CashOut]] = defaultdict(list)
        for row in cash_outs(room, players, policy, at) if players else []:
            self._left[row.player_id].append(row)
        self._bags: dict[int, list[Bag]] = defaultdict(list)
        bags = Bag.objects.filter(room=room, player__in=players, ended_at__isnull=True).select_related("game")
        for bag in bags if players else []:
            self._bags[bag.player_id].append(bag)

    def of(self, player: int, game: Game, table: Table | None = None, entry: Entry | None = None) -> Brings | None:
        """None where no rule asks more than the minimum; without a table, what every table of that game asks."""
        if entry and entry.origin == Origin.BROKEN:
            return None
        if bag := next((bag for bag in self._bags[player] if same_game_and_limit(bag.game, game)), None):
            rule = (entry and entry.origin_rule) or "T35"
            if bag.game_id != game.pk:
                return Brings(f"pay out bag {bag.number} of {bag.game.short} first", rule)
            amount = "chips to be counted" if bag.amount is None else amount_text(bag.amount)
            return Brings(f"brings {amount}, bag {bag.number}", rule)
        last = binding(self._left[player], self.room, game, table, self.policy, self.at)
        asked = stricter(_for_dinner(entry, game), demanded_by(last, self.room, game, self.policy))
        if asked is None or (asked.cents is not None and asked.cents <= (game.buy_in_min or 0)):
            return None
        if asked.cents is None:
            return Brings("say what they left with", asked.rule)
        until = f" until {clock(asked.until, self.room.zone)}" if asked.until else ""
        return Brings(f"must bring {amount_text(asked.cents)}{until}", asked.rule)
