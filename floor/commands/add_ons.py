"""Add-ons, and rebuys when felted (T21, T23)."""

from __future__ import annotations

from datetime import datetime
from typing import TypedDict

from floor.commands.chairs import chair_of_sitting, live_sitting, place
from pokerroom.event_text import money_text, says
from pokerroom.models import Event, Staff
from pokerroom.money import amount_text, decimal_of
from pokerroom.policy import by_setting, money_cents
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import facts_of, undoes
from tables.commands.money import check_not_above, note_chips, short_buys
from tables.models import Chips, Sitting
from tables.queries import sitter_name, sitter_said
from tables.rules.money import Bought, is_felted


def add_on(
    sitting: Sitting,
    *,
    amount: int,
    stack: int | None = None,
    largest_stack: int | None = None,
    after_all_in: bool = False,
    overrule: str = "",
    by: Staff,
    at: datetime,
) -> Chips:
    """Add chips between hands, up to the game's maximum (T21); under one big blind it is a rebuy (T23). Cents.

    `stack` is what the player has in front before; it is asked for where the game has a maximum.
    """
    with turn(sitting.room_id, by=by, at=at, act=Act.SEATING, overrule=overrule) as now:
        sitting = live_sitting(now, sitting)
        there = now.policy.at(sitting.game)
        if stack is None and (sitting.game.buy_in_max is not None or there.top_up != "any"):
            raise Malformed({"stack": "Say what the player has in front before the add-on."}, rule="T21")
        before = stack or 0
        felted = stack is not None and is_felted(stack, sitting.game.big_blind)
        if felted:
            _check_rebuy(now, sitting, before, amount, after_all_in)
        else:
            _check_top_up(now, sitting, before, amount)
        check_not_above(now, sitting.game, before + amount, largest_stack, adding=amount)
        kind = Bought.REBUY if felted else Bought.ADD_ON
        short = felted and before + amount < (sitting.game.buy_in_min or 0)
        chips = note_chips(now, sitting, kind, amount, largest_stack, short)
        now.record(
            "tables.chips",
            f"sitting:{sitting.pk}",
            name=sitter_name(sitting),
            chips=chips.pk,
            kind=kind,
            amount_cents=amount,
            stack_cents=stack,
            largest_stack_cents=largest_stack,
            **place(chair_of_sitting(sitting)),
        )
        return chips


def _check_rebuy(now: Turn, sitting: Sitting, stack: int, amount: int, after_all_in: bool) -> None:
    """Felted: at least the minimum again, or the seat opens (T23); other rooms allow some short buys."""
    least = sitting.game.buy_in_min or 0
    if stack + amount >= least:
        return
    used = Chips.objects.filter(sitting=sitting, short=True).count()
    if short_buys(now, sitting.game).allows(stack + amount, least, used=used, after_all_in=after_all_in):
        return
    now.refuse(
        Refused(
            f"Under one big blind: {sitter_said(sitting)} buys at least {amount_text(least - stack)} more, "
            "or the seat opens.",
            code="short_rebuy",
            rule="T23",
            overrulable=True,
            missing={"amount": decimal_of(least - stack)},
        )
    )


def _check_top_up(now: Turn, sitting: Sitting, stack: int, amount: int) -> None:
    """Other rooms ask for a smallest add-on, or below the minimum for what is missing to it (T21)."""
    there = now.policy.at(sitting.game)
    least = sitting.game.buy_in_min or 0
    asked = money_cents(there.top_up_least)
    if there.top_up == "to_minimum" and stack < least:
        asked = max(asked, least - stack)
    if amount < asked:
        says = f"{sitter_said(sitting)} adds at least {amount_text(asked)}."
        key = "top_up" if there.top_up != "any" and stack < least else "top_up_least"
        now.refuse(by_setting(there, key, says, code="small_top_up", missing={"amount": decimal_of(asked)}))


class ChipsAdded(TypedDict):
    """What an add-on or rebuy carries: its row."""

    chips: int


@undoes("tables.chips")
def _undo_chips(now: Turn, event: Event) -> None:
    """Never added; what was said of it stays in the trail."""
    Chips.objects.filter(pk=facts_of(event, ChipsAdded)["chips"]).delete()


says("tables.chips")(lambda facts: f"{facts['name']}: {facts['kind']}{money_text(facts, ' of')}")
