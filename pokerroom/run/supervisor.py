"""Starts the children, restarts those that die, and ends all of them, last started first."""

import signal
import time
from collections.abc import Callable
from types import FrameType

from pokerroom.run import claim, embedded, postgres
from pokerroom.run.account import make_data_dir
from pokerroom.run.child import Child
from pokerroom.run.parent import end_with_parent, make_listens

LOOK_SECONDS = 0.2


class Stopped(Exception):
    """Somebody asked us to end."""


class Supervisor:
    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say
        self.children: list[Child] = []
        self.due: dict[str, float] = {}

    def __enter__(self) -> "Supervisor":
        for asked in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(asked, self._asked_to_stop)
        end_with_parent(signal.SIGTERM)
        self.make_listened = make_listens()  # it does not where it was started in the background
        make_data_dir()
        self.lock = claim.claim()
        claim.end_leftovers()
        return self

    def __exit__(self, *_: object) -> None:
        for asked in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(asked, signal.SIG_IGN)
        for child in reversed(self.children):
            child.stop()
        claim.note([])
        self.lock.close()

    def start(self, child: Child) -> None:
        child.start()
        if child not in self.children:
            self.children.append(child)
        claim.note(self.children)

    def start_servers(self, *, throwaway: bool = False) -> None:
        servers = embedded.servers(throwaway=throwaway)
        for child, _ in servers:
            self.start(child)
        for child, ready in servers:
            embedded.wait_until_ready(child, ready)
        if any(child.name == "postgres" for child, _ in servers):
            postgres.make_database()

    def look(self) -> None:
        """Once round: who died is started again, at once or after a pause."""
        for child in self.children:
            child.keep_log_short()
            if child.died() and child.name not in self.due:
                pause = child.pause_before_restart()
                self.due[child.name] = time.monotonic() + pause
                self.say(f"{child.name} ended by itself; starting it again.")
            if child.name in self.due and time.monotonic() >= self.due[child.name]:
                del self.due[child.name]
                self.start(child)

    def watch(self, *looks: Callable[["Supervisor"], None]) -> None:
        while make_listens() == self.make_listened:
            self.look()
            for look in looks:
                look(self)
            time.sleep(LOOK_SECONDS)

    def _asked_to_stop(self, number: int, frame: FrameType | None) -> None:
        raise Stopped
