"""Logging in: a name and a password for a token."""

from __future__ import annotations

from typing import Any, TypedDict

from django.contrib.auth import authenticate
from rest_framework.authtoken.models import Token
from rest_framework.request import Request

from pokerroom.api import keys
from pokerroom.api.base import Deed, PublicEndpoint, post
from pokerroom.api.fields import Facts, read, required, secret, text
from pokerroom.refusals import Refused


class WrongLogin(Refused):
    status = 401
    code = "wrong_login"


class TooManyTries(Refused):
    status = 429
    code = "too_many_tries"


class TokenShape(TypedDict):
    """Sent as `Authorization: Token …`."""

    token: str


class TokenEndpoint(PublicEndpoint):
    """Takes no key: before the log-in there is nobody whose it could be, and an answer kept would keep the token."""

    def answer(self, deed: Deed, request: Request, room: str, given: Any, path: dict[str, Any]) -> keys.Answer:
        return deed.status, deed.act(request, read(deed.facts, given))


LOGIN: Facts = {"username": required(text(60, least=1)), "password": required(secret(200))}


@post(LOGIN, answers=TokenShape)
def log_in(request: Request, facts: dict[str, str]) -> TokenShape:
    """A name and a password for a token."""
    staff = authenticate(request._request, **facts)
    if getattr(request._request, "axes_locked_out", False):
        request._request.axes_locked_out = False  # type: ignore[attr-defined]  # answered here, as JSON
        raise TooManyTries("Too many wrong tries for this name on this device. Try again in a quarter of an hour.")
    if staff is None:
        raise WrongLogin("Name or password is not right.")
    return {"token": Token.objects.get_or_create(user=staff)[0].key}
