"""One reader of a room's feed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from pokerroom.live import frames

if TYPE_CHECKING:
    from pokerroom.live.feed import Feed
    from pokerroom.live.gate import Credential

NOTHING: frozenset[str] = frozenset()


class Stream:
    """What a reader has not been sent yet: one deep, the newest version wins, topics add up.

    So a slow reader holds up nobody, costs no memory, and still hears of every topic that changed.
    """

    def __init__(self, feed: Feed, *, staff: Credential | None, after: int | None) -> None:
        self.feed = feed
        self.staff = staff
        self.over = False
        self._wake = asyncio.Event()
        self._opening = frames.retry()
        self._owed = NOTHING
        self._beat = b""
        self._farewell = b""
        self.tell(feed.missed(after))

    def tell(self, topics: frozenset[str]) -> None:
        """Owe the reader these topics, or what of them is for everybody."""
        if self.staff is None and topics:
            topics = self.feed.public(topics)
        if topics:
            self._owed = self._owed | topics if self._owed else topics
            self._wake.set()

    def beat(self, frame: bytes) -> None:
        self._beat = frame
        self._wake.set()

    def end(self, farewell: bytes = b"") -> None:
        """Say a last word and close; what it was still owed is not sent."""
        self.over = True
        self._owed, self._beat, self._farewell = NOTHING, b"", farewell
        self._wake.set()

    async def next(self) -> bytes:
        """Wait until there is something to send, and take it."""
        await self._wake.wait()
        self._wake.clear()
        body = self._opening
        if self._owed:
            body += frames.change(self.feed.version, self._owed)
        # The beat comes after what was owed: it carries the version, and a reader resumes from there.
        body += self._beat + self._farewell
        self._opening, self._owed, self._beat = b"", NOTHING, b""
        return body
