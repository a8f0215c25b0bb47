"""What random evenings do away from the table and with money: walks, custody, dinners, cash-outs and returns."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import rule

from floor.commands import (
    absence_clocks,
    absence_returns,
    absences,
    add_ons,
    cash_outs,
    chairs,
    conduct,
    custody,
    missed_blinds,
)
from pokerroom.models import Event, Room, Staff
from tables.models import Absence, Bag, CashOut, Sitting
from tables.queries.money import in_custody
from waitlist.models import Entry

number = st.integers(0, 59)
amounts = st.sampled_from([None, 0, 4_000, 10_000, 48_700, 145_000])
chips = st.sampled_from([4_000, 10_000, 48_700, 145_000])
RETURN = timedelta(hours=2)  # the rule's figure (T16), not read from the room


class WalksAndMoney:
    """Rules for the state machine; whom and what they are done with, it picks itself."""

    room: Room
    supervisor: Staff
    at: datetime
    do: Callable[..., Any]
    sitting: Callable[..., Sitting | None]
    entry: Callable[..., Entry | None]

    def __init__(self) -> None:
        super().__init__()
        self.seen_sitting = 0

    def bag(self, pick: int) -> Bag | None:
        bags = list(Bag.objects.filter(room=self.room, ended_at=None).order_by("pk"))
        return bags[pick % len(bags)] if bags else None

    def away_now(self, pick: int) -> Sitting | None:
        return self.sitting(pick, absences__in=Absence.objects.filter(ended_at=None))

    @rule(pick=number, dinner=st.sampled_from([None, True, False]), ago=st.sampled_from([None, 0, 60, 600, 2000]))
    def walk(self, pick: int, dinner: bool | None, ago: int | None) -> None:
        since = None if ago is None else self.at - timedelta(seconds=ago)
        self.do(absences.away, self.sitting(pick), dinner=dinner, since=since)

    @rule(pick=number)
    def back(self, pick: int) -> None:
        self.do(absence_returns.back, self.away_now(pick))

    @rule(pick=number, seconds=st.sampled_from([60, 900]))
    def more_time(self, pick: int, seconds: int) -> None:
        self.do(absence_clocks.more_time, self.away_now(pick), seconds=seconds, by=self.supervisor)

    @rule(pick=number, blinds=st.integers(0, 2), laps=st.integers(0, 1))
    def tally(self, pick: int, blinds: int, laps: int) -> None:
        self.do(absence_clocks.tally, self.away_now(pick), blinds=blinds, laps=laps)

    @rule(pick=number, amount=chips, why=st.sampled_from(["", "he went home"]))
    def pick_up(self, pick: int, amount: int, why: str) -> None:
        facts = {
            "amount": amount,
            "verified_by": "Dee Ortiz",
            "bag": f"B{pick}",
            "overrule": why,
            "by": self.supervisor,
        }
        self.do(custody.pick_up, self.away_now(pick), **facts)

    @rule(pick=number, amount=chips)
    def count(self, pick: int, amount: int) -> None:
        self.do(custody.count_bag, self.bag(pick), amount=amount, verified_by="Dee Ortiz", by=self.supervisor)

    @rule(pick=number)
    def pay_out(self, pick: int) -> None:
        self.do(custody.pay_out, self.bag(pick), by=self.supervisor)

    @rule(pick=number, amount=amounts.filter(lambda cents: cents is not None), dinner=st.booleans())
    def cash_out(self, pick: int, amount: int, dinner: bool) -> None:
        self.do(cash_outs.cash_out, self.sitting(pick), amount=amount, extended_dinner=dinner, by=self.supervisor)

    @rule(pick=number, amount=amounts)
    def leave_with(self, pick: int, amount: int | None) -> None:
        self.do(chairs.leave, self.sitting(pick), amount=amount)

    @rule(pick=number, amount=chips)
    def state_left_with(self, pick: int, amount: int) -> None:
        unsaid = CashOut.objects.filter(room=self.room, amount=None, taken_back=False).order_by("pk").first()
        self.do(cash_outs.state_left_with, unsaid, amount=amount)

    @rule(pick=number, seat=number, buy_in=chips, why=st.sampled_from(["", "", "known to the house"]))
    def come_back_with(self, pick: int, seat: int, buy_in: int, why: str) -> None:
        chair = self.seat(seat)  # type: ignore[attr-defined]
        facts = {"table": chair.table.number, "seat": chair.number, "buy_in": buy_in, "overrule": why}
        self.do(chairs.seat, self.entry(pick), **facts, by=self.supervisor)

    @rule(pick=number, amount=chips, stack=st.sampled_from([0, 200, 5_000]))
    def add_on(self, pick: int, amount: int, stack: int) -> None:
        self.do(add_ons.add_on, self.sitting(pick), amount=amount, stack=stack)

    @rule(pick=number, small=st.booleans(), big=st.booleans())
    def blinds(self, pick: int, small: bool, big: bool) -> None:
        self.do(missed_blinds.missed_blinds, self.sitting(pick), small=small, big=big)

    @rule(pick=number)
    def remove_from_game(self, pick: int) -> None:
        self.do(conduct.remove_from_game, self.sitting(pick), reason="abuse", by=self.supervisor)

    # What stays true

    def money_adds_up(self) -> None:
        self.custody_is_what_the_bags_hold()
        self.whoever_comes_back_brings_what_was_taken_off()

    def custody_is_what_the_bags_hold(self) -> None:
        bags = Bag.objects.filter(room=self.room, ended_at=None)
        assert in_custody(self.room) == sum(bag.amount or 0 for bag in bags)

    def whoever_comes_back_brings_what_was_taken_off(self) -> None:
        """I17: the latest cash-out of that game in the two hours before, unless overruled or out of custody."""
        fresh = Sitting.objects.filter(room=self.room, pk__gt=self.seen_sitting, player__isnull=False)
        for sat in fresh.select_related("game").order_by("pk"):
            self.seen_sitting = sat.pk
            left = CashOut.objects.filter(player=sat.player, game=sat.game, sitting__lt=sat.pk, taken_back=False)
            last = left.filter(at__lte=sat.since).order_by("-at", "-pk").first()
            if last is None or sat.since >= last.at + RETURN or last.amount in (None, 0):
                continue
            asked = max(last.amount, sat.game.buy_in_min)
            enough = sat.buy_in is not None and sat.buy_in >= asked
            silent = sat.buy_in is None and last.amount <= sat.game.buy_in_min
            assert enough or silent or self.allowed(sat), f"{sat.buy_in} after {last.amount}"

    @staticmethod
    def allowed(sat: Sitting) -> bool:
        if Bag.objects.filter(player=sat.player, game=sat.game, ended_at=sat.since, ended_as="returned").exists():
            return True
        sat_down = Event.objects.filter(room=sat.room, data__sitting=sat.pk).values("command")
        return Event.objects.filter(room=sat.room, verb="overruled", command__in=sat_down).exists()
