"""Random evenings: whatever hosts, supervisors and the clock do, what is always true stays true.

Hypothesis chooses commands, people and jumps of the clock (sweeps, and outages without any) over two lists and four
tables, with the walks and money of walks.py, the moves of moves.py, and what is approved and imported in
supervising.py, and shrinks what breaks to the shortest evening. After every step every invariant is asked, the log is
replayed on a model in plain Python, and the order of the lists may have changed only where something was done.
"""

from __future__ import annotations

import contextlib
import itertools
import sys
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from django.db import connection, transaction
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from floor.commands import barring, chairs, clocks, kept_apart, moves, naming
from floor.commands.lock_ups import free_seat, lock_seat
from players.models import AgeCheck, ApartPair, Player
from players.rules import public_form, search_form
from pokerroom import invariants
from pokerroom.commands import set_policy
from pokerroom.models import Event, Room, Staff
from pokerroom.refusals import Refused
from pokerroom.roles import Role
from pokerroom.sweep import run_jobs, sweep
from pokerroom.trail.chain import broken_links
from pokerroom.turn import policy_of
from pokerroom.undo import undo
from tables import commands as floor
from tables.commands.first_load import make_room
from tables.models import Game, Seat, Sitting, Table
from tests.conftest import EVENING
from tests.machine.lives import LIVE, Model, entries
from tests.machine.moves import MovesAndBreaks
from tests.machine.supervising import Supervising
from tests.machine.walks import WalksAndMoney
from waitlist.commands import auto_call, calls, lists, more_time
from waitlist.commands import entries as names
from waitlist.models import Call, Entry
from waitlist.queries import waiting_order
from waitlist.queries.order import in_order, live_entries

BY_THEMSELVES = [
    {"kind": "third", "rule": "third", "ordinal": 2, "and_later": True, "seconds": 0, "force": "auto"},
    {"kind": "first", "rule": "first", "seconds": 300, "laps": 1, "only_if": "list", "force": "auto"},
]
AT_THE_END = frozenset({"I18", "I28", "I32"})  # asked at the end of the evening only
number = st.integers(0, 59)
rooms = itertools.count()


