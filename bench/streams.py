"""(b) 1,000 open streams: from a commit to every screen told, beside two rivals."""

from bench.live import Row, run
from bench.table import Figure

WHY = "A thousand sockets are written to one after the other, on the core that also reads them here."


def figures() -> list[Figure]:
    return [_figure(row) for row in run()]


def _figure(row: Row) -> Figure:
    met = row.ok if row.target else None
    return Figure("b", row.name, f"{row.value:.1f} {row.unit}", row.comparison, row.target, met, WHY)
