"""What the migrations make of an empty database, kept in a file: `manage.py schema` writes it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from pokerroom.schema.parts import Part

FILE = Path(__file__).parent / "expected.tsv"


@cache
def expected() -> frozenset[Part]:
    return frozenset(Part(*line.split("\t")) for line in FILE.read_text().splitlines())


def text(parts: Iterable[Part]) -> str:
    """One part a line, in order, as the file has them."""
    return "".join("\t".join(part) + "\n" for part in sorted(parts))
