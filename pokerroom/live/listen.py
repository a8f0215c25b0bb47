"""One connection a process hears every commit. It goes past a pooler, and is never in a transaction.

Where it has to go through one nevertheless, notifications may be lost on the way: then every look tells of what is new.
"""

from __future__ import annotations

import asyncio
import json
import logging
from datetime import UTC, datetime
from itertools import count
from typing import Any

import psycopg
from django.db import connection
from psycopg.errors import DiskFull

from pokerroom import disk, pooler
from pokerroom.events import CHANNEL, HEAD
from pokerroom.live.feed import Feeds
from pokerroom.outage import Away, OutOfDisk

POLL_SECONDS = 1.0
PATIENCE_SECONDS = 3.0
DISK_POLLS = 3  # every third look asks whether the database can write
LONGEST_PAUSE = 1.0
HOST_OFF_SECONDS = 2.0
NAME = "pokerroom live"

ROOMS = f"""
    SELECT clock_timestamp(), id, slug, version, left(head_hash, {HEAD})
    FROM (SELECT 1) AS once LEFT JOIN pokerroom_room ON true
"""  # noqa: S608

DEAF = (
    "The stream goes through a pooler, which may pass on no notifications: screens are told by a look each second. "
    "DIRECT_DATABASE_URL leads it past the pooler."
)

log = logging.getLogger(__name__)


stream_trouble = ""  # what /readyz says of the stream of this process


async def listen(feeds: Feeds) -> None:
    """For ever: hear, and come back after whatever happens to the connection or the server."""
    pause = 0.0
    while True:
        try:
            async with await _connect() as wire:
                pause = 0.0
                await _hear(wire, feeds)
        except (psycopg.Error, OSError, TimeoutError) as trouble:
            if pause:  # a second time: more than a connection was lost
                feeds.say(OutOfDisk().detail if disk.ours_is_full() else Away.says)
            else:
                log.warning("Not listening to the database, but trying to: %s", str(trouble).partition("\n")[0])
        await asyncio.sleep(pause)
        pause = min(LONGEST_PAUSE, pause * 2 or 0.1)


async def _connect() -> psycopg.AsyncConnection[Any]:
    facts = {**connection.get_connection_params(), "application_name": NAME, "connect_timeout": 2}
    facts = pooler.past(facts)
    facts.pop("cursor_factory", None)
    return await psycopg.AsyncConnection.connect(**facts, autocommit=True)


async def _hear(wire: psycopg.AsyncConnection[Any], feeds: Feeds) -> None:
    deaf = await _deaf(wire)
    await wire.execute(f"LISTEN {CHANNEL}")
    # What was committed before we listened was heard by nobody.
    await _poll(wire, feeds, missed=True)
    feeds.say(await _full_disk(wire))
    feeds.beat()
    for poll in count(1):
        async for note in wire.notifies(timeout=POLL_SECONDS):
            told = json.loads(note.payload)
            feeds.hear(told["room"], told["version"], told["topics"], told.get("head", ""))
        await _poll(wire, feeds, missed=deaf)
        if poll % DISK_POLLS == 0:
            feeds.say(await _full_disk(wire))


async def _deaf(wire: psycopg.AsyncConnection[Any]) -> bool:
    """Whether this connection may be handed to somebody else between two statements."""
    global stream_trouble
    row = await (await wire.execute("SELECT pg_backend_pid()")).fetchone()
    deaf = row is not None and row[0] != wire.info.backend_pid
    if deaf:
        log.warning(DEAF)
        wire.prepare_threshold = None
    stream_trouble = DEAF if deaf else ""
    return deaf


async def _poll(wire: psycopg.AsyncConnection[Any], feeds: Feeds, *, missed: bool) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        rows = await (await wire.execute(ROOMS)).fetchall()
    feeds.set_clock(rows[0][0], host_off=_host_off(rows[0][0], feeds.host_off))
    feeds.compare([row[1:] for row in rows if row[1] is not None], missed=missed)


async def _full_disk(wire: psycopg.AsyncConnection[Any]) -> str:
    """What staff are told, if there is no room on the database's disk."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await wire.execute(disk.PROBE, prepare=False)
    except DiskFull:
        return OutOfDisk().detail
    return OutOfDisk().detail if disk.ours_is_full() else ""


def _host_off(at: datetime, before: float) -> float:
    """By how much this machine's own clock is off, if that is worth telling. It is reported, never used."""
    off = (datetime.now(UTC) - at).total_seconds()  # noqa: TID251
    off = off if abs(off) > HOST_OFF_SECONDS else 0.0
    if bool(off) != bool(before):
        log.warning("The clock of this web host is %s off.", f"{off:.1f} s" if off else "no longer")
    return off
