"""File names are words of the glossary: a stranger finds each thing where its name says."""

from __future__ import annotations

import re

from django.conf import settings
from django.core.management import call_command

from pokerroom.management.commands.check_names import is_known, words_of

GLOSSARY = "| word | in code | means |\n| lock-up, open seat | `Seat.locked_for` | a seat kept for one player |"


def test_every_file_is_named_by_the_glossary():
    call_command("check_names")


def test_a_word_that_nobody_would_look_for_is_refused():
    known = words_of(GLOSSARY)
    assert [is_known(name, known) for name in ("lock_ups", "open_seats", "models")] == [True, True, True]
    assert [is_known(name, known) for name in ("goers", "lock_steps")] == [False, False]


def test_what_is_not_in_a_table_is_no_entry():
    assert not is_known("stranger", words_of("A stranger reads this.\n" + GLOSSARY))


def test_the_index_of_the_architecture_names_files_that_are_there():
    text = (settings.BASE_DIR / "docs" / "architecture.md").read_text()
    index = text.partition("## Where do I find")[2].partition("\n## ")[0]
    named = re.findall(r"`([a-z_/.]+/[a-z_/.]*)`", index)
    assert len(named) >= 20
    assert [path for path in named if not (settings.BASE_DIR / path).exists()] == []
