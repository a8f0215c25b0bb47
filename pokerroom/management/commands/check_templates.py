"""Every template can be read, has nothing that the content security policy would stop, and names no shape twice."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.template import TemplateSyntaxError
from django.template.loader import get_template

INLINE = re.compile(r"""<script(?![^>]*\bsrc=)|<style\b|\s(?:style|on[a-z]+|hx-on[:a-z-]*)=["']""")
SHAPE = re.compile(r'<symbol id="([^"]+)"')


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
    text = file.read_text()
    troubles = [f"inline {found.group().strip()}" for found in INLINE.finditer(text)]
    troubles += [f"two shapes are named {name}" for name, times in Counter(SHAPE.findall(text)).items() if times > 1]
    try:
        get_template(name)
    except TemplateSyntaxError as error:
        troubles.append(str(error))
    return troubles
