"""`python -m pokerroom.serve --host 127.0.0.1 --port 8000`: the web process.

Uvicorn, but for two things: streams are told to come back before it waits for its connections to end, and a reader
that went away without a word (a tablet out of range) holds its connection for half a minute, not a quarter of an hour.
"""

import argparse
import socket

import uvicorn

DEAD_AFTER_MS = 30_000
GRACE_SECONDS = 7
BACKLOG = 2048


class Server(uvicorn.Server):
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        from pokerroom.asgi import live

        live.send_home()
        await super().shutdown(sockets)


def door(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # taken over by every connection that comes in by this door
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_AFTER_MS)
    return listening


def serve(host: str, port: int) -> None:
    config = uvicorn.Config(
        "pokerroom.asgi:application",
        access_log=False,
        backlog=BACKLOG,
        lifespan="on",
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    Server(config).run(sockets=[door(host, port)])


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="The web process of the poker room.")
    asked.add_argument("--host", default="127.0.0.1")
    asked.add_argument("--port", type=int, default=8000)
    serve(**vars(asked.parse_args()))
