"""What random evenings put before a supervisor, and how it is decided; the room imported from paper, and closed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from floor.commands import closing, take_over
from floor.commands.take_over import Runs, Sits, Waits, Whiteboard
from players.models import Player
from pokerroom import approvals
from pokerroom.models import Approval, Event, Room, Staff
from tables.models import Bag, Game, Seat, Sitting, Table
from tables.rules import TableStatus

number = st.integers(0, 59)
chips = st.sampled_from([4_000, 10_000, 48_700])
minutes = st.sampled_from([0, 5, 30, 70])
people = st.lists(number, min_size=1, max_size=4, unique_by=lambda who: who % 12)
COUNTED = {"verified_by": "Dee Ortiz"}


class Supervising:
    """Rules for the state machine; whom and what they are done with, it picks itself."""

    room: Room
    host: Staff
    supervisor: Staff
    at: datetime
    games: list[Game]
    tables: list[Table]
    do: Callable[..., Any]
    sitting: Callable[..., Sitting | None]
    away_now: Callable[[int], Sitting | None]
    at_table: Callable[[Table], list[Sitting]]
    bag: Callable[[int], Bag | None]
    seat: Callable[[int], Seat]
    person: Callable[..., Player]

    # What a host asks for

    def ask_for(self, deed: str, about: Any, **facts: Any) -> None:
        if about:
            self.do(approvals.ask, self.room, deed, facts=facts)

    @rule(pick=number, amount=chips)
    def ask_for_a_pick_up(self, pick: int, amount: int) -> None:
        sitting = self.away_now(pick)
        self.ask_for("custody.pick_up", sitting, sitting=pk(sitting), amount=amount, bag=f"Q{pick % 7}", **COUNTED)

    @rule(pick=number, amount=chips)
    def ask_for_a_dinner(self, pick: int, amount: int) -> None:
        sitting = self.sitting(pick)
        self.ask_for("custody.cash_out", sitting, sitting=pk(sitting), amount=amount, extended_dinner=True, **COUNTED)

    @rule(pick=number, amount=chips, out=st.booleans())
    def ask_about_a_bag(self, pick: int, amount: int, out: bool) -> None:
        bag = self.bag(pick)
        if out:
            self.ask_for("custody.pay_out", bag, bag=pk(bag))
        else:
            self.ask_for("custody.count", bag, bag=pk(bag), amount=amount, **COUNTED)

    @rule(pick=number, to=number, stack=st.sampled_from([None, 10_000, 60_000]))
    def ask_for_another_table(self, pick: int, to: int, stack: int | None) -> None:
        sitting, chair = self.sitting(pick), self.seat(to)
        facts = {"table": chair.table.number, "seat": chair.number, "stack": stack}
        self.ask_for("moves.change_table", sitting, sitting=pk(sitting), **facts)

    @rule(pick=number, game=st.integers(0, 1))
    def ask_for_another_limit(self, pick: int, game: int) -> None:
        table = self.tables[pick % 4]
        agreed = [sitting.pk for sitting in self.at_table(table)]
        self.ask_for("tables.limit_change", table, table=table.number, game=self.games[game].slug, agreed=agreed)

    # What becomes of it

    def waiting(self) -> list[Approval]:
        return list(Approval.objects.filter(room=self.room, decided_at=None).order_by("pk"))

    @precondition(lambda self: self.waiting())
    @rule(pick=number, yes=st.sampled_from([True, True, False]))
    def decide(self, pick: int, yes: bool) -> None:
        """Approved, it is carried out in the same breath."""
        waiting = self.waiting()
        asked = waiting[pick % len(waiting)]
        version = Room.objects.get(pk=self.room.pk).version
        if yes and self.do(approvals.approve, asked, by=self.supervisor):
            done = Event.objects.filter(room=self.room, seq__gt=version, actor=self.supervisor)
            assert done.exclude(verb__startswith="approvals.").exists(), f"{asked.says}: approved, and nothing done"
        elif not yes:
            self.do(approvals.decide, asked, yes=False, by=self.supervisor)

    # From paper

    @initialize(on_paper=st.booleans(), who=people, waits=people, ago=minutes)
    def begin_on_paper(self, on_paper: bool, who: list[int], waits: list[int], ago: int) -> None:
        if on_paper:
            self.enter(self.tables[3], 1, self.on_paper(4, who, ago), self.listed(1, waits, ago, called=None))

    @precondition(lambda self: any(table.status == TableStatus.CLOSED for table in self.tables))
    @rule(pick=number, who=people, waits=people, ago=minutes, called=st.sampled_from([None, 1, 3]))
    def import_a_table(self, pick: int, who: list[int], waits: list[int], ago: int, called: int | None) -> None:
        """A table that is closed here runs on paper, and its list with it."""
        closed = [table for table in self.tables if table.status == TableStatus.CLOSED]
        table = closed[pick % len(closed)]
        game = pick % 2
        self.enter(table, game, self.on_paper(table.number, who, ago), self.listed(game, waits, ago, called))

    def enter(self, table: Table, game: int, seats: list[Sits], lists: list[Waits]) -> None:
        marks = {"no_fills": table.number == 2, "must_move": table.number == 3}
        runs = Runs(table.number, self.games[game].short, self.at - timedelta(minutes=90), chairs=4, **marks)
        board = Whiteboard(tables=[runs], seats=seats, lists=lists)
        self.do(take_over.take_over, self.room, board=board, by=self.supervisor)

    def on_paper(self, table: int, who: list[int], ago: int) -> list[Sits]:
        """Seat by seat, whoever sits nowhere yet; of every four one has no name, one is away, one is leaving."""
        who = [pick for pick in who if not Sitting.objects.filter(player=self.person(pick), ended_at=None).exists()]
        since = self.at - timedelta(minutes=ago)
        seats = []
        for chair, pick in enumerate(who, 1):
            person = self.person(pick)
            name = {"name": person.name, "record": person.pk} if pick % 4 else {}
            away = {"away_since": since, "dinner": bool(pick % 2)} if pick % 4 == 1 else {}
            seats.append(Sits(table, chair, since=since, leaving=pick % 4 == 2, **name, **away))
        return seats

    def listed(self, game: int, who: list[int], ago: int, called: int | None) -> list[Waits]:
        """The first is called, where anybody is; of every four one is on hold and one by phone."""
        lines = []
        for place, pick in enumerate(who):
            person = self.person(pick)
            state: dict[str, Any] = {"held": pick % 4 == 1, "here": pick % 4 != 2, "phone": pick % 4 == 2}
            if called and place == 0:
                state = {"called_table": called, "answered": bool(pick % 2)}
            joined = self.at - timedelta(minutes=ago)
            facts = {"name": person.name, "record": person.pk, "joined_at": joined}
            lines.append(Waits(self.games[game].short, **facts, **state))
        return lines

    # The end of the day

    @rule(really=st.integers(0, 4))
    def close_the_room(self, really: int) -> None:
        if really == 0:
            self.do(closing.close_room, self.room, by=self.supervisor)


def pk(row: Any) -> int | None:
    return row.pk if row else None
