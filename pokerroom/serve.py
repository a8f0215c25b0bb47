"""`python -m pokerroom.serve --host 127.0.0.1 --port 8000`: the web process.

Uvicorn, but for three things: it lends a stream its connection; it tells streams to come back before it waits for its
connections to end; and a reader that went away without a word (a tablet out of range) holds its connection for half a
minute, not a quarter of an hour.
"""

import argparse
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
BACKLOG = 2048
OPEN_FILES_OF_MACOS = 10_240

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "pokerroom.settings")


class Protocol(HttpToolsProtocol):
    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["extensions"] = {EXTENSION: {"transport": self.transport}}


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
