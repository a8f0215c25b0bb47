"""A bar for commands that take a while, on a terminal only: in a log it would be noise."""

from __future__ import annotations

from typing import Any

WIDTH = 30


class Bar:
    """How much of it is done: ``toledo [#####.....] 120,000 of 300,000``."""

    def __init__(self, out: Any, name: str, whole: int) -> None:
        self.out, self.name, self.whole = out, name, whole
        self.shown = bool(out.isatty())

    def show(self, done: int) -> None:
        if self.shown:
            full = WIDTH * min(done, self.whole) // max(self.whole, 1)
            bar = "#" * full + "." * (WIDTH - full)
            self.out.write(f"\r{self.name} [{bar}] {done:,} of {self.whole:,}", ending="")

    def end(self) -> None:
        if self.shown:
            self.out.write("\r" + " " * (WIDTH + 60) + "\r", ending="")
