"""A running room is taken over from a whiteboard, in one go (rules §7)."""

from floor.commands.take_over.board import Runs, Sits, Waits, Whiteboard
from floor.commands.take_over.entering import take_over

__all__ = ["Runs", "Sits", "Waits", "Whiteboard", "take_over"]
