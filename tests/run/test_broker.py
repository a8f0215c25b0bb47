"""Several sites and several workers on one broker."""

from __future__ import annotations

import os
import subprocess
import sys
import uuid
from collections.abc import Iterator

import pytest
from redis import Redis

from pokerroom.run.places import CLONE, valkey_socket
from pokerroom.run.room import WORKER
from tests.run.waiting import until

SEND = "from pokerroom.tasks import tidy; tidy.apply_async(expires=60)"


@pytest.fixture
def broker() -> Iterator[Redis]:
    with Redis(unix_socket_path=str(valkey_socket()), decode_responses=True) as broker:
        yield broker


@pytest.fixture
def site() -> str:
    return f"site-{uuid.uuid4().hex[:8]}"


def of(site: str) -> dict[str, str]:
    return {**os.environ, "DJANGO_SETTINGS_MODULE": "pokerroom.settings", "BROKER_QUEUE": site}


def test_each_site_has_a_queue_of_its_own(broker, site):
    program = f"import django; django.setup(); {SEND}"
    subprocess.run([sys.executable, "-c", program], env=of(site), cwd=CLONE, check=True)
    assert broker.llen(f"{site}:{site}") == 1
    assert all(key.startswith(f"{site}:") for key in broker.scan_iter(f"*{site}*"))


def test_two_workers_of_one_name_share_the_queue_and_have_none_of_their_own(broker, site):
    workers = [subprocess.Popen(WORKER, env=of(site), cwd=CLONE, stderr=subprocess.DEVNULL) for _ in range(2)]
    try:
        until(lambda: broker.exists(f"{site}:_kombu.binding.{site}"))
        assert [key for key in broker.scan_iter(f"{site}:*") if "pidbox" in key] == []
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.wait(20)
