"""Chips in the room's custody: picked up, counted, paid out (T31-T36)."""

from __future__ import annotations

from datetime import datetime

from django.db.models import F

from floor.commands.absences import may_be_given_up
from floor.commands.bags import bag_event, chips_back, kept_again
from floor.commands.chairs import chair_of_sitting, check_not_sat_since, live_sitting, place, sits_again
from players.commands.eligibility import may_play
from pokerroom.event_text import money_text, says
from pokerroom.models import Event, Staff
from pokerroom.money import amount_text
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.times import clock
from pokerroom.turn import Turn, turn
from pokerroom.undo import corrected_by, undoes
from tables.commands import custody, end_absence, get_up
from tables.commands.absences import open_absence
from tables.commands.subjects import sitting_of
from tables.models import Absence, Bag, CashOut, Sitting
from tables.queries import sitter_name, sitter_said
from tables.rules.absences import AbsenceEnd
from waitlist.commands.entries import put_on_rung, take_off
from waitlist.commands.entry_changes import record
from waitlist.models import Entry
from waitlist.rules import LIVE, Origin, Via


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
    with turn(sitting.room_id, by=by, at=at, act=Act.COUNTS, overrule=overrule) as now:
        sitting = live_sitting(now, sitting)
        custody.check_second_name(counted_by or by, verified_by)
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
        raise Refused(f"{sitter_said(sitting)} is not away.", code="not_away")
    if not absence.is_overdue(now.at):
        until = f" until {clock(absence.due_at, now.room.zone)}" if absence.due_at else ""
        now.refuse(
            Refused(
                f"{sitter_said(sitting)} is expected{until}: chips are picked up from then on.",
                code="not_overdue",
                rule=absence.rule,
                overrulable=True,
                allowed_from=absence.due_at.isoformat() if absence.due_at else None,
            )
        )
    if not may_be_given_up(now, absence):
        now.refuse(
            Refused(
                f"Nobody waits for the seat of {sitter_said(sitting)}: it stays theirs until somebody does.",
                code="not_wanted",
                rule=absence.rule,
                overrulable=True,
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
    """The top rung, or the place that the room's rule gives on coming back; nowhere who is barred."""
    to = absence.return_to if absence else "top"
    if to == "none" or sitting.player is None or not may_play(now, sitting.player):
        return
    place, rule = int(to) if to.isdecimal() else None, (absence.rule if absence else "") or "T35"
    entry = put_on_rung(now, sitting, Origin.CHIPS, rule, at=at, away_since=at, return_place=place)
    record(now, entry, "waitlist.joined", at=at, via=Via.FLOOR, rule=entry.origin_rule)


def count_bag(
    bag: Bag, *, amount: int, verified_by: str, counted_by: Staff | None = None, by: Staff, at: datetime
) -> Bag:
    """Count chips that were picked up uncounted; with a second name, once."""
    with turn(bag.room_id, by=by, at=at, act=Act.COUNTS) as now:
        bag = now.again(Bag.objects.select_related("player", "game"), bag.pk)
        if bag.amount is not None:
            raise Refused(f"Bag {bag.number} was counted: {amount_text(bag.amount)}.", code="counted")
        custody.check_second_name(counted_by or by, verified_by)
        event = bag_event(now, bag, "custody.counted", amount_cents=amount, verified_by=verified_by)
        custody.count(now, bag, amount, counted_by=counted_by or by, verified_by=verified_by, journal=event.seq)
        return bag


def pay_out(bag: Bag, *, by: Staff, at: datetime) -> Bag:
    """Paying custody out is the cash-out: the place on the list ends, the cash-out return rule runs from here (T16)."""
    with turn(bag.room_id, by=by, at=at, act=Act.COUNTS) as now:
        bag = now.again(Bag.objects.select_related("player", "game", "sitting__session"), bag.pk)
        if bag.ended_at:
            raise Refused(f"Bag {bag.number} is {bag.ended_as} already.", code="bag_ended")
        event = bag_event(now, bag, "custody.paid", amount_cents=bag.amount)
        custody.pay(now, bag, event.seq)
        CashOut.objects.create(
            room=now.room,
            player=bag.player,
            game=bag.game,
            session=bag.sitting.session,
            sitting=bag.sitting,
            table=_last_table(bag.sitting),
            at=now.at,
            amount=bag.amount,
        )
        for entry in (
            Entry.objects.select_related("game", "player")
            .filter(game=bag.game, player=bag.player, status__in=LIVE)
            .exclude(origin=Origin.LIST)
        ):
            take_off(now, entry, "chips paid out")
        return bag


def _last_table(sitting: Sitting) -> int:
    """Where a stay ended. One that was over the moment it began has only chairs of no time, as an undone move has."""
    chairs = sitting.placements.select_related("seat__table").order_by("until", "pk")
    last = chairs.exclude(until=F("since")).last() or chairs.last()
    assert last
    return last.seat.table.number


@undoes("tables.picked_up")
def _undo_picked_up(now: Turn, event: Event) -> None:
    """The player has the chips and sits in that chair again, away as before."""
    sitting = sitting_of(now, event)
    chips_back(now, sitting)
    sits_again(now, event)
    _check_stays_away(now, sitting)


def _check_stays_away(now: Turn, sitting: Sitting) -> None:
    """Refused where the room's rule would pick the chips up again at once."""
    absence = open_absence(sitting)
    if absence and absence.by_itself and absence.is_overdue(now.at) and may_be_given_up(now, absence):
        raise Refused(
            f"{sitter_said(sitting)} would still be overdue: the chips would be picked up again at once. "
            "Seat the player with them instead.",
            code="not_undoable",
            rule=absence.rule,
        )


@undoes("custody.paid", first=True)
def _undo_paid(now: Turn, event: Event) -> None:
    """The chips are in custody, not cashed out; only then is the place that ended with them there again."""
    bag = now.again(Bag.objects.select_related("player", "game"), event.subject.removeprefix("bag:"))
    check_not_sat_since(bag.player, event.at)
    kept_again(now, bag)
    CashOut.objects.filter(sitting=bag.sitting_id, at=event.at, taken_back=False).update(taken_back=True)


COUNT_AGAIN = "To correct the amount, two people count the bag again."
corrected_by(COUNT_AGAIN, "tables.picked_up", "tables.broken_up", "custody.counted", "custody.paid")
says("tables.picked_up")(
    lambda facts: f"Chips of {facts['name']} picked up{money_text(facts, ':')}, bag {facts['bag']}"
)
says("custody.counted")(lambda facts: f"Bag {facts['bag']} of {facts['name']} counted{money_text(facts, ':')}")
says("custody.paid")(lambda facts: f"Bag {facts['bag']} paid out to {facts['name']}{money_text(facts, ':')}")
