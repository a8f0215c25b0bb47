"""PostgreSQL is frozen for twelve seconds, every process of it: the room says so, and goes on where it was (H7)."""

import json
import signal
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress

import psutil
import pytest

from tests.run.opened import Opened
from tests.run.waiting import until

FROZEN_SECONDS = 12


@pytest.fixture(scope="module")
def token(opened: Opened) -> str:
    until(lambda: opened.get("/readyz") == 200)
    return f"Token {opened.log_in()[1]['token']}"


@contextmanager
def frozen(opened: Opened) -> Iterator[float]:
    """Answers when it thaws, at the earliest: `time.monotonic()`."""
    [postgres] = opened.children("postgres")
    processes = [postgres, *postgres.children(recursive=True)]
    for process in processes:
        with suppress(psutil.NoSuchProcess):  # a connection that was only just closed
            process.send_signal(signal.SIGSTOP)
    thaws = time.monotonic() + FROZEN_SECONDS
    try:
        yield thaws
        time.sleep(max(0, thaws - time.monotonic()))
    finally:
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                process.send_signal(signal.SIGCONT)


def timed(opened: Opened, path: str) -> tuple[int, float, str, str | None]:
    """Status, seconds that it took, what was said, and when to ask again."""
    asked = time.monotonic()
    try:
        answer = urllib.request.urlopen(f"http://127.0.0.1:{opened.port}{path}", timeout=30)
    except urllib.error.HTTPError as error:
        answer = error
    return answer.status, time.monotonic() - asked, answer.read().decode(), answer.headers["Retry-After"]


def test_health_and_readiness_answer_while_pages_are_turned_away(opened, token):
    """Every page within the time that a screen waits, though all threads that make pages hang."""
    with ThreadPoolExecutor(20) as screens, frozen(opened) as thaws:
        boards = [screens.submit(timed, opened, "/toledo/board/") for _ in range(20)]
        while time.monotonic() < thaws - 3:
            status, took, *_ = timed(opened, "/healthz")
            assert (status, took < 2) == (200, True)
            status, took, said, _ = timed(opened, "/readyz")
            assert (status, took < 2.5) == (503, True)
            assert json.loads(said)["failing"]["database"]["detail"] == "The database does not answer."
            time.sleep(0.5)
        time.sleep(max(0, thaws - 1 - time.monotonic()))
        turned_away = [board.result() for board in boards if board.done()]
        assert len(turned_away) == 20
        assert all((status, took < 10, int(again) <= 3) == (503, True, True) for status, took, _, again in turned_away)
        assert "tries again automatically" in turned_away[0][2]
    until(lambda: opened.get("/readyz") == 200)
    assert timed(opened, "/toledo/board/")[0] == 200


def test_looking_whether_it_is_there_again_leaves_no_connection_behind(opened, token):
    supervisor = psutil.Process(opened.process.pid)
    before = supervisor.num_fds()
    with frozen(opened):
        pass
    until(lambda: opened.get("/readyz") == 200)
    assert supervisor.num_fds() <= before + 1


def test_commands_given_meanwhile_are_answered_once(opened, token):
    add = "rooms/toledo/lists/1-3-nlh/entries/"

    def join(name: str) -> int:
        """As a tablet does it: again with the same key, until it was done."""
        for _ in range(20):
            status, _ = opened.post(add, {"name": name, "via": "desk"}, Authorization=token, Idempotency_Key=name)
            if status != 503:
                return status
            time.sleep(1)
        return status

    names = [f"Guest {number}" for number in range(12)]
    with ThreadPoolExecutor(12) as hosts:
        with frozen(opened):
            asked = [hosts.submit(join, name) for name in names]
        assert [one.result() for one in asked] == [201] * 12
    request = urllib.request.Request(f"http://127.0.0.1:{opened.port}/api/v1/rooms/toledo/lists/")
    request.add_header("Authorization", token)
    lists = json.load(urllib.request.urlopen(request))
    listed = [entry["player"]["name"] for each in lists for entry in each["entries"]]
    assert sorted(listed) == sorted(names)
