"""What is asked of every request: where it comes from, for each event that it leaves (I31); that it can be read."""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable

from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent
from django.http import HttpRequest, HttpResponse, QueryDict
from django.http.multipartparser import MultiPartParserError

from pokerroom.origin import Origin, origin
from pokerroom.refusals import Malformed, NotFound, Refused, TooLarge, told

REFUSED = "pokerroom.refused"  # in the scope of a request: what was not read of it, and why
MOST_DEVICE, MOST_ID = 80, 64
LONGEST_WORD = 400  # what people write has spaces; the longest that a page sends is an address
LONG_WORD = re.compile(rf"\S{{{LONGEST_WORD + 1}}}")


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


class CookieMiddleware:
    """A cookie with a character that no field of ours can hold is nobody's: it is left out before sessions are read."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        request.COOKIES = {name: value for name, value in request.COOKIES.items() if "\0" not in value}
        return self.get_response(request)


class ReadableMiddleware:
    """What no field of ours could hold is told in words, whichever page it is sent to, before anything looks at it.

    The API reads its own bodies and queries (`api/`).
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if refusal := getattr(request, "scope", {}).get(REFUSED):
            answer = told(request, refusal)
            answer["Connection"] = "close"  # the rest of it is not read
            return answer
        refusal = None if request.path.startswith("/api/") else _unreadable(request)
        return told(request, refusal) if refusal else self.get_response(request)


def _unreadable(request: HttpRequest) -> Refused | None:
    if LONG_WORD.search(request.path):
        return NotFound("There is nothing at this address.")
    try:
        wrong = _wrong(request.GET) | _wrong(request.POST)
    except RequestDataTooBig:
        return TooLarge("That is more than a page can send.")
    except (TooManyFieldsSent, MultiPartParserError):
        wrong = {"form": "This form can't be read."}
    return Malformed(wrong) if wrong else None


def _wrong(said: QueryDict) -> dict[str, str]:
    """Each parameter that holds something else than text, and why."""
    wrong: dict[str, str] = {}
    for name, values in said.lists():
        given = [name, *(str(value) for value in values)]
        if any("\0" in text for text in given):
            wrong[_plain(name, MOST_ID)] = "That is not text: it has a zero character in it. Type it again."
        elif any(LONG_WORD.search(text) for text in given):
            wrong[_plain(name, MOST_ID)] = f"That has more than {LONGEST_WORD} characters without a space."
    return wrong
