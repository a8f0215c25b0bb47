"""What calls itself the one place is one: a status, an amount that is read, a seat found by its numbers."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

READS = {"queries", "reads"}  # they show a row as it is at a moment, and write nothing
APPS = ("pokerroom", "players", "tables", "waitlist", "floor", "promotions", "screens")

# The field that tells where a row is in its life → the files that may set it.
AUTHORS = {
    "status": {"waitlist/commands/entry_changes.py", "tables/commands/tables.py", "pokerroom/api/keys.py"},
    "outcome": {"waitlist/commands/calls/open_calls.py", "pokerroom/approvals.py"},
    "state": {
        "floor/commands/requests.py",
        "tables/commands/requests.py",
        "waitlist/commands/pages.py",
        "pokerroom/standby.py",
    },
    "ended_as": {"tables/commands/absences.py", "tables/commands/custody.py"},
}


def sources() -> Iterator[tuple[str, ast.Module]]:
    for app in APPS:
        for path in (settings.BASE_DIR / app).rglob("*.py"):
            if "migrations" not in path.parts:
                yield str(path.relative_to(settings.BASE_DIR)), ast.parse(path.read_text())


def sets(tree: ast.Module, field: str) -> bool:
    """Whether a module assigns this attribute, or writes this column by `update`."""
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else []
        names = [name for target in targets for name in ast.walk(target)]
        if any(isinstance(name, ast.Attribute) and name.attr == field for name in names):
            return True
        writes = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "update"
        if writes and any(keyword.arg == field for keyword in node.keywords):
            return True
    return False


@pytest.mark.parametrize("field", AUTHORS)
def test_a_status_has_one_author(field):
    writers = {path for path, tree in sources() if sets(tree, field) and not READS & set(Path(path).parts)}
    assert writers <= AUTHORS[field]


def calls(tree: ast.Module, *names: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id in names for node in ast.walk(tree))


def test_an_amount_that_somebody_typed_is_read_in_one_place():
    """`cents_of` reads it, with one maximum; nothing else makes cents of text."""
    decimals = {path for path, tree in sources() if calls(tree, "Decimal")}
    assert {path for path in decimals if path.startswith(("screens/", "floor/"))} == set()


def test_a_seat_is_found_by_its_numbers_in_one_place():
    def looks(tree: ast.Module) -> bool:
        wanted = {"table__number", "number"}
        found = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
        return any(wanted <= {keyword.arg for keyword in node.keywords} for node in found)

    assert {path for path, tree in sources() if looks(tree)} == {"tables/queries/named.py"}


def test_why_a_name_stands_there_is_said_in_one_place():
    """The rule's sentence is asked for by one read, which every screen and the API take."""

    def asks(tree: ast.Module) -> bool:
        taken = (
            node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "waitlist.rules"
        )
        return any(name.name == "why" for node in taken for name in node.names)

    assert {path for path, tree in sources() if asks(tree)} == {"waitlist/queries/reasons.py"}
