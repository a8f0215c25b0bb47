"""manage.py fonts: write static/fonts from Source Sans Pro: what names are written in here, compressed for the web."""

from pathlib import Path
from shutil import copyfile
from typing import Any

import font_source_sans_pro
from django.conf import settings
from django.core.management.base import BaseCommand
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

SOURCE = Path(font_source_sans_pro.__file__).parent / "files"
WEIGHTS = ("Regular", "Semibold", "Bold")
# Its license reserves the name "Source" for Adobe's own files; what was cut out of one has another.
NAME = "Room Sans"
NAMED = (1, 3, 4, 6, 16)  # in a font's table of names: family, identifier, full name, PostScript's, typographic family
LETTERS = (
    (0x0020, 0x024F),  # Latin, with all accents of Europe
    (0x0300, 0x036F),  # accents that are typed apart
    (0x1E00, 0x1EFF),  # Vietnamese
    (0x2010, 0x205F),  # dashes, quotes, the ellipsis
    (0x20A0, 0x20BF),  # currencies
    (0x2100, 0x22FF),  # arrows, minus
    (0x2600, 0x27BF),  # suits, ticks
)


class Command(BaseCommand):
    help = "Write the fonts that pages load."

    def handle(self, *args: Any, **options: Any) -> None:
        folder = settings.BASE_DIR / "static" / "fonts"
        folder.mkdir(exist_ok=True)
        copyfile(SOURCE / "LICENSE.txt", folder / "LICENSE.txt")
        for weight in WEIGHTS:
            cut(SOURCE / f"SourceSansPro-{weight}.otf", folder / f"{weight.lower()}.woff2")


def cut(source: Path, target: Path) -> None:
    font = TTFont(source, recalcTimestamp=False)
    subsetter = Subsetter(Options(layout_features=["kern", "mark", "mkmk", "ccmp", "locl"], notdef_outline=True))
    subsetter.populate(unicodes=[letter for first, last in LETTERS for letter in range(first, last + 1)])
    subsetter.subset(font)
    rename(font)
    font.flavor = "woff2"
    font.save(target)


def rename(font: TTFont) -> None:
    for entry in font["name"].names:
        if entry.nameID in NAMED:
            entry.string = renamed(str(entry))
    outlines = font["CFF "].cff
    outlines.fontNames = [renamed(name) for name in outlines.fontNames]
    outlines[0].FullName, outlines[0].FamilyName = renamed(outlines[0].FullName), renamed(outlines[0].FamilyName)


def renamed(said: str) -> str:
    return said.replace("SourceSansPro", NAME.replace(" ", "")).replace("Source Sans Pro", NAME)
