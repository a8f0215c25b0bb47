"""Where the players of a broken table go (T43): to a seat, or to the top of the list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from floor.commands.bags import chips_back
from floor.commands.chairs import Chair, chair_of, live_sitting, place
from floor.commands.moves.checks import check_not_kept
from floor.commands.requests import ask_again, wishes_over
from players.commands.eligibility import check_may_play, may_play
from pokerroom.event_text import chair_text, money_text, says
from pokerroom.events import typed
from pokerroom.models import Event
from pokerroom.refusals import Malformed
from pokerroom.turn import Turn, from_to
from pokerroom.undo import facts_of, undoes
from tables.commands import check_free, custody, get_up, sit_again
from tables.commands.absences import open_absence
from tables.commands.moves import slide, slide_back
from tables.commands.subjects import sitting_of
from tables.models import Placement, Seat, Sitting
from tables.queries import seat_of, sitter_name, sitter_said
from tables.refusals import TableState
from tables.rules.moves import CameBy
from waitlist.commands.entries import put_on_rung
from waitlist.commands.entry_changes import record
from waitlist.commands.open_seats import check_apart, check_fills
from waitlist.rules import Origin, Via


@dataclass(frozen=True)
class Count:
    """Chips of somebody absent with a missed-blind button: cents, bag, and the second person who counted."""

    amount: int
    bag: str
    verified_by: str


def to_seat(now: Turn, sitting: Sitting, number: int, seat: int) -> None:
    """A step: a forced move carries any stack: no T21, no T47."""
    taken = chair_of(now, number, seat)
    if taken.table.game_id != sitting.game_id:
        raise TableState(f"Table {number} plays another game.", code="other_game")
    check_free(now, taken)
    check_fills(now, taken.table)
    check_not_kept(now, sitting, taken)
    if sitting.player:
        check_may_play(now, sitting.player)
        check_apart(now, sitting.player, taken.table)
    left = Placement.objects.select_related("seat__table__game").get(sitting=sitting, until__isnull=True).seat
    open_since = slide(now, sitting, left, taken, CameBy.BREAK)
    Seat.objects.filter(pk=left.pk).update(open_since=None)
    now.record(
        "tables.moved_on",
        f"sitting:{sitting.pk}",
        name=sitter_name(sitting),
        rule="T43",
        open_since=open_since,
        answered=wishes_over(now, sitting, taken.table),
        **from_to({"table": left.table.number, "seat": left.number}),
        **place(taken, "rail", f"table:{left.table.number}", "requests"),
    )


def to_list(now: Turn, sitting: Sitting, rank: int | None, counted: Count | None) -> None:
    """A step: to the top of the list in draw order; away with a button: custody, and last of those (T43)."""
    away = open_absence(sitting) is not None
    if away and sitting.player and counted is None:
        raise Malformed(
            {"counts": f"Count the chips of {sitter_said(sitting)}, who is away and gets no seat."}, rule="T43"
        )
    if counted and not away:
        raise Malformed({"counts": f"{sitter_said(sitting)} is here and takes the chips along."}, rule="T43")
    # Counted chips are cashed out when custody pays them; whoever is here carries theirs, how much nobody knows.
    placement = get_up(now, sitting, amount=None, cash_out=counted is None)
    event = now.record(
        "tables.broken_up",
        f"sitting:{sitting.pk}",
        name=sitter_name(sitting),
        draw_order=rank,
        bag=counted.bag if counted else None,
        amount_cents=counted.amount if counted else None,
        rule="T43",
        **place(placement.seat, "rail"),
    )
    Seat.objects.filter(pk=placement.seat_id).update(open_since=None)
    if sitting.player is None:
        return
    if counted:
        assert now.by
        custody.check_second_name(now.by, counted.verified_by)
        bag = custody.take(now, sitting, counted.bag)
        custody.count(now, bag, counted.amount, counted_by=now.by, verified_by=counted.verified_by, journal=event.seq)
    _list(now, sitting, rank, away)


def _list(now: Turn, sitting: Sitting, rank: int | None, away: bool) -> None:
    assert sitting.player
    if not may_play(now, sitting.player):
        return
    here = {"away_since": now.at} if away else {"arrived_at": now.at}
    entry = put_on_rung(now, sitting, Origin.BROKEN, "T43", origin_rank=rank, **here)
    record(now, entry, "waitlist.joined", via=Via.FLOOR, rule="T43", draw_order=rank)


# What going on to another table carries: the chair left, the chair taken, and since when that was open.
MovedOn = TypedDict("MovedOn", {"from": Chair, "table": int, "seat": int, "open_since": str})


class BrokenUp(Chair):
    """What going to the list from a broken table carries: the bag, where chips went into custody."""

    bag: str | None


@undoes("tables.moved_on")
def _undo_moved_on(now: Turn, event: Event) -> None:
    """Back at the table that broke; it is open again by the end of this."""
    facts = facts_of(event, MovedOn)
    left, taken = (seat_of(now.room, place["table"], place["seat"]) for place in (facts["from"], facts))
    check_free(now, left)
    slide_back(now, live_sitting(now, sitting_of(now, event)), left, taken, typed("open_since", facts["open_since"]))
    ask_again(now, event)


@undoes("tables.broken_up")
def _undo_broken_up(now: Turn, event: Event) -> None:
    broken, sitting = facts_of(event, BrokenUp), sitting_of(now, event)
    if broken["bag"]:
        chips_back(now, sitting)
    sit_again(now, sitting, seat_of(now.room, broken["table"], broken["seat"]))


says("tables.moved_on")(lambda facts: f"{facts['name']} to {chair_text(facts)} from the broken table")
says("tables.broken_up")(
    lambda facts: f"{facts['name']} to the list from the broken table{money_text(facts, ', chips')}"
)
