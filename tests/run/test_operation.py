"""docs/operation.md and docs/running.md name commands, targets, files and variables that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.core.management import get_commands

from pokerroom.run.places import CLONE

PAGES = [CLONE / "docs" / name for name in ("operation.md", "running.md")]


def found(pattern: str, page: Path) -> set[str]:
    return set(re.findall(pattern, page.read_text()))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
class TestPage:
    def test_every_command_of_manage_py_is_there(self, page):
        assert found(r"manage\.py ([a-z_]+)", page) <= set(get_commands())

    def test_every_target_of_make_is_there(self, page):
        targets = set(re.findall(r"^([a-z]+):", (CLONE / "Makefile").read_text(), re.MULTILINE))
        assert found(r"`(?:[A-Z_]+=\S+ )*make ([a-z]+)", page) <= targets

    def test_every_file_is_there(self, page):
        named = found(r"(deploy/[\w.@-]+|docs/[\w-]+\.md|pokerroom/run/\w+\.py|requirements[\w-]*\.txt)", page)
        assert {name for name in named if not (CLONE / name).exists()} == set()

    def test_every_link_leads_somewhere(self, page):
        for link in found(r"\]\(([^)]+)\)", page):
            name, _, heading = link.partition("#")
            target = page.parent / name if name else page
            headings = re.findall(r"^#+ (.+)$", target.read_text(), re.MULTILINE)
            slugs = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in headings}
            assert not heading or heading in slugs, link


def test_every_variable_of_the_environment_file_is_explained():
    explained = set(re.findall(r"`([A-Z_]{4,})`", (CLONE / "docs" / "running.md").read_text()))
    set_there = set(re.findall(r"^#?([A-Z_]+)=", (CLONE / "deploy" / "pokerroom.env").read_text(), re.MULTILINE))
    assert set_there <= explained


def test_every_file_of_deploy_is_explained():
    told = (CLONE / "docs" / "operation.md").read_text()
    for file in (CLONE / "deploy").iterdir():
        assert file.name in told or file.stem.rstrip("@") in told, file.name
