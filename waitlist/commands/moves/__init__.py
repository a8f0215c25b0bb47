"""Moves of those who sit: seat change, swap, table change, must-move, change of game (T12, T14, T47)."""

from waitlist.commands.moves.chairs import change_seat, swap
from waitlist.commands.moves.feeders import must_move
from waitlist.commands.moves.tables import change_game, change_table

__all__ = ["change_game", "change_seat", "change_table", "must_move", "swap"]
