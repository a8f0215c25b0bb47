"""manage.py rules [--check]: write docs/rules.md from the rulebook, the policy's settings and the tests' marks."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from pokerroom.policy import SETTINGS
from pokerroom.rulebook import DEALER, LATER, SOFTWARE, Rule, rules

HEAD = """# The house's rules, and where each one lives

Written by `manage.py rules`; a check compares. Our own words; the numbers are those of the house's documents.
`—` stands where a rule has no setting.

| rule | in our words | settings of the policy | test |
|---|---|---|---|
"""
NO_TEST = {DEALER: "the dealer's and the floor's business at the table", LATER: "a later issue"}


class Command(BaseCommand):
    help = "Write docs/rules.md, or check that it is as the code says."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true")

    def handle(self, *args: Any, check: bool, **options: Any) -> None:
        path = settings.BASE_DIR / "docs" / "rules.md"
        tests = marked(settings.BASE_DIR / "tests")
        lacking = [rule.number for rule in rules() if rule.about == SOFTWARE and rule.number not in tests]
        if lacking:
            raise CommandError(f"Rules of the software without a test named after them: {', '.join(lacking)}.")
        text = HEAD + "".join(row(rule, tests) for rule in rules())
        if check and (not path.exists() or path.read_text() != text):
            raise CommandError("docs/rules.md is not as the code says: run manage.py rules.")
        if not check:
            path.write_text(text)


def row(rule: Rule, tests: dict[str, list[str]]) -> str:
    settings = [f"`{setting.key}`" for setting in SETTINGS.values() if setting.rule == rule.number]
    where = "<br>".join(tests.get(rule.number, [])) or NO_TEST[rule.about]
    return f"| {rule.number} | {rule.words} | {'<br>'.join(settings) or '—'} | {where} |\n"


def marked(folder: Path) -> dict[str, list[str]]:
    """Rule number → the tests that carry its mark, read from the source."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        for name, number in _marks(ast.parse(path.read_text())):
            found[number].append(f"`{path.relative_to(folder.parent)}::{name}`")
    return found


def _marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from ((node.name, str(arg.value)) for arg in mark.args if isinstance(arg, ast.Constant))
