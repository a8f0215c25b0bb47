"""A room that `make run` opened, on data of its own in a folder with a space."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import psutil

from pokerroom.run.places import CLONE

CHILDREN = {
    "web": "pokerroom.serve",
    "worker": "celery --app pokerroom worker",
    "beat": "celery --app pokerroom beat",
    "valkey": "valkey-server",
    "postgres": "postgres -D",
}
OTHER_SERVERS = {"DATABASE_URL", "OWNER_DATABASE_URL", "CELERY_BROKER_URL"}
PASSWORD = "one-eyed-jack"


class Opened:
    def __init__(self, **environment: str) -> None:
        # Not pytest's own folder: that is private, and root's servers run under another account.
        self.data = Path(tempfile.mkdtemp(prefix="poker room "))
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.environment = {
            **{name: value for name, value in os.environ.items() if name not in OTHER_SERVERS},
            "DJANGO_SETTINGS_MODULE": "pokerroom.settings",
            "DATA_DIR": str(self.data),
            "PORT": str(self.port),
            "DEMO_PASSWORD": PASSWORD,
            **environment,
        }
        self.start()

    def __enter__(self) -> Opened:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.data)

    def start(self) -> None:
        self.process = self.run()
        self.line = self.process.stdout.readline()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)

    def run(self, *words: str | Path) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "pokerroom.run", *map(str, words)]
        return subprocess.Popen(
            command, cwd=CLONE, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    def command(self, *words: str | Path) -> str:
        """What a command of `python -m pokerroom.run` says."""
        return self.run(*words).communicate(timeout=120)[0]

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
        return self._ask(path, json.dumps(body).encode(), headers)

    def read(self, path: str, **headers: str) -> tuple[int, Any]:
        """Status and answer of what the API tells."""
        return self._ask(path, None, headers)

    def log_in(self) -> tuple[int, dict[str, Any]]:
        return self.post("token/", {"username": "host", "password": PASSWORD})

    def _ask(self, path: str, body: bytes | None, headers: dict[str, str]) -> tuple[int, Any]:
        said = {"Content-Type": "application/json", **{name.replace("_", "-"): headers[name] for name in headers}}
        url = f"http://127.0.0.1:{self.port}/api/v1/{path}"
        try:
            answer = urllib.request.urlopen(urllib.request.Request(url, body, said), timeout=30)
        except urllib.error.HTTPError as error:
            answer = error
        return answer.status, json.load(answer)
