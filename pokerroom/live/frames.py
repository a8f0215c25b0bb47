"""The bytes on the wire: topics and a version, nothing about a person. Equal frames are made once and shared."""

import json
import random
from functools import lru_cache
from typing import Any

BOARD = "board"
ALL = "*"
MOST_BYTES = 2000


def event(name: str, data: dict[str, Any], version: int | None = None) -> bytes:
    number = "" if version is None else f"id: {version}\n"
    return f"event: {name}\n{number}data: {json.dumps(data, separators=(',', ':'))}\n\n".encode()


@lru_cache(maxsize=1024)
def change(version: int, topics: frozenset[str], head: str = "") -> bytes:
    """One event a topic, the board's last. Only the last carries the id: cut off in the middle, all is sent again."""
    names = ["all"] if ALL in topics else sorted(topics, key=lambda topic: (topic == BOARD, topic))
    told = {"version": version, "head": head}
    frame = b"".join(event(name, told) for name in names[:-1]) + event(names[-1], told, version)
    return frame if len(frame) <= MOST_BYTES else change(version, frozenset([ALL]), head)


@lru_cache(maxsize=1024)
def chunk(body: bytes) -> bytes:
    """As HTTP/1.1 carries a part of an answer whose length nobody knows."""
    return b"%x\r\n%b\r\n" % (len(body), body)


def retry() -> bytes:
    """When to come back after a cut: at random, so that a thousand screens do not come back at once."""
    return b"retry: %d\n\n" % random.randint(500, 2500)  # noqa: S311


GONE = event("gone", {"detail": "You are logged out, or no longer have the right to watch this room."})
