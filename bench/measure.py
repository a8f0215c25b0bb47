"""What something costs: its time and its queries, taken back afterwards."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

from django.db import connection, transaction


def measured(*acts: Callable[[], object], times: int) -> list[tuple[float, int]]:
    """Median time and number of queries of each; taken in turns, so that a busy moment hits all alike."""
    runs = [[_once(act) for act in acts] for _ in range(times)]
    return [(statistics.median(took for took, _ in act), act[-1][1]) for act in zip(*runs, strict=True)]


def _once(act: Callable[[], object]) -> tuple[float, int]:
    sent = 0

    def count(execute: Callable[..., Any], *statement: Any) -> Any:
        nonlocal sent
        sent += 1
        return execute(*statement)

    with transaction.atomic(), connection.execute_wrapper(count):
        since = time.perf_counter()
        act()
        took = time.perf_counter() - since
        transaction.set_rollback(True)
    return took, sent
