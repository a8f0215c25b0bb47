"""Who may watch more than the board: active staff of the room, asked when a stream opens and while it is open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.cookies import CookieError, SimpleCookie
from typing import Any, NamedTuple

from django.conf import settings
from django.contrib.auth import HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.models import Session
from django.db import close_old_connections, connections
from django.utils.crypto import constant_time_compare
from rest_framework.authtoken.models import Token

from pokerroom.models import ClockTimestamp, Staff
from pokerroom.roles import ALLOWED

ANSWER_SECONDS = 3


class Credential(NamedTuple):
    kind: str
    key: str


def shown(headers: Iterable[tuple[bytes, bytes]]) -> Credential | None:
    """What a caller shows: a token before a session. What is no text is nothing."""
    credential = _shown(headers)
    return None if credential and "\0" in credential.key else credential


def _shown(headers: Iterable[tuple[bytes, bytes]]) -> Credential | None:
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
        # Not `wait_for`: before Python 3.12 it may lose a cancellation that comes with the answer, and the process
        # would never stop.
        async with asyncio.timeout(ANSWER_SECONDS):
            return await asked

    def _ask_again(self, credentials: set[Credential]) -> dict[Credential, int]:
        """Three queries, however many watch."""
        close_old_connections()
        found: dict[Credential, Staff] = {}
        for kind, ask in STAFF.items():
            keys = [one.key for one in credentials if one.kind == kind]
            found |= {Credential(kind, key): staff for key, staff in ask(keys)} if keys else {}
        self._yes = {one: room for one, staff in found.items() if (room := _room_of(staff)) is not None}
        return dict(self._yes)

    def _room_of(self, credential: Credential) -> int | None:
        if credential in self._yes:
            return self._yes[credential]
        close_old_connections()
        for _, staff in STAFF[credential.kind]([credential.key]):
            if (room := _room_of(staff)) is not None:
                self._yes[credential] = room
                return room
        return None


def _room_of(staff: Staff) -> int | None:
    return staff.room_id if staff.is_active and staff.role in ALLOWED else None


Found = Iterator[tuple[str, Staff]]


def _by_tokens(keys: list[str]) -> Found:
    for token in Token.objects.select_related("user").filter(key__in=keys):
        yield token.key, token.user


def _by_sessions(keys: list[str]) -> Found:
    """As Django's `get_user` finds whose a session is, for many at once."""
    running = Session.objects.filter(session_key__in=keys, expire_date__gt=ClockTimestamp())
    said = {row.session_key: row.get_decoded() for row in running}
    staff = Staff.objects.in_bulk([one[SESSION_KEY] for one in said.values() if SESSION_KEY in one])
    for key, one in said.items():
        found = staff.get(int(one.get(SESSION_KEY, 0)))
        if found and constant_time_compare(one.get(HASH_SESSION_KEY, ""), found.get_session_auth_hash()):
            yield key, found


STAFF: dict[str, Callable[[list[str]], Found]] = {"token": _by_tokens, "session": _by_sessions}
