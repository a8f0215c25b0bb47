"""What follows at the end of every command, whichever app it belongs to: hooks in a fixed order."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from pokerroom.turn.state import Turn


class Stage(IntEnum):
    """In which order the hooks run."""

    ENDS = 1  # absences that are over
    OFFERS = 2  # seats that came free
    STARTS = 3  # tables whose players sit
    REFRESHES = 4  # screens that show any of this


Hook = Callable[[Turn], None]
HOOKS: list[tuple[Stage, Hook]] = []


def after_command(stage: Stage, hook: Hook) -> None:
    """Register what follows at the end of every turn."""
    HOOKS.append((stage, hook))
    HOOKS.sort(key=lambda entry: entry[0])
