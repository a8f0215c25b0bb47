"""A worker may live and take no tasks (seen after a broker came back). Only what it did tells the truth."""

import time

import psycopg

from pokerroom.run import places
from pokerroom.run.supervisor import Supervisor

IDLE_SECONDS = 10
ASK_SECONDS = 2
IDLE = """
    SELECT extract(epoch FROM clock_timestamp() - max(at)) FROM pokerroom_heartbeat WHERE name = 'announce'
"""


class Pulse:
    """Asks the database now and then how long ago the worker did something."""

    def __init__(self) -> None:
        self.asked = time.monotonic()

    def watch(self, supervisor: Supervisor) -> None:
        if time.monotonic() - self.asked < ASK_SECONDS:
            return
        self.asked = time.monotonic()
        idle = idle_seconds()
        for child in supervisor.children:
            if child.name in {"worker", "beat"} and idle > IDLE_SECONDS and child.age() > IDLE_SECONDS:
                supervisor.say(f"{child.name} lives, but no task was done for {idle:.0f} s.")
                child.kill()


def idle_seconds() -> float:
    """Zero when the database cannot say: then nothing can be done, and it is not the worker's fault."""
    try:
        with psycopg.connect(places.database_url(), connect_timeout=2, autocommit=True) as connection:
            found = connection.execute(IDLE).fetchone()
    except psycopg.Error:
        return 0
    return float(found[0] or 0) if found else 0
