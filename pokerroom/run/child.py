"""One child process: started in a session of its own, logged to a file, ended together with us."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from pokerroom.run.parent import end_with_parent
from pokerroom.run.places import data_dir

LOG_LIMIT = 10_000_000  # bytes
GENTLE_SECONDS = 8
QUICK_DEATH_SECONDS = 5
LONGEST_PAUSE = 10


@dataclass
class Child:
    name: str
    command: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)
    account: Mapping[str, Any] = field(default_factory=dict)
    stop_signal: signal.Signals = signal.SIGTERM
    process: subprocess.Popen[bytes] | None = None
    started: float = 0.0
    quick_deaths: int = 0

    @property
    def log(self) -> Path:
        return data_dir() / "log" / f"{self.name}.log"

    def start(self) -> None:
        with self._open_log() as output:
            self.process = subprocess.Popen(
                list(self.command),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                env={**os.environ, **self.environment},
                cwd=None if not self.account else data_dir(),
                start_new_session=True,  # so that Ctrl-C reaches us alone, and we end them in order
                preexec_fn=lambda: end_with_parent(self.stop_signal),
                **self.account,
            )
        self.started = time.monotonic()

    def died(self) -> bool:
        return self.process is not None and self.process.poll() is not None

    def age(self) -> float:
        return time.monotonic() - self.started

    def pause_before_restart(self) -> float:
        """None after a long life; after quick deaths in a row twice as long each time."""
        quick = self.age() < QUICK_DEATH_SECONDS
        self.quick_deaths = self.quick_deaths + 1 if quick else 0
        return min(LONGEST_PAUSE, 2**self.quick_deaths / 4) if quick else 0

    def stop(self) -> None:
        if self.process is None or self.died():
            return
        self.process.send_signal(self.stop_signal)
        try:
            self.process.wait(GENTLE_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def keep_log_short(self) -> None:
        """Past the limit what was written moves to `.log.1`; the child appends, and so goes on at the beginning."""
        if self.log.exists() and self.log.stat().st_size > LOG_LIMIT:
            shutil.copy(self.log, self.log.with_suffix(".log.1"))
            os.truncate(self.log, 0)

    def last_words(self) -> str:
        lines = self.log.read_text(errors="replace").splitlines()
        return "\n".join(lines[-8:])

    def _open_log(self) -> IO[bytes]:
        self.log.parent.mkdir(mode=0o700, exist_ok=True)
        return self.log.open("ab")
