"""How the room's board looks and sounds."""

from __future__ import annotations

from pokerroom.policy import Figure, OneOf, add, yes_no

THEMES = ("dark", "light", "contrast")


ACCENTS = ("blue", "green", "red", "gold", "violet")


def load() -> None:
    """Add them to the room's figures."""
    add(
        Figure("board_theme", "dark", "choice", None, "Board's theme", OneOf(THEMES), False),
        Figure("accent", "blue", "choice", None, "Room's colour", OneOf(ACCENTS), False),
        Figure("board_voice", False, "yes/no", None, "Board speaks", yes_no, False),
    )
