"""What follows at the end of every command, whichever app it belongs to: hooks in a fixed order."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from django.db import transaction

from pokerroom import set_aside
from pokerroom.turn.state import Turn


class Stage(IntEnum):
    """In which order the hooks run."""

    ENDS = 1  # absences that are over
    OFFERS = 2  # seats that came free
    STARTS = 3  # tables whose players sit
    REQUESTS = 4  # what waits for approval and is not as it was
    REFRESHES = 5  # screens that show any of this


Hook = Callable[[Turn], None]
HOOKS: list[tuple[Stage, Hook]] = []


def after_command(stage: Stage, hook: Hook) -> None:
    """Register what follows at the end of every turn."""
    HOOKS.append((stage, hook))
    HOOKS.sort(key=lambda entry: entry[0])


def run_hooks(turn: Turn) -> None:
    """All hooks in one savepoint; only if one raises, each in its own, and the one that raised is set aside."""
    if turn.room.has_set_aside or not _run_together(turn):
        not_yet = set_aside.not_yet(turn)
        for _, hook in HOOKS:
            if (hook.__name__, 0) not in not_yet:
                with set_aside.guarded(turn, hook.__name__):
                    hook(turn)


def _run_together(turn: Turn) -> bool:
    """False, and nothing done, if any of them raised."""
    mark = turn.mark()
    try:
        with transaction.atomic():
            for _, hook in HOOKS:
                hook(turn)
            if turn.has_more_events_than(mark):
                set_aside.check_constraints()
    except Exception:
        if set_aside.database_is_gone():
            raise
        turn.go_back_to(mark)
        return False
    return True
