"""manage.py migration_digests [--check]: what each migration that landed was, so that none is edited afterwards.

Somebody may have run it: an edited one would leave their database without what the code expects, and say nothing.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from django.apps import apps
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

BASE_DIR: Path = settings.BASE_DIR
FILE = BASE_DIR / "migrations.sha256"  # `sha256sum --check migrations.sha256` reads it too


class Command(BaseCommand):
    help = "Note the digests of new migrations, or check that none of those noted was changed or removed."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true", help="refuse new ones as well")

    def handle(self, *args: Any, check: bool, **options: Any) -> None:
        landed, there = noted(FILE.read_text()), migrations()
        changed = [path for path, digest in landed.items() if there.get(path) != digest]
        if changed:
            raise CommandError(f"Landed and never edited: {', '.join(changed)}. Put it back and add another.")
        new = {path: digest for path, digest in there.items() if path not in landed}
        if check and new:
            raise CommandError(f"New: {', '.join(new)}. When it is right, note it: manage.py migration_digests")
        with FILE.open("a") as file:
            file.writelines(f"{digest}  {path}\n" for path, digest in new.items())
        self.stdout.write("".join(f"Noted: {path}\n" for path in new), ending="")


def noted(text: str) -> dict[str, str]:
    """File → digest, as they stand in the file; `#` begins a line that names a release."""
    lines = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    return {path: digest for digest, path in lines}


def migrations() -> dict[str, str]:
    """File → digest of each migration of our own apps."""
    ours = [Path(config.path) for config in apps.get_app_configs() if Path(config.path).parent == BASE_DIR]
    files = sorted(file for folder in ours for file in (folder / "migrations").glob("[0-9]*.py"))
    return {str(file.relative_to(BASE_DIR)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}
