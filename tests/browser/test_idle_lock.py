"""A screen that nobody touches locks by itself; another tab of the same browser keeps it open."""

from __future__ import annotations

import time

import pytest

from pokerroom import clock
from pokerroom.commands import set_policy


@pytest.fixture
def soon(room, manager):
    set_policy(room, changes={"idle_lock_seconds": 3}, by=manager, at=clock.now())


def test_it_locks_by_itself_and_the_password_opens_it(soon, podium, picture):
    podium.wait_for_url("**/locked/**", timeout=10_000)
    picture(podium, "locked")
    podium.get_by_label("Password of Sam").fill("password")
    podium.get_by_role("button", name="Unlock with the password").click()
    podium.wait_for_url("**/toledo/host/")


def test_touches_keep_it_open_in_every_tab(soon, podium):
    other = podium.context.new_page()
    other.goto("/toledo/host/")
    ends = time.monotonic() + 7
    while time.monotonic() < ends:
        other.mouse.click(5, 5)
        other.wait_for_timeout(300)
    assert "/locked/" not in podium.url + other.url
    podium.wait_for_url("**/locked/**", timeout=10_000)
