"""A worker may live and take no tasks (seen after a broker came back). Only what it did tells the truth."""

import os
import time

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg.pq import PGconn, Ping

from pokerroom import disk
from pokerroom.run import places, valkey
from pokerroom.run.supervisor import Supervisor

ASK_SECONDS = 2
IDLE_SECONDS = 6
GROWN_UP_SECONDS = 20  # a busy machine starts a worker slowly; ending it then would never let it start
IDLE = """
    SELECT extract(epoch FROM clock_timestamp() - max(at)) FROM pokerroom_heartbeat
    WHERE name NOT IN ('standby', 'standing in')
"""


class Pulse:
    """Asks the database now and then how long ago the worker did something; ends whoever is stuck."""

    def __init__(self) -> None:
        self.asked = time.monotonic()

    def watch(self, supervisor: Supervisor) -> None:
        if time.monotonic() - self.asked < ASK_SECONDS:
            return
        self.asked = time.monotonic()
        idle = idle_seconds()
        if idle > IDLE_SECONDS:
            for child in supervisor.children:
                if child.name in suspects() and child.age() > GROWN_UP_SECONDS:
                    supervisor.say(f"No task was done for {idle:.0f} s; ending {child.name}.")
                    child.kill()


def suspects() -> set[str]:
    embedded = not os.environ.get("CELERY_BROKER_URL")
    return {"valkey"} if embedded and not valkey.ready() else {"worker", "beat"}


def idle_seconds() -> float:
    """Zero when the database cannot say, or can't be written: then it is not the worker's fault."""
    address = make_conninfo(places.database_url(), connect_timeout=2)
    if PGconn.ping(address.encode()) != Ping.OK:  # a connection that was given up would stay until Python tidies up
        return 0
    try:
        with psycopg.connect(address, autocommit=True) as connection:
            found = connection.execute(IDLE).fetchone()
            connection.execute(disk.PROBE)
    except psycopg.Error:
        return 0
    return float(found[0] or 0) if found else 0
