"""How many rows a read looks at, whatever it answers: the measure of what grows with a room and what does not."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from django.db import connection, transaction

LOOKED_AT = ("Actual Rows", "Rows Removed by Filter", "Rows Removed by Index Recheck")


def rows_read(act: Callable[[], object]) -> int:
    """By all its SELECTs together; what it changes is taken back."""
    sent: list[tuple[str, Any]] = []

    def note(execute: Callable[..., Any], sql: str, params: Any, *rest: Any) -> Any:
        if sql.startswith("SELECT"):
            sent.append((sql, params))
        return execute(sql, params, *rest)

    with transaction.atomic():
        with connection.execute_wrapper(note):
            act()
        found = sum(_rows_of(*statement) for statement in sent)
        transaction.set_rollback(True)
    return found


def _rows_of(sql: str, params: Any) -> int:
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN (ANALYZE, FORMAT JSON) {sql}", params)
        [said] = cursor.fetchone()
    plans = json.loads(said) if isinstance(said, str) else said
    return round(_of_node(plans[0]["Plan"]))


def _of_node(node: dict[str, Any]) -> float:
    own = sum(node.get(name, 0) for name in LOOKED_AT) * node["Actual Loops"] if "Relation Name" in node else 0
    return float(own) + sum(map(_of_node, node.get("Plans", [])))
