"""Every template can be read, has nothing that the content security policy would stop, no line that is too long, and
names no shape twice. A component is styled in one style sheet."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.template import TemplateSyntaxError
from django.template.loader import get_template

INLINE = re.compile(r"""<script(?![^>]*\bsrc=)|<style\b|\s(?:style|on[a-z]+|hx-on[:a-z-]*)=["']""")
SHAPE = re.compile(r'<symbol id="([^"]+)"')
LONGEST = 120  # characters in a line

FOUNDATION = {"tokens.css", "base.css"}  # what every component stands on
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SELECTORS = re.compile(r"([^{};]+)\{")
BETWEEN = re.compile(r",(?![^(]*\))")
CLASS = re.compile(r"\.(-?[_a-z][\w-]*)", re.IGNORECASE)
OF_THE_PAGE = {"not-live", "htmx-request"}  # states that any component may stand in; none themselves


class Command(BaseCommand):
    help = __doc__
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        troubles = in_folder(settings.BASE_DIR / "templates") + in_sheets(settings.BASE_DIR / "static" / "css")
        if troubles:
            raise CommandError("\n".join(troubles))


def in_folder(folder: Path) -> list[str]:
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    return [f"{file}: {trouble}" for file in files for trouble in in_template(file, str(file.relative_to(folder)))]


def in_template(file: Path, name: str) -> list[str]:
    text = file.read_text()
    troubles = [f"inline {found.group().strip()}" for found in INLINE.finditer(text)]
    troubles += [f"two shapes are named {name}" for name, times in Counter(SHAPE.findall(text)).items() if times > 1]
    lengths = enumerate(map(len, text.splitlines()), 1)
    troubles += [f"line {number} has {long} characters" for number, long in lengths if long > LONGEST]
    try:
        get_template(name)
    except TemplateSyntaxError as error:
        troubles.append(str(error))
    return troubles


def in_sheets(folder: Path) -> list[str]:
    """Components that two style sheets of this folder style."""
    sheets: dict[str, set[str]] = defaultdict(set)
    for file in folder.glob("*.css"):
        for component in components(file.read_text()) if file.name not in FOUNDATION else ():
            sheets[component].add(file.name)
    return [f".{name} is styled in {' and '.join(sorted(on))}" for name, on in sorted(sheets.items()) if len(on) > 1]


def components(css: str) -> Iterator[str]:
    """The component of each selector: its first class, `.row` in `li.row.called > .name`."""
    for selectors in SELECTORS.findall(COMMENT.sub("", css)):
        if not selectors.strip().startswith("@"):
            for selector in BETWEEN.split(selectors):
                yield from [name for name in CLASS.findall(selector) if name not in OF_THE_PAGE][:1]
