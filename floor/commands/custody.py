"""Chips in the room's custody: picked up, counted, paid out (T31-T36)."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.db.models import F

from floor.commands.absences import may_be_given_up
from floor.commands.chairs import chair_of_sitting, live_sitting, place
from players.commands.eligibility import may_play
from pokerroom.event_text import money_text, says
from pokerroom.models import Staff
from pokerroom.money import amount_text
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.times import clock
from pokerroom.turn import Turn, turn
from tables.commands import custody, end_absence, get_up
from tables.commands.absences import open_absence
from tables.models import Absence, Bag, CashOut, Sitting
from tables.queries import sitter_name
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
    if not may_be_given_up(now, absence):
        now.refuse(
            Refused(
                f"Nobody waits for the seat of {sitter_name(sitting)}: it stays theirs until somebody does.",
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
        for entry in (
            Entry.objects.select_related("game", "player")
            .filter(game=bag.game, player=bag.player, status__in=LIVE)
            .exclude(origin=Origin.LIST)
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


says("tables.picked_up")(
    lambda facts: f"Chips of {facts['name']} picked up{money_text(facts, ':')}, bag {facts['bag']}"
)
says("custody.counted")(lambda facts: f"Bag {facts['bag']} of {facts['name']} counted{money_text(facts, ':')}")
says("custody.paid")(lambda facts: f"Bag {facts['bag']} paid out to {facts['name']}{money_text(facts, ':')}")
