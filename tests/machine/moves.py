"""What random evenings do with chairs: table changes, swaps, requests, feeders, breaks, limit changes, counts."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import rule

from floor.commands import breaking, limit_changes, marks, moves, requests, table_counts
from floor.commands.breaking import Count
from pokerroom.models import Room, Staff
from tables.commands import clock
from tables.models import Draw, Game, Placement, Request, Seat, Sitting, Table
from tables.rules.moves import RANKS, SUITS, Wish
from waitlist.models import Entry
from waitlist.rules import LIVE

number = st.integers(0, 59)
stacks = st.sampled_from([None, 10_000, 60_000])
wishes = st.sampled_from([Wish.SEAT, Wish.TABLE])


class MovesAndBreaks:
    """Rules for the state machine; whom and what they are done with, it picks itself."""

    room: Room
    host: Staff
    supervisor: Staff
    at: datetime
    games: list[Game]
    do: Callable[..., Any]
    sitting: Callable[..., Sitting | None]
    seat: Callable[[int], Seat]

    def request(self, pick: int) -> Request | None:
        rows = list(Request.objects.filter(room=self.room, ended_at=None).order_by("pk"))
        return rows[pick % len(rows)] if rows else None

    def at_table(self, table: Table) -> list[Sitting]:
        here = Placement.objects.filter(seat__table=table, until=None).select_related("sitting__player")
        return [placement.sitting for placement in here.order_by("seat__number")]

    @rule(pick=number, to=number, stack=stacks, boss=st.booleans())
    def change_table(self, pick: int, to: int, stack: int | None, boss: bool) -> None:
        chair = self.seat(to)
        facts = {"table": chair.table.number, "seat": chair.number, "stack": stack}
        by = self.supervisor if boss else self.host
        self.do(moves.change_table, self.sitting(pick), **facts, approved_by="" if boss else "Kim", by=by)

    @rule(pick=number, other=number)
    def swap(self, pick: int, other: int) -> None:
        one, two = self.sitting(pick), self.sitting(other)
        if one and two:
            self.do(moves.swap, one, other=two)

    @rule(pick=number, to=number, amount=st.sampled_from([None, 10_000, 48_700]))
    def up_or_down(self, pick: int, to: int, amount: int | None) -> None:
        chair = self.seat(to)
        facts = {"table": chair.table.number, "seat": chair.number, "amount": amount, "buy_in": 10_000}
        self.do(moves.change_game, self.sitting(pick), **facts, by=self.supervisor)

    @rule(pick=number, wish=wishes, to=st.sampled_from([None, 1, 2, 3]))
    def ask(self, pick: int, wish: Wish, to: int | None) -> None:
        wanted = {"seat": to} if wish == Wish.SEAT else {"table": to}
        self.do(requests.ask, self.sitting(pick), wish=wish, **wanted)

    @rule(pick=number, what=st.sampled_from([requests.approve_request, requests.withdraw_request]))
    def answer_request(self, pick: int, what: Callable[..., Any]) -> None:
        self.do(what, self.request(pick), by=self.supervisor)

    @rule(pick=number, feeder=st.booleans(), first=st.sampled_from([None, True, False]))
    def mark(self, pick: int, feeder: bool, first: bool | None) -> None:
        self.do(marks.mark, self.tables[pick % 4], must_move=feeder, fill_first=first, by=self.supervisor)

    @rule(pick=number, to=number, refused=st.booleans())
    def must_move(self, pick: int, to: int, refused: bool) -> None:
        chair = self.seat(to)
        self.do(moves.must_move, self.tables[pick % 4], to=(chair.table.number, chair.number), refused=refused)

    @rule(pick=number)
    def break_table(self, pick: int) -> None:
        self.do(breaking.break_table, self.tables[pick % 4], by=self.supervisor)

    @rule(pick=number, who=number, rank=st.sampled_from(RANKS), suit=st.sampled_from(SUITS))
    def draw_card(self, pick: int, who: int, rank: str, suit: str) -> None:
        breaks = self._breaking(pick)
        here = self.at_table(breaks) if breaks else []
        if here:
            sitting = here[who % len(here)]
            self.do(breaking.draw_card, breaks, sitting=sitting, card=rank + suit, by=self.supervisor)

    @rule(pick=number, seats=st.lists(number, max_size=3, unique=True), counted=st.booleans())
    def close_draw(self, pick: int, seats: list[int], counted: bool) -> None:
        """Whoever sat at the table has a chair or a place on the list afterwards, or nothing has changed."""
        table = self._breaking(pick)
        if table is None:
            return
        here = self.at_table(table)
        chairs = [self.seat(seat) for seat in seats]
        choices = [(who.pk, chair.table.number, chair.number) for who, chair in zip(here, chairs, strict=False)]
        away = [who.pk for who in here if who.player_id and who.absences.filter(ended_at=None).exists()]
        counts = {pk: Count(10_000, f"D{pk}", "Dee Ortiz") for pk in away} if counted else {}
        if self.do(breaking.close_draw, table, choices=choices, counts=counts, by=self.supervisor):
            assert not self.at_table(table)
            for sitting in here:
                self._goes_on(sitting)

    def _goes_on(self, sitting: Sitting) -> None:
        sits = Placement.objects.filter(sitting=sitting, until=None).exists()
        waits = Entry.objects.filter(player=sitting.player, game=sitting.game, status__in=LIVE).exists()
        nowhere = sitting.player is None or sitting.player.is_barred(self.at)
        assert sits or waits or nowhere, f"{sitting.player} was lost when the table broke"

    def _breaking(self, pick: int) -> Table | None:
        draws = list(Draw.objects.filter(room=self.room, closed_at=None).select_related("table").order_by("pk"))
        return draws[pick % len(draws)].table if draws else None

    @rule(pick=number, game=st.integers(0, 1), all_agree=st.booleans())
    def limit_change(self, pick: int, game: int, all_agree: bool) -> None:
        table = self.tables[pick % 4]
        agreed = [sitting.pk for sitting in self.at_table(table)][: None if all_agree else 1]
        self.do(limit_changes.limit_change, table, game=self.games[game], agreed=agreed, by=self.supervisor)

    @rule(pick=number, occupied=st.sets(st.integers(1, 4), max_size=1), empty=st.sets(st.integers(1, 4), max_size=1))
    def count_table(self, pick: int, occupied: set[int], empty: set[int]) -> None:
        self.do(table_counts.count, self.tables[pick % 4], occupied=sorted(occupied), empty=sorted(empty))

    @rule(pick=number, seat=st.sampled_from([None, 1]))
    def call_clock(self, pick: int, seat: int | None) -> None:
        self.do(clock.call_clock, self.tables[pick % 4], seat=seat)

    @rule(pick=number)
    def stop_clock(self, pick: int) -> None:
        self.do(clock.stop_clock, self.tables[pick % 4])
