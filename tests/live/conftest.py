"""Real streams from a real server beside the test, over the real database."""

import asyncio
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator

import psycopg
import pytest
from django.db import connection
from rest_framework.authtoken.models import Token

from pokerroom import asgi, clock, events, serve
from pokerroom.live.application import Live
from pokerroom.models import Room, Staff
from pokerroom.roles import Role
from pokerroom.turn import turn
from tests.live.reader import Reader


@pytest.fixture
def room(transactional_db: None) -> Room:
    return Room.objects.create(slug="stream", name="Stream")


@pytest.fixture
def other_room(transactional_db: None) -> Room:
    return Room.objects.create(slug="other", name="Other")


@pytest.fixture
def sam(room: Room) -> Staff:
    return Staff.objects.create_user("sam", "password", name="Sam", role=Role.HOST, room=room)


@pytest.fixture
def server(room: Room, other_room: Room, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, int]]:
    """The web process, without the standby, on a free port; its streams are those of this test alone."""
    monkeypatch.setattr(asgi, "live", Live())
    monkeypatch.setattr(asgi.standby, "start", lambda: None)
    listening = serve.listening("127.0.0.1", 0)
    web = serve.Server(serve.config(log_level="warning"))
    thread = threading.Thread(target=lambda: asyncio.run(web.serve(sockets=[listening])))
    thread.start()
    address = listening.getsockname()
    _wait_until_heard(address)
    yield address
    web.should_exit = True
    thread.join(serve.GRACE_SECONDS + 8)
    assert not thread.is_alive()


def _wait_until_heard(address: tuple[str, int]) -> None:
    for _ in range(100):
        try:
            with Reader(address, "/api/v1/rooms/stream/stream/") as reader:
                if reader.status == 200:
                    return
        except OSError:
            pass
        threading.Event().wait(0.05)
    raise AssertionError("The server never listened.")


@pytest.fixture
def watch(server: tuple[str, int]) -> Iterator[Callable[..., Reader]]:
    """Open streams that are closed with the test."""
    opened: list[Reader] = []

    def watch(query: str = "", *, room: str = "stream", by: Staff | None = None, **headers: str) -> Reader:
        if by:
            headers["authorization"] = f"Token {Token.objects.get_or_create(user=by)[0].key}"
        opened.append(Reader(server, f"/api/v1/rooms/{room}/stream/{query}", **headers))
        return opened[-1]

    yield watch
    for reader in opened:
        reader.__exit__()


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Commit a change as a command does; `silent`: its notification is lost. Answers the room's version."""

    def change(room: Room, *topics: str, silent: bool = False) -> int:
        with monkeypatch.context() as lost:
            if silent:
                lost.setattr(events, "CHANNEL", "nowhere")
            with turn(room, by=None, at=clock.now()) as now:
                now.record("room.changed", "room", topics=topics)
        return now.room.version

    return change


@pytest.fixture
def cut_the_wire() -> Callable[[], int]:
    """Kill every connection that listens to this test's database; answers how many there were."""

    def cut() -> int:
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                " WHERE datname = current_database() AND application_name = 'pokerroom live'"
            )
            return cursor.fetchone()[0]

    return cut


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


Process = tuple[subprocess.Popen, tuple[str, int]]


@pytest.fixture
def process(started: Callable[..., Process]) -> Process:
    return started()


@pytest.fixture
def started(room: Room) -> Iterator[Callable[..., Process]]:
    """The web process as it is started in earnest, with what is set in its environment; its address."""
    processes = []

    def start(*, stderr: int = subprocess.DEVNULL, **environment: str) -> Process:
        port = free_port()
        processes.append(_serve(port, environment, stderr))
        _wait_until_open(port)
        return processes[-1], ("127.0.0.1", port)

    yield start
    for process in processes:
        process.kill()
        process.wait()


def _serve(port: int, environment: dict[str, str], stderr: int) -> subprocess.Popen:
    database = psycopg.conninfo.make_conninfo(
        **{
            name: value
            for name, value in connection.get_connection_params().items()
            if name in {"dbname", "user", "password", "host", "port"}
        }
    )
    return subprocess.Popen(
        [sys.executable, "-m", "pokerroom.serve", "--port", str(port)],
        env={**os.environ, "DATABASE_URL": database, "DJANGO_SETTINGS_MODULE": "tests.settings", **environment},
        stderr=stderr,
    )


def _wait_until_open(port: int) -> None:
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("It never opened.")
