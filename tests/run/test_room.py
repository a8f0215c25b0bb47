"""`make run` for real: one room on data of its own, in a folder with a space."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

import psutil
import pytest

from tests.run.waiting import until

CHILDREN = {
    "web": "pokerroom.serve",
    "worker": "celery --app pokerroom worker",
    "beat": "celery --app pokerroom beat",
    "valkey": "valkey-server",
    "postgres": "postgres -D",
}


class Opened:
    def __init__(self, data: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.environment = {
            **{name: value for name, value in os.environ.items() if name not in {"DATABASE_URL", "CELERY_BROKER_URL"}},
            "DJANGO_SETTINGS_MODULE": "pokerroom.settings",
            "DATA_DIR": str(data),
            "PORT": str(self.port),
            "DEMO_PASSWORD": "one-eyed-jack",
        }
        self.process = self.run()
        self.line = self.process.stdout.readline()

    def run(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "pokerroom.run"]
        return subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    def get(self, path: str) -> int:
        try:
            return urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=5).status
        except urllib.error.HTTPError as answer:
            return answer.code
        except OSError:
            return 0

    def children(self, name: str) -> list[psutil.Process]:
        every = psutil.Process(self.process.pid).children()
        living = (child for child in every if child.status() != psutil.STATUS_ZOMBIE)
        return [child for child in living if CHILDREN[name] in " ".join(child.cmdline())]

    def log_in(self) -> int:
        body = json.dumps({"username": "host", "password": "one-eyed-jack"}).encode()
        url = f"http://127.0.0.1:{self.port}/api/v1/token/"
        return urllib.request.urlopen(urllib.request.Request(url, body, {"Content-Type": "application/json"})).status


@pytest.fixture(scope="module")
def opened():
    # Not pytest's own folder: that is private, and root's servers run under another account.
    data = Path(tempfile.mkdtemp(prefix="poker room "))
    room = Opened(data)
    yield room
    room.process.terminate()
    room.process.wait(30)
    shutil.rmtree(data)


def test_the_line_tells_address_and_log_ins(opened):
    assert f"http://127.0.0.1:{opened.port}/" in opened.line
    assert "one-eyed-jack" in opened.line


def test_it_becomes_ready_and_staff_can_log_in(opened):
    assert opened.get("/healthz") == 200
    until(lambda: opened.get("/readyz") == 200)
    assert opened.log_in() == 200


def test_a_taken_port_gets_a_sentence(opened):
    refused = opened.run()
    said, _ = refused.communicate(timeout=30)
    assert refused.returncode == 1
    assert said.startswith(f"Port {opened.port} cannot be used")
    assert "Traceback" not in said


@pytest.mark.parametrize("name", CHILDREN)
def test_a_killed_child_comes_back_and_a_line_says_so(opened, name):
    killed, *others = opened.children(name)
    killed.kill()
    assert re.fullmatch(f"{name}(-.)? ended by itself; starting it again.\n", opened.process.stdout.readline())
    until(lambda: len(opened.children(name)) > len(others) and opened.get("/readyz") == 200)


def test_told_to_end_it_leaves_nobody_and_starts_again_on_the_same_data(opened):
    children = psutil.Process(opened.process.pid).children(recursive=True)
    opened.process.send_signal(signal.SIGTERM)
    assert opened.process.wait(30) == 0
    assert not any(child.is_running() for child in children)
    opened.process = opened.run()
    assert "as at the first start" in opened.process.stdout.readline()
    assert opened.log_in() == 200
