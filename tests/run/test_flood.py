"""Sixteen connections send wrong log-ins with ever new names: a host at work does not feel it (I1)."""

import http.client
import itertools
import json
import statistics
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.run.conftest import Opened
from tests.run.waiting import until

CONNECTIONS = 16
SECONDS = 10
MOST_TIMES_AS_LONG = 3


class Host:
    """Sam marks a name as away and as here again, one command after the other."""

    def __init__(self, opened: Opened) -> None:
        until(lambda: opened.get("/readyz") == 200)
        self._token = f"Token {opened.log_in()[1]['token']}"
        self._line = http.client.HTTPConnection("127.0.0.1", opened.port)
        self._entry = self.does("lists/1-3-nlh/entries/", {"name": "Ann Alvarez", "via": "desk"})["id"]

    def does(self, path: str, facts: object) -> dict:
        headers = {"Authorization": self._token, "Content-Type": "application/json"}
        self._line.request("POST", f"/api/v1/rooms/toledo/{path}", json.dumps(facts), headers)
        answer = self._line.getresponse()
        told = json.loads(answer.read())
        assert answer.status < 300, told
        return told

    def works(self, seconds: float) -> list[float]:
        """How long each command took."""
        took, ends = [], time.monotonic() + seconds
        for verb in itertools.cycle(("step-out", "check-in")):
            if time.monotonic() > ends:
                return took
            asked = time.monotonic()
            self.does(f"entries/{self._entry}/{verb}/", {})
            took.append(time.monotonic() - asked)
        raise AssertionError


@contextmanager
def flooded(opened: Opened) -> Iterator[Counter[int]]:
    told: Counter[int] = Counter()
    over = threading.Event()

    def flood(number: int) -> None:
        line = http.client.HTTPConnection("127.0.0.1", opened.port, timeout=60)
        for again in itertools.count():
            if over.is_set():
                return
            said = json.dumps({"username": f"name-{number}-{again}", "password": "a guess"})
            line.request("POST", "/api/v1/token/", said, {"Content-Type": "application/json"})
            answer = line.getresponse()
            answer.read()
            told[answer.status] += 1

    threads = [threading.Thread(target=flood, args=[number]) for number in range(CONNECTIONS)]
    for thread in threads:
        thread.start()
    yield told
    over.set()
    for thread in threads:
        thread.join()


@pytest.fixture(scope="module")
def host(opened: Opened) -> Host:
    return Host(opened)


def test_a_host_does_not_feel_a_flood_of_log_ins(opened, host):
    host.works(2)
    quiet = statistics.median(host.works(SECONDS / 2))
    with flooded(opened) as told:
        loud = statistics.median(host.works(SECONDS))
    assert {401, 429} <= set(told) <= {401, 429, 503}
    assert loud <= MOST_TIMES_AS_LONG * quiet, f"{quiet:.3f} s alone, {loud:.3f} s beside {told}"
