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
from typing import IO, Any

from django.core import signals
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http.response import HttpResponseBase
from django.urls import set_script_prefix

from pokerroom.live.wire import Message, Receive, Scope, Send

THREADS = 4  # they share one interpreter: more of them only wait for each other


class Pages(ASGIHandler):
    def __init__(self) -> None:
        self.load_middleware()  # as for WSGI: middleware and views are plain functions
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="pages")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            body = await self.read_body(receive)
        except RequestAborted:
            return
        loop = asyncio.get_running_loop()

        def say(message: Message) -> None:
            asyncio.run_coroutine_threadsafe(_sent(send, message), loop).result()

        last = await loop.run_in_executor(self._threads, copy_context().run, self._answer, scope, body, say)
        for message in last:
            await send(message)

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


async def _sent(send: Send, message: Message) -> None:
    await send(message)


def _start(response: HttpResponseBase) -> Message:
    headers = [(name.lower().encode("ascii"), value.encode("latin-1")) for name, value in response.items()]
    headers += [(b"set-cookie", cookie.OutputString().encode("latin-1")) for cookie in response.cookies.values()]
    return {"type": "http.response.start", "status": response.status_code, "headers": headers}
