"""What the server hands us: ASGI, and where it can the connection itself.

A change goes to a thousand readers at once. Through the server's `send`, each costs a task that wakes, thirty
microseconds; written to the connection, two. `pokerroom.serve` lends it; under any other server all goes by `send`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

Scope = Mapping[str, Any]
Message = Mapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

EXTENSION = "pokerroom.wire"


def lent(scope: Scope) -> asyncio.WriteTransport | None:
    """The connection of this request, if the server lends it. From then on it buffers nothing for a slow reader."""
    extensions = scope.get("extensions") or {}
    if EXTENSION not in extensions:
        return None
    wire: asyncio.WriteTransport = extensions[EXTENSION]["transport"]
    wire.set_write_buffer_limits(high=0)
    return wire
