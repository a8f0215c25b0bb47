"""`python -m pokerroom.serve --host 127.0.0.1 --port 8000`: the web process.

Uvicorn, but for four things: it lends a stream its connection; it tells streams to come back before it waits for its
connections to end; a request whose head does not come in time loses its connection; and a reader that went away without
a word (a tablet out of range) holds its connection for half a minute, not a quarter of an hour.
"""

import argparse
import asyncio
import gc
import os
import resource
import socket
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pokerroom.live.wire import EXTENSION

DEAD_AFTER_MS = 30_000
GRACE_SECONDS = 7
KEEP_ALIVE_SECONDS = 60
HEAD_SECONDS = 10  # for all of a request but its body
HEAD_BYTES = 65_536
BACKLOG = 2048
OPEN_FILES_OF_MACOS = 10_240

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "pokerroom.settings")


class Protocol(HttpToolsProtocol):
    """Lends its connection, and closes it where the head of a request does not come in time, or does not end."""

    _late: asyncio.TimerHandle | None = None
    _head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        self._head_bytes += len(data) if self._late else 0
        if self._head_bytes > HEAD_BYTES:
            self.transport.abort()
        else:
            super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["extensions"] = {EXTENSION: {"transport": self.transport}}
        if self._late is None:
            self._wait_for_head()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait_for_head(self) -> None:
        self._late = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._late:
            self._late.cancel()
        self._late, self._head_bytes = None, 0


class Server(uvicorn.Server):
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        from pokerroom.asgi import live

        live.send_home()
        await super().shutdown(sockets)


def listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Several web processes may listen at one port: the kernel deals the connections out among them.
    listening = socket.create_server((host, port), family=family, backlog=BACKLOG, reuse_port=True)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # taken over by every connection that comes in by this socket
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_AFTER_MS)
    return listening


def config(**differences: Any) -> uvicorn.Config:
    usual: dict[str, Any] = {
        "access_log": False,
        "backlog": BACKLOG,
        "http": Protocol,
        "lifespan": "on",
        "proxy_headers": False,  # asgi.py believes those in TRUSTED_PROXIES, under any server
        "server_header": False,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
    }
    return uvicorn.Config("pokerroom.asgi:application", **usual | differences)


def allow_many_files() -> None:
    """A stream is an open file; many systems allow 1,024 unless asked."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    except (ValueError, OSError):  # macOS names no limit, and takes no more than this
        resource.setrlimit(resource.RLIMIT_NOFILE, (OPEN_FILES_OF_MACOS, most))


def serve(host: str, port: int) -> None:
    allow_many_files()
    application = config()
    application.load()
    gc.freeze()  # what was loaded stays; to look through it for garbage would hold up everybody
    Server(application).run(sockets=[listening(host, port)])


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="The web process of the poker room.")
    asked.add_argument("--host", default="127.0.0.1")
    asked.add_argument("--port", type=int, default=8000)
    serve(**vars(asked.parse_args()))
