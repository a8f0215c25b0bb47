"""What a player who sits down must bring: chips from custody, or what was taken off before (T16, T34)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from floor.queries import must_bring
from players.models import Player
from players.queries import said
from pokerroom.money import amount_text, decimal_of
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from tables.commands.custody import give_back
from tables.commands.money import check_buy_in, note_chips
from tables.models import Bag, Game, Seat, Sitting
from tables.queries.money import bag_elsewhere, open_bag
from tables.rules.money import Bought, Return
from waitlist.models import Entry
from waitlist.rules import Origin


@dataclass(frozen=True)
class Brings:
    """The buy-in that stands, in cents or not stated, and the bag it comes out of."""

    buy_in: int | None
    largest_stack: int | None = None
    bag: Bag | None = None


def check_brings(
    now: Turn,
    player: Player,
    chair: Seat,
    entry: Entry | None,
    buy_in: int | None,
    largest_stack: int | None,
    *,
    at: datetime | None = None,
) -> Brings:
    """Refused below what T16, T34 or the minimum (T21) ask, above the maximum, or other than the chips in custody.

    `at`: when the player sat down, where the name came later.
    """
    game = chair.table.game
    assert game
    bag = open_bag(player.pk, game.pk)
    if bag:
        return Brings(_out_of_custody(player, bag, buy_in), None, bag)
    check_no_chips_in_custody(player, game)
    if entry and entry.origin == Origin.BROKEN:
        return Brings(buy_in, largest_stack)  # a forced move carries any stack (rules §4)
    demand = must_bring.demand(now.room, player, game, chair.table, entry, now.policy, at or now.at)
    least = _check_demand(now, player, game, demand, buy_in) if demand else 0
    if buy_in is not None:
        check_buy_in(now, game, buy_in, largest_stack, lifted_to=least)
    return Brings(buy_in, largest_stack)


def _check_demand(now: Turn, player: Player, game: Game, demand: Return, buy_in: int | None) -> int:
    """The cents that are asked for at least; refused while nobody knows them, or where less is brought."""
    if demand.cents is None:
        now.refuse(
            Refused(
                f"What did {said(player)} leave {game.short} with? That is asked until "
                f"{must_bring.moment(demand.until, now.room)} ({demand.rule}).",
                code="left_with_needed",
                rule=demand.rule,
                overrulable=True,
                player=player.pk,
                missing={"left_with": None},
            )
        )
    least = demand.cents or 0
    lifted = least > (game.buy_in_min or 0)  # the minimum itself (T21) does not end
    if (lifted or buy_in is not None) and (buy_in is None or buy_in < least):
        until = f" until {must_bring.moment(demand.until, now.room)}" if demand.until and lifted else ""
        now.refuse(
            Refused(
                f"{said(player)} must bring at least {amount_text(least)}{until}.",
                code="must_bring",
                rule=demand.rule if lifted else "T21",
                overrulable=True,
                missing={"buy_in": decimal_of(least)},
            )
        )
    return least


def _out_of_custody(player: Player, bag: Bag, buy_in: int | None) -> int:
    if bag.amount is None:
        raise Refused(f"The chips of {said(player)} in bag {bag.number} are to be counted first.", code="count_first")
    if buy_in not in (None, bag.amount):
        raise Refused(
            f"{said(player)} sits down again with exactly {amount_text(bag.amount)}, the chips in bag {bag.number}.",
            code="custody_amount",
            rule="T31",
        )
    return bag.amount


def check_no_chips_in_custody(player: Player, game: Game) -> None:
    """Nobody comes to sit in a game while their chips of that game and limit stay in custody, whatever the offering."""
    bag = open_bag(player.pk, game.pk) or bag_elsewhere(player.pk, game)
    if bag:
        raise Refused(
            f"Chips of {said(player)} from {bag.game.short} are in custody: pay them out first.",
            code="in_custody",
            rule="T35",
        )


def bring(now: Turn, sitting: Sitting, brings: Brings, journal: int) -> None:
    """A step: what was brought is on record, out of custody where it was there."""
    if brings.bag:
        give_back(now, brings.bag, journal)
    if brings.buy_in:
        note_chips(now, sitting, Bought.BUY_IN, brings.buy_in, brings.largest_stack)
