"""Races with real threads on the real database: a committed room of its own, a barrier, and what came of each."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from unittest import mock

from django.db import connection

from players.models import AgeCheck, Player
from pokerroom.models import ClockTimestamp, Room, Staff
from pokerroom.refusals import Refused
from pokerroom.roles import Role
from tables.commands import open_table
from tables.commands.first_load import make_room
from tables.models import Game, Table
from tests.conftest import minute
from waitlist.commands.entries import join
from waitlist.models import Entry

slugs = itertools.count()
Job = Callable[[], Any]


@dataclass
class Race:
    """A room that everybody sees: hosts at the podium, players, tables."""

    room: Room
    hosts: list[Staff]
    supervisor: Staff

    def game(self, slug: str = "1-3-nlh") -> Game:
        return Game.objects.get(room=self.room, slug=slug)

    def player(self, name: str) -> Player:
        made = Player.objects.create(room=self.room, name=name, public_name=name, search=name.lower())
        AgeCheck.objects.create(room=self.room, player=made, at=minute(-600), by=self.hosts[0], how="id_seen")
        return made

    def on_list(self, *names: str, game: str = "1-3-nlh") -> list[Entry]:
        facts = {"games": [self.game(game)], "by": self.hosts[0]}
        moments = (minute(-60) + timedelta(seconds=n) for n in itertools.count())
        return [join(self.room, player=self.player(name), at=next(moments), **facts)[0] for name in names]

    def open(self, number: int, *, game: str = "1-3-nlh", chairs: int = 2) -> Table:
        table = Table.objects.get(room=self.room, number=number)
        return open_table(table, game=self.game(game), chairs=chairs, by=self.supervisor, at=minute(-90))


def fresh_room(*, hosts: int = 2) -> Race:
    """A room of its own, committed: earlier runs leave theirs behind."""
    slug = f"race-{next(slugs)}"
    room = make_room(slug=slug, name="Race", timezone="America/New_York")

    def staff(name: str, role: Role) -> Staff:
        return Staff.objects.create(room=room, username=f"{name}-{slug}", name=name, role=role)

    at_podium = [staff(f"Sam {number}", Role.HOST) for number in range(hosts)]
    return Race(room, at_podium, staff("Kim", Role.SUPERVISOR))


def at_once(*jobs: Job) -> list[Any]:
    """Run the jobs at the same moment, each on a connection of its own; what each answered or raised, in order."""
    barrier = threading.Barrier(len(jobs))
    outcomes: list[Any] = [None] * len(jobs)

    def run(number: int, job: Job) -> None:
        try:
            with connection.cursor() as cursor:
                cursor.execute("SET lock_timeout = '60s'; SET statement_timeout = '60s'")
            barrier.wait(60)
            outcomes[number] = job()
        except Exception as error:
            outcomes[number] = error
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return outcomes


def won(outcomes: list[Any]) -> list[Any]:
    return [outcome for outcome in outcomes if not isinstance(outcome, Exception)]


def refused(outcomes: list[Any]) -> list[Refused]:
    """The refusals; any other trouble is raised."""
    for outcome in outcomes:
        if isinstance(outcome, Exception) and not isinstance(outcome, Refused):
            raise outcome
    return [outcome for outcome in outcomes if isinstance(outcome, Refused)]


@contextmanager
def without_the_lock(together: int) -> Iterator[None]:
    """The negative twin: nobody locks the room, and all have read what they go by before any of them writes."""
    barrier = threading.Barrier(together)

    def read_by_all(execute: Callable[..., Any], sql: str, *rest: Any) -> Any:
        if sql.startswith(("INSERT", "UPDATE")):
            connection.execute_wrappers.remove(read_by_all)
            barrier.wait(60)
        return execute(sql, *rest)

    def unlocked(room_id: int, *, unless_busy: bool) -> Room:
        connection.execute_wrappers.append(read_by_all)
        return Room.objects.annotate(read_at=ClockTimestamp()).get(pk=room_id)

    with mock.patch("pokerroom.turn.lock._locked", unlocked):
        yield
