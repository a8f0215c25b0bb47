"""What the feed is measured against, each a process: `python -m bench.live_rivals bare|eventstream PORT`.

Both listen to the same notifications as we do, and pass on those of the room BENCH_ROOM. `bare` does nothing else that
one could leave out: it writes ready bytes to open sockets, and so shows the limit of the machine and the load
generator. `eventstream` is django-eventstream as its documentation sets it up, without storage, which is its quickest.
"""

import asyncio
import json
import os
import secrets
import sys
from collections.abc import Callable
from contextlib import suppress

import psycopg
import uvloop

from pokerroom.live.wire import Receive, Scope, Send

HEAD = b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n"


def frame(version: int) -> bytes:
    return b'event: board\nid: %d\ndata: {"version":%d}\n\n' % (version, version)


async def hear(tell: Callable[[int], None]) -> None:
    async with await psycopg.AsyncConnection.connect(os.environ["DATABASE_URL"], autocommit=True) as wire:
        room = int(os.environ["BENCH_ROOM"])
        await wire.execute("LISTEN pokerroom")
        async for note in wire.notifies():
            news = json.loads(note.payload)
            if news["room"] == room:
                tell(news["version"])


async def bare(port: int) -> None:
    readers: set[asyncio.StreamWriter] = set()

    async def welcome(request: asyncio.StreamReader, reader: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError):  # somebody who only looks whether the door is open
            await request.readuntil(b"\r\n\r\n")
            reader.write(HEAD + chunk(frame(0)))
            readers.add(reader)

    def chunk(body: bytes) -> bytes:
        return b"%x\r\n%b\r\n" % (len(body), body)

    def tell(version: int) -> None:
        body = chunk(frame(version))
        for reader in readers:
            reader.write(body)

    async with await asyncio.start_server(welcome, "127.0.0.1", port, backlog=2048):
        await hear(tell)


def eventstream(port: int) -> None:
    import django
    import uvicorn
    from django.conf import settings
    from django.urls import include, path

    settings.configure(
        ALLOWED_HOSTS=["*"],
        INSTALLED_APPS=["django.contrib.contenttypes", "django.contrib.auth", "django_eventstream"],
        MIDDLEWARE=["django_grip.GripMiddleware"],
        SECRET_KEY=secrets.token_hex(),
        USE_TZ=True,
    )
    django.setup()
    settings.ROOT_URLCONF = (path("events/", include("django_eventstream.urls"), {"channels": ["room"]}),)
    from django.core.asgi import get_asgi_application
    from django_eventstream import send_event

    pages = get_asgi_application()
    tasks = []

    def tell(version: int) -> None:
        send_event("room", "board", json.dumps({"version": version}), json_encode=False)

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await pages(dict(scope), receive, send)
        else:
            tasks.append(asyncio.create_task(hear(tell)))
            await send({"type": "lifespan.startup.complete"})

    uvicorn.run(application, port=port, access_log=False, log_level="warning", backlog=2048)


if __name__ == "__main__":
    name, port = sys.argv[1], int(sys.argv[2])
    if name == "bare":
        uvloop.run(bare(port))
    else:
        eventstream(port)
