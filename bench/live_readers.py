"""The load generator: so many open streams in a process of its own, and when each was told of each version.

`python -m bench.live_readers PORT PATH COUNT` says "open" when all are open, and at the end of its standard input one
line of JSON: version → times, by the machine's one monotonic clock.
"""

import asyncio
import json
import sys
import time
from collections import defaultdict

import uvloop

MARK = b'"version":'
AT_A_TIME = 100


class Reader(asyncio.Protocol):
    def __init__(self, request: bytes, told: dict[int, list[float]]) -> None:
        self.request = request
        self.told = told
        self.version = -1
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport.write(self.request)  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        now = time.monotonic()
        if not self.open.done():
            self.open.set_result(data.startswith(b"HTTP/1.1 200"))
        at = data.rfind(MARK)
        if at < 0:
            return
        version = int(data[at + len(MARK) :].lstrip(b" ").split(b"}", 1)[0].split(b",", 1)[0])
        # A heartbeat names a version that was told before; a version that was passed over is told by the next one.
        for news in range(self.version + 1 if self.version >= 0 else version, version + 1):
            self.told[news].append(now)
        self.version = max(version, self.version)


async def read(port: int, path: str, count: int) -> None:
    loop = asyncio.get_running_loop()
    told: dict[int, list[float]] = defaultdict(list)
    request = f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode()
    for begin in range(0, count, AT_A_TIME):
        new = [
            await loop.create_connection(lambda: Reader(request, told), "127.0.0.1", port)
            for _ in range(min(AT_A_TIME, count - begin))
        ]
        opened = await asyncio.wait_for(asyncio.gather(*(reader.open for _, reader in new)), 30)
        assert all(opened), "A stream was refused."
    print("open", flush=True)
    await loop.run_in_executor(None, sys.stdin.read)
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    uvloop.run(read(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
