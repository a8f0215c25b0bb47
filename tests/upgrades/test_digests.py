"""A migration that landed is never edited: its digest is in migrations.sha256, and `make check` compares."""

from __future__ import annotations

import pytest
from django.core.management import CommandError, call_command

from pokerroom.management.commands import migration_digests
from pokerroom.management.commands.migration_digests import FILE, noted

LANDED = "waitlist/migrations/0001_initial.py"


@pytest.fixture
def file(tmp_path, monkeypatch):
    """A copy, to change: the digests of a file that says otherwise are those of an edited migration."""
    copy = tmp_path / "migrations.sha256"
    copy.write_text(FILE.read_text())
    monkeypatch.setattr(migration_digests, "FILE", copy)
    return copy


def test_every_migration_is_noted_as_it_is():
    call_command("migration_digests", "--check")


@pytest.mark.parametrize("arguments", [(), ("--check",)])
def test_an_edited_one_is_refused(file, arguments):
    digest = noted(file.read_text())[LANDED]
    file.write_text(file.read_text().replace(digest, "0" * 64))
    with pytest.raises(CommandError, match=f"Landed and never edited: {LANDED}"):
        call_command("migration_digests", *arguments)


def test_one_that_is_gone_is_refused(file):
    file.write_text(file.read_text() + "0" * 64 + "  waitlist/migrations/0099_gone.py\n")
    with pytest.raises(CommandError, match="0099_gone"):
        call_command("migration_digests", "--check")


def test_a_new_one_is_refused_until_it_is_noted(file):
    before = file.read_text()
    file.write_text("".join(line for line in before.splitlines(keepends=True) if LANDED not in line))
    with pytest.raises(CommandError, match=f"New: {LANDED}"):
        call_command("migration_digests", "--check")
    call_command("migration_digests")
    assert noted(file.read_text()) == noted(before)
