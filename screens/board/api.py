"""The public display."""

from __future__ import annotations

from pokerroom.api.base import Ask, get
from screens.board.reads.public import BoardShape, public_board


@get(answers=BoardShape)
def board(ask: Ask) -> BoardShape:
    """What the public display shows. No log-in."""
    return public_board(ask.room, ask.at)
