"""Who may watch more than the board: active staff of the room, asked when a stream opens and while it is open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from http.cookies import CookieError, SimpleCookie
from importlib import import_module
from typing import Any, NamedTuple

from django.conf import settings
from django.contrib.auth import get_user
from django.db import close_old_connections, connections
from django.http import HttpRequest
from rest_framework.authtoken.models import Token

from pokerroom.models import Staff
from pokerroom.roles import ALLOWED

ANSWER_SECONDS = 3

SessionStore = import_module(settings.SESSION_ENGINE).SessionStore


class Credential(NamedTuple):
    kind: str
    key: str


def shown(headers: Iterable[tuple[bytes, bytes]]) -> Credential | None:
    """What a caller shows: a token before a session."""
    given = {name: value.decode("latin-1") for name, value in headers if name in {b"authorization", b"cookie"}}
    scheme, _, token = given.get(b"authorization", "").partition(" ")
    if scheme:
        return Credential("token", token.strip() if scheme.lower() == "token" else "")
    try:
        session = SimpleCookie(given.get(b"cookie", "")).get(settings.SESSION_COOKIE_NAME)
    except CookieError:
        return None
    return Credential("session", session.value) if session else None


class Gate:
    """Asks the database on a thread of its own. A yes is good until the next round of questions, a no for one time."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="gate")
        self._yes: dict[Credential, int] = {}

    async def room_of(self, credential: Credential) -> int | None:
        """The room whose active staff this is; None: nobody's."""
        return await self._on_thread(self._room_of, credential)

    async def still(self, credentials: set[Credential]) -> dict[Credential, int]:
        """Of these, those that are still somebody's, with their room."""
        return await self._on_thread(self._ask_again, credentials)

    async def close(self) -> None:
        await self._on_thread(connections.close_all)
        self._thread.shutdown()

    async def _on_thread(self, ask: Callable[..., Any], *about: Any) -> Any:
        """The answer; TimeoutError, where a frozen database gives none."""
        asked = asyncio.get_running_loop().run_in_executor(self._thread, ask, *about)
        return await asyncio.wait_for(asked, ANSWER_SECONDS)

    def _ask_again(self, credentials: set[Credential]) -> dict[Credential, int]:
        self._yes.clear()
        return {one: room for one in credentials if (room := self._room_of(one)) is not None}

    def _room_of(self, credential: Credential) -> int | None:
        if credential in self._yes:
            return self._yes[credential]
        close_old_connections()
        staff = STAFF[credential.kind](credential.key)
        if not isinstance(staff, Staff) or not staff.is_active or staff.role not in ALLOWED:
            return None
        self._yes[credential] = staff.room_id
        return staff.room_id


def _by_token(key: str) -> object:
    token = Token.objects.select_related("user").filter(key=key).first()
    return token and token.user


def _by_session(key: str) -> object:
    request = HttpRequest()
    request.session = SessionStore(key)
    return get_user(request)


STAFF: dict[str, Callable[[str], object]] = {"token": _by_token, "session": _by_session}
