"""`make run` for real, for the tests of one file: a room on data of its own, in a folder with a space."""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

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

    def post(self, path: str, body: dict[str, Any], **headers: str) -> tuple[int, dict[str, Any]]:
        """Status and answer of an API command."""
        said = {"Content-Type": "application/json", **{name.replace("_", "-"): headers[name] for name in headers}}
        url = f"http://127.0.0.1:{self.port}/api/v1/{path}"
        try:
            answer = urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), said), timeout=30)
        except urllib.error.HTTPError as error:
            answer = error
        return answer.status, json.load(answer)

    def log_in(self) -> tuple[int, dict[str, Any]]:
        return self.post("token/", {"username": "host", "password": "one-eyed-jack"})


@pytest.fixture(scope="module")
def opened() -> Iterator[Opened]:
    # Not pytest's own folder: that is private, and root's servers run under another account.
    data = Path(tempfile.mkdtemp(prefix="poker room "))
    room = Opened(data)
    yield room
    room.process.terminate()
    room.process.wait(30)
    shutil.rmtree(data)