class Evening(MovesAndBreaks, WalksAndMoney, Supervising, RuleBasedStateMachine):
    steps = asked = 0  # of all evenings

    def __init__(self) -> None:
        super().__init__()
        self.undone = transaction.atomic()
        self.undone.__enter__()
        self.at = EVENING
        self.room = make_room(slug=f"evening-{next(rooms)}", name="Evening", timezone="America/New_York")
        slug = self.room.slug
        self.host, self.supervisor, self.manager = (
            Staff.objects.create(room=self.room, username=f"{role}-{slug}", name=name, role=role)
            for role, name in ((Role.HOST, "Sam"), (Role.SUPERVISOR, "Kim"), (Role.MANAGER, "Max"))
        )
        self.games = [Game.objects.get(room=self.room, slug=slug) for slug in ("1-3-nlh", "1-1-plo")]
        self.people: list[Player] = []
        self.model = Model()
        self.order: dict[int, list[int]] = {}
        self.asked_at: tuple[int, datetime] | None = None

    def teardown(self) -> None:
        try:
            if not connection.needs_rollback:
                assert not broken_links(Room.objects.get(pk=self.room.pk))
                self.check(frozenset())
        finally:
            transaction.set_rollback(True)
            self.undone.__exit__(None, None, None)

    # Who and what

    @property
    def tables(self) -> list[Table]:
        return list(Table.objects.filter(room=self.room, number__lte=4).order_by("number"))

    def entry(self, pick: int, *status: str) -> Entry | None:
        rows = Entry.objects.filter(room=self.room, status__in=status or LIVE).order_by("pk")
        return pick_of(list(rows), pick)

    def sitting(self, pick: int, **facts: Any) -> Sitting | None:
        return pick_of(list(Sitting.objects.filter(room=self.room, ended_at=None, **facts).order_by("pk")), pick)

    def seat(self, pick: int) -> Seat:
        rows = Seat.objects.filter(room=self.room, table__number__lte=4, number__lte=4).select_related("table")
        return rows.order_by("pk")[pick % rows.count()]

    def person(self, pick: int, tier: int = 0) -> Player:
        """One of a dozen, made when first needed."""
        if pick % 12 >= len(self.people):
            name = f"Player {len(self.people)}"
            facts = {"room": self.room, "name": name, "public_name": public_form(name), "search": search_form(name)}
            made = Player.objects.create(**facts, tier=tier)
            AgeCheck.objects.create(room=self.room, player=made, at=self.at, by=self.host, how="id_seen")
            self.people.append(made)
        return self.people[pick % len(self.people)]

    def do(self, command: Callable[..., Any], *things: Any, by: Staff | None = None, **facts: Any) -> Any:
        """One command. Refused: nothing has changed but what the clock did first."""
        if None in things:
            return None
        seq = Room.objects.values_list("version", flat=True).get(pk=self.room.pk)
        try:
            return command(*things, **facts, by=by or self.host, at=self.at)
        except Refused:
            done = Event.objects.filter(room=self.room, seq__gt=seq, actor__isnull=False)
            assert not done.exists(), f"{command.__name__} was refused, yet {list(done)}"
            return None

    # The floor

    @initialize(number=st.integers(1, 3), sit=st.integers(0, 8), wait=st.integers(0, 5), scheduled=st.booleans())
    def open_the_room(self, number: int, sit: int, wait: int, scheduled: bool) -> None:
        """Most of what may be done needs somebody to do it with: they sit and wait already."""
        for table in self.tables[:number]:
            self.do(floor.open_table, table, game=self.games[table.number % 2], chairs=3, by=self.supervisor)
        for who in range(sit):
            facts = {"table": who % number + 1, "seat": who // number + 1, "player": self.person(who)}
            self.do(chairs.walk_up, self.room, **facts)
        for who in range(sit, sit + wait):
            self.do(names.join, self.room, games=[self.games[who % 2]], player=self.person(who))
        if scheduled:
            Game.objects.filter(pk=self.games[1].pk).update(scheduled_at=self.at + timedelta(hours=1))

    @rule(pick=number, chairs=st.integers(2, 4))
    def open_table(self, pick: int, chairs: int) -> None:
        self.do(floor.open_table, self.tables[pick % 4], game=self.games[pick % 2], chairs=chairs, by=self.supervisor)

    @rule(pick=number)
    def close_table(self, pick: int) -> None:
        self.do(floor.close_table, self.tables[pick % 4], by=self.supervisor)

    @rule(pick=number)
    def start(self, pick: int) -> None:
        self.do(floor.start, self.tables[pick % 4])

    @rule(pick=number, on=st.booleans())
    def no_fills(self, pick: int, on: bool) -> None:
        self.do(floor.no_fills, self.tables[pick % 4], on=on, by=self.supervisor)

    @rule(pick=number, who=number)
    def walk_up(self, pick: int, who: int) -> None:
        seat = self.seat(pick)
        facts = {"table": seat.table.number, "seat": seat.number, "player": self.person(who)}
        self.do(chairs.walk_up, self.room, **facts)

    @rule(pick=number)
    def occupied(self, pick: int) -> None:
        seat = self.seat(pick)
        self.do(naming.occupied, self.room, table=seat.table.number, seat=seat.number)

    @rule(pick=number, who=number)
    def name_sitter(self, pick: int, who: int) -> None:
        self.do(naming.name_sitter, self.sitting(pick, player=None), player=self.person(who))

    @rule(pick=number)
    def leaving(self, pick: int) -> None:
        self.do(chairs.leaving, self.sitting(pick))

    @rule(pick=number)
    def stay(self, pick: int) -> None:
        self.do(chairs.stay, self.sitting(pick, leaving_at__isnull=False))

    @rule(pick=number)
    def leave(self, pick: int) -> None:
        self.do(chairs.leave, self.sitting(pick))

    @rule(pick=number, to=st.integers(1, 4))
    def change_seat(self, pick: int, to: int) -> None:
        self.do(moves.change_seat, self.sitting(pick), seat=to)

    @rule(pick=number, who=number, free=st.booleans())
    def lock_up(self, pick: int, who: int, free: bool) -> None:
        if free:
            self.do(free_seat, self.seat(pick), reason="mistake", by=self.supervisor)
        else:
            person = self.person(who)
            self.do(lock_seat, self.seat(pick), player_id=person.pk, reason="promised", by=self.supervisor)

    # The list

    @rule(
        who=number,
        game=st.integers(0, 1),
        via=st.sampled_from(["desk", "desk", "phone"]),
        tier=st.sampled_from([0, 0, 3]),
    )
    def join(self, who: int, game: int, via: str, tier: int) -> None:
        self.do(names.join, self.room, games=[self.games[game]], player=self.person(who, tier), via=via)

    @rule(who=number)
    def join_both(self, who: int) -> None:
        self.do(names.join, self.room, games=self.games, player=self.person(who))

    @rule(pick=number)
    def check_in(self, pick: int) -> None:
        self.do(names.check_in, self.entry(pick))

    @rule(pick=number)
    def come_back(self, pick: int) -> None:
        self.do(names.check_in, self.entry(pick, "held"))

    @rule(pick=number)
    def answer(self, pick: int) -> None:
        self.do(names.check_in, self.entry(pick, "called"))

    @rule(pick=number)
    def step_out(self, pick: int) -> None:
        self.do(names.step_out, self.entry(pick))

    @rule(pick=number, tables=st.sets(st.integers(1, 4), max_size=2))
    def wish(self, pick: int, tables: set[int]) -> None:
        self.do(names.annotate, self.entry(pick), not_tables=sorted(tables))

    @rule(pick=number)
    def remove(self, pick: int) -> None:
        self.do(names.remove, self.entry(pick))

    @rule(pick=number)
    def restore(self, pick: int) -> None:
        self.do(names.restore, self.entry(pick, "removed"))

    @rule(pick=number, to=st.integers(1, 6), boss=st.booleans())
    def move(self, pick: int, to: int, boss: bool) -> None:
        entry = self.entry(pick, "waiting")
        by = self.supervisor if boss else self.host
        if self.do(names.move, entry, position=to, reason="owed", by=by):
            assert entry
            order = self.names_of(Room.objects.select_related("policy").get(pk=self.room.pk), entry.game)
            assert order.index(entry.pk) + 1 == to, f"moved to {to}, stands {order.index(entry.pk) + 1}"

    @rule(pick=number)
    def change_list(self, pick: int) -> None:
        entry = self.entry(pick, "waiting")
        if entry:
            other = self.games[0] if entry.game_id == self.games[1].pk else self.games[1]
            self.do(names.change_list, entry, game=other, reason="wrong list")

    @rule(pick=number, other=number)
    def merge(self, pick: int, other: int) -> None:
        self.do(names.merge, self.entry(pick, "waiting"), other=self.entry(other, "waiting") or self.entry(pick))

    @rule(game=st.integers(0, 1), what=st.sampled_from([lists.close_list, lists.reopen_list]))
    def close_or_reopen(self, game: int, what: Callable[..., Any]) -> None:
        self.do(what, self.room, game=self.games[game])

    @rule(game=st.integers(0, 1))
    def clear(self, game: int) -> None:
        self.do(lists.clear_list, self.room, game=self.games[game])

    # Calls

    @rule(game=st.integers(0, 1), behind=st.sampled_from([0, 0, 2]))
    def call_next(self, game: int, behind: int) -> None:
        answer = self.do(calls.call_next, self.room, game=self.games[game], behind=behind)
        if answer:
            entry, passed_over = answer
            for passed in passed_over:
                self.check_passed_over(Entry.objects.get(pk=passed["entry"]), passed["why"])
            assert entry.pk not in [passed["entry"] for passed in passed_over]

    def check_passed_over(self, entry: Entry, why: str) -> None:
        """Whoever is passed over is so for a reason that can be seen."""
        reasons = {
            "not here": entry.away_since and not entry.back_by,
            "stepped": entry.back_by,
            "passed": entry.passed_at,
            "does not": entry.not_tables,
            "not at": True,
            "may not": entry.player.barred_until,
        }
        assert any(why.startswith(start) and fact for start, fact in reasons.items()), why

    @rule(pick=number, seat=number, any_seat=st.booleans())
    def call(self, pick: int, seat: int, any_seat: bool) -> None:
        chosen = self.seat(seat)
        where = {} if any_seat else {"table": chosen.table.number, "seat": chosen.number}
        self.do(calls.call, self.entry(pick, "waiting"), **where)

    @rule(pick=number)
    def fill(self, pick: int) -> None:
        self.do(calls.fill, self.tables[pick % 4])

    @rule(pick=number)
    def pass_(self, pick: int) -> None:
        self.do(calls.pass_, self.entry(pick, "called"))

    @rule(pick=number)
    def withdraw(self, pick: int) -> None:
        self.do(calls.withdraw, self.entry(pick, "called"))

    @rule(pick=number, ago=st.sampled_from([1, 30, 70, 200]), late=st.booleans())
    def was_here(self, pick: int, ago: int, late: bool) -> None:
        facts = {"overrule": "saw him", "by": self.supervisor} if late else {}
        self.do(calls.was_here, self.entry(pick), told=self.at - timedelta(seconds=ago), **facts)

    @rule(pick=number, seat=number, own=st.booleans())
    def take_seat(self, pick: int, seat: int, own: bool) -> None:
        entry = self.entry(pick)
        chair = self.seat(seat)
        call = Call.objects.filter(entry=entry, outcome="").select_related("seat__table").first() if entry else None
        chair = call.seat if call and own else chair
        self.do(chairs.seat, entry, table=chair.table.number, seat=chair.number)

    @rule(pick=number)
    def page(self, pick: int) -> None:
        self.do(calls.page, self.entry(pick))

    # The room

    @rule(pick=number, seconds=st.sampled_from([30, 600]))
    def extend(self, pick: int, seconds: int) -> None:
        self.do(more_time.extend, self.entry(pick), seconds=seconds, by=self.supervisor)

    @rule()
    def extend_all(self) -> None:
        self.do(clocks.extend_all, self.room, seconds=120, by=self.supervisor)

    @rule(on=st.booleans())
    def switch_auto_call(self, on: bool) -> None:
        self.do(auto_call.switch_auto_call, self.room, on=on)

    @rule(
        changes=st.sampled_from(
            [
                {"auto_call": "off"},
                {"auto_call": "follow_up"},
                {"auto_call": "every_open_seat"},
                {"call_claim_seconds": 60, "call_hold_seconds": 120},
                {"call_claim_seconds": 300},
                {"passes_allowed": 0},
                {"players_to_start": 3},
                {"kept_apart_scope": "game"},
                {"kept_apart_scope": "table"},
                {"absence_rules": []},
                {"absence_rules": BY_THEMSELVES},
                {"renumber_on_return": True},
            ]
        ),
        later=st.sampled_from([0, 0, 100, 400]),
    )
    def set_policy(self, changes: dict[str, Any], later: int) -> None:
        when = {"since": self.at + timedelta(seconds=later)} if later else {}
        self.do(set_policy, self.room, changes=changes, by=self.manager, **when)

    @rule(who=number, other=number)
    def keep_apart(self, who: int, other: int) -> None:
        self.do(kept_apart.keep_apart, self.person(who), other=self.person(other), by=self.supervisor)

    @rule(pick=number)
    def let_together(self, pick: int) -> None:
        pair = pick_of(list(ApartPair.objects.filter(room=self.room, until=None).order_by("pk")), pick)
        self.do(kept_apart.let_together, pair, by=self.supervisor)

    @rule(who=number, until=st.sampled_from([None, 600, 10**6]))
    def bar(self, who: int, until: int | None) -> None:
        moment = self.at + timedelta(seconds=until) if until else None
        self.do(barring.change_record, self.person(who), barred_until=moment, barred_why="T41", by=self.supervisor)

    @rule(who=number, tier=st.sampled_from([0, 3]))
    def tier(self, who: int, tier: int) -> None:
        self.do(barring.change_record, self.person(who), tier=tier, by=self.supervisor)

    @rule(back=st.integers(0, 3), boss=st.booleans())
    def undo(self, back: int, boss: bool) -> None:
        last = Event.objects.filter(room=self.room).order_by("-seq")[back : back + 1]
        if last:
            self.do(undo, self.room, seq=last[0].seq, by=self.supervisor if boss else self.host)

    # The clock

    @rule(seconds=st.sampled_from([0, 1, 20, 59, 60, 240, 299, 300, 301]))
    def time_goes_by(self, seconds: int) -> None:
        """And a worker sweeps."""
        self.at += timedelta(seconds=seconds)
        run_jobs(self.at)

    @rule(seconds=st.sampled_from([1, 60, 300, 900, 1200, 4000, 7200]))
    def outage(self, seconds: int) -> None:
        """Nobody sweeps; the next command, or the worker when it is back, finds everything overdue."""
        self.at += timedelta(seconds=seconds)
        self.reads_are_true()

    @precondition(lambda self: Entry.objects.filter(room=self.room, due_at__lte=self.at).exists())
    @rule()
    def sweep_after_an_outage(self) -> None:
        sweep(self.at)

    def reads_are_true(self) -> None:
        """What a screen shows before anything wrote it is what the sweep then writes (TM-02)."""
        policy = policy_of(Room.objects.get(pk=self.room.pk))
        if Room.objects.get(pk=self.room.pk).next_policy_at:
            return
        shown = {entry.pk: (entry.status, entry.due_at) for entry in live_entries(self.room, policy, self.at)}
        with contextlib.suppress(RolledBack), transaction.atomic():
            sweep(self.at)
            rows = Entry.objects.filter(room=self.room, status__in=LIVE, pk__in=shown)
            written = {row.pk: (row.status, row.due_at) for row in rows}
            followed = {row.pk for row in rows if row.status == "called" and shown[row.pk][0] == "waiting"}
            assert {pk: life for pk, life in written.items() if pk not in followed} == {
                pk: life for pk, life in shown.items() if pk not in followed
            }
            raise RolledBack

    # What stays true

    @invariant()
    def what_is_always_true_still_is(self) -> None:
        """Asked wherever the log or the clock went on: what was refused, and left no event, was rolled back whole."""
        Evening.steps += 1
        room = Room.objects.select_related("policy").get(pk=self.room.pk)
        if self.asked_at != (room.version, self.at):
            self.asked_at = room.version, self.at
            Evening.asked += 1
            self.nothing_impossible()
            self.the_log_tells_what_the_rows_say(room)
            self.money_adds_up()

    def nothing_impossible(self) -> None:
        with connection.cursor() as cursor:
            cursor.execute("SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED")
        self.check(AT_THE_END)

    def check(self, but: frozenset[str]) -> None:
        overdue = Entry.objects.filter(room=self.room, due_at__lte=self.at).exists()
        found = list(invariants.check(EVENING if overdue else self.at, but=but))
        assert not found, [str(one) for one in found]

    def the_log_tells_what_the_rows_say(self, room: Room) -> None:
        """I9, I30: the log replayed, name by name; and no order changes but by what was done."""
        heard = list(Event.objects.filter(room=room, seq__gt=self.model.seq).order_by("seq"))
        for event in heard:
            self.model.hear(event)
        rows = {row.pk: row for row in Entry.objects.filter(room=room)}
        assert rows.keys() == self.model.lives.keys()
        for pk, life in self.model.lives.items():
            row = rows[pk]
            if life.known:
                told = (life.status, life.due_at) if self.runs(row) else life.status
                assert told == ((row.status, row.due_at) if self.runs(row) else row.status), f"entry {pk}"
            life.status, life.due_at, life.known = row.status, row.due_at, True
        if heard:
            self.order_changes_only_by_what_was_done(room, heard)

    @staticmethod
    def runs(row: Entry) -> bool:
        return row.status in ("called", "held") and row.due_at is not None

    def order_changes_only_by_what_was_done(self, room: Room, heard: list[Event]) -> None:
        touched = {pk for event in heard for pk in entries(event.touches)}
        loose = {"tables.started", "players.changed", "policy.set", "policy.in_force", "undone"}
        for game in Game.objects.filter(pk__in=[game.pk for game in self.games]):
            before, after = self.order.get(game.pk, []), self.names_of(room, game)
            if not loose & {event.verb for event in heard}:
                still = [pk for pk in before if pk in after and pk not in touched]
                assert still == [pk for pk in after if pk in still]
            self.order[game.pk] = after

    def names_of(self, room: Room, game: Game) -> list[int]:
        """As the screens show it, and as *call next* goes by it."""
        order = [row.pk for row in waiting_order(room, game, policy_of(room))]
        assert order == in_order(room, game, policy_of(room))
        return order


class RolledBack(Exception):
    """Back to before the look ahead."""


def pick_of(rows: list[Any], pick: int) -> Any:
    return rows[pick % len(rows)] if rows else None


def test_whatever_happens_what_is_always_true_stays_true(steps, transactional_db):
    """Each evening is a transaction of its own: what was rolled back can be swept away before the next ones."""
    with connection.cursor() as cursor:
        cursor.execute("SET idle_in_transaction_session_timeout = 0; SET statement_timeout = '60s'")  # long thoughts
        before = Evening.steps
        while Evening.steps < before + steps:
            run_state_machine_as_test(Evening, settings=settings())
            print(f"{Evening.steps} steps, {Evening.asked} of them changed the room or the time", file=sys.stderr)  # noqa: T201  under -s
            cursor.execute("VACUUM ANALYZE")
