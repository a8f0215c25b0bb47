"""(d) A list of 5 names and one of 500: what calling the next and showing the board cost on each."""

from __future__ import annotations

from collections.abc import Callable

from django.test import Client

from bench.measure import measured
from bench.rooms import made_room, names_on, staff
from bench.table import Figure, ms
from pokerroom.clock import now
from pokerroom.models import Room
from tables.models import Game
from waitlist.commands.calls import call_next

FEW, MANY = 5, 500
TIMES = 15
MOST = 2.0


def figures() -> list[Figure]:
    few, many = (_room(count) for count in (FEW, MANY))
    return [
        _figure("call next", _call_next(few), _call_next(many), "Every name is read to tell who is passed over."),
        _figure("board, as JSON", _board(few), _board(many), "Every name is shown: the answer is that much longer."),
    ]


def _room(count: int) -> Room:
    room = made_room(f"names-{count}")
    names_on(Game.objects.get(room=room, slug="1-3-nlh"), count, now())
    return room


def _call_next(room: Room) -> Callable[[], object]:
    boss, game = staff(room, "caller"), Game.objects.get(room=room, slug="1-3-nlh")
    return lambda: call_next(room, game=game, by=boss, at=now())


def _board(room: Room) -> Callable[[], object]:
    client = Client(headers={"Host": "localhost"})
    return lambda: client.get(f"/api/v1/rooms/{room.slug}/board/")


def _figure(what: str, few: Callable[[], object], many: Callable[[], object], why: str) -> Figure:
    (few_took, few_sent), (many_took, many_sent) = measured(few, many, times=TIMES)
    ratio = many_took / few_took
    return Figure(
        "d",
        f"{what}, list of {MANY}",
        f"{ms(many_took)}, {many_sent} queries",
        f"list of {FEW}: {ms(few_took)}, {few_sent} queries: {ratio:.1f} ×",
        f"queries equal, time ≤ {MOST:.0f} ×",
        many_sent == few_sent and ratio <= MOST,
        why,
    )
