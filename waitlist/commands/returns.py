"""Money that leaves the table and comes back: pick up, count, pay out, cash out, extended dinner (T16, T31-T36)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from django.db.models import F

from pokerroom.lapses import Due
from pokerroom.models import Staff
from pokerroom.money import dollars
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, require, turn
from tables.commands import custody, end_absence, get_up
from tables.commands.absences import open_absence
from tables.models import Absence, Bag, CashOut, Sitting
from tables.queries import sitter_name
from tables.rules.absences import AbsenceEnd, rules_of
from waitlist import queries
from waitlist.commands import away
from waitlist.commands.chairs import chair_of_sitting, live_sitting, place, record_left
from waitlist.commands.entries import put, put_on_rung, take_off
from waitlist.commands.steps import check_may_play, may_play, record
from waitlist.models import Entry
from waitlist.rules import LIVE, Origin, Via, clock


def pick_up(
    sitting: Sitting,
    *,
    amount: int,
    verified_by: str,
    bag: str,
    counted_by: Staff | None = None,
    overrule: str = "",
    by: Staff,
    at: datetime,
) -> Bag:
    """End an overdue sitting: chips counted in cents, verified by a second named person, kept in custody (T31).

    The seat opens; the player stands on the top rung of that game's list, not here until checked in (T35, T36).
    `counted_by`: the host who counted and asked, where a supervisor approves; then the approver may be the second.
    """
    custody.check_second_name(counted_by or by, verified_by)  # first: no supervisor is asked for what is refused anyway
    with turn(sitting.room_id, by=by, at=at, act=Act.COUNTS, overrule=overrule) as now:
        sitting = live_sitting(now, sitting)
        _check_overdue(now, sitting)
        if not bag.strip():
            raise Malformed({"bag": "Give the number of the bag."})
        made, journal = pick_up_now(now, sitting, number=bag.strip()[:20], amount=amount)
        custody.count(now, made, amount, counted_by=counted_by or by, verified_by=verified_by, journal=journal)
        return made


def _check_overdue(now: Turn, sitting: Sitting) -> None:
    if sitting.player is None:
        raise Refused("Give the player in that seat a name first.", code="no_name")
    absence = open_absence(sitting)
    if absence is None:
        raise Refused(f"{sitter_name(sitting)} is not away.", code="not_away")
    if not absence.is_overdue(now.at):
        until = f" until {clock(absence.due_at, now.room.zone)}" if absence.due_at else ""
        now.refuse(
            Refused(
                f"{sitter_name(sitting)} is expected{until}: chips are picked up from then on.",
                code="not_overdue",
                rule=absence.rule,
                overrulable=True,
                allowed_from=absence.due_at.isoformat() if absence.due_at else None,
            )
        )


def pick_up_now(
    now: Turn, sitting: Sitting, *, number: str, amount: int | None, at: datetime | None = None
) -> tuple[Bag, int]:
    """A step: into a bag, seat open, name on the list. Answers the bag and the number of the event."""
    chair = chair_of_sitting(sitting)
    absence = end_absence(now, sitting, AbsenceEnd.PICKED_UP, at=at)
    get_up(now, sitting, amount=None, cash_out=False, at=at)
    bag = custody.take(now, sitting, number, at=at)
    event = now.record(
        "tables.picked_up",
        f"sitting:{sitting.pk}",
        at=at,
        name=sitter_name(sitting),
        bag=number,
        amount_cents=amount,
        rule=absence.rule if absence else "T42",
        **place(chair, "rail"),
    )
    _on_the_list(now, sitting, absence, at or now.at)
    return bag, event.seq


def _on_the_list(now: Turn, sitting: Sitting, absence: Absence | None, at: datetime) -> None:
    """The top rung, or wherever the room's rule puts somebody whose chips were picked up; nowhere who is barred."""
    to = absence.return_to if absence else "top"
    if to == "none" or sitting.player is None or not may_play(now, sitting.player):
        return
    origin, rule = Origin.CHIPS if to == "top" else Origin.LIST, (absence.rule if absence else "") or "T35"
    entry = put_on_rung(now, sitting, origin, rule, at=at, away_since=at)
    record(now, entry, "waitlist.joined", at=at, via=Via.FLOOR, rule=entry.origin_rule)
    if to.isdecimal():
        others = [row for row in queries.waiting_order(now.room, sitting.game, now.policy) if row.pk != entry.pk]
        put(entry, others, min(int(to), len(others) + 1), now, f"back at place {to} after a pick-up")


def lapse(now: Turn, absence: Absence, due_at: datetime) -> Iterable[Due]:
    """Where the room's rule says so an overdue walk ends by itself: chips to be counted, seat open.

    Never before what the room knows already, should a changed policy leave such a walk behind.
    """
    moment = max(due_at, now.room.last_event_at or due_at)
    pick_up_now(now, absence.sitting, number=_free_number(now, f"A{absence.pk}"), amount=None, at=moment)
    return []


