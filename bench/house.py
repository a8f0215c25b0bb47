"""Where the bench plays: the processes that `make run` starts, and rooms filled to order."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import django
import psycopg

from pokerroom.run import places, room
from pokerroom.run.supervisor import Supervisor


@contextmanager
def house(say: Callable[[str], None]) -> Iterator[Supervisor]:
    """Servers, web process, worker and beat as `make run` starts them; the bench itself as one more Django process."""
    with Supervisor(say) as supervisor:
        supervisor.start_servers()
        os.environ["OWNER_DATABASE_URL"] = places.owner_url()
        os.environ["DATABASE_URL"] = places.database_url()
        for command in (room.STATIC, room.LOAD):
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        room.serve(supervisor)
        django.setup()
        yield supervisor


def bare() -> psycopg.Connection[tuple]:
    """A connection past Django, without its limits on time."""
    return psycopg.connect(places.owner_url(), autocommit=True)
