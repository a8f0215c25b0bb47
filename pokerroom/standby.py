"""With broker or worker gone, the web process does the once-a-second work until they are back.

The worker's sweep leaves its beat in the database. Where none was left for three seconds, every web process notices;
a row in the database lets one of them do the work of a second. Twice would change nothing: a deadline expires once.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from enum import StrEnum

from django.db import close_old_connections, connection

from pokerroom import integrity, sweep
from pokerroom.trail import checkpointing

SILENCE_SECONDS = 3
LOOK_SECONDS = 60  # at whether the database is as it should be
BEAT = """
    SELECT clock_timestamp(), NOT EXISTS (
        SELECT FROM pokerroom_heartbeat
        WHERE name = 'sweep' AND at > clock_timestamp() - make_interval(secs => %s))
"""
# This second is ours. A row and not a lock: a lock would need a session, which no pooler promises.
NAME = "standby"
TAKE = """
    INSERT INTO pokerroom_heartbeat (name, at) VALUES (%s, clock_timestamp())
    ON CONFLICT (name) DO UPDATE SET at = clock_timestamp()
    WHERE pokerroom_heartbeat.at NOT BETWEEN clock_timestamp() - interval '0.9 s' AND clock_timestamp()
    RETURNING name
"""

log = logging.getLogger(__name__)


class State(StrEnum):
    STANDING_BY = "The worker sweeps: standing by."
    STANDING_IN = "No sweep was seen: standing in."
    HELPLESS = "No sweep was seen, and the standby cannot do it either."


class Standby:
    def __init__(self) -> None:
        self.state = State.STANDING_BY
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="standby")
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
        # A turn that was begun is finished.
        await asyncio.to_thread(self._thread.shutdown)

    async def _watch(self) -> None:
        # The worker is started beside us: it gets its three seconds, too.
        await asyncio.sleep(SILENCE_SECONDS)
        loop, looked = asyncio.get_running_loop(), float("-inf")
        while True:
            await loop.run_in_executor(self._thread, self._once)
            if loop.time() - looked > LOOK_SECONDS:
                looked = loop.time()
                await loop.run_in_executor(self._thread, integrity.look)
            await asyncio.sleep(0.5 if self.state is State.STANDING_BY else 1)

    def _once(self) -> None:
        close_old_connections()
        try:
            silent_at = _silent_at()
            if silent_at:
                _work(silent_at)
        except Exception as trouble:
            # Whatever one job stumbled over, the next second must not end with it.
            self._become(State.HELPLESS, trouble)
        else:
            self._become(State.STANDING_IN if silent_at else State.STANDING_BY)

    def _become(self, state: State, trouble: Exception | None = None) -> None:
        if state is not self.state:
            self.state = state
            log.warning(state, exc_info=trouble)


def _silent_at() -> datetime | None:
    """The time, if no sweep was seen for a while; both by the database's clock."""
    with connection.cursor() as cursor:
        cursor.execute(BEAT, [SILENCE_SECONDS])
        at, silent = cursor.fetchone()
    return at if silent else None


def _work(at: datetime) -> None:
    with connection.cursor() as cursor:
        cursor.execute(TAKE, [NAME])
        taken = cursor.fetchone()
    if taken:
        sweep.run_jobs(at)
        sweep.swept("standing in", at)
        checkpointing.write_due(at)