def settle(now: Turn) -> None:
    """At the end of a turn: walks that it made overdue, or whose seat it made wanted, end by themselves now.

    Blinds and laps are counted by hand, and a name on the list comes by hand: neither has a moment of its own.
    """
    if any(rule.force == "auto" for rule in rules_of(now.policy)):
        for absence in away.over_by_itself(now):
            lapse(now, absence, now.at)


def _free_number(now: Turn, number: str) -> str:
    """A bag number that nobody has typed yet."""
    while Bag.objects.filter(room=now.room, number=number, ended_at__isnull=True).exists():
        number += "+"
    return number


def count_bag(
    bag: Bag, *, amount: int, verified_by: str, counted_by: Staff | None = None, by: Staff, at: datetime
) -> Bag:
    """Count chips that were picked up uncounted; with a second name, once."""
    custody.check_second_name(counted_by or by, verified_by)
    with turn(bag.room_id, by=by, at=at, act=Act.COUNTS) as now:
        bag = now.again(Bag.objects.select_related("player", "game"), bag.pk)
        if bag.amount is not None:
            raise Refused(f"Bag {bag.number} was counted: {dollars(bag.amount)}.", code="counted")
        event = _bag_event(now, bag, "custody.counted", amount_cents=amount, verified_by=verified_by)
        custody.count(now, bag, amount, counted_by=counted_by or by, verified_by=verified_by, journal=event.seq)
        return bag


def pay_out(bag: Bag, *, by: Staff, at: datetime) -> Bag:
    """Paying custody out is the cash-out: the place on the list ends, the cash-out return rule runs from here (T16)."""
    with turn(bag.room_id, by=by, at=at, act=Act.COUNTS) as now:
        bag = now.again(Bag.objects.select_related("player", "game", "sitting__session"), bag.pk)
        if bag.ended_at:
            raise Refused(f"Bag {bag.number} is {bag.ended_as} already.", code="bag_ended")
        event = _bag_event(now, bag, "custody.paid", amount_cents=bag.amount)
        custody.pay(now, bag, event.seq)
        CashOut.objects.create(
            room=now.room,
            player=bag.player,
            game=bag.game,
            session=bag.sitting.session,
            sitting=bag.sitting,
            table=bag.sitting.placements.exclude(until=F("since")).latest("until").seat.table.number,
            at=now.at,
            amount=bag.amount,
        )
        for entry in Entry.objects.select_related("game", "player").filter(
            game=bag.game, player=bag.player, status__in=LIVE, origin=Origin.CHIPS
        ):
            take_off(now, entry, "chips paid out")
        return bag


def _bag_event(now: Turn, bag: Bag, verb: str, **facts: Any) -> Any:
    return now.record(
        verb,
        f"bag:{bag.pk}",
        topics=["custody", "rail", f"list:{bag.game.slug}"],
        touches=[f"player:{bag.player_id}"],
        name=bag.player.public_name,
        bag=bag.number,
        **facts,
    )


def cash_out(
    sitting: Sitting, *, amount: int, extended_dinner: bool = False, verified_by: str = "", by: Staff, at: datetime
) -> Sitting:
    """Leave with an amount in cents. Extended dinner (T34): up to 90 minutes, at once on its rung, not here.

    A supervisor gives it and verifies the count; the buy-in on return is the larger of the amount and the minimum.
    """
    with turn(sitting.room_id, by=by, at=at, act=Act.SEATING) as now:
        sitting = live_sitting(now, sitting)
        if extended_dinner:
            require(now.by, Act.EXTENDED_DINNER, now.room.pk)
            if sitting.player is None:
                raise Refused("Give the player in that seat a name first.", code="no_name")
            check_may_play(now, sitting.player)
        placement = get_up(now, sitting, amount=amount)
        record_left(now, sitting, placement.seat, amount=amount, verified_by=verified_by)
        if extended_dinner:
            _extended_dinner(now, sitting, amount)
        return sitting


def _extended_dinner(now: Turn, sitting: Sitting, amount: int) -> None:
    due_at = now.at + timedelta(seconds=now.policy.extended_dinner_seconds)
    entry = put_on_rung(now, sitting, Origin.DINNER, "T34", origin_cents=amount, away_since=now.at, due_at=due_at)
    record(now, entry, "waitlist.joined", topics=["rail"], via=Via.FLOOR, rule="T34", due_at=entry.due_at)


def state_left_with(cash_out: CashOut, *, amount: int, by: Staff, at: datetime) -> CashOut:
    """What somebody left with, said afterwards because a rule needs it (T16); once."""
    with turn(cash_out.room_id, by=by, at=at, act=Act.SEATING) as now:
        cash_out = now.again(CashOut.objects.select_related("player", "game"), cash_out.pk)
        if cash_out.amount is not None:
            raise Refused(f"Stated already: {dollars(cash_out.amount)}.", code="stated")
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
