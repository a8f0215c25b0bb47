"""A caller of the API: a member of staff with a token, or nobody."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client
from rest_framework.authtoken.models import Token

from pokerroom.models import Room, Staff


class Caller:
    """Speaks JSON to one room: `sam.post("lists/1-3-nlh/call-next/")`, `sam.get("lists/")`."""

    def __init__(self, staff: Staff | None, room: Room) -> None:
        self.staff = staff
        self.room = room
        self.base = f"/api/v1/rooms/{room.slug}/"
        self.headers = {"Authorization": f"Token {Token.objects.get_or_create(user=staff)[0].key}"} if staff else {}
        self.client = Client()

    def say(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        url = path if path.startswith("/") else self.base + path
        told = {name.replace("_", "-"): value for name, value in headers.items()}
        if body is None:
            return self.client.generic(method, url, headers=self.headers | told)
        text = body if isinstance(body, str | bytes) else json.dumps(body)
        return self.client.generic(method, url, text, "application/json", headers=self.headers | told)

    def get(self, path: str, **headers: str) -> Any:
        return self.say("GET", path, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        return self.say("POST", path, {} if body is None else body, **headers)

    def patch(self, path: str, body: Any, **headers: str) -> Any:
        return self.say("PATCH", path, body, **headers)


@pytest.fixture
def caller(room: Room) -> Callable[[Staff | None], Caller]:
    return lambda staff: Caller(staff, room)


@pytest.fixture
def sam(host: Staff, caller: Callable[[Staff | None], Caller]) -> Caller:
    return caller(host)


@pytest.fixture
def kim(supervisor: Staff, caller: Callable[[Staff | None], Caller]) -> Caller:
    return caller(supervisor)


@pytest.fixture
def max_(manager: Staff, caller: Callable[[Staff | None], Caller]) -> Caller:
    return caller(manager)


@pytest.fixture
def nobody(caller: Callable[[Staff | None], Caller]) -> Caller:
    return caller(None)
