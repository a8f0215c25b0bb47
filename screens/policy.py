"""How the room's board looks and sounds."""

from __future__ import annotations

from pokerroom.policy import OneOf, Setting, add, yes_no

THEMES = ("dark", "light", "contrast")


ACCENTS = ("blue", "green", "red", "gold", "violet")


def load() -> None:
    """Add them to the room's settings."""
    add(
        Setting("board_theme", "dark", "choice", None, "Board's theme", OneOf(THEMES)),
        Setting("accent", "blue", "choice", None, "Room's colour", OneOf(ACCENTS)),
        Setting("board_voice", False, "yes/no", None, "Board speaks", yes_no),
    )
