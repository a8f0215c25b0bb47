"""The embedded servers as children. Addresses given in the environment stand for servers that are not ours."""

import os
import signal
import time
from collections.abc import Callable

from pokerroom.run import claim, postgres, valkey
from pokerroom.run.account import POPEN, private_folder
from pokerroom.run.child import Child
from pokerroom.run.places import sockets
from pokerroom.run.refusal import CannotRun

START_SECONDS = 60


def servers(*, throwaway: bool = False) -> list[tuple[Child, Callable[[], bool]]]:
    """Each server with the question whether it is ready."""
    private_folder(sockets())
    found: list[tuple[Child, Callable[[], bool]]] = []
    if not os.environ.get("DATABASE_URL"):
        postgres.prepare()
        claim.forget_stale_postmaster(postgres.cluster())
        # SIGINT is PostgreSQL's fast shutdown; SIGTERM would wait for every screen to hang up.
        child = Child("postgres", postgres.command(throwaway=throwaway), account=POPEN, stop_signal=signal.SIGINT)
        found.append((child, postgres.ready))
    if not os.environ.get("CELERY_BROKER_URL"):
        found.append((Child("valkey", valkey.command(), account=POPEN), valkey.ready))
    return found


def wait_until_ready(child: Child, ready: Callable[[], bool]) -> None:
    give_up = time.monotonic() + START_SECONDS
    while not ready():
        if child.died() or time.monotonic() > give_up:
            raise CannotRun(f"{child.name} did not start. Its log {child.log} ends with:\n{child.last_words()}")
        time.sleep(0.05)
