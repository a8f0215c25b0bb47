"""The points of the bench, one after the other, and their figures as one table."""

from importlib import import_module

from bench.house import house
from bench.table import Figure, show

# They are loaded late: they need Django set up.
POINTS = {
    "a": "bench.hosts",
    "b": "bench.streams",
    "c": "bench.deadlines",
    "d": "bench.sizes",
    "e": "bench.floor",
    "f": "bench.growth",
}


def run(points: list[str]) -> None:
    """What is missed is told, not judged: a busy machine is no fault of the room's."""
    found: list[Figure] = []
    with house(_say):
        for point in points:
            _say(f"Measuring {point} …")
            figures = import_module(POINTS[point]).figures()
            _say(show(figures))
            found += figures
    if len(points) > 1:
        _say(show(found))


def _say(line: str) -> None:
    print(line, flush=True)
