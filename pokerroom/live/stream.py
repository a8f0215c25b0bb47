"""One reader of a room's feed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from pokerroom.live import frames
from pokerroom.live.wire import Send

if TYPE_CHECKING:
    from pokerroom.live.gate import Credential

NOTHING: frozenset[str] = frozenset()


class Source(Protocol):
    """What a stream asks of the feed it reads."""

    room_id: int
    version: int
    streams: set[Stream]

    @property
    def head(self) -> str: ...

    def missed(self, after: int | None, head: str) -> frozenset[str]: ...

    def public(self, topics: frozenset[str]) -> frozenset[str]: ...


class Stream:
    """What a reader has not been sent yet: one deep, the newest version wins, topics add up.

    So a slow reader holds up nobody, costs no memory, and still hears of every topic that changed.
    """

    def __init__(
        self,
        feed: Source,
        *,
        staff: Credential | None,
        after: int | None,
        head: str = "",
        wire: asyncio.WriteTransport | None = None,
    ) -> None:
        self.feed = feed
        self.staff = staff
        self.over = False
        self._wire = wire
        self._wake = asyncio.Event()
        self._sending = True  # the head of the answer
        self._opening = frames.retry()
        self._owed = NOTHING
        self._beat = b""
        self._farewell = b""
        self.tell(feed.missed(after, head))

    def tell(self, topics: frozenset[str]) -> None:
        """Owe the reader these topics, or what of them is for everybody."""
        if self.staff is None and topics:
            topics = self.feed.public(topics)
        if topics and not self.over:
            self._owed = self._owed | topics if self._owed else topics
            self._go()

    def beat(self, frame: bytes) -> None:
        if not self.over:
            self._beat = frame
            self._go()

    def end(self, farewell: bytes = b"") -> None:
        """Say a last word and close; what it was still owed is not sent."""
        self.over = True
        self._owed, self._beat, self._farewell = NOTHING, b"", farewell
        self._wake.set()

    async def run(self, send: Send) -> None:
        """Send the body of the answer, to its end."""
        more = True
        while more:
            await self._wake.wait()
            self._wake.clear()
            more = not self.over
            self._sending = True
            await send({"type": "http.response.body", "body": self._take(), "more_body": more})
            self._sending = False

    def _go(self) -> None:
        """Straight on to the wire, if the server lends it and the reader keeps up; else as soon as it can be sent."""
        if self._wire is None or self._sending or self._wire.get_write_buffer_size():
            self._wake.set()
        else:
            self._wire.write(frames.chunk(self._take()))

    def _take(self) -> bytes:
        body = self._opening
        if self._owed:
            body += frames.change(self.feed.version, self._owed, self.feed.head)
        # The beat comes after what was owed: it carries the version, and a reader resumes from there.
        body += self._beat + self._farewell
        self._opening, self._owed, self._beat = b"", NOTHING, b""
        return body
