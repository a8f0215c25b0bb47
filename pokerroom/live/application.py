"""GET /api/v1/rooms/{room}/stream/: server-sent events, straight on the event loop."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qsl

from django.conf import settings
from django.db import DatabaseError
from django.http.request import split_domain_port, validate_host

from pokerroom.live import frames
from pokerroom.live.feed import Feed, Feeds
from pokerroom.live.gate import Credential, Gate, shown
from pokerroom.live.listen import listen
from pokerroom.live.stream import Stream
from pokerroom.live.wire import Receive, Scope, Send, lent
from pokerroom.outage import Away
from pokerroom.refusals import Refused

PATH = re.compile(r"/api/v1/rooms/(?P<room>[-\w]+)/stream/")
BEAT_SECONDS = 5
ASK_AGAIN_SECONDS = 0.5  # who lost the right hears nothing more after a second
# A heartbeat vouches for the database too: none goes out when it was not seen for this long.
VOUCH_SECONDS = 3
KEPT_FOR_STAFF = 0.25  # of a process's streams, however many watch the board

NO_STREAM = "There is no stream to be had at the moment."

SAFETY = [
    (b"cache-control", b"no-store"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
]
if settings.SECURE_HSTS_SECONDS:
    SAFETY.append(
        (b"strict-transport-security", b"max-age=%d; includeSubDomains; preload" % settings.SECURE_HSTS_SECONDS)
    )
# Buffers on the way are told to stay out.
STREAMING = [(b"content-type", b"text/event-stream; charset=utf-8"), (b"x-accel-buffering", b"no"), *SAFETY]
HINTS = {401: [(b"www-authenticate", b"Token")], 405: [(b"allow", b"GET")]}


class ReadOnly(Refused):
    status = 405
    code = "method_not_allowed"


class Nobody(Refused):
    status = 401
    code = "authentication_failed"


class NoSuchHost(Refused):
    status = 400
    code = "no_such_host"


class Unvouched(Away):
    """The database is not there, and may be again any moment."""

    again_seconds = 1


class Live:
    """The feed of all rooms, for as long as the process runs."""

    def __init__(self) -> None:
        self.feeds = Feeds()
        self.gate = Gate()
        self.closing = False
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        loops: list[Coroutine[Any, Any, None]] = [listen(self.feeds), self._beat(), self._ask_again()]
        self._tasks = [asyncio.create_task(loop) for loop in loops]

    def send_home(self) -> None:
        """The server is about to stop: every reader is told to come back in a moment."""
        self.closing = True
        for stream in self.feeds.streams():
            stream.end(frames.retry())

    async def stop(self) -> None:
        self.send_home()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.gate.close()

    async def open(self, room: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request for a room's stream."""
        try:
            stream = await self._stream(room, scope)
        except Refused as refusal:
            await _refuse(send, refusal)
        else:
            await self._serve(stream, receive, send)

    async def _stream(self, room: str, scope: Scope) -> Stream:
        if scope["method"] != "GET":
            raise ReadOnly("A stream is only read.")
        _check_host(scope)
        if self.closing:
            raise Away(NO_STREAM)
        wanted = dict(parse_qsl(scope["query_string"].decode("latin-1")))
        try:
            feed = await self.feeds.find(room)
            staff = None if wanted.get("topics") == frames.BOARD else await self._staff(feed, scope)
            self._check_room_for(staff)
        except (DatabaseError, TimeoutError):
            raise Unvouched(self.feeds.trouble) from None
        if self.feeds.clock_age() >= VOUCH_SECONDS:  # a new stream begins with a heartbeat, too
            raise Unvouched(self.feeds.trouble)
        stream = Stream(feed, staff=staff, after=_after(scope, wanted), head=wanted.get("head", ""), wire=lent(scope))
        if wanted.get("topics") == "staff" and staff is None:
            stream.end(frames.GONE)
        else:
            stream.beat(self.feeds.heartbeat(feed))
        return stream

    def _check_room_for(self, staff: Credential | None) -> None:
        """A share of the streams is kept for staff: the public cannot take it."""
        taken = [stream.staff is not None for stream in self.feeds.streams()]
        public = len(taken) - sum(taken)
        most = settings.MOST_STREAMS
        if len(taken) >= most or (staff is None and public >= most * (1 - KEPT_FOR_STAFF)):
            raise Away(NO_STREAM)

    async def _staff(self, feed: Feed, scope: Scope) -> Credential | None:
        """What the caller shows, if it is that of active staff of this room. A token must be somebody's."""
        credential = shown(scope["headers"])
        if credential is None:
            return None
        room_id = await self.gate.room_of(credential)
        if room_id is None and credential.kind == "token":
            raise Nobody("This token is nobody's, or no longer.")
        return credential if room_id == feed.room_id else None

    async def _serve(self, stream: Stream, receive: Receive, send: Send) -> None:
        # From here on it hears every change; nothing was awaited since it was made, so none came in between.
        stream.feed.streams.add(stream)
        left = asyncio.create_task(_left(receive))
        left.add_done_callback(lambda _: stream.end())
        try:
            await send({"type": "http.response.start", "status": 200, "headers": STREAMING})
            await stream.run(send)
        finally:
            stream.feed.streams.discard(stream)
            left.cancel()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if self.feeds.clock_age() < VOUCH_SECONDS:
                self.feeds.beat()

    async def _ask_again(self) -> None:
        """Close the streams of those who logged out, were disabled or lost their role."""
        while True:
            await asyncio.sleep(ASK_AGAIN_SECONDS)
            asked = {stream.staff for stream in self.feeds.streams() if stream.staff}
            # No news comes from a database that is away; ask when it is back.
            with suppress(DatabaseError, TimeoutError):
                still = await self.gate.still(asked)
                for stream in self.feeds.streams():
                    if stream.staff in asked and still.get(stream.staff) != stream.feed.room_id:
                        stream.end(frames.GONE)


async def _left(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _after(scope: Scope, wanted: dict[str, str]) -> int | None:
    """The version that the reader has: the header of a browser that comes back, else what the page says."""
    header = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"last-event-id"), "")
    given = header or wanted.get("after", "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 19 else None


def _check_host(scope: Scope) -> None:
    """The name that we are reached by, as Django asks it of every page."""
    said = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    host, _ = split_domain_port(said)
    if not validate_host(host, settings.ALLOWED_HOSTS):
        raise NoSuchHost("Nothing is served by that name.")


async def _refuse(send: Send, refusal: Refused) -> None:
    body = json.dumps(refusal.body()).encode()
    about = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *SAFETY]
    again = [(b"retry-after", b"%d" % refusal.again_seconds)] if refusal.again_seconds is not None else []
    headers = [*about, *again, *HINTS.get(refusal.status, [])]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
