"""(a) Hosts' commands over HTTP: one host flat out beside the same SQL alone; then twenty at two commands a second."""

from __future__ import annotations

import json
import random
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

from django.test import Client

from bench.bare import replayed, taken_back
from bench.http import Ask, Tablet, player
from bench.processor import DATABASE, WEB, spent
from bench.rooms import GAMES, made_room, names_on, staff, token
from bench.table import Figure, ms, percentile, spread
from pokerroom.clock import now
from pokerroom.models import Room
from tables.models import Game
from waitlist.models import Page

COMMANDS = ("join", "check-in", "call", "pass")
WARM, PLAYERS = 5, 40
ROOMS, SECONDS, PACE = 5, 30, 0.5
NOT_HERE = 10  # names on each list already

Timed = list[tuple[str, float]]


def figures() -> list[Figure]:
    return [*_one_host(), *_twenty_hosts()]


def _one_host() -> list[Figure]:
    room = _room("single")
    alone = _alone(_room("alone"))
    tablet = Tablet(token(staff(room, "host")))
    _flat_out(tablet, room, WARM)
    before = spent()
    timed = _flat_out(tablet, room, PLAYERS)
    cost = spent() - before
    rows = [_beside(name, _of(timed, name), _of(alone, name)) for name in COMMANDS]
    every, bare = _of(timed, *COMMANDS), _of(alone, *COMMANDS)
    ratio = percentile(every, 50) / percentile(bare, 50)
    whole = Figure(
        "a",
        f"one host flat out, {len(every)} commands",
        spread(every),
        f"{spread(bare)}: {ratio:.1f} ×",
        "p50 ≤ 8 × the same SQL alone",
        ratio <= 8,
        "Django builds every statement anew, and makes rows of every answer: that is the time beyond the SQL.",
    )
    each = {name: ms(seconds / len(timed)) for name, seconds in cost.items()}
    return [whole, *rows, Figure("a", "  processor time a command", f"web {each[WEB]}, database {each[DATABASE]}")]


def _beside(name: str, timed: list[float], bare: list[float]) -> Figure:
    ratio = percentile(timed, 50) / percentile(bare, 50)
    return Figure("a", f"  {name}", spread(timed), f"{spread(bare)}: {ratio:.1f} ×")


def _room(slug: str) -> Room:
    """A room whose lists have names that nobody can call, as on any evening."""
    room = made_room(slug)
    for game in Game.objects.filter(room=room, slug__in=GAMES):
        names_on(game, NOT_HERE, now(), via="phone", arrived_at=None, away_since=now())
    return room


def _flat_out(tablet: Tablet, room: Room, players: int) -> Timed:
    timed: Timed = []
    for number in range(players):
        asks = player(room.slug, GAMES[0], f"Flat {number}")
        ask: Ask | None = next(asks)
        while ask:
            answer, took = tablet.timed(ask)
            timed.append((ask[0], took))
            ask = _next(asks, answer)
    return timed


def _next(asks: Any, answer: dict[str, Any]) -> Ask | None:
    try:
        return asks.send(answer)
    except StopIteration:
        return None


def _of(timed: Timed, *names: str) -> list[float]:
    return [took for name, took in timed if name in names]


def _alone(room: Room) -> Timed:
    """The statements of the same commands, sent by psycopg alone."""
    _hold_the_banner(room)
    client = Client(headers={"Authorization": f"Token {token(staff(room, 'host'))}", "Host": "localhost"})
    with taken_back() as notes:
        for number in range(WARM + PLAYERS):
            asks = player(room.slug, GAMES[0], f"Alone {number}")
            ask: Ask | None = next(asks)
            while ask:
                with notes.command(ask[0]):
                    response = client.post(ask[1], json.dumps(ask[2]), content_type="application/json")
                ask = _next(asks, response.json())
    return replayed(notes)[WARM * (len(COMMANDS) + 1) :]


def _hold_the_banner(room: Room) -> None:
    """The worker shows no page here meanwhile: its events would stand where the noted ones go."""
    at = now()
    entry = room.entries.first()
    assert entry
    until = at + timedelta(hours=1)
    Page.objects.create(room=room, entry=entry, batch=1, made_at=at, state="shown", shown_from=at, shown_until=until)


def _twenty_hosts() -> list[Figure]:
    rooms = [_room(f"paced-{number}") for number in range(ROOMS)]
    hosts = [(room, game, token(staff(room, game))) for room in rooms for game in GAMES]
    begin = time.perf_counter() + 0.5
    with ThreadPoolExecutor(len(hosts)) as threads:
        done = list(threads.map(lambda host: _paced(host, begin), hosts))
    timed = [took for one in done for took in _of(one, *COMMANDS)]
    p99 = percentile(timed, 99)
    return [
        Figure(
            "a",
            f"{len(hosts)} hosts, {ROOMS} rooms, two commands a second each, {len(timed)} commands",
            f"{spread(timed)}, max {ms(max(timed))}",
            "",
            "p99 ≤ 60 ms",
            p99 <= 0.06,
            "Web process, worker, database and the bench share the cores; what waits, waits for a core.",
        )
    ]


def _paced(host: tuple[Room, str, str], begin: float) -> Timed:
    """Timed from the moment a command was due to be sent: one that had to wait for the one before counts as late."""
    room, game, key = host
    tablet = Tablet(key)
    timed: Timed = []
    due = begin + random.random() * PACE
    number, asks, answer = 0, player(room.slug, game, "Paced 0"), None
    while due < begin + SECONDS:
        ask = next(asks) if answer is None else _next(asks, answer)
        if ask is None:
            number, answer = number + 1, None
            asks = player(room.slug, game, f"Paced {number}")
            continue
        time.sleep(max(0, due - time.perf_counter()))
        answer, took = tablet.timed(ask, since=due)
        timed.append((ask[0], took))
        due += PACE
    return timed
