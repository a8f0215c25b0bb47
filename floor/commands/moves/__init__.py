"""Moves of those who sit: seat change, swap, table change, must-move, change of game (T12, T14, T47)."""

from floor.commands.moves.game_changes import change_game
from floor.commands.moves.must_moves import must_move
from floor.commands.moves.seat_changes import change_seat, swap
from floor.commands.moves.table_changes import change_table

__all__ = ["change_game", "change_seat", "change_table", "must_move", "swap"]
