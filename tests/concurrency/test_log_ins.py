"""Fifty wrong passwords for one name at the same moment, from ten addresses: five are judged."""

from __future__ import annotations

from collections import Counter
from functools import partial

from django.test import Client

from tests.races import at_once, fresh_room


def guess(name, number):
    client = Client(REMOTE_ADDR=f"10.0.0.{number % 10}")
    return client.post("/login/", {"username": name, "password": f"guess {number}"}).status_code


def test_fifty_at_once_are_five():
    name = fresh_room().hosts[0].username
    told = at_once(*(partial(guess, name, number) for number in range(50)))
    assert Counter(told) == {401: 5, 429: 45}
    assert guess(name, 51) == 429
