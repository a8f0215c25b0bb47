"""A running room is taken over from a whiteboard, in one go (rules §7)."""

from floor.commands.take_over.board import Kept, Runs, Sits, Waits, Whiteboard
from floor.commands.take_over.entering import Rehearsal, rehearse, take_over

__all__ = ["Kept", "Rehearsal", "Runs", "Sits", "Waits", "Whiteboard", "rehearse", "take_over"]
