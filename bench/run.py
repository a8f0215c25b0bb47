"""The points of the bench, one after the other, and their figures as one table."""

from importlib import import_module

from bench.house import house
from bench.table import Figure, show

# They are loaded late: they need Django set up.
POINTS = {"a": "bench.hosts", "b": "bench.streams", "c": "bench.deadlines", "d": "bench.sizes"}


def run(points: list[str]) -> int:
    """Answers 1 if a target was missed."""
    found: list[Figure] = []
    with house(_say):
        for point in points:
            _say(f"Measuring {point} …")
            found += import_module(POINTS[point]).figures()
            _say(show(found))
    return int(any(figure.missed for figure in found))


def _say(line: str) -> None:
    print(line, flush=True)
