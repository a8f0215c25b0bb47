"""One room for the table of rules and ways: Ann, and the only open chair of her game, which is not for her."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from floor.commands.chairs import leave, walk_up
from floor.commands.take_over import Sits
from players.models import Player
from pokerroom.models import Room, Staff
from pokerroom.refusals import Refused
from tables.models import Game, Placement, Sitting, Table
from tables.queries import seat_of
from tests.api.conftest import Caller
from waitlist.commands.entries import check_in, join
from waitlist.models import Call, Entry

CHAIR = {"table": 2, "seat": 3}
BUY_IN = 10_000


@dataclass
class Evening:
    """Table 2 seat 3 is open. Tables 1, 2 and 5 play 1-3 and are full but for it; table 4 plays 2-5.

    `begins`: by the clock of the API, so that commands and the API share one evening.
    """

    room: Room
    host: Staff
    supervisor: Staff
    manager: Staff
    game: Game
    ann: Player
    begins: datetime
    sit: Callable[..., Sitting]
    on_list: Callable[..., Entry]
    player: Callable[..., Player]
    chair: tuple[int, int] = (2, 3)
    paper: list[Sits] | None = None  # the whiteboard that is imported, where one is

    def at(self, minutes: float = 0) -> datetime:
        return self.begins + timedelta(minutes=minutes)

    def listed(self) -> Entry:
        """Ann waits for her game, here."""
        entry = Entry.objects.filter(player=self.ann, status="waiting").first()  # kept for her chips
        entry = entry or join(self.room, games=[self.game], player=self.ann, by=self.host, at=self.at())[0]
        return check_in(entry, by=self.host, at=self.at())

    def sits(self, table: int = 1, seat: int = 2) -> Sitting:
        """Ann sits somewhere else already; whoever had that chair has left."""
        there = Placement.objects.filter(seat=seat_of(self.room, table, seat), until=None).first()
        if there:
            leave(there.sitting, by=self.host, at=self.at())
        said = {"reason": "x", "overrule": "x", "by": self.supervisor, "at": self.at()}
        return walk_up(self.room, table=table, seat=seat, player=self.ann, **said)

    def sitting(self, name: str) -> Sitting:
        return Sitting.objects.get(player__name=name, ended_at=None)

    def table(self, number: int) -> Table:
        return Table.objects.select_related("game").get(room=self.room, number=number)

    def post(self, who: Staff, path: str, body: Any) -> None:
        """Over the API. Raises Refused with the code and the rule that it answers."""
        answer = Caller(who, self.room).post(path, body)
        if answer.status_code >= 400:
            said = answer.json()
            raise Refused(said["detail"], code=said["code"], rule=said["rule"])

    def came(self) -> bool:
        """Whether Ann sits in that chair, or it is kept for her."""
        chair = seat_of(self.room, *self.chair)
        sits = Placement.objects.filter(seat=chair, until=None, sitting__player=self.ann)
        called = Call.objects.filter(seat=chair, outcome="", entry__player=self.ann)
        return sits.exists() or called.exists() or chair.locked_for_id == self.ann.pk
