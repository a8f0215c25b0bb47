"""A reader of server-sent events that sees every byte: no retries, no mercy."""

import json
import socket
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice


@dataclass(frozen=True)
class Told:
    event: str
    id: int | None
    data: dict


class Reader:
    def __init__(self, address: tuple[str, int], path: str, **headers: str) -> None:
        self._socket = socket.create_connection(address)
        lines = [
            f"GET {path} HTTP/1.1",
            "host: localhost",
            *(f"{name.replace('_', '-')}: {headers[name]}" for name in headers),
        ]
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self._buffer = b""
        head = self._until(b"\r\n\r\n", time.monotonic() + 20).decode()
        status, *rest = head.split("\r\n")
        self.status = int(status.split()[1])
        self.headers = dict(line.lower().split(": ", 1) for line in rest)
        self.retry = 0
        self.ended = False
        self._told: deque[Told] = deque()

    def __enter__(self) -> "Reader":
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def json(self) -> dict:
        return json.loads(self._exactly(int(self.headers["content-length"]), time.monotonic() + 5))

    def told(self, within: float, *, heartbeats: bool = False) -> Iterator[Told]:
        """What comes in this time, up to the end of the stream."""
        deadline = time.monotonic() + within
        while self._told or not self.ended:
            while self._told:
                told = self._told.popleft()
                if heartbeats or told.event != "heartbeat":
                    yield told
            try:
                self._take_chunk(deadline)
            except TimeoutError:
                return

    def names(self, within: float) -> list[str]:
        return [told.event for told in self.told(within)]

    def next(self, count: int, *, heartbeats: bool = False) -> list[Told]:
        """The next so many, however slow the machine; fewer if the stream ends."""
        return list(islice(self.told(10, heartbeats=heartbeats), count))

    def next_names(self, count: int) -> list[str]:
        return [told.event for told in self.next(count)]

    def _event(self, block: str) -> Told | None:
        fields = dict(line.split(": ", 1) for line in block.splitlines())
        if "retry" in fields:
            self.retry = int(fields["retry"])
        if "event" not in fields:
            return None
        number = int(fields["id"]) if "id" in fields else None
        return Told(fields["event"], number, json.loads(fields["data"]))

    def _take_chunk(self, deadline: float) -> None:
        if self.ended:
            return
        size = int(self._until(b"\r\n", deadline), 16)
        body = self._exactly(size + 2, deadline)[:-2].decode()
        self._told.extend(filter(None, map(self._event, body.split("\n\n"))))
        self.ended = size == 0

    def _until(self, mark: bytes, deadline: float) -> bytes:
        while mark not in self._buffer:
            self._more(deadline)
        found, _, self._buffer = self._buffer.partition(mark)
        return found

    def _exactly(self, size: int, deadline: float) -> bytes:
        while len(self._buffer) < size:
            self._more(deadline)
        found, self._buffer = self._buffer[:size], self._buffer[size:]
        return found

    def _more(self, deadline: float) -> None:
        left = deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError
        self._socket.settimeout(left)
        got = self._socket.recv(65536)
        if not got:
            raise ConnectionResetError
        self._buffer += got
