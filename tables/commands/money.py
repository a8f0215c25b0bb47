"""What a buy-in must be, and what is remembered of money that leaves the table (T14, T16, T21, T23). Cents."""

from __future__ import annotations

from pokerroom.money import amount_text, decimal_of
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from tables import queries
from tables.models import CashOut, Chips, Game, Sitting
from tables.rules import most_allowed
from tables.rules.money import Bought, ShortBuys


def check_buy_in(now: Turn, game: Game, buy_in: int, largest_stack: int | None, lifted_to: int = 0) -> None:
    """Refused below the minimum (T21) or above the most that may be in front, match included.

    `lifted_to`: what the cash-out return demands; the maximum gives way to that amount (T16).
    """
    limits = queries.limits(game)
    if limits.least is not None and buy_in < limits.least:
        now.refuse(
            Refused(
                f"{game.name} takes no short buys: at least {amount_text(limits.least)}.",
                code="short_buy",
                rule="T21",
                overrulable=True,
                missing={"buy_in": None},
            )
        )
    check_not_above(now, game, buy_in, largest_stack, lifted_to)


def check_not_above(
    now: Turn, game: Game, cents: int, largest_stack: int | None, lifted_to: int = 0, *, adding: int | None = None
) -> None:
    """Refused where the stack in front would be above the game's maximum, match included (T21).

    `adding`: what of it is added now, where the player sits already.
    """
    limits = queries.limits(game)
    most = most_allowed(limits, largest_stack)
    if most is None or cents <= max(most, lifted_to):
        return
    hint = ""
    missing: dict[str, str | None] = {"buy_in": decimal_of(cents)} if adding is None else {"amount": decimal_of(adding)}
    if limits.match_percent:
        missing["largest_stack"] = decimal_of(largest_stack) if largest_stack else None
    if limits.match_percent and largest_stack is None:
        hint = f", or {limits.match_percent}% of the largest stack at the table: enter that stack"
    now.refuse(
        Refused(
            f"{game.name} takes at most {amount_text(most)}{_still(most, cents, adding)}{hint}.",
            code="over_maximum",
            rule="T21",
            overrulable=True,
            missing=missing,
        )
    )


def _still(most: int, cents: int, adding: int | None) -> str:
    """How much more may be added to what is in front."""
    if adding is None:
        return ""
    left = max(0, most - (cents - adding))
    return f" ({amount_text(left) if left else 'nothing'} more now)"


def note_chips(
    now: Turn, sitting: Sitting, kind: Bought, cents: int, largest_stack: int | None, short: bool = False
) -> Chips:
    """What was brought to the table, and the stack a match was measured by, with who entered it and when."""
    return Chips.objects.create(
        room=now.room,
        sitting=sitting,
        kind=kind,
        cents=cents,
        largest_stack=largest_stack,
        short=short,
        at=now.at,
        by=now.by,
    )


def cashed_out(now: Turn, sitting: Sitting, table: int, amount: int | None) -> CashOut | None:
    """Remember what somebody left with; None = not stated. Somebody without a name leaves nothing to remember."""
    if sitting.player is None:
        return None
    return CashOut.objects.create(
        room=now.room,
        player=sitting.player,
        game=sitting.game,
        session=sitting.session,
        sitting=sitting,
        table=table,
        at=now.at,
        amount=amount,
    )


def short_buys(now: Turn, game: Game) -> ShortBuys:
    """How many short buys this game allows (T21)."""
    return ShortBuys(**now.policy.at(game).short_buys)
