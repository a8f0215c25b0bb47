"""Pages and API: Django on threads that keep their database connection, in the process that serves the streams.

The event loop reads the request, one thread makes the whole answer, the event loop sends it: one hop each way. A WSGI
adapter hops three times as often, and Django's own ASGI handler takes a new thread, with a new connection, for each.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from contextvars import copy_context
from io import BytesIO
from typing import IO, Any

from django.conf import settings
from django.core import signals
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http.response import HttpResponseBase
from django.urls import set_script_prefix

from pokerroom.live.wire import Message, Receive, Scope, Send
from pokerroom.middleware import REFUSED
from pokerroom.outage import TURNED_AWAY
from pokerroom.refusals import Refused, TooLarge, TooSlow
from pokerroom.routes import paths
from pokerroom.throttles import origin_of, spacing

THREADS = 4  # they share one interpreter: more of them only wait for each other
APART = ("/healthz", "/readyz")  # a thread of its own each, whatever the others wait for
HASHING_THREADS = 2  # what asks for a hash waits here: for one other, and for each other
BODY_SECONDS = 30
LONGEST_LENGTH = 15  # digits
MORE_THAN_READ = "That is more than anybody can send here. Nothing was changed."
WAIT_SECONDS = 8  # for a thread, or to read; a screen gives up after ten
SAFE = ("GET", "HEAD")


class Pages(ASGIHandler):
    def __init__(self) -> None:
        self.load_middleware()  # as for WSGI: middleware and views are plain functions
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="pages")
        self._apart = {path: ThreadPoolExecutor(1, thread_name_prefix=path[1:]) for path in APART}
        self._hashing = ThreadPoolExecutor(HASHING_THREADS, thread_name_prefix="log-ins")
        self._hashes = paths(lambda view: getattr(view, "hashes", False))
        self._turning_away = ThreadPoolExecutor(1, thread_name_prefix="turning-away")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            body = await self._body(scope, receive)
        except RequestAborted:
            return
        except Refused as refusal:
            scope, body = {**scope, REFUSED: refusal}, BytesIO()
        loop = asyncio.get_running_loop()
        began = given_up = False

        async def sent(message: Message) -> None:
            nonlocal began
            if given_up:
                raise RequestAborted
            began = True
            await send(message)

        def say(message: Message) -> None:
            asyncio.run_coroutine_threadsafe(sent(message), loop).result()

        threads = self._threads_for(scope)
        if threads is self._hashing:
            address, _ = scope.get("client") or ("", 0)  # a Unix socket has none
            await asyncio.sleep(spacing.wait_seconds(origin_of(address)))
        asked = threads.submit(copy_context().run, self._answer, scope, body, say)
        answered = asyncio.wrap_future(asked)
        await asyncio.wait([answered], timeout=WAIT_SECONDS)
        # Not begun: what was asked for was not done, and will not be. What only reads can be left at any time.
        given_up = asked.cancel() or (scope["method"] in SAFE and not answered.done() and not began)
        if given_up:
            answered.add_done_callback(_forget)
            late = {**scope, TURNED_AWAY: True}
            answered = loop.run_in_executor(self._turning_away, copy_context().run, self._answer, late, BytesIO(), say)
        for message in await answered:
            await send(message)

    async def _body(self, scope: Scope, receive: Receive) -> IO[bytes]:
        """What was sent. Raises TooLarge before it is all read, and TooSlow."""
        said = dict(scope["headers"]).get(b"content-length", b"0")
        if said.isdigit() and (len(said) > LONGEST_LENGTH or int(said) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE):
            raise TooLarge(MORE_THAN_READ)
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
                raise TooLarge(MORE_THAN_READ)
            return message

        try:
            async with asyncio.timeout(BODY_SECONDS):
                return await self.read_body(counted)
        except TimeoutError:
            raise TooSlow("What was sent did not come in time. Nothing was changed.") from None

    def _threads_for(self, scope: Scope) -> ThreadPoolExecutor:
        if scope["method"] == "POST" and self._hashes.fullmatch(scope["path"]):
            return self._hashing
        return self._apart.get(scope["path"], self._threads)

    def stop(self) -> None:
        for threads in (self._threads, self._hashing, self._turning_away, *self._apart.values()):
            threads.shutdown()

    def _answer(self, scope: Scope, body: IO[bytes], say: Callable[[Message], None]) -> list[Message]:
        """On a thread: the messages of the answer. One too long to keep is sent on the way, but for its end."""
        set_script_prefix(get_script_prefix(scope))
        signals.request_started.send(sender=self.__class__, scope=scope)
        request, refused = self.create_request(scope, body)
        response: Any = self.get_response(request) if request else refused
        with closing(body), closing(response):
            if not response.streaming:
                return [_start(response), {"type": "http.response.body", "body": response.content}]
            say(_start(response))
            for chunk in response:
                say({"type": "http.response.body", "body": chunk, "more_body": True})
            return [{"type": "http.response.body"}]


def _forget(answered: asyncio.Future[list[Message]]) -> None:
    """Nobody waits for it any more, nor for what it raised."""
    if not answered.cancelled():
        answered.exception()


def _start(response: HttpResponseBase) -> Message:
    headers = [(name.lower().encode("ascii"), value.encode("latin-1")) for name, value in response.items()]
    headers += [(b"set-cookie", cookie.OutputString().encode("latin-1")) for cookie in response.cookies.values()]
    return {"type": "http.response.start", "status": response.status_code, "headers": headers}
