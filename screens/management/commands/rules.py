"""manage.py rules [--check]: write docs/rules.md and docs/policy.md from rulebook, settings and the tests' marks."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from pokerroom.policy import SETTINGS, Setting
from screens.parts.rulebook import DEALER, LATER, SOFTWARE, Rule, rules

HEAD = """# The house's rules, and where each one lives

Written by `manage.py rules`; a check compares. Our own words; the numbers are those of the house's documents.
`—` stands where a rule has no setting.

| rule | in our words | settings of the policy | test |
|---|---|---|---|
"""
POLICY_HEAD = """# Every setting of a room

Written by `manage.py rules`; a check compares. A table's own setting goes before its game's, its game's before
the room's; where nothing is set, the default holds. `ours`: the house's documents give
none; the default is the room's own choice.

| setting | key | default | set for | rule |
|---|---|---|---|---|
"""
NO_TEST = {DEALER: "the dealer's and the floor's business at the table", LATER: "a later issue"}


class Command(BaseCommand):
    help = "Write docs/rules.md and docs/policy.md, or check that they are as the code says."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true")

    def handle(self, *args: Any, check: bool, **options: Any) -> None:
        tests = marked(settings.BASE_DIR / "tests")
        lacking = [rule.number for rule in rules() if rule.about == SOFTWARE and rule.number not in tests]
        if lacking:
            raise CommandError(f"Rules of the software without a test named after them: {', '.join(lacking)}.")
        pages = {
            "rules.md": HEAD + "".join(row(rule, tests) for rule in rules()),
            "policy.md": POLICY_HEAD + "".join(map(setting_row, SETTINGS.values())),
        }
        for name, text in pages.items():
            self.write(settings.BASE_DIR / "docs" / name, text, check=check)

    def write(self, path: Path, text: str, *, check: bool) -> None:
        if not check:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            raise CommandError(f"docs/{path.name} is not as the code says: run manage.py rules.")


def setting_row(setting: Setting) -> str:
    layers = ", ".join(name for name in ("room", "game", "table") if name in setting.layers)
    rule = setting.rule or "—"
    source = rule if setting.house else f"{rule} (ours)" if setting.rule else "ours"
    return f"| {setting.label} | `{setting.key}` | {setting.says(setting.default)} | {layers} | {source} |\n"


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
