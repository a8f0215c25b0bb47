"""Every template can be read, and has nothing that the content security policy would stop in the browser."""

import re
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.template import TemplateSyntaxError
from django.template.loader import get_template

INLINE = re.compile(r"""<script(?![^>]*\bsrc=)|<style\b|\s(?:style|on[a-z]+|hx-on[:a-z-]*)=["']""")


class Command(BaseCommand):
    help = __doc__
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        troubles = in_folder(settings.BASE_DIR / "templates")
        if troubles:
            raise CommandError("\n".join(troubles))


def in_folder(folder: Path) -> list[str]:
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    return [f"{file}: {trouble}" for file in files for trouble in in_template(file, str(file.relative_to(folder)))]


def in_template(file: Path, name: str) -> list[str]:
    troubles = [f"inline {found.group().strip()}" for found in INLINE.finditer(file.read_text())]
    try:
        get_template(name)
    except TemplateSyntaxError as error:
        troubles.append(str(error))
    return troubles
