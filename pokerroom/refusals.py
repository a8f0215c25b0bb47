"""Refusals: the fact in one sentence, with a code for programs and the rule that stands behind it.

Commands raise them; the two handlers at the end turn them into answers for the API and for pages.
A refused command changes nothing.
"""

from __future__ import annotations

import re
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render


def one_full_stop(sentence: str) -> str:
    """A sentence that ends with an initial ends with its dot: "locked up for Kim L."."""
    return re.sub(r"(?<!\.)\.\.(?=\s|$)", ".", sentence)


class Refused(Exception):
    """The room's state or its rules say no (409)."""

    status = 409
    code = "refused"
    rule: str | None = None
    stands = False  # what was written before it stays
    again_seconds: int | None = None  # when it is worth another try

    def __init__(
        self, detail: str, *, code: str = "", rule: str | None = None, overrulable: bool = False, **extra: Any
    ) -> None:
        super().__init__(detail)
        self.detail = one_full_stop(detail)
        self.code = code or self.code
        self.rule = rule or self.rule
        self.overrulable = overrulable
        self.extra = extra

    def __str__(self) -> str:
        return self.detail

    def body(self) -> dict[str, Any]:
        return {"code": self.code, "detail": self.detail, "rule": self.rule, **self.extra}

    def onto(self, answer: HttpResponse) -> HttpResponse:
        """The answer that tells it, with what a program needs to know."""
        if self.again_seconds is not None:
            answer["Retry-After"] = str(self.again_seconds)
        return answer


class Malformed(Refused):
    """Something is missing or cannot be read (400), field by field."""

    status = 400
    code = "malformed"

    def __init__(self, fields: dict[str, str], **kwargs: Any) -> None:
        super().__init__(" ".join(fields.values()), fields=fields, **kwargs)


class TooLarge(Refused):
    """More than is read (413)."""

    status = 413
    code = "too_large"


class TooSlow(Refused):
    """What was sent did not come in time (408)."""

    status = 408
    code = "too_slow"


class NotAllowed(Refused):
    """This member of staff may not do that (403)."""

    status = 403
    code = "not_allowed"


class NotFound(Refused):
    """There is no such thing in this room (404)."""

    status = 404
    code = "not_found"


def api_handler(exc: Exception, context: dict[str, Any]) -> HttpResponse | None:
    """DRF's exception handler: every refusal has the same body."""
    from rest_framework import exceptions
    from rest_framework.response import Response
    from rest_framework.views import exception_handler

    if isinstance(exc, Refused):
        return exc.onto(Response(exc.body(), status=exc.status))
    answer = exception_handler(exc, context)
    if answer is None:
        return None
    if isinstance(exc, exceptions.ValidationError):
        malformed = Malformed(flat(answer.data))
        answer.data = malformed.body()
    elif not (isinstance(answer.data, dict) and "code" in answer.data):
        code = getattr(exc, "default_code", "error")
        answer.data = {"code": code, "detail": str(getattr(exc, "detail", exc)), "rule": None}
    return answer


def flat(errors: Any, field: str = "") -> dict[str, str]:
    """{"phone": ["a", "b"]} → {"phone": "a b"}; nested fields are named with dots."""
    if isinstance(errors, dict):
        found: dict[str, str] = {}
        for name, inner in errors.items():
            found |= flat(inner, f"{field}.{name}" if field else str(name))
        return found
    if isinstance(errors, list | tuple):
        return {field or "body": " ".join(str(error) for error in errors)}
    return {field or "body": str(errors)}


class RefusalMiddleware:
    """Pages: a refusal becomes a small fragment beside the thing that was touched, never a traceback."""

    def __init__(self, get_response: Any) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        if not isinstance(exception, Refused) or exception.status >= 500:
            return None  # an outage is told by outage.server_error
        return told(request, exception)


def told(request: HttpRequest, refusal: Refused) -> HttpResponse:
    """The answer to a program or a person whose request is refused."""
    if request.path.startswith("/api/"):
        return refusal.onto(JsonResponse(refusal.body(), status=refusal.status))
    return refusal.onto(render(request, "refusal.html", {"refusal": refusal}, status=refusal.status))
