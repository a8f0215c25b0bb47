"""One supervisor for each DATA_DIR; what a killed one left behind is ended by the next."""

import fcntl
import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import IO

import psutil

from pokerroom.run.child import GENTLE_SECONDS, Child
from pokerroom.run.places import data_dir
from pokerroom.run.refusal import CannotRun


def claim() -> IO[str]:
    """The lock is the kernel's: it goes with its process, so it is never stale."""
    lock = (data_dir() / "lock").open("a+")
    give_up = time.monotonic() + GENTLE_SECONDS  # one that was told to end may need a moment
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > give_up:
                raise CannotRun(
                    f"The poker room already runs on the data in {data_dir()}. "
                    "Stop it first, or choose another DATA_DIR."
                ) from None
            time.sleep(0.1)
        else:
            return lock


def note(children: Iterable[Child]) -> None:
    """Process number and birth, because numbers are used again."""
    running = [child.process.pid for child in children if child.process]
    births = [(pid, psutil.Process(pid).create_time()) for pid in running if psutil.pid_exists(pid)]
    _noted().write_text(json.dumps(births))


def end_leftovers() -> None:
    left = [psutil.Process(pid) for pid, born in _read() if _still_lives(pid, born)]
    for process in left:
        process.terminate()
    _, stubborn = psutil.wait_procs(left, timeout=GENTLE_SECONDS)
    for process in stubborn:
        process.kill()
    psutil.wait_procs(stubborn, timeout=GENTLE_SECONDS)


def forget_stale_postmaster(cluster: Path) -> None:
    """PostgreSQL takes any living process with the number in its pid file for itself, and refuses to start."""
    pid_file = cluster / "postmaster.pid"
    if not pid_file.exists():
        return
    number = pid_file.read_text().partition("\n")[0]
    if number.isdigit() and psutil.pid_exists(int(number)) and psutil.Process(int(number)).name() == "postgres":
        return
    pid_file.unlink()


def _noted() -> Path:
    return data_dir() / "children.json"


def _read() -> list[tuple[int, float]]:
    try:
        return [tuple(pair) for pair in json.loads(_noted().read_text())]
    except (FileNotFoundError, ValueError):
        return []


def _still_lives(pid: int, born: float) -> bool:
    try:
        return psutil.Process(pid).create_time() == born
    except psutil.NoSuchProcess:
        return False
