"""Every verb has one sentence, beside the command that records it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from django.conf import settings

from pokerroom.event_text import SENTENCES, says

APPS = ("pokerroom", "players", "tables", "waitlist", "floor", "promotions", "screens")
VERB = re.compile(
    r"(waitlist|tables|players|custody|approvals|games|policy|staff|room|pages)\.[a-z_]+|undone|overruled"
)
REGISTERS = {"says", "undoes", "nothing_to_undo"}


def recorded() -> set[str]:
    """Every verb that the source passes to anything but a registry."""
    root = Path(settings.BASE_DIR)
    files = [path for app in APPS for path in (root / app).rglob("*.py") if is_command(path.relative_to(root))]
    return {verb for path in files for verb in verbs_in(ast.parse(path.read_text()))}


def is_command(path: Path) -> bool:
    return "management" not in path.parts and ("commands" in path.parts or path.parts[0] == "pokerroom")


def verbs_in(tree: ast.AST) -> set[str]:
    """The verbs among the arguments of calls, `"a.verb" if … else "another"` and a variable set to one included."""
    registered = {
        id(argument)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in REGISTERS
        for argument in call.args
    }
    texts = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in registered)
    return {node.value for node in texts if isinstance(node.value, str) and VERB.fullmatch(node.value)}


def test_every_verb_that_is_recorded_has_a_sentence_and_no_sentence_is_without_a_verb():
    assert recorded() == set(SENTENCES)


def test_a_verb_has_one_sentence():
    with pytest.raises(ValueError, match=r"waitlist\.joined"):
        says("waitlist.joined")("{name}".format_map)
