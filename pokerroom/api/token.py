"""Logging in: a name and a password for a token."""

from __future__ import annotations

from typing import Any, TypedDict

from rest_framework.authtoken.models import Token
from rest_framework.request import Request

from pokerroom import passwords
from pokerroom.api import keys
from pokerroom.api.base import Deed, PublicEndpoint, post
from pokerroom.api.fields import Facts, read, required, secret, text


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
    staff = passwords.whose(request._request, **facts)
    if staff is None:
        raise passwords.WrongLogin
    return {"token": Token.objects.get_or_create(user=staff)[0].key}
