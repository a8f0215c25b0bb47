"""Cashing out: with an amount, for an extended dinner (T34), and what was left with, stated later (T16)."""

from __future__ import annotations

from datetime import datetime, timedelta

from floor.commands.chairs import live_sitting, record_left
from players.commands.eligibility import check_may_play
from pokerroom.event_text import money_text, says
from pokerroom.models import Staff
from pokerroom.money import amount_text
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, require, turn
from tables.commands import get_up
from tables.commands.custody import check_second_name
from tables.models import CashOut, Sitting
from waitlist.commands.entries import put_on_rung
from waitlist.commands.entry_changes import record
from waitlist.rules import Origin, Via


def cash_out(
    sitting: Sitting,
    *,
    amount: int,
    extended_dinner: bool = False,
    verified_by: str = "",
    counted_by: Staff | None = None,
    by: Staff,
    at: datetime,
) -> Sitting:
    """Leave with an amount in cents. Extended dinner (T34): up to 90 minutes, at once on its rung, not here.

    A supervisor gives it; the chips are counted, with a second name. The buy-in on return is the larger of the amount
    and the minimum. `counted_by`: the host who counted and asked, where a supervisor approves.
    """
    with turn(sitting.room_id, by=by, at=at, act=Act.SEATING) as now:
        sitting = live_sitting(now, sitting)
        if extended_dinner:
            require(now.by, Act.EXTENDED_DINNER, now.room.pk)
            if sitting.player is None:
                raise Refused("Give the player in that seat a name first.", code="no_name")
            check_may_play(now, sitting.player)
            _check_count(amount, counted_by or by, verified_by)
        placement = get_up(now, sitting, amount=amount)
        record_left(now, sitting, placement.seat, amount=amount, verified_by=verified_by)
        if extended_dinner:
            _extended_dinner(now, sitting, amount)
        return sitting


def _check_count(amount: int, counter: Staff, verified_by: str) -> None:
    """A place at an extended dinner is for chips that two people counted (T34)."""
    if amount < 1:
        raise Malformed({"amount": "A count is an amount: zero is none."}, rule="T34")
    check_second_name(counter, verified_by)


def _extended_dinner(now: Turn, sitting: Sitting, amount: int) -> None:
    due_at = now.at + timedelta(seconds=now.policy.at(sitting.game).extended_dinner_seconds)
    entry = put_on_rung(now, sitting, Origin.DINNER, "T34", origin_cents=amount, away_since=now.at, due_at=due_at)
    record(now, entry, "waitlist.joined", topics=["rail"], via=Via.FLOOR, rule="T34", due_at=entry.due_at)


def state_left_with(cash_out: CashOut, *, amount: int, by: Staff, at: datetime) -> CashOut:
    """What somebody left with, said afterwards because a rule needs it (T16); once."""
    with turn(cash_out.room_id, by=by, at=at, act=Act.SEATING) as now:
        cash_out = now.again(CashOut.objects.select_related("player", "game"), cash_out.pk)
        if cash_out.amount is not None:
            raise Refused(f"Stated already: {amount_text(cash_out.amount)}.", code="stated")
        cash_out.amount = amount
        cash_out.save(update_fields=["amount"])
        now.record(
            "tables.left_with",
            f"sitting:{cash_out.sitting_id}",
            topics=[f"list:{cash_out.game.slug}"],
            touches=[f"player:{cash_out.player_id}"],
            name=cash_out.player.public_name,
            amount_cents=amount,
        )
        return cash_out


says("tables.left_with")(lambda facts: f"What {facts['name']} left with is stated{money_text(facts, ':')}")
