"""What this process has heard of each room, and who is reading along."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from pokerroom.live import frames
from pokerroom.live.stream import NOTHING, Stream
from pokerroom.refusals import NotFound

RECENT = 500  # changes remembered for readers that come back; whoever missed more re-reads everything
LOOK_SECONDS = 3.0  # the longest between two looks at a database that answers
EVERYTHING = frozenset([frames.ALL])
PUBLIC = frozenset([frames.BOARD])


class Feed:
    """One room: the version heard last, the changes before it, and the open streams.

    `head`: a few digits of the hash at that version. After a restore another history may have come as far: the same
    version, another head.
    """

    def __init__(self, room_id: int, version: int, head: str = "") -> None:
        self.room_id = room_id
        self.streams: set[Stream] = set()
        self.start(version, head)

    def start(self, version: int, head: str) -> None:
        self.version = self._whole_from = version
        self._recent: deque[tuple[int, frozenset[str]]] = deque()
        self._heads = {version: head}

    @property
    def head(self) -> str:
        return self._heads[self.version]

    def hear(self, version: int, topics: frozenset[str], head: str = "") -> None:
        """A change was committed. Older news than what was heard already is no news, unless of another history."""
        if version <= self.version:
            if not self.is_of_this_history(version, head):
                self.begin_again(version, head)
            return
        self.version = version
        self._recent.append((version, topics))
        self._heads[version] = head
        if len(self._recent) > RECENT:
            del self._heads[self._whole_from]
            self._whole_from, _ = self._recent.popleft()
        self.tell(topics)

    def begin_again(self, version: int, head: str) -> None:
        """Another database, or one restored. Nothing that a screen shows is certain."""
        self.start(version, head)
        self.tell(EVERYTHING)

    def tell(self, topics: frozenset[str]) -> None:
        for stream in self.streams:
            stream.tell(topics)

    def missed(self, after: int | None, head: str = "") -> frozenset[str]:
        """Topics changed since that version. A reader ahead of us read the page before we heard: it misses nothing."""
        if after is None or after > self.version:
            return NOTHING
        if after < self._whole_from or not self.is_of_this_history(after, head):
            return EVERYTHING
        return NOTHING.union(*(topics for version, topics in self._recent if version > after))

    def is_of_this_history(self, version: int, head: str) -> bool:
        """Unless both are known and differ."""
        return head == self._heads.get(version, head) or not (head and self._heads[version])

    @staticmethod
    def public(topics: frozenset[str]) -> frozenset[str]:
        return NOTHING if topics.isdisjoint(PUBLIC | EVERYTHING) else PUBLIC


class Feeds:
    """All rooms of this process, and the database's clock as of the last look at it."""

    def __init__(self) -> None:
        self._by_id: dict[int, Feed] = {}
        self._by_slug: dict[str, Feed] = {}
        self._polled: dict[int, int] = {}
        self._clock = datetime.min.replace(tzinfo=UTC)
        self._clock_read_at = float("-inf")
        self._looked = asyncio.Event()
        self.host_off = 0.0
        self.trouble = ""

    async def find(self, slug: str) -> Feed:
        """A room made a moment ago is known from the next look at the database. TimeoutError: it is away."""
        if slug not in self._by_slug:
            async with asyncio.timeout(LOOK_SECONDS):
                await self._looked.wait()
        if slug not in self._by_slug:
            raise NotFound("There is no such room.")
        return self._by_slug[slug]

    def streams(self) -> Iterator[Stream]:
        for feed in self._by_id.values():
            yield from feed.streams

    def hear(self, room_id: int, version: int, topics: Iterable[str], head: str = "") -> None:
        if feed := self._by_id.get(room_id):
            feed.hear(version, frozenset(topics), head)

    def compare(self, rooms: Iterable[tuple[int, str, int, str]], *, missed: bool) -> None:
        """Set what the database says beside what was heard. `missed`: nobody listened for a while.

        A version may be read here a moment before its notification is heard, so it counts as lost only when it was
        there at the poll before, too.
        """
        self._by_slug = {}
        for room_id, slug, version, head in rooms:
            feed = self._by_id.setdefault(room_id, Feed(room_id, version, head))
            self._by_slug[slug] = feed
            if version < feed.version or not feed.is_of_this_history(version, head):
                feed.begin_again(version, head)
            elif missed or feed.version < self._polled.get(room_id, 0):
                feed.hear(version, EVERYTHING, head)
            self._polled[room_id] = version
        self._looked.set()
        self._looked = asyncio.Event()

    def set_clock(self, at: datetime, *, host_off: float) -> None:
        self._clock, self._clock_read_at = at, asyncio.get_running_loop().time()
        self.host_off = host_off

    def clock_age(self) -> float:
        return asyncio.get_running_loop().time() - self._clock_read_at

    def now(self) -> datetime:
        """The database's clock, carried on from the last look at it."""
        return self._clock + timedelta(seconds=self.clock_age())

    def beat(self) -> None:
        for feed in self._by_id.values():
            frame = self.heartbeat(feed)
            for stream in feed.streams:
                stream.beat(frame)

    def say(self, trouble: str) -> None:
        """Tell staff of trouble as soon as there is some, whether or not a heartbeat can go out; "": it is over."""
        if trouble == self.trouble:
            return
        self.trouble = trouble
        frame = frames.event("trouble", {"says": trouble})
        for stream in self.streams():
            if stream.staff:
                stream.beat(frame)

    def heartbeat(self, feed: Feed) -> bytes:
        at = self.now().isoformat(timespec="milliseconds")
        told: dict[str, Any] = {"at": at, "version": feed.version, "head": feed.head}
        if self.trouble:
            told["trouble"] = self.trouble
        if self.host_off:
            told["host_off_seconds"] = round(self.host_off, 1)
        return frames.event("heartbeat", told, feed.version)
