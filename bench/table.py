"""Figures as a table that can be read without the code."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from dataclasses import dataclass

HEAD = ("", "what", "measured", "beside it, same run", "target", "")


@dataclass(frozen=True)
class Figure:
    """One measured thing. `met` None: no target, only told. `why`: what to say if it is missed."""

    point: str
    what: str
    measured: str
    beside: str = ""
    target: str = ""
    met: bool | None = None
    why: str = ""

    @property
    def missed(self) -> bool:
        return self.met is False

    @property
    def verdict(self) -> str:
        return "" if self.met is None else "met" if self.met else "MISSED"


def show(figures: Sequence[Figure]) -> str:
    rows = [HEAD, *(_row(figure) for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    lines.insert(1, "─" * max(map(len, lines)))
    reasons = [f"Missed: {figure.point} {figure.what}. {figure.why}" for figure in figures if figure.missed]
    return "\n".join(["", _machine(), *lines, *reasons])


def _row(figure: Figure) -> tuple[str, ...]:
    return figure.point, figure.what, figure.measured, figure.beside, figure.target, figure.verdict


def _machine() -> str:
    """A busy machine shows in every figure."""
    return f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the end, the bench's own included (1 to 3 alone)"


def percentile(values: Sequence[float], percent: float) -> float:
    """Nearest rank."""
    return sorted(values)[max(0, math.ceil(len(values) * percent / 100) - 1)]


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def spread(values: Sequence[float]) -> str:
    return f"p50 {ms(percentile(values, 50))}, p99 {ms(percentile(values, 99))}"
