"""Amounts that were entered wrong, corrected by two people (T16, T31). The event keeps both."""

from __future__ import annotations

from datetime import datetime

from floor.commands.bags import bag_event
from floor.commands.cash_outs import check_count, set_amount
from floor.commands.custody import COUNT_AGAIN
from players.queries import said
from pokerroom.event_text import says
from pokerroom.models import Staff
from pokerroom.money import amount_text
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.times import clock
from pokerroom.turn import Turn, turn
from pokerroom.undo import corrected_by
from tables.commands import custody
from tables.models import Bag, CashOut
from tables.queries.money import paid_bags
from tables.rules.custody import BagEnd
from waitlist.models import Entry
from waitlist.rules import Origin


def recount(
    bag: Bag, *, amount: int, verified_by: str, counted_by: Staff | None = None, by: Staff, at: datetime
) -> Bag:
    """A new count, in cents, of chips in custody, or of what was paid out of it: the cash-out follows (T16).

    Refused where nothing was counted yet, the chips are back on the table, or the amount is the one on record.
    `counted_by`: the host who counted and asked, where a supervisor approves.
    """
    with turn(bag.room_id, by=by, at=at, act=Act.COUNTS) as now:
        bag = now.again(Bag.objects.select_related("player", "game"), bag.pk)
        was = _counted(now, bag)
        _check_other(amount, was)
        custody.check_second_name(counted_by or by, verified_by)
        facts = {"was_cents": was, "amount_cents": amount, "verified_by": verified_by}
        event = bag_event(now, bag, "custody.recounted", rule="T31", **facts)
        custody.recount(now, bag, amount, counted_by=counted_by or by, verified_by=verified_by, journal=event.seq)
        if bag.ended_at:
            CashOut.objects.filter(sitting=bag.sitting_id, at=bag.ended_at, taken_back=False).update(amount=amount)
        return bag


def _counted(now: Turn, bag: Bag) -> int:
    """The amount on record, in cents."""
    if bag.amount is None:
        raise Refused(f"Bag {bag.number} is to be counted first.", code="count_first", rule="T31")
    if bag.ended_as == BagEnd.RETURNED:
        assert bag.ended_at
        when = clock(bag.ended_at, now.room.zone)
        raise Refused(
            f"Bag {bag.number} went back to the table with {said(bag.player)} at {when}. "
            "To count it again, undo that seating first.",
            code="bag_ended",
            rule="T31",
        )
    return bag.amount


def restate(
    cash_out: CashOut, *, amount: int, verified_by: str, counted_by: Staff | None = None, by: Staff, at: datetime
) -> CashOut:
    """Another amount, in cents, that somebody left with (T16); a place at an extended dinner follows it (T34).

    Refused where no amount was stated yet, it was paid out of a bag, or it is the one on record.
    """
    with turn(cash_out.room_id, by=by, at=at, act=Act.COUNTS) as now:
        cash_out = now.again(CashOut.objects.select_related("player", "game", "sitting"), cash_out.pk)
        was = _stated(cash_out)
        _check_other(amount, was)
        place = _dinner(cash_out)
        if place:
            check_count(amount, counted_by or by, verified_by)
            place.origin_cents = amount
            place.save(update_fields=["origin_cents"])
        else:
            custody.check_second_name(counted_by or by, verified_by)
        set_amount(cash_out, amount)
        now.record(
            "tables.restated",
            f"cash_out:{cash_out.pk}",
            topics=[f"list:{cash_out.game.slug}", "players"],
            touches=[f"sitting:{cash_out.sitting_id}", f"player:{cash_out.player_id}"],
            name=cash_out.player.public_name,
            was_cents=was,
            amount_cents=amount,
            verified_by=verified_by,
            rule="T16",
        )
        return cash_out


def _stated(cash_out: CashOut) -> int:
    """The amount on record, in cents."""
    name = cash_out.player.public_name
    if cash_out.taken_back:
        raise Refused(f"{name} did not leave: that was undone.", code="taken_back", rule="T16")
    if bag := paid_bags([cash_out]).get(cash_out.pk):
        raise Refused(f"That was paid out of bag {bag.number}. {COUNT_AGAIN}", code="counted", rule="T31", bag=bag.pk)
    if cash_out.amount is None:
        raise Refused(f"What {name} left with is not stated yet: state it.", code="not_stated", rule="T16")
    return cash_out.amount


def _check_other(amount: int, was: int) -> None:
    if amount == was:
        raise Malformed({"amount": f"{amount_text(was) if was else 'Nothing'} is the amount on record."})


def _dinner(cash_out: CashOut) -> Entry | None:
    """The place at an extended dinner that this amount was left with; one that ended may be restored."""
    places = Entry.objects.filter(player=cash_out.player, game=cash_out.game, origin=Origin.DINNER)
    return places.filter(origin_at=cash_out.at).first()


corrected_by(COUNT_AGAIN, "custody.recounted")
corrected_by("To correct the amount, two people restate it again on the player's record.", "tables.restated")
says("custody.recounted")(
    lambda facts: f"Bag {facts['bag']} of {facts['name']} counted again with {facts['verified_by']}: {_not(facts)}"
)
says("tables.restated")(
    lambda facts: f"What {facts['name']} left with corrected with {facts['verified_by']}: {_not(facts)}"
)


def _not(facts: dict[str, int]) -> str:
    """ "$187, not $1,870"."""
    amount, was = (amount_text(facts[key]) if facts[key] else "nothing" for key in ("amount_cents", "was_cents"))
    return f"{amount}, not {was}"
