"""What can happen in a sample evening: each step is a command of the room, at its minute."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from random import Random
from typing import Any

from django.core.exceptions import ObjectDoesNotExist

from floor.commands import chairs, naming
from floor.commands.games import change_game
from players.commands.records import add_player
from players.models import Player
from pokerroom.models import Room, Staff
from pokerroom.refusals import Refused
from pokerroom.turn import turn
from tables.commands import open_table
from tables.models import Game, Placement, Sitting, Table
from waitlist.commands import calls, entries
from waitlist.commands.pages import announce_in
from waitlist.models import Call, Entry
from waitlist.rules import LIVE, Via

CHIPS = 20_00  # people buy in for a multiple of this


SEED = 1949


class Evening:
    """Steps by how many minutes before the end they happen, played in order of time."""

    def __init__(self, room: Room, *, by: Staff, at: datetime) -> None:
        self.room, self.by, self.at = room, by, at
        self.chance = Random(SEED)  # noqa: S311  the same evening every time
        self.games = {game.slug: game for game in Game.objects.filter(room=room)}
        self._steps: list[tuple[float, Callable[..., object]]] = []

    def plan(self, ago: float, step: Callable[..., object], *names: Any, **facts: Any) -> None:
        self._steps.append((ago, partial(step, *names, **facts)))

    def play(self) -> None:
        for ago, step in sorted(self._steps, key=lambda planned: -planned[0]):
            at = self.at - timedelta(minutes=ago)
            with suppress(Refused, ObjectDoesNotExist):  # by the room's own policy: the evening goes on without it
                step(at=at)
            announce_in(self.room.pk, at)

    def look(self, at: datetime) -> None:
        """Somebody looks at the clocks: what is due lapses, and a seat that comes free is offered on."""
        with turn(self.room, by=None, at=at):
            pass

    # Tables and chairs

    def open(self, number: int, slug: str, seats: int, at: datetime) -> None:
        table = Table.objects.get(room=self.room, number=number)
        open_table(table, game=self.games[slug], chairs=seats, by=self.by, at=at)

    def walk_up(self, name: str, table: int, seat: int, slug: str, at: datetime) -> None:
        chairs.walk_up(
            self.room, table=table, seat=seat, name=name, buy_in=self._chips(slug), id_seen=True, by=self.by, at=at
        )

    def occupied(self, table: int, seat: int, at: datetime) -> None:
        naming.occupied(self.room, table=table, seat=seat, by=self.by, at=at)

    def leaving(self, table: int, seat: int, at: datetime) -> None:
        chairs.leaving(self._sitting(table, seat), by=self.by, at=at)

    def leave(self, table: int, seat: int, at: datetime) -> None:
        amount = self.chance.randrange(50) * CHIPS
        chairs.leave(self._sitting(table, seat), amount=amount, by=self.by, at=at)

    def schedule(self, slug: str, ahead: int, at: datetime) -> None:
        """For the first half hour that begins so many minutes after the end of the sample."""
        half = timedelta(minutes=30)
        begins = self.at + timedelta(minutes=ahead)
        begins += -(begins - datetime.min.replace(tzinfo=begins.tzinfo)) % half
        change_game(self.games[slug], scheduled_at=begins, by=self.by, at=at)

    # Names on lists

    def join(self, name: str, *slugs: str, via: Via = Via.DESK, tier: int = 0, at: datetime) -> None:
        known = Player.objects.filter(room=self.room, name=name).first()
        player = known or add_player(self.room, name=name, tier=tier, by=self.by, at=at)
        entries.join(self.room, games=[self.games[slug] for slug in slugs], player=player, via=via, by=self.by, at=at)

    def call_next(self, slug: str, at: datetime) -> None:
        calls.call_next(self.room, game=self.games[slug], by=self.by, at=at)

    def here(self, name: str, slug: str, at: datetime) -> None:
        entries.check_in(self._entry(name, slug), by=self.by, at=at)

    def pass_(self, name: str, slug: str, at: datetime) -> None:
        calls.pass_(self._entry(name, slug), by=self.by, at=at)

    def seat(self, name: str, slug: str, at: datetime) -> None:
        entry = self._entry(name, slug)
        call = Call.objects.select_related("seat__table").get(entry=entry, outcome="")
        chairs.seat(
            entry,
            table=call.seat.table.number,
            seat=call.seat.number,
            buy_in=self._chips(slug),
            id_seen=True,
            by=self.by,
            at=at,
        )

    def step_out(self, name: str, slug: str, minutes: int, at: datetime) -> None:
        entries.step_out(self._entry(name, slug), until=at + timedelta(minutes=minutes), by=self.by, at=at)

    def note(self, name: str, slug: str, at: datetime, **facts: Any) -> None:
        entries.annotate(self._entry(name, slug), **facts, by=self.by, at=at)

    def remove(self, name: str, slug: str, reason: str, at: datetime) -> None:
        entries.remove(self._entry(name, slug), reason=reason, by=self.by, at=at)

    def _entry(self, name: str, slug: str) -> Entry:
        return Entry.objects.get(room=self.room, game=self.games[slug], player__name=name, status__in=LIVE)

    def _sitting(self, table: int, seat: int) -> Sitting:
        return Placement.objects.get(room=self.room, seat__table__number=table, seat__number=seat, until=None).sitting

    def _chips(self, slug: str) -> int | None:
        """What somebody buys in for; one in eight does not say."""
        game = self.games[slug]
        least = game.buy_in_min
        if least is None or self.chance.random() < 1 / 8:
            return None
        most = game.buy_in_max or 3 * least
        return min(most, -(-self.chance.randint(least, most) // CHIPS) * CHIPS)
