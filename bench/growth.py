"""(f) What bends as a room grows: two million events and 200,000 players, beside a hundredth of them.

BENCH_EVENTS asks for fewer or more.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from http import HTTPStatus

from django.db import transaction
from django.test import Client

from bench.house import bare
from bench.rooms import made_room, staff, token
from bench.table import Figure, ms
from bench.years import card_of, fill, name_of, phone_of
from players.queries import find
from pokerroom.clock import now
from pokerroom.models import Event, Room
from pokerroom.undo import undo
from screens.floor.reads.trail import trail
from tables.models import Game
from waitlist.commands.lists import close_list
from waitlist.models import Entry

EVENTS = int(os.environ.get("BENCH_EVENTS", "2000000"))
EVENTS_A_PLAYER, LESS = 10, 100
TIMES, WARM = 15, 2
RATIO = 1.5
CHECKED, PER_SECOND = 60, 50_000  # seconds for all checks of two million events; events verified a second

CHAIN = "Each event is read, written as JSON and hashed twice, by one process, which also takes a second to start."
SLOW = "What is asked for is not in memory yet, or the plan does not take the index: EXPLAIN tells."

Act = Callable[["Grown"], object]


class Grown:
    """A room that has been open for years: a list was closed before all of it, and something is undoable still."""

    def __init__(self, slug: str, events: int) -> None:
        self.room = made_room(slug)
        self.boss = staff(self.room, "grew")
        self.players = events // EVENTS_A_PLAYER
        self.game = Game.objects.get(room=self.room, slug="5-10-nlh")
        close_list(self.room, game=self.game, by=self.boss, at=now())
        self.closed = Event.objects.filter(room=self.room).latest("seq").seq
        self.room.refresh_from_db()
        with bare() as wire:
            fill(wire, self.room, events=events, players=self.players, by=self.boss)
        self.room.refresh_from_db()
        self.entry = Entry.objects.filter(room=self.room).order_by("pk")[events // 20]
        self.client = Client(headers={"Authorization": f"Token {token(self.boss)}", "Host": "localhost"})

    def search(self, text: str) -> object:
        return trail(self.room, self.boss, now(), text=text)

    def who(self) -> object:
        return trail(self.room, self.boss, now(), who=[self.entry.pk])

    def undoable(self) -> object:
        answer = self.client.get(f"/api/v1/rooms/{self.room.slug}/events/undoable/")
        if answer.status_code != HTTPStatus.OK:
            raise RuntimeError(f"events/undoable/: {answer.status_code}")
        return answer

    def undo(self) -> object:
        with transaction.atomic():
            done = undo(self.room, seq=self.closed, by=self.boss, at=now())
            transaction.set_rollback(True)
        return done


def figures() -> list[Figure]:
    small, grown = Grown("grown-little", EVENTS // LESS), Grown("grown", EVENTS)
    return [*_checks(grown.room), *_trail(small, grown), *_finder(grown)]


def _checks(room: Room) -> list[Figure]:
    took = _command("verify_events", "--room", room.slug)
    rate = room.version / took
    verified = Figure(
        "f",
        f"verify_events, {room.version:,} events",
        f"{took:.0f} s, {rate:,.0f} a second",
        "",
        f"≥ {PER_SECOND:,} a second",
        rate >= PER_SECOND,
        CHAIN,
    )
    took = _command("check_invariants")
    most = CHECKED * room.version / 2_000_000
    return [verified, Figure("f", "check_invariants", f"{took:.0f} s", "", f"≤ {most:.0f} s", took <= most, CHAIN)]


def _command(*words: str) -> float:
    since = time.perf_counter()
    subprocess.run([sys.executable, "manage.py", *words], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - since


def _trail(small: Grown, grown: Grown) -> list[Figure]:
    """`most`: milliseconds; None: a ratio to the small room is asked for."""
    asked: list[tuple[str, Act, int | None]] = [
        ("activity log, no hit", lambda one: one.search("nobodyatall"), 100),
        ("activity log, a word of many", lambda one: one.search("joined"), 100),
        ("activity log, who was first", Grown.who, None),
        ("events/undoable/", Grown.undoable, None),
        ("undo of the first event", Grown.undo, 50),
    ]
    return [_beside(what, act, most, small, grown) for what, act, most in asked]


def _beside(what: str, act: Act, most: int | None, small: Grown, grown: Grown) -> Figure:
    runs = [(_timed(act, small), _timed(act, grown)) for _ in range(WARM + TIMES)][WARM:]
    few, many = (statistics.median(times) for times in zip(*runs, strict=True))
    met, target = (many <= RATIO * few, f"≤ {RATIO} ×") if most is None else (many * 1000 <= most, f"≤ {most} ms")
    return Figure(
        "f", what, ms(many), f"{small.room.version:,} events: {ms(few)}: {many / few:.1f} ×", target, met, SLOW
    )


def _timed(act: Act, grown: Grown) -> float:
    since = time.perf_counter()
    act(grown)
    return time.perf_counter() - since


def _finder(grown: Grown) -> list[Figure]:
    number = grown.players // 3
    name = name_of(number)
    asked = {
        "a first name": name.split()[0],
        "a rare name": name.split()[1],
        "a whole name": name,
        "a name that nobody has": "zzyzx",
        "the last four digits of a card": card_of(number)[-4:],
        "a whole card": card_of(number),
        "the last digits of a telephone": phone_of(number)[-5:],
    }
    return [_found(grown, what, text) for what, text in asked.items()]


def _found(grown: Grown, what: str, text: str) -> Figure:
    took = statistics.median(_timed(lambda one: list(find(one.room, text)), grown) for _ in range(WARM + TIMES))
    return Figure("f", f"finder, {grown.players:,} players, {what}", ms(took), "", "≤ 20 ms", took <= 0.02, SLOW)
