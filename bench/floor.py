"""(e) A floor of 9 tables and one of 100: what its first paint costs, and what a screen reads again for one seat."""

from __future__ import annotations

import http.client
import json
import re
import statistics
import time
from collections.abc import Callable
from datetime import timedelta
from http import HTTPStatus

from django.http import HttpResponse
from django.test import Client

from bench.house import bare
from bench.measure import measured
from bench.rooms import full_tables, made_room, staff
from bench.table import Figure, ms
from floor.commands.absences import away
from floor.commands.chairs import leaving
from pokerroom.clock import now
from pokerroom.events import CHANNEL
from pokerroom.models import Room
from pokerroom.run import room as run
from tables.models import Sitting

FEW, MANY = 9, 100
TIMES = 9
WARM = 6  # two processes answer, each with threads of its own
MOST_SECONDS = 0.3
MOST_BYTES = 4000
PART = re.compile(r'data-live="([^"]*)"\s*hx-get="([^"]*)"')


def figures() -> list[Figure]:
    few, many = (Floor(count) for count in (FEW, MANY))
    return [_first_paint(few, many), *_one_seat(many)]


class Floor:
    """So many full tables, one player in thirty away, and a supervisor who looks at them."""

    def __init__(self, tables: int) -> None:
        self.room = made_room(f"floor-{tables}")
        self.boss = staff(self.room, "looks")
        self.sat: list[Sitting] = full_tables(self.room, tables, now() - timedelta(hours=1))
        for sitting in self.sat[::30]:
            away(sitting, by=self.boss, at=now())
        self.client = Client(headers={"Host": "localhost"})
        self.client.force_login(self.boss, backend="django.contrib.auth.backends.ModelBackend")
        self.line = http.client.HTTPConnection(run.HOST, int(run.PORT), timeout=30)

    def get(self, path: str) -> HttpResponse:
        return self.client.get(path, headers={"Accept-Encoding": "gzip"})  # type: ignore[return-value]

    @property
    def path(self) -> str:
        return f"/{self.room.slug}/floor/"

    def screen(self) -> HttpResponse:
        return self.get(self.path)

    def paint(self) -> float:
        """Seconds until the web process has sent the screen."""
        cookie = "; ".join(f"{name}={morsel.value}" for name, morsel in self.client.cookies.items())
        since = time.perf_counter()
        self.line.request("GET", self.path, headers={"Cookie": cookie, "Accept-Encoding": "gzip"})
        answer = self.line.getresponse()
        answer.read()
        if answer.status != HTTPStatus.OK:
            raise RuntimeError(f"{self.path}: {answer.status}")
        return time.perf_counter() - since


def _first_paint(few: Floor, many: Floor) -> Figure:
    (_, few_sent), (_, many_sent) = measured(few.screen, many.screen, times=1)
    times = [(few.paint(), many.paint()) for _ in range(WARM + TIMES)][WARM:]  # in turns: a busy moment hits both
    few_took, many_took = (statistics.median(took) for took in zip(*times, strict=True))
    return Figure(
        "e",
        f"floor, first paint, {MANY} tables, {9 * MANY} seated",
        f"{ms(many_took)}, {many_sent} queries",
        f"{FEW} tables: {ms(few_took)}, {few_sent} queries",
        f"under {ms(MOST_SECONDS)}, queries equal",
        many_took < MOST_SECONDS and many_sent == few_sent,
        "Every chair is read and drawn once.",
    )


def _one_seat(floor: Floor) -> list[Figure]:
    parts = PART.findall(floor.client.get(floor.path).content.decode())
    told = _topics(floor.room, lambda: leaving(floor.sat[41], by=floor.boss, at=now()))
    read = {path: len(floor.get(path).content) for topics, path in parts if told & set(topics.split())}
    table = sum(size for path, size in read.items() if "/floor/map/" in path)
    whole = len(floor.get(f"/{floor.room.slug}/floor/map/").content)
    return [
        Figure("e", "one seat changes: its table on the map", f"{table} bytes", f"the whole map: {whole} bytes"),
        Figure(
            "e",
            "one seat changes: all that a screen reads again",
            f"{sum(read.values())} bytes in {len(read)} parts",
            f"the whole screen: {len(floor.screen().content)} bytes",
            f"under {MOST_BYTES} bytes",
            sum(read.values()) < MOST_BYTES,
            "List, clocks, trail and foot are read with the table.",
        ),
    ]


def _topics(room: Room, act: Callable[[], object]) -> set[str]:
    """What the screens are told when this is done."""
    with bare() as line:
        line.execute(f"LISTEN {CHANNEL}")
        act()
        heard = [json.loads(told.payload) for told in line.notifies(timeout=5, stop_after=1)]
    return {topic for told in heard if told["room"] == room.pk for topic in told["topics"]}
