"""Cashing out: with an amount, for an extended dinner (T34), and what was left with, stated later (T16)."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import NotRequired, TypedDict

from floor.commands.chairs import live_sitting, record_left
from players.commands.eligibility import check_may_play
from pokerroom.event_text import money_text, says
from pokerroom.models import Event, Staff
from pokerroom.money import amount_text
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, require, turn
from pokerroom.undo import corrected_by, facts_of, undoes
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
            check_count(amount, counted_by or by, verified_by)
        placement = get_up(now, sitting, amount=amount)
        record_left(now, sitting, placement.seat, amount=amount, verified_by=verified_by)
        if extended_dinner:
            _extended_dinner(now, sitting, amount)
        return sitting


def check_count(amount: int, counter: Staff, verified_by: str) -> None:
    """A place at an extended dinner is for chips that two people counted (T34)."""
    if amount < 1:
        raise Malformed({"amount": "A count is an amount: zero is none."}, rule="T34")
    check_second_name(counter, verified_by)


def _extended_dinner(now: Turn, sitting: Sitting, amount: int) -> None:
    there = now.policy.at(sitting.game)
    due_at = now.at + timedelta(seconds=there.extended_dinner_seconds)
    entry = put_on_rung(
        now,
        sitting,
        Origin.DINNER,
        "T34",
        origin_cents=amount,
        away_since=now.at,
        due_at=due_at,
        return_place=there.extended_dinner_place or None,
    )
    record(now, entry, "waitlist.joined", topics=["rail"], via=Via.FLOOR, rule="T34", due_at=entry.due_at)


def state_left_with(cash_out: CashOut, *, amount: int, by: Staff, at: datetime) -> CashOut:
    """What somebody left with, said afterwards because a rule needs it (T16); once. Then two people correct it."""
    with turn(cash_out.room_id, by=by, at=at, act=Act.SEATING) as now:
        cash_out = now.again(CashOut.objects.select_related("player", "game", "sitting"), cash_out.pk)
        if cash_out.amount is not None:
            says = f"Stated already: {amount_text(cash_out.amount) if cash_out.amount else 'nothing'}."
            raise Refused(f"{says} {RESTATE}", code="stated", rule="T16")
        set_amount(cash_out, amount)
        now.record(
            "tables.left_with",
            f"sitting:{cash_out.sitting_id}",
            topics=[f"list:{cash_out.game.slug}"],
            touches=[f"player:{cash_out.player_id}"],
            name=cash_out.player.public_name,
            amount_cents=amount,
            cash_out=cash_out.pk,
        )
        return cash_out


def set_amount(cash_out: CashOut, amount: int | None) -> None:
    """A step: what the player left with, in cents; None = not stated."""
    cash_out.amount = cash_out.sitting.left_with = amount
    cash_out.save(update_fields=["amount"])
    cash_out.sitting.save(update_fields=["left_with"])


class LeftWith(TypedDict):
    """What stating an amount carries: of which cash-out."""

    cash_out: NotRequired[int]


@undoes("tables.left_with")
def _undo_left_with(now: Turn, event: Event) -> None:
    """Not stated, as before. Earlier versions named the stay alone, which had one cash-out."""
    rows = CashOut.objects.select_related("sitting").filter(room=now.room, taken_back=False)
    pk = facts_of(event, LeftWith).get("cash_out")
    which = {"pk": pk} if pk else {"sitting": event.subject.removeprefix("sitting:")}
    set_amount(rows.get(**which), None)


RESTATE = "To correct the amount, two people restate it on the player's record."
corrected_by(RESTATE, "tables.left", "tables.left_with")
says("tables.left_with")(lambda facts: f"What {facts['name']} left with is stated{money_text(facts, ':')}")
