"""Committed data. The guards refuse to be emptied, so they are asked to look away when a test is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.db import connection


@pytest.fixture
def guards_again(django_db_blocker: Any) -> Iterator[None]:
    yield
    with django_db_blocker.unblock():
        connection.close()


@pytest.fixture(autouse=True)
def committed(guards_again: None, transactional_db: None) -> Iterator[None]:
    yield
    with connection.cursor() as cursor:
        cursor.execute("SET session_replication_role = replica")
