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
    def __init__(self) -> None:
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

    def log_in(self) -> str:
        """The host's token."""
        return self.ask("token/", {"username": "host", "password": PASSWORD})["token"]

    def ask(self, path: str, body: object = None, token: str = "") -> Any:
        """A call of the API: POST with a body, else GET."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Token {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        call = urllib.request.Request(f"http://127.0.0.1:{self.port}/api/v1/{path}", data, headers)
        with urllib.request.urlopen(call, timeout=20) as answer:
            return json.load(answer)
