"""How often something may be tried: counted in Valkey for all processes; in this process alone while that is away.

A try is counted before it is judged, by one script in Valkey, so that forty at once are no more than forty in a row.
"""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from threading import Lock
from typing import Any

from django.conf import settings
from limits import RateLimitItem, parse
from limits.errors import StorageError
from limits.storage import MemoryStorage, storage_from_string
from limits.strategies import MovingWindowRateLimiter

from pokerroom.refusals import Refused
from pokerroom.times import span

PATIENCE_SECONDS = 0.5  # for an answer of Valkey
AWAY_SECONDS = 5  # between two looks for a Valkey that was away
CELERYS = "redis+socket:"
SPACE_SECONDS = 0.1
SPACED_FOR_SECONDS = 60
MOST_SPACED = 10_000  # origins at once; beyond that the one that was refused longest ago goes free
NETWORK = 64  # bits of an IPv6 address: who has one has them all

log = logging.getLogger(__name__)


class TooOften(Refused):
    """More tries than may be made in a time (429); the next is judged in `again_seconds`."""

    status = 429
    code = "too_many_tries"

    def __init__(self, says: str, again_seconds: int) -> None:
        minutes = -(-again_seconds // 60)
        super().__init__(says.format(again=span(again_seconds if again_seconds < 60 else 60 * minutes)))
        self.again_seconds = again_seconds


@dataclass(frozen=True)
class Throttle:
    """So many tries in a time, of whatever `of` says; `says`: the refusal, with {again} for when."""

    of: str
    rate: RateLimitItem
    says: str

    def count(self, whose: str) -> None:
        """One try of somebody, or of something. Raises TooOften."""
        if not counters().hit(self, whose):
            raise TooOften(self.says, max(1, ceil(counters().opens_at(self, whose) - time.time())))  # noqa: TID251

    def forget(self, whose: str) -> None:
        """What was tried counts no longer: the right password was among it, or there is a new one."""
        counters().clear(self, whose)


LOG_INS = Throttle(
    "log-ins of a name",
    parse("5 per 15 minutes"),
    "Too many wrong passwords for this name. Try again in {again}. Screens that it is logged in at go on.",
)
OWN_PASSWORD = Throttle(
    "own password of somebody",
    parse("5 per 15 minutes"),
    "Too many wrong passwords. Try again in {again}.",
)
LOG_INS_FROM = Throttle(
    "log-ins from an address",
    parse("30 per minute"),
    "Too many log-ins from this address. Try again in {again}.",
)


def origin_of(given: str) -> str:
    """An address, as far as it tells callers apart."""
    try:
        address = ip_address(given)
    except ValueError:
        return given
    return str(ip_network((address, NETWORK), strict=False)) if isinstance(address, IPv6Address) else given


class Spacing:
    """Whoever was refused, and tries all the same, is answered ten times a second at most, over all connections.

    So a flood costs about nothing. Each process spaces for itself.
    """

    def __init__(self) -> None:
        self._next: dict[str, float] = {}  # origin → when its next try is looked at; last refused, last in it
        self._one_at_a_time = Lock()

    def refused(self, origin: str) -> None:
        with self._one_at_a_time:
            self._next[origin] = max(self._next.pop(origin, 0), time.monotonic())  # noqa: TID251
            if len(self._next) > MOST_SPACED:
                del self._next[next(iter(self._next))]

    def wait_seconds(self, origin: str) -> float:
        """How long a try from there waits before it is looked at; the next one waits longer."""
        now = time.monotonic()  # noqa: TID251
        with self._one_at_a_time:
            if origin not in self._next:
                return 0
            if now > self._next[origin] + SPACED_FOR_SECONDS:
                del self._next[origin]
                return 0
            self._next[origin] = max(self._next[origin], now) + SPACE_SECONDS
            return self._next[origin] - now


spacing = Spacing()


class Counters:
    """Valkey's, if there is one; this process's own while it is away."""

    def __init__(self, url: str) -> None:
        self._own = MovingWindowRateLimiter(MemoryStorage())
        self._shared = MovingWindowRateLimiter(_valkey(url)) if url else None
        self._away_until = 0.0

    def hit(self, throttle: Throttle, whose: str) -> bool:
        return bool(self._ask("hit", throttle, whose))

    def opens_at(self, throttle: Throttle, whose: str) -> float:
        return float(self._ask("get_window_stats", throttle, whose).reset_time)

    def clear(self, throttle: Throttle, whose: str) -> None:
        self._ask("clear", throttle, whose)

    def forget_all(self) -> None:
        for limiter in (self._own, self._shared):
            if limiter:
                limiter.storage.reset()

    def _ask(self, what: str, throttle: Throttle, whose: str) -> Any:
        about = (throttle.rate, throttle.of, whose)
        if self._shared and time.monotonic() >= self._away_until:  # noqa: TID251
            try:
                return getattr(self._shared, what)(*about)
            except StorageError as error:
                self._away_until = time.monotonic() + AWAY_SECONDS  # noqa: TID251
                log.warning("Limits are counted by each process alone, for Valkey is away: %s", error)
        return getattr(self._own, what)(*about)


def _valkey(url: str) -> Any:
    if url.startswith(CELERYS):  # as Celery writes the address of a socket
        url = url.replace(CELERYS, "redis+unix:", 1).partition("?")[0]
    return storage_from_string(
        url,
        key_prefix=settings.LIMITS_PREFIX,
        wrap_exceptions=True,
        socket_timeout=PATIENCE_SECONDS,
        socket_connect_timeout=PATIENCE_SECONDS,
    )


_one_at_a_time = Lock()


def counters() -> Counters:
    """Those of this process; made once, whoever asks first, since a client of Valkey is not loaded by two at once."""
    with _one_at_a_time:
        return _counters()


@cache
def _counters() -> Counters:
    return Counters(settings.LIMITS_URL)
