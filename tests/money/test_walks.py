"""Whatever a player does with their chips, in whatever order, undone or corrected: T16, custody and session hold."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import pairwise

import pytest
from django.db import transaction
from django.db.models import F, QuerySet, Sum
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from floor.commands.absence_returns import back
from floor.commands.absences import away
from floor.commands.breaking import break_table, close_draw, draw_card
from floor.commands.breaking.placing import Count
from floor.commands.cash_outs import cash_out, state_left_with
from floor.commands.chairs import leave, walk_up
from floor.commands.corrections import recount, restate
from floor.commands.custody import pay_out, pick_up
from floor.commands.missed_blinds import missed_blinds
from floor.queries import must_bring
from players.models import Player
from pokerroom.invariants import check
from pokerroom.models import Event, Room, Staff
from pokerroom.refusals import Refused
from pokerroom.sweep import sweep
from pokerroom.turn import policy_of
from pokerroom.undo import undo
from tables.commands import open_table
from tables.models import Bag, CashOut, Game, Posting, Sitting, Table
from tables.queries.money import in_custody, paid_bags
from tables.rules.custody import Account, BagEnd
from tests.conftest import minute
from waitlist.commands.entries import check_in, remove, restore
from waitlist.models import Entry
from waitlist.rules import LIVE, Origin

pytestmark = pytest.mark.django_db

WITH = "Dee Ortiz"
WINDOW = timedelta(hours=2)
SECOND = timedelta(seconds=1)
STEPS = (
    "sit", "away", "back", "pick_up", "break", "pay_out", "recount", "leave", "dinner", "state", "restate", "check_in",
    "remove", "restore", "undo", "undo", "undo_earlier",
)  # fmt: skip


class Evening:
    """One player's evening at a room of one game, and what must be true of it."""

    def __init__(self, room: Room, host: Staff, supervisor: Staff, player: Player, game: Game) -> None:
        self.room, self.host, self.supervisor, self.player, self.game = room, host, supervisor, player, game
        self.at: datetime = minute(0)

    def step(self, name: str, minutes: int, bills: int) -> None:
        """One touch; what the room refuses changes nothing."""
        self._goes_by(minutes)
        deed: Callable[[int], object] = getattr(self, f"_{name}")
        with suppress(Refused):
            deed(bills * 100)
        sweep(self.at)

    def _goes_by(self, minutes: int) -> None:
        """No two things happen in one moment. 120: to the second in which T16 asks no more, 119: the one before."""
        at = self.at + timedelta(minutes=minutes) + SECOND
        if minutes in (119, 120) and (gone := self.gone()):
            at = max(gone.at + WINDOW - (120 - minutes) * SECOND, self.at + SECOND)
        self.at = at

    def gone(self) -> CashOut | None:
        """What the player left with last."""
        return CashOut.objects.filter(player=self.player, taken_back=False).order_by("-at", "-pk").first()

    @property
    def sitting(self) -> Sitting | None:
        return Sitting.objects.filter(player=self.player, ended_at=None).first()

    @property
    def bag(self) -> Bag | None:
        return Bag.objects.filter(player=self.player, ended_at=None).first()

    @property
    def by(self) -> dict[str, object]:
        return {"by": self.supervisor, "at": self.at}

    def _here(self) -> Sitting:
        if (sitting := self.sitting) is None:
            raise Refused("Not seated.")
        return sitting

    def _place(self, *, live: bool) -> Entry:
        rows = Entry.objects.filter(player=self.player)
        rows = rows.filter(status__in=LIVE) if live else rows.filter(status="removed")
        if (entry := rows.order_by("-pk").first()) is None:
            raise Refused("No place.")
        return entry

    def _sit(self, cents: int) -> None:
        """Never with less than is asked for: what is asked is looked at before, and the refusal must agree with it."""
        table = Table.objects.filter(room=self.room, status__in=("open", "running")).order_by("number").first()
        if table is None:
            raise Refused("No table.")
        asked, kept = self.asked(table), self._carries()
        sat = walk_up(self.room, table=table.number, seat=1, player=self.player, buy_in=cents, reason="here", **self.by)
        assert kept or asked is None or (asked.cents is not None and cents >= asked.cents), "T16"
        assert not Bag.objects.filter(player=self.player, ended_at=None).exists()
        assert sat.game == self.game

    def asked(self, table: Table) -> must_bring.Return | None:
        policy = policy_of(self.room)
        return must_bring.demand(self.room, self.player, self.game, table, None, policy, self.at)

    def _carries(self) -> bool:
        """Whose chips come along by right: out of custody, or from the place of a broken table."""
        paid = Bag.objects.filter(player=self.player, ended_as="paid").values("picked_up_at")
        broken = Entry.objects.filter(player=self.player, status__in=LIVE, origin=Origin.BROKEN)
        return self.bag is not None or broken.exclude(origin_at__in=paid).exists()

    def _away(self, cents: int) -> None:
        sitting = self._here()
        away(sitting, dinner=bool(cents % 200), **self.by)
        missed_blinds(sitting, small=True, big=False, **self.by)

    def _back(self, cents: int) -> None:
        back(self._here(), **self.by)

    def _pick_up(self, cents: int) -> None:
        pick_up(self._here(), amount=cents, verified_by=WITH, bag="7", **self.by)

    def _break(self, cents: int) -> None:
        """The table breaks and opens again, as the next one."""
        sitting = self._here()
        table = sitting.placements.get(until=None).seat.table
        break_table(table, **self.by)
        absent = sitting.absences.filter(ended_at=None).exists()
        if absent and (sitting.missed_small or sitting.missed_big):
            close_draw(table, counts={sitting.pk: Count(cents, "7", WITH)}, **self.by)
        else:
            draw_card(table, sitting=sitting, card="Ks", **self.by)
            close_draw(table, **self.by)
        free = Table.objects.filter(room=self.room, status="closed").order_by("number").first()
        if free:
            open_table(free, game=self.game, **self.by)

    def _pay_out(self, cents: int) -> None:
        if self.bag:
            pay_out(self.bag, **self.by)

    def _recount(self, cents: int) -> None:
        if bag := Bag.objects.filter(player=self.player).order_by("-pk").first():
            recount(bag, amount=cents, verified_by=WITH, **self.by)

    def _leave(self, cents: int) -> None:
        leave(self._here(), amount=None if cents % 300 == 0 else cents, **self.by)

    def _dinner(self, cents: int) -> None:
        cash_out(self._here(), amount=cents, extended_dinner=True, verified_by=WITH, **self.by)

    def _state(self, cents: int) -> None:
        left = CashOut.objects.filter(player=self.player, amount=None, taken_back=False).order_by("-pk").first()
        if left:
            state_left_with(left, amount=cents, **self.by)

    def _restate(self, cents: int) -> None:
        if left := self.gone():
            restate(left, amount=cents, verified_by=WITH, **self.by)

    def _check_in(self, cents: int) -> None:
        check_in(self._place(live=True), **self.by)

    def _remove(self, cents: int) -> None:
        remove(self._place(live=True), **self.by)

    def _restore(self, cents: int) -> None:
        restore(self._place(live=False), **self.by)

    def _undo(self, cents: int) -> None:
        """The last thing that was done."""
        self._undo_one(0)

    def _undo_earlier(self, cents: int) -> None:
        """Whatever it was, of the last ten things: most have been undone, or something stands on them."""
        self._undo_one(cents // 100 % 10)

    def _undo_one(self, back: int) -> None:
        undone = Event.objects.filter(room=self.room, verb="undone")
        over = [row for pair in undone.values_list("command", "data__undoes") for row in pair]
        done = Event.objects.filter(room=self.room, seq=F("command")).exclude(seq__in=over).order_by("-seq")
        if rows := done[back : back + 1]:
            undo(self.room, seq=rows[0].seq, **self.by)

    # What must be true now

    def holds(self) -> None:
        self._custody_adds_up()
        self._figures_are_kept()
        self._nothing_is_forgotten()
        self._one_session()
        self._no_deadline_has_passed()

    def _custody_adds_up(self) -> None:
        """In custody is what the bag says, at the cage what was cashed out of bags; who has a bag does not sit."""
        bag = self.bag
        assert in_custody(self.room) == ((bag.amount or 0) if bag else 0)
        assert bag is None or self.sitting is None
        paid = paid_bags(CashOut.objects.filter(player=self.player, taken_back=False))
        cage = Posting.objects.filter(room=self.room, account=Account.CAGE).aggregate(total=Sum("cents"))["total"] or 0
        assert cage == sum(CashOut.objects.filter(pk__in=paid).values_list("amount", flat=True))
        assert len(paid) == Bag.objects.filter(player=self.player, ended_as=BagEnd.PAID).count()

    def _figures_are_kept(self) -> None:
        """Every correction says what was on record before it: the figure of the one before, or the first count."""
        for bag in Bag.objects.filter(player=self.player):
            told = Event.objects.filter(subject=f"bag:{bag.pk}", verb="custody.recounted").order_by("seq")
            figures = [(event.data["was_cents"], event.data["amount_cents"]) for event in told]
            assert all(one[1] == other[0] for one, other in pairwise(figures))
            assert not figures or figures[-1][1] == bag.amount

    def _nothing_is_forgotten(self) -> None:
        """Chips that left the table are on it again, in custody, or asked for (T14, T16)."""
        last = self._stays().last()
        if last is None or self.sitting or self.bag:
            return
        gone = self.gone()
        assert gone, "chips that nobody remembers"
        assert gone.at >= last.ended_at, "chips that nobody remembers"
        asked = self.asked(Table.objects.get(room=self.room, number=1))
        assert (asked is not None) == (self.at < gone.at + WINDOW and gone.amount != 0)
        if asked:
            assert asked.cents == (None if gone.amount is None else max(gone.amount, 10_000))

    def _stays(self) -> QuerySet[Sitting]:
        """Without those of no time, as a seating that was undone leaves."""
        return Sitting.objects.filter(player=self.player).exclude(ended_at=F("since")).order_by("since", "pk")

    def _one_session(self) -> None:
        """While they sit, chips are in custody, a place is kept or T16 asks, it is one stay in the room."""
        for one, other in pairwise(self._stays()):
            gone = CashOut.objects.filter(player=self.player, sitting__lt=other.pk, taken_back=False).order_by("-at")
            bags = Bag.objects.filter(player=self.player, sitting__lt=other.pk, ended_at__lte=other.since)
            ends = [row.at for row in gone[:1]] + [bag.ended_at for bag in bags]
            until = max([one.ended_at, *ends])
            assert one.session_id == other.session_id or other.since >= until + WINDOW, "a stay that broke in two"

    def _no_deadline_has_passed(self) -> None:
        for entry in Entry.objects.filter(player=self.player, status__in=LIVE):
            assert entry.due_at is None or entry.due_at > self.at
            assert entry.origin != Origin.DINNER or entry.away_since is None or entry.due_at


# Off the table in one way or another, this and that, and back with little or much: an evening is some of these.
OFF = (
    ("away", "pick_up"), ("away", "pick_up", "pay_out"), ("away", "break"), ("away", "break", "pay_out"), ("break",),
    ("leave",), ("dinner",), ("away", "back", "leave"),
)  # fmt: skip
waits = st.sampled_from([0, 1, 21, 61, 119, 120])
dollars = st.one_of(st.just(100), st.integers(1, 900))


@st.composite
def rounds(draw: st.DrawFn) -> list[tuple[str, int, int]]:
    off = [(name, 21 if name == "pick_up" else 0, draw(dollars)) for name in draw(st.sampled_from(OFF))]
    between = draw(st.lists(st.tuples(st.sampled_from(STEPS), waits, dollars), max_size=5))
    slip = [("undo", 0, 100)] * draw(st.integers(0, 2))
    return [*off, *slip, *between, ("sit", draw(waits), draw(dollars)), ("sit", 0, 900)]


steps = st.lists(rounds(), min_size=1, max_size=4).map(lambda walks: [step for walk in walks for step in walk])


@pytest.fixture
def evening(room, host, supervisor, player, game, open_at) -> Evening:
    open_at(1), open_at(2)
    return Evening(room, host, supervisor, player("Ana"), game("1-3-nlh"))


@given(walk=steps)
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_an_evening_in_any_order(evening, walk):
    with transaction.atomic():
        evening.at = minute(0)
        evening.step("sit", 0, 300)
        note(walk)
        for name, minutes, bills in walk:
            evening.step(name, minutes, bills)
            evening.holds()
        assert [str(row) for row in check(evening.at)] == []
        transaction.set_rollback(True)
