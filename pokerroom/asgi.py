"""The web process: streams on the event loop, pages and API on threads, and the standby for the sweep."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

import django
from django.conf import settings
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "pokerroom.settings")
django.setup(set_prefix=False)

from pokerroom.live.application import PATH, Live  # noqa: E402
from pokerroom.live.wire import Message, Receive, Scope, Send  # noqa: E402
from pokerroom.pages import Pages  # noqa: E402
from pokerroom.standby import Standby  # noqa: E402

live = Live()
pages = Pages()
standby = Standby()


HUNG_UP = "the handler is closed"  # in what uvloop says of a client that is gone


@contextmanager
def _lost_if_nobody_is_there() -> Iterator[None]:
    """What is sent to a client that has gone is lost, and no error: uvicorn learns it a moment after uvloop."""
    try:
        yield
    except RuntimeError as error:
        if HUNG_UP not in str(error):
            raise


def _to_whoever_is_there(send: Send) -> Send:
    async def sent(message: Message) -> None:
        with _lost_if_nobody_is_there():
            await send(message)

    return sent


async def _served(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "lifespan":
        await _live_as_long_as_the_process(receive, send)
    elif scope["type"] == "http":
        send = _to_whoever_is_there(send)
        if stream := PATH.fullmatch(scope["path"]):
            with _lost_if_nobody_is_there():  # the connection that it is lent may be closed by then
                await live.open(stream["room"], scope, receive, send)
        else:
            await pages(scope, receive, send)


async def _live_as_long_as_the_process(receive: Receive, send: Send) -> None:
    await receive()
    live.start()
    standby.start()
    await send({"type": "lifespan.startup.complete"})
    await receive()
    await standby.stop()
    await live.stop()
    await send({"type": "lifespan.shutdown.complete"})


application = ProxyHeadersMiddleware(_served, settings.TRUSTED_PROXIES or [])  # type: ignore[arg-type]
