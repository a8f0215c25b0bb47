"""manage.py check_names: every file of the apps is named with words of docs/glossary.md, or with Django's own."""

import re
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

GLOSSARY: Path = settings.BASE_DIR / "docs" / "glossary.md"
APPS = ("pokerroom", "players", "tables", "waitlist", "floor", "promotions", "screens")
DJANGO = frozenset(
    (
        "__init__",
        "apps",
        "models",
        "urls",
        "api_urls",
        "views",
        "forms",
        "fields",
        "reads",
        "queries",
        "commands",
        "api",
        "tasks",
        "rules",
        "refusals",
        "invariants",
        "policy",
        "lookup",
        "checks",
        "reading",
        "screen",
        "parts",
        "decorators",
        "middleware",
        "settings",
        "asgi",
        "wsgi",
        "base",
        "__main__",
    )
)


class Command(BaseCommand):
    help = "Hold file names against the glossary."

    def handle(self, *args: Any, **options: Any) -> None:
        known = words_of(GLOSSARY.read_text())
        strange = [str(path) for path in named_files() if not is_known(path.stem, known)]
        if strange:
            raise CommandError(f"Not a word of docs/glossary.md: {', '.join(strange)}.")


def words_of(text: str) -> frozenset[str]:
    """Every word of the glossary's tables, in singular."""
    rows = [line for line in text.lower().splitlines() if line.startswith("|")]
    return frozenset(singular(word) for row in rows for word in re.findall(r"[a-z]+", row.replace("_", " ")))


def named_files() -> list[Path]:
    paths = [path for app in APPS for path in (settings.BASE_DIR / app).rglob("*.py")]
    skipped = {"migrations", "management", "templatetags", "sample"}
    return [path.relative_to(settings.BASE_DIR) for path in paths if not skipped & set(path.parts)]


def is_known(stem: str, known: frozenset[str]) -> bool:
    return stem in DJANGO or all(singular(word) in known for word in stem.split("_"))


def singular(word: str) -> str:
    return word.removesuffix("s") if len(word) > 2 else word
