"""Where a request comes from, for every event that it leaves (I31)."""

from __future__ import annotations

import uuid
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from pokerroom.origin import Origin, origin

MOST_DEVICE, MOST_ID = 80, 64


class OriginMiddleware:
    """Device and request id: as the caller says, or an id of our own; the answer carries it back."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        request_id = _plain(request.headers.get("X-Request-ID", ""), MOST_ID) or uuid.uuid4().hex
        before = origin.set(Origin(_plain(request.headers.get("X-Device", ""), MOST_DEVICE), request_id))
        try:
            response = self.get_response(request)
        finally:
            origin.reset(before)
        response["X-Request-ID"] = request_id
        return response


def _plain(said: str, most: int) -> str:
    """Printable characters that any log can hold; cut to what fits."""
    return "".join(char for char in said[:most] if char.isascii() and char.isprintable())
